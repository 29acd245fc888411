import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, uuidv7 } from '@memory/database';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IndexUnavailableError } from '../answer/boundary.ts';
import { createNominate } from '../nominate.ts';
import { factsContext } from './facts-context.ts';
import type { Nominate, Nomination } from './nominate-facts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** What rankings that find nothing give. */
const nothing = <Asked extends readonly Nomination[]>(nominations: Asked) =>
  nominations.map(() => []) as unknown as { [At in keyof Asked]: string[] };

/** An entity with so many notes about it, the first supported best. */
async function anEntity(name: string, notes: number): Promise<string> {
  const id = uuidv7();
  await database.sql`
    insert into memory.entities (entity_id, canonical_name, name_norm, entity_type, live_mentions)
    values (${id}, ${name}, ${name.toLowerCase()}, 'organization', 1)`;
  await database.sql`
    insert into memory.facts (fact_id, kind, subject_entity_id, predicate, object_text, statement_key, label, evidence_count, ingested_at)
    select gen_random_uuid(), 'observation', ${id}, 'note', n::text, n, ${name}::text || ' note ' || n, 300 - n, now() from generate_series(1, ${notes}::int) n`;
  return id;
}

const asked = {
  query: 'who works where',
  k: 15,
  evidence_per_fact: 3,
  hops: 1,
  time: { mode: 'current' as const },
};
const ask = (nominate: Nominate, budgetMs: number, anchors?: string[], other = {}) =>
  factsContext(
    {
      sql: database.sql,
      nominate,
      nearest: async () => null,
      questionWords: () => [],
      normalizeName: (name) => name.toLowerCase(),
      graph: { expand: async () => ({ nodes: [], dropped: 0 }) },
      budgetMs,
    },
    { ...asked, ...(anchors === undefined ? {} : { entity_ids: anchors }), ...other },
    new Date(),
  );

it('has one budget over all its steps: no step is too slow alone, all of them together are', async () => {
  const anchor = await anEntity('Tarn', 1);
  const slowly = async <Value>(value: Value) => {
    await sleep(700);
    return value;
  };
  const steps: string[] = [];
  const answer = await factsContext(
    {
      sql: database.sql,
      nominate: (nominations) => {
        steps.push('nominate');
        return slowly(nothing(nominations));
      },
      nearest: async () => null,
      questionWords: () => [],
      normalizeName: (name) => name.toLowerCase(),
      graph: {
        expand: () => {
          steps.push('expand');
          return slowly({ nodes: [], dropped: 0 });
        },
      },
      budgetMs: 1_000,
    },
    { ...asked, entity_ids: [anchor] },
    new Date(),
  );
  expect(answer).toMatchObject({ negative: { kind: 'boundary' }, facts: [] });
  expect(steps).toEqual(['expand', 'nominate']);
});

it('confirms no more candidates than it takes to fill the answer, and says that there are more', async () => {
  const anchor = await anEntity('Fell', 150);
  const answer = await ask(async (nominations) => nothing(nominations), 25_000, [anchor]);
  expect(answer.facts).toHaveLength(15);
  expect(answer.truncation).toMatchObject({ returned: 15, estimated_total: 150, total_is_exact: false });
});

it('judges by what they say far more facts than it shows, however few those are', async () => {
  const anchor = await anEntity('Peak', 58);
  const answer = await ask(async (nominations) => nothing(nominations), 25_000, [anchor], {
    query: 'Peak note 40',
    k: 1,
  });
  expect(answer.facts.map(({ label }) => label)).toEqual(['Peak note 40']);
});

it('goes on to the next candidates where the first do not hold', async () => {
  const anchor = await anEntity('Beck', 150);
  await database.sql`
    update memory.facts set valid_until = '2001-01-01Z' where subject_entity_id = ${anchor} and statement_key <= 120`;
  const answer = await ask(async (nominations) => nothing(nominations), 25_000, [anchor]);
  expect(answer.facts).toHaveLength(15);
  expect(answer.truncation).toMatchObject({ estimated_total: 30, total_is_exact: true });
});

it('says that the index cannot answer, and nothing smaller', async () => {
  const answer = await ask(async () => {
    throw new IndexUnavailableError('The question could not be compared with the search index.');
  }, 25_000);
  expect(answer.negative).toMatchObject({
    kind: 'boundary',
    explanation: expect.stringContaining('search index'),
  });
});

it.each([undefined, [uuidv7()]])(
  'says so where the database is gone, with anchors as without',
  async (entity_ids) => {
    const { sql } = createDatabase({
      url: 'postgres://postgres@127.0.0.1:1/none',
      poolSize: 1,
      applicationName: 'memory-test',
    });
    const answer = await factsContext(
      {
        sql,
        nominate: createNominate(sql, async () => ({ items: sql`select` })),
        nearest: async () => null,
        questionWords: () => [],
        normalizeName: (name) => name.toLowerCase(),
        graph: { expand: async () => ({ nodes: [], dropped: 0 }) },
      },
      { ...asked, entity_ids },
      new Date(),
    );
    expect(answer.negative?.kind).toBe('boundary');
  },
);

it('of an entity with many facts compares the best supported by meaning, all by words', async () => {
  const anchor = await anEntity('Orr', 200);
  const neighbour = await anEntity('Elm', 9);
  const made = await database.sql<{ fact_id: string }[]>`
    select fact_id from memory.facts where subject_entity_id = ${anchor} order by evidence_count desc`;
  const looked: Record<string, readonly string[]> = {};
  await factsContext(
    {
      sql: database.sql,
      nominate: async (nominations) => {
        for (const { channel, among = [] } of nominations) looked[channel] = among;
        return nothing(nominations);
      },
      nearest: async () => null,
      questionWords: () => [],
      normalizeName: (name) => name.toLowerCase(),
      graph: {
        expand: async () => ({ nodes: [{ entity_id: neighbour, name: 'Elm', hops: 1 }], dropped: 0 }),
      },
    },
    { ...asked, entity_ids: [anchor] },
    new Date(),
  );
  const ofNeighbour = await database.sql<{ fact_id: string }[]>`
    select fact_id from memory.facts where subject_entity_id = ${neighbour} order by evidence_count desc limit 2`;
  const best = [...made.slice(0, 60), ...ofNeighbour].map(({ fact_id }) => fact_id);
  expect(looked.bm25).toHaveLength(205);
  expect(new Set(looked.semantic)).toEqual(new Set(best));
});

it('looks through the rest of an anchor with more facts than that for the rarer words, and by meaning everywhere', async () => {
  const anchor = await anEntity('Mere', 260);
  const other = await anEntity('Weir', 1);
  const asks: Nomination[] = [];
  const nominate: Nominate = async (nominations) => {
    asks.push(...nominations);
    return nothing(nominations);
  };
  await ask(nominate, 25_000, [anchor, other]);
  const { sql } = database;
  const all = await sql<{ fact_id: string }[]>`
    select fact_id from memory.facts where subject_entity_id = ${anchor} order by 1`;
  const [byWords, , everywhere] = asks;
  const beyond = await sql<{ item_id: string }[]>`
    select item_id from (${byWords?.beyond ?? sql``}) as beyond order by 1`;
  expect(beyond.map(({ item_id }) => item_id)).toEqual(all.map(({ fact_id }) => fact_id));
  expect(everywhere).toMatchObject({ channel: 'semantic', about: { entities: [anchor, other] } });
});

it('names no neighbours beside a boundary that came after them', async () => {
  const anchor = await anEntity('Acme', 1);
  const answer = await factsContext(
    {
      sql: database.sql,
      nominate: async () => {
        throw new IndexUnavailableError('The question could not be compared with the search index.');
      },
      nearest: async () => null,
      questionWords: () => [],
      normalizeName: (name) => name.toLowerCase(),
      graph: {
        expand: async () => ({ nodes: [{ entity_id: uuidv7(), name: 'Berlin', hops: 1 }], dropped: 0 }),
      },
    },
    { ...asked, entity_ids: [anchor] },
    new Date(),
  );
  expect(answer).toMatchObject({ negative: { kind: 'boundary' }, nodes: [], facts: [] });
});

it('knows nothing in an empty memory', async () => {
  expect((await ask(async (nominations) => nothing(nominations), 25_000)).negative).toMatchObject({
    kind: 'known_empty',
  });
});
