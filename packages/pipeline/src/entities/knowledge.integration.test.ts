import { createHash } from 'node:crypto';
import { type Sql, type Tx, uuidv7 } from '@memory/database';
import { createTestDatabase, type TestDatabase, testBackend } from '@memory/database/testing';
import { packReading } from '@memory/extraction';
import { createCallContext, readText } from '@memory/extraction/conformance';
import { createBuiltinReader } from '@memory/extraction-english';
import { createLogger } from '@memory/telemetry';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StageContext } from '../run/stage.ts';
import {
  createAdjudicateObservationsStage,
  createAdjudicateSupersessionStage,
} from '../stages/adjudicate.ts';
import { createNormalizeRelationsStage } from '../stages/normalize-relations.ts';
import { retractFacts } from './retract-facts.ts';

const log = createLogger({ service: 'test', level: 'error', destination: { write: () => {} } });
const reader = createBuiltinReader({
  onFault({ error }) {
    throw error;
  },
});
const stages = [
  createNormalizeRelationsStage(reader),
  createAdjudicateObservationsStage(),
  createAdjudicateSupersessionStage(),
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 4 });
});
afterAll(() => database.close());

/** A document as a source of claims: when it was written, where that is known, and what it says, in paragraphs. */
type Source = { name: string; year: number | null; claims: readonly string[] };

/** Claims of a document as grounding leaves them. */
async function store(sql: Sql, source: Source): Promise<{ docId: string; versionId: string }> {
  const [docId, versionId, chunkId, sectionId, representationId] = [
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
  ];
  const hash = createHash('sha256').update(docId).digest();
  const at = source.year === null ? null : new Date(Date.UTC(source.year, 0, 1));
  await sql`insert into memory.contents (content_hash, blob_id, size_bytes, mime) values (${hash}, ${uuidv7()}, 1, 'text/markdown')`;
  await sql`insert into memory.documents (doc_id, source_kind, title, versioning_mode, first_seen_at) values (${docId}, 'upload', ${source.name}, 'snapshot', now())`;
  await sql`insert into memory.versions (version_id, doc_id, version_no, content_hash, filename, source_modified_at, ingested_at, status, testimony)
            values (${versionId}, ${docId}, 1, ${hash}, 'a.md', ${at}, now(), 'ready', 'current')`;
  await sql`insert into memory.chunks (chunk_id, version_id, doc_id, representation_id, section_id, ordinal, kind, chunk_text, char_start, char_end, token_count, section_role)
            values (${chunkId}, ${versionId}, ${docId}, ${representationId}, ${sectionId}, 0, 'prose', 'x', 0, 1, 1, 'body')`;
  const { claims } = await readText(reader, source.claims.join('\n\n'), { sourceModifiedAt: at });
  const rows = claims.map((claim, ordinal) => ({
    claim_id: uuidv7(),
    ordinal,
    text: claim.text,
    is_attributed: claim.isAttributed,
    attributed_to: claim.attributedTo,
    polarity: claim.polarity,
    modality: claim.modality,
    valid_from: claim.validity.from,
    valid_until: claim.validity.until,
    valid_precision: claim.validity.precision,
    reading: packReading(claim),
  }));
  await sql`insert into memory.claims (claim_id, version_id, doc_id, chunk_id, ordinal, claim_text, text_hash, source_span, char_start, char_end, evidence_spans,
                   is_attributed, attributed_to, polarity, modality, valid_from, valid_until, valid_precision, asserted_at, grounding, is_current, reading)
            select claim_id, ${versionId}, ${docId}, ${chunkId}, ordinal, text, sha256(text::bytea), text, 0, 1, '[]',
                   is_attributed, attributed_to, polarity, modality, valid_from, valid_until, valid_precision, ${at}, 'held', true, reading
              from jsonb_to_recordset(${sql.json(rows as never)}) as c(claim_id uuid, ordinal int, text text, is_attributed boolean, attributed_to text,
                   polarity text, modality text, valid_from timestamptz, valid_until timestamptz, valid_precision text, reading jsonb)`;
  return { docId, versionId };
}

/** Runs the stages that make facts of a version's claims, as the worker does. */
async function decide(sql: Sql, version: { docId: string; versionId: string }): Promise<void> {
  for (const stage of stages) {
    const context = {
      version: { ...version, documentTitle: null },
      sql,
      calls: createCallContext(),
      now: () => new Date(),
      log,
      memo: new Map(),
    } as unknown as StageContext;
    const write = await stage.prepare(context);
    await sql.begin((tx) => write(tx));
  }
}

async function ingest(sql: Sql, source: Source): Promise<string> {
  const version = await store(sql, source);
  await decide(sql, version);
  return version.versionId;
}

async function remove(sql: Sql, versionId: string): Promise<void> {
  await sql.begin((tx) => removeIn(tx, versionId));
}

async function removeIn(tx: Tx, versionId: string): Promise<void> {
  await tx`update memory.versions set deleted_at = now(), status = 'deleted' where version_id = ${versionId}`;
  await tx`update memory.claims set is_current = false where version_id = ${versionId}`;
  await retractFacts(tx, { versionIds: [versionId] });
}

async function clear(sql: Sql): Promise<void> {
  await sql`delete from memory.facts`;
  await sql`delete from memory.transcript`;
  await sql`delete from memory.entity_mentions`;
  await sql`delete from memory.versions`;
  await sql`delete from memory.documents`;
  await sql`delete from memory.entities`;
}

/** What is held, by names instead of ids. */
async function held(sql: Sql): Promise<unknown[]> {
  return [
    ...(await sql`
    select f.kind, f.label, f.evidence_count, f.support, f.valid_from, f.valid_until, f.valid_precision, f.is_negated, f.attributed_to,
           (select array_agg(o.label order by o.label) from memory.facts o
             where o.contradiction_group = f.contradiction_group and o.invalidated_at is null) as sides
      from memory.facts f where f.invalidated_at is null
     order by f.label collate "C", f.valid_from nulls first, f.valid_until nulls first, f.evidence_count`),
  ];
}

/** Every fact's supporters are the live statements that count for it, and its count is theirs. */
async function miscounted(sql: Sql): Promise<unknown[]> {
  return [
    ...(await sql`
    select f.label, f.evidence_count, count(distinct s.claim_id)::int as supporting
      from memory.facts f left join memory.statements s on s.fact_id = f.fact_id and s.is_live and s.stance = 'supports'
     where f.invalidated_at is null group by f.fact_id having f.evidence_count <> count(distinct s.claim_id)`),
  ];
}

/** Facts whose last decision in the transcript is not what they are. */
async function unexplained(sql: Sql): Promise<unknown[]> {
  return [
    ...(await sql`
    select f.label, f.evidence_count, f.valid_until, t.outcome, t.features
      from memory.facts f
      left join lateral (select * from memory.transcript t where t.subject_id = f.fact_id order by t.decided_at desc, t.entry_id desc limit 1) t on true
     where t.features is null
        or (t.features->>'evidence_count')::int <> f.evidence_count
        or (t.features->>'support') <> f.support
        or (t.features->>'valid_from')::timestamptz is distinct from f.valid_from
        or (t.features->>'valid_until')::timestamptz is distinct from f.valid_until
        or (t.features->>'contradiction_group')::uuid is distinct from f.contradiction_group
        or (t.features->>'closed_reason') is distinct from f.closed_reason`),
  ];
}

const sentences = [
  'Ann Lee is the CEO of Acme Robotics.',
  'Bob Smith is the CEO of Acme Robotics.',
  'Bob Smith became CEO of Acme in 2015.',
  'Ann Lee stepped down as CEO of Acme Robotics in 2016.',
  'Ann Lee works at Acme Robotics.',
  'Ann Lee joined Beta Labs in 2017.',
  'Ann Lee left Beta Labs in 2019.',
  'Acme Robotics uses Kafka.',
  'Acme Robotics does not use Kafka.',
  'Acme Robotics acquired Beta Labs.',
  'Reuters reported that Acme Robotics acquired Beta Labs.',
  'Ann Lee is married to Bob Smith.',
  'Bob Smith married Cleo Park in 2018.',
  'Acme Robotics is headquartered in Berlin.',
  'Acme Robotics is headquartered in Rome.',
  'Cleo Park was born in Paris.',
  'Cleo Park was born in Rome.',
  'Cleo Park is a footballer.',
  'Cleo Park is a chemist.',
] as const;

const world = fc.array(
  fc.record({
    year: fc.integer({ min: 2014, max: 2021 }),
    claims: fc.uniqueArray(fc.constantFrom(...sentences), { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 2, maxLength: 5 },
);
const named = (sources: readonly Omit<Source, 'name'>[]): Source[] =>
  sources.map((source, i) => ({ ...source, name: `d${i}` }));

describe('facts of a small world', () => {
  it('do not depend on the order of arrival, count their supporters, and are explained by the transcript', async () => {
    const { sql } = database;
    await fc.assert(
      fc.asyncProperty(world, fc.infiniteStream(fc.nat()), async (given, random) => {
        const sources = named(given);
        await clear(sql);
        for (const source of sources) await ingest(sql, source);
        const first = await held(sql);
        expect(await miscounted(sql)).toEqual([]);
        expect(await unexplained(sql)).toEqual([]);
        await clear(sql);
        const shuffled = sources
          .map((source) => ({ source, by: random.next().value ?? 0 }))
          .sort((a, b) => a.by - b.by);
        for (const { source } of shuffled) await ingest(sql, source);
        expect(await held(sql)).toEqual(first);
      }),
      { numRuns: 12 },
    );
  });

  it('are after a deletion as if the document had never been', async () => {
    const { sql } = database;
    await fc.assert(
      fc.asyncProperty(world, fc.nat(), async (given, pick) => {
        const sources = named(given);
        const gone = pick % sources.length;
        await clear(sql);
        for (const [i, source] of sources.entries()) if (i !== gone) await ingest(sql, source);
        const without = await held(sql);
        await clear(sql);
        const versions: string[] = [];
        for (const source of sources) versions.push(await ingest(sql, source));
        await remove(sql, versions[gone] ?? '');
        expect(await held(sql)).toEqual(without);
        expect(await miscounted(sql)).toEqual([]);
        expect(await unexplained(sql)).toEqual([]);
        const [left] = await sql`
          select count(*)::int as n from memory.entities e
           where e.live_mentions <> (select count(*) from memory.entity_mentions m where m.entity_id = e.entity_id and m.is_live)`;
        expect(left?.n).toBe(0);
      }),
      { numRuns: 12 },
    );
  });
});

it('what an undated source calls over was over when it came, in either order of arrival', async () => {
  const { sql } = database;
  const says = { name: 'a', year: null, claims: ['Acme Robotics uses Kafka.'] };
  const ends = { name: 'b', year: null, claims: ['Acme Robotics no longer uses Kafka.'] };
  for (const sources of [[says, ends], [ends, says], [ends]]) {
    await clear(sql);
    for (const source of sources) await ingest(sql, source);
    const facts = (await held(sql)) as { label: string; valid_until: Date | null }[];
    expect(facts).toHaveLength(1);
    expect(facts[0]?.label).toContain('Acme Robotics uses Kafka');
    expect(facts[0]?.valid_until?.getTime()).toBeLessThanOrEqual(Date.now());
  }
});

describe('names', () => {
  it("of the user are the only one's who gave one, nobody's where several did, and nobody's once it is gone", async () => {
    const { sql } = database;
    await clear(sql);
    const labels = async () => (await held(sql)).map((fact) => (fact as { label: string }).label);
    const introduced = (name: string) => ({
      name,
      year: 2020,
      claims: [`User: My name is ${name}. I live in Turku.`],
    });
    await ingest(sql, { name: 'a', year: 2021, claims: ['User: I moved to Faro.'] });
    const noor = await ingest(sql, introduced('Noor Falk'));
    expect(await labels()).toContain('Noor Falk lives in Faro');
    expect(await labels()).not.toContain('User lives in Faro');
    const carl = await ingest(sql, introduced('Carl Orr'));
    expect(await labels()).toContain('User lives in Faro');
    await remove(sql, carl);
    expect(await labels()).toContain('Noor Falk lives in Faro');
    await remove(sql, noor);
    expect(await labels()).toEqual(['User lives in Faro']);
    // what a manual says of its users is nobody's name
    await ingest(sql, { name: 'd', year: 2022, claims: ["User's name is Ida Moss."] });
    expect(await labels()).toContain('User lives in Faro');
  });

  it('for short join the only thing that goes by them, and part again when another comes', async () => {
    const { sql } = database;
    await clear(sql);
    await ingest(sql, { name: 'a', year: 2020, claims: ['Acme Robotics is headquartered in Berlin.'] });
    await ingest(sql, { name: 'b', year: 2021, claims: ['Ann Lee works at Acme.'] });
    expect((await held(sql)).map((fact) => (fact as { label: string }).label)).toContain(
      'Ann Lee works at Acme Robotics',
    );
    const foods = await ingest(sql, {
      name: 'c',
      year: 2021,
      claims: ['Acme Foods is headquartered in Leeds.'],
    });
    expect((await held(sql)).map((fact) => (fact as { label: string }).label)).toContain(
      'Ann Lee works at Acme',
    );
    await remove(sql, foods);
    expect((await held(sql)).map((fact) => (fact as { label: string }).label)).toContain(
      'Ann Lee works at Acme Robotics',
    );
  });

  it('of people in fields far apart are two, until one is gone', async () => {
    const { sql } = database;
    await clear(sql);
    const people = async () => {
      const rows = await sql<{ label: string; subject: string }[]>`
        select f.label, f.subject_entity_id::text as subject from memory.facts f where f.invalidated_at is null order by f.label`;
      return new Set(rows.map((row) => row.subject)).size;
    };
    await ingest(sql, {
      name: 'a',
      year: 2020,
      claims: ['Rosa Lind is a chemist.', 'Rosa Lind lives in Turku.'],
    });
    await ingest(sql, { name: 'b', year: 2020, claims: ['Rosa Lind was born in Oslo.'] });
    expect(await people()).toBe(1);
    const player = await ingest(sql, { name: 'c', year: 2021, claims: ['Rosa Lind is a footballer.'] });
    expect(await people()).toBe(3);
    await remove(sql, player);
    expect(await people()).toBe(1);
  });

  it('of the same sound and different kind stay apart', async () => {
    const { sql } = database;
    await clear(sql);
    await ingest(sql, {
      name: 'a',
      year: 2020,
      claims: ['Jordan borders Israel.', 'Paris is the capital of France.'],
    });
    await ingest(sql, {
      name: 'b',
      year: 2020,
      claims: ['Paris Hilton is a singer.', 'Mr. Jordan is a nurse.'],
    });
    const rows =
      await sql`select entity_type from memory.entities where split_part(name_norm, ' (', 1) = 'jordan' and merged_into is null and live_mentions > 0 order by 1`;
    expect(rows.map((row) => row.entity_type)).toEqual(['person', 'place']);
  });

  it('that two versions bring at once become one entity', async () => {
    const { sql } = database;
    await clear(sql);
    const claims = [
      'Zenith Labs uses Kafka.',
      'Zenith Labs acquired Orbit.',
      'Mira Santos is the CEO of Zenith Labs.',
    ];
    const versions = await Promise.all(
      [1, 2, 3, 4].map((i) => store(sql, { name: `d${i}`, year: 2020, claims })),
    );
    await Promise.all(versions.map((version) => decide(sql, version)));
    const [doubled] =
      await sql`select count(*)::int as n from (select 1 from memory.entities group by name_norm, entity_type having count(*) > 1) d`;
    expect(doubled?.n).toBe(0);
    expect((await held(sql)).map((fact) => (fact as { evidence_count: number }).evidence_count)).toEqual([
      4, 4, 4,
    ]);
    expect(await miscounted(sql)).toEqual([]);
  });
});

// The embedded database has one connection at a time.
it.skipIf(testBackend() !== 'postgres')(
  'a decision whose transaction began before another, and decides after it, ends its belief',
  async () => {
    const { sql } = database;
    await clear(sql);
    await ingest(sql, { name: 'a', year: 2010, claims: ['Ada Voss is the CEO of Zenith Labs.'] });
    await sql.begin(async (early) => {
      await early`select now()`;
      const later = await ingest(sql, {
        name: 'b',
        year: 2020,
        claims: ['Bo Lind is the CEO of Zenith Labs.'],
      });
      await removeIn(early, later);
    });
    const beliefs = await sql`
      select f.label, b.valid_until, b.believed_until from memory.fact_beliefs b join memory.facts f using (fact_id)
       where f.label like 'Ada Voss is the CEO%' order by b.believed_from`;
    expect(
      beliefs.map((belief) => [belief.valid_until?.getUTCFullYear() ?? null, belief.believed_until === null]),
    ).toEqual([
      [null, false],
      [2020, false],
      [null, true],
    ]);
    const [overlap] = await sql`
      select count(*)::int as n from memory.fact_beliefs a join memory.fact_beliefs b using (fact_id)
       where a.believed_from < b.believed_from and coalesce(a.believed_until, 'infinity') > b.believed_from`;
    expect(overlap?.n).toBe(0);
  },
);
