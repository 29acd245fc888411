import { setTimeout as sleep } from 'node:timers/promises';
import type { IngestedVersion } from '@memory/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMemory, startMemory } from './testing/running-memory.ts';

/** More of them: `MEMORY_PROPERTY_RUNS`; others: `MEMORY_PROPERTY_SEED`. */
const numRuns = Number(process.env.MEMORY_PROPERTY_RUNS ?? 10);

let memory: RunningMemory;
beforeAll(async () => {
  memory = await startMemory();
});
afterAll(() => memory?.close());

const sentences = [
  'Ann Lee is the CEO of Acme Robotics.',
  'Bob Smith is the CEO of Acme Robotics.',
  'Bob Smith became CEO of Acme Robotics in 2015.',
  'Ann Lee stepped down as CEO of Acme Robotics in 2016.',
  'Ann Lee joined Beta Labs in 2017.',
  'Ann Lee left Beta Labs in 2019.',
  'Acme Robotics does not use Kafka.',
  'Acme Robotics uses Kafka.',
  'Reuters reported that Acme Robotics acquired Beta Labs.',
  'Bob Smith married Cleo Park in 2018.',
  'Ann Lee is married to Bob Smith.',
  'Acme Robotics is headquartered in Berlin.',
  'Acme Robotics is headquartered in Rome.',
  'Cleo Park was born in Paris.',
  'Cleo Park was born in Rome.',
] as const;

/** Four sources: two that keep what they said, two whose newest version is all that they say. */
const SOURCES = 4;
const isLiving = (source: number) => source >= SOURCES / 2;
/** Said by one source alone, so that it can be looked for when that source is gone. */
const marks = ['Ulla Brandt', 'Iris Novak', 'Otto Keller', 'Edna Vargas'] as const;
const marked = (source: number) => marks[source] ?? '';

type Action =
  | { what: 'send'; source: number; year: number; claims: readonly string[] }
  | { what: 'again'; source: number }
  | { what: 'delete'; source: number };

const source = fc.nat({ max: SOURCES - 1 });
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('send' as const),
      source,
      year: fc.integer({ min: 2014, max: 2021 }),
      claims: fc.uniqueArray(fc.constantFrom(...sentences), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('again' as const), source }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('delete' as const), source }) },
);
const history = fc.array(action, { minLength: 3, maxLength: 8 });

/** What the deployment is told, source by source. */
class Teller {
  readonly #last = new Map<
    number,
    { text: string; parameters: Record<string, string>; version: IngestedVersion }
  >();

  async tell(one: Action): Promise<void> {
    const last = this.#last.get(one.source);
    if (one.what === 'delete') {
      if (last === undefined) return;
      await memory.forget(last.version);
      this.#last.delete(one.source);
    } else if (one.what === 'again') {
      if (last === undefined) return;
      const { body } = await memory.client.ingest(last.text, last.parameters);
      expect(body).toMatchObject({ created: false, version_id: last.version.version_id });
    } else {
      const text = `${marked(one.source)} works at Zephyr Mills. ${one.claims.join(' ')}\n`;
      const parameters = {
        source_kind: 'wiki',
        source_ref: `s${one.source}`,
        versioning_mode: isLiving(one.source) ? 'living' : 'snapshot',
        source_modified_at: new Date(Date.UTC(one.year, 0, 1)).toISOString(),
      };
      const [version] = await memory.remember({ text, parameters });
      if (version === undefined) throw new Error('nothing was sent');
      this.#last.set(one.source, { text, parameters, version });
    }
  }

  versionOf(source: number): IngestedVersion | undefined {
    return this.#last.get(source)?.version;
  }
}

async function clear(): Promise<void> {
  const { sql } = memory;
  await sql`delete from memory.facts`;
  await sql`delete from memory.transcript`;
  await sql`delete from memory.entity_mentions`;
  await sql`delete from memory.pipeline_work`;
  await sql`delete from memory.versions`;
  await sql`delete from memory.documents`;
  await sql`delete from memory.contents`;
  await sql`delete from memory.entities`;
  await sql`delete from p1.postings`;
  await sql`delete from p1.vectors`;
  await sql`delete from p1.corpus`;
}

/** A deployment of its own for a history: everything that it is told, and who told it. */
async function live(actions: readonly Action[]): Promise<Teller> {
  await clear();
  const teller = new Teller();
  for (const one of actions) await teller.tell(one);
  return teller;
}

/** What is held, by names instead of ids. */
async function held(): Promise<unknown[]> {
  return [
    ...(await memory.sql`
      select f.kind, f.label, f.evidence_count, f.support, f.valid_from, f.valid_until, f.valid_precision, f.is_negated, f.attributed_to,
             (select array_agg(o.label order by o.label collate "C") from memory.facts o
               where o.contradiction_group = f.contradiction_group and o.invalidated_at is null) as sides
        from memory.facts f where f.invalidated_at is null
       order by f.label collate "C", f.support, f.valid_from nulls first, f.valid_until nulls first, f.evidence_count`),
  ];
}

/** Facts whose supporters are not exactly the claims that are live and say so. */
async function miscounted(): Promise<unknown[]> {
  return [
    ...(await memory.sql`
      select f.label, f.evidence_count, count(distinct s.claim_id)::int as supporting
        from memory.facts f left join memory.statements s on s.fact_id = f.fact_id and s.is_live and s.stance = 'supports'
       where f.invalidated_at is null group by f.fact_id
      having f.evidence_count <> count(distinct s.claim_id) or (f.support = 'current') <> (count(distinct s.claim_id) > 0)`),
    ...(await memory.sql`
      select c.claim_text, s.is_live, v.testimony, v.deleted_at
        from memory.statements s join memory.claims c using (claim_id) join memory.versions v on v.version_id = c.version_id
       where s.is_live <> (c.is_current and c.grounding = 'held' and v.deleted_at is null and v.testimony = 'current')`),
    ...(await memory.sql`
      select e.canonical_name, e.live_mentions from memory.entities e
       where e.live_mentions <> (select count(*) from memory.entity_mentions m where m.entity_id = e.entity_id and m.is_live)`),
  ];
}

type State = Record<string, unknown> & { fact_id: string; closed_reason: string | null };

/** What holds and cannot be found by its words, and the other way round. */
async function misplaced(): Promise<unknown[]> {
  return [
    ...(await memory.sql`
      with wanted as (
        select entity_id as item_id, 'entity' as kind, profile as text from memory.entities where live_mentions > 0 and merged_into is null
        union all
        select fact_id, 'fact', label from memory.facts where invalidated_at is null
      ), found as (
        select distinct item_id, 'entity' as kind from p1.postings_entity
        union all
        select distinct item_id, 'fact' from p1.postings_fact
      )
      select kind, wanted.text, found.item_id is null as missing
        from wanted full join found using (kind, item_id)
       where wanted.item_id is null or found.item_id is null`),
  ];
}

/** The transcript from its beginning, row by row: the facts and the merged names that it leads to, against those held. */
async function replay(): Promise<{ replayed: unknown; stored: unknown }> {
  const { sql } = memory;
  const rows = await sql<
    {
      subject_kind: string;
      subject_id: string;
      outcome: string;
      related_id: string | null;
      features: State | null;
    }[]
  >`select subject_kind, subject_id, outcome, related_id, features from memory.transcript order by decided_at, entry_id`;
  const facts = new Map<string, State>();
  const merged = new Map<string, string>();
  for (const row of rows) {
    if (row.subject_kind !== 'entity') {
      if (row.features !== null) facts.set(row.subject_id, row.features);
    } else if (row.outcome === 'merged') merged.set(row.subject_id, row.related_id ?? '');
    else merged.delete(row.subject_id);
  }
  const stored = await sql<{ state: State }[]>`
    select to_jsonb(f) - '{ingested_at,invalidated_at}'::text[] || jsonb_build_object('statement_key', statement_key::text) as state from memory.facts f where f.invalidated_at is null`;
  const joined = await sql<{ entity_id: string; merged_into: string }[]>`
    select entity_id, merged_into from memory.entities where merged_into is not null`;
  return {
    replayed: {
      facts: canonical([...facts.values()].filter((fact) => fact.closed_reason === null)),
      merged: [...merged].sort(),
    },
    stored: {
      facts: canonical(stored.map((row) => row.state)),
      merged: joined.map((row) => [row.entity_id, row.merged_into]).sort(),
    },
  };
}

/** In one order and spelling. Labels follow the names of things, which are decided elsewhere. */
function canonical(states: readonly State[]): unknown[] {
  const time = (value: unknown) => (typeof value === 'string' ? new Date(value).getTime() : null);
  return [...states]
    .sort((a, b) => (a.fact_id < b.fact_id ? -1 : 1))
    .map(({ label: _label, valid_from, valid_until, ...rest }) => ({
      ...rest,
      valid_from: time(valid_from),
      valid_until: time(valid_until),
    }));
}

/** The actions of each source in their order, the sources among each other in another. */
function shuffled(actions: readonly Action[], pick: () => number): Action[] {
  const queues = Array.from({ length: SOURCES }, (_, at) => actions.filter((one) => one.source === at));
  const result: Action[] = [];
  while (result.length < actions.length) {
    const waiting = queues.filter((queue) => queue.length > 0);
    const next = waiting[pick() % waiting.length]?.shift();
    if (next !== undefined) result.push(next);
  }
  return result;
}

describe('whatever was ingested, replaced, sent again and deleted', () => {
  it('the facts held do not depend on the order of arrival, count the live claims, and follow from the transcript', async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.infiniteStream(fc.nat()), async (actions, random) => {
        await live(actions);
        const first = await held();
        expect(await miscounted()).toEqual([]);
        const { replayed, stored } = await replay();
        expect(replayed).toEqual(stored);
        await live(shuffled(actions, () => random.next().value ?? 0));
        expect(await held()).toEqual(first);
      }),
      { numRuns },
    );
  }, 600_000);

  it('a deleted document leaves what would be held without it, and is seen through no read', async () => {
    await fc.assert(
      fc.asyncProperty(history, source, async (actions, gone) => {
        await live(actions.filter((one) => one.source !== gone));
        const without = await held();
        const teller = await live([
          ...actions,
          { what: 'send', source: gone, year: 2019, claims: sentences.slice(0, 3) },
        ]);
        const version = teller.versionOf(gone);
        const traces = await tracesOf(version as IngestedVersion);
        await teller.tell({ what: 'delete', source: gone });
        expect(await held()).toEqual(without);
        await expect.poll(misplaced, { timeout: 10_000 }).toEqual([]);
        expect(await miscounted()).toEqual([]);
        const { replayed, stored } = await replay();
        expect(replayed).toEqual(stored);
        for (const { path, body } of readsOf(gone, traces)) {
          const answer =
            body === undefined ? await memory.client.get(path) : await memory.client.post(path, body);
          expect(answer.status, path).toBe(200);
          const text = JSON.stringify(answer.body);
          for (const trace of [marked(gone), ...traces.private]) expect(text, path).not.toContain(trace);
        }
      }),
      { numRuns },
    );
  }, 600_000);
});

describe('documents deleted while they are read, each twice at once', () => {
  it('leave what would be held without them', async () => {
    const upload = (place: number, claims: readonly string[]) => ({
      text: `${claims.join(' ')} Note number ${place}.\n`,
      parameters: {
        source_kind: 'wiki',
        source_ref: `n${place}`,
        source_modified_at: '2019-01-01T00:00:00.000Z',
      },
    });
    const each = fc.array(
      fc.record({
        claims: fc.uniqueArray(fc.constantFrom(...sentences), { minLength: 1, maxLength: 5 }),
        kept: fc.boolean(),
        after: fc.nat({ max: 40 }),
      }),
      { minLength: 4, maxLength: 10 },
    );
    await fc.assert(
      fc.asyncProperty(each, async (documents) => {
        await clear();
        const kept = documents.flatMap(({ claims, kept }, place) => (kept ? [upload(place, claims)] : []));
        if (kept.length > 0) await memory.remember(...kept);
        const without = await held();
        await clear();
        const versions = await Promise.all(
          documents.map(async ({ claims, kept, after }, place) => {
            const { text, parameters } = upload(place, claims);
            const { body } = await memory.client.ingest(text, parameters);
            if (kept) return body.version_id;
            await sleep(after);
            const answers = await Promise.all(
              [1, 2].map(() => memory.client.request(`/documents/${body.doc_id}`, { method: 'DELETE' })),
            );
            expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
            return body.version_id;
          }),
        );
        await memory.settle(versions);
        expect(await held()).toEqual(without);
        expect(await miscounted()).toEqual([]);
      }),
      { numRuns },
    );
  }, 600_000);
});

type Traces = { private: string[]; chunks: string[]; relations: string[]; entities: string[] };

/**
 * The ids that only a document's content has: its own, its claims and chunks, and the facts that no other document ever
 * asserted. One that another has stopped asserting stays, as withdrawn.
 */
async function tracesOf({ doc_id }: IngestedVersion): Promise<Traces> {
  const { sql } = memory;
  const ids = async (rows: Promise<readonly { id: string }[]>) => (await rows).map((row) => row.id);
  const chunks = await ids(sql`select chunk_id as id from memory.chunks where doc_id = ${doc_id}`);
  const claims = await ids(sql`select claim_id as id from memory.claims where doc_id = ${doc_id}`);
  const versions = await ids(sql`select version_id as id from memory.versions where doc_id = ${doc_id}`);
  const relations = await ids(sql`
    select f.fact_id as id from memory.facts f
     where exists (select from memory.statements s where s.fact_id = f.fact_id)
       and not exists (select from memory.statements s where s.groups[1] = f.statement_key and s.doc_id <> ${doc_id})`);
  const entities = await ids(sql`
    select entity_id as id from memory.entity_mentions group by entity_id having bool_and(doc_id = ${doc_id})`);
  return {
    private: [doc_id, ...versions, ...chunks, ...claims, ...relations, ...entities],
    chunks,
    relations,
    entities,
  };
}

/** Every read that could show something of a source, asked for its own words and ids. */
function readsOf(source: number, { chunks, relations, entities }: Traces): { path: string; body?: object }[] {
  const query = 'who works at Zephyr Mills';
  const name = encodeURIComponent('Zephyr Mills');
  const operations = ['facts_context', 'combined_context', 'claims_and_sources_context'];
  return [
    { path: '/documents' },
    { path: '/documents/search', body: {} },
    { path: '/documents/search', body: { query, versions: 'all' } },
    { path: '/documents/search', body: { query: `s${source} note.md`, versions: 'all' } },
    ...['semantic', 'bm25'].flatMap((channel) => [
      { path: `/search/claims?query=${name}&channel=${channel}&k=100` },
      { path: `/search/chunks?query=${name}&channel=${channel}&k=100` },
    ]),
    ...operations.map((operation) => ({ path: `/operations/${operation}`, body: { query } })),
    { path: '/operations/facts_context', body: { query, k: 30, time: { mode: 'history' } } },
    { path: '/operations/resolve_entity', body: { name: 'Zephyr Mills' } },
    { path: `/resolve?name=${name}` },
    { path: '/lookup/relations?predicate=works_at' },
    { path: '/lookup/relations?predicate=ceo_of' },
    ...chunks.map((id) => ({ path: '/chunks/adjacent', body: { chunk_id: id, window: 2 } })),
    ...relations.flatMap((id) => [
      { path: `/hydrate/relation/${id}` },
      { path: `/transcript/relation/${id}` },
    ]),
    ...entities.flatMap((id) => [
      { path: `/lookup/relations?subject_entity_id=${id}` },
      { path: `/lookup/relations?object_entity_id=${id}` },
      { path: `/lookup/observations?entity_id=${id}` },
      { path: '/operations/facts_context', body: { query, entity_ids: [id] } },
    ]),
  ];
}
