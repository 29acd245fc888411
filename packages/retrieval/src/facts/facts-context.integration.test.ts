import { setTimeout as sleep } from 'node:timers/promises';
import { uuidv7 } from '@memory/database';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { factsContext, IndexUnavailableError } from './facts-context.ts';
import type { Nominate } from './nominate-facts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const asked = {
  query: 'who works where',
  k: 15,
  evidence_per_fact: 3,
  hops: 1,
  time: { mode: 'current' as const },
};
const ask = (nominate: Nominate, budgetMs: number) =>
  factsContext(
    {
      sql: database.sql,
      nominate,
      questionWords: () => [],
      normalizeName: (name) => name.toLowerCase(),
      graph: { expand: async () => ({ nodes: [], dropped: 0 }) },
      budgetMs,
    },
    asked,
    new Date(),
  );

it('has one budget over all its steps: no step is too slow alone, all of them together are', async () => {
  let steps = 0;
  const slow: Nominate = async () => {
    steps += 1;
    await sleep(400);
    return [];
  };
  const answer = await ask(slow, 1_000);
  expect(answer.negative).toMatchObject({ kind: 'boundary' });
  expect(answer.facts).toEqual([]);
  expect(steps).toBeGreaterThan(1);
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

it('of an entity with many facts compares the best supported by meaning, and those that share a word with the question', async () => {
  const anchor = uuidv7();
  await database.sql`
    insert into memory.entities (entity_id, canonical_name, name_norm, entity_type, live_mentions)
    values (${anchor}, 'Orr', 'orr', 'organization', 1)`;
  const made = await database.sql<{ fact_id: string }[]>`
    insert into memory.facts (fact_id, kind, subject_entity_id, predicate, object_text, statement_key, label, evidence_count, ingested_at)
    select gen_random_uuid(), 'observation', ${anchor}, 'note', n::text, n, 'Orr note ' || n, 300 - n, now() from generate_series(1, 200) n
    returning fact_id`;
  const asWord = made.at(-1)?.fact_id ?? '';
  const looked: Record<string, readonly string[]> = {};
  await factsContext(
    {
      sql: database.sql,
      nominate: async (_kind, channel, _query, { among = [] }) => {
        looked[channel] = among;
        return channel === 'bm25' ? [asWord] : [];
      },
      questionWords: () => [],
      normalizeName: (name) => name.toLowerCase(),
      graph: { expand: async () => ({ nodes: [], dropped: 0 }) },
    },
    { ...asked, entity_ids: [anchor] },
    new Date(),
  );
  const best = made.slice(0, 120).map(({ fact_id }) => fact_id);
  expect(looked.bm25).toHaveLength(200);
  expect(new Set(looked.semantic)).toEqual(new Set([...best, asWord]));
  await database.sql`delete from memory.facts where subject_entity_id = ${anchor}`;
});

it('names no neighbours beside a boundary that came after them', async () => {
  const anchor = uuidv7();
  await database.sql`
    insert into memory.entities (entity_id, canonical_name, name_norm, entity_type, live_mentions)
    values (${anchor}, 'Acme', 'acme', 'organization', 1)`;
  await database.sql`
    insert into memory.facts (fact_id, kind, subject_entity_id, predicate, object_text, statement_key, label, evidence_count, ingested_at)
    values (${uuidv7()}, 'observation', ${anchor}, 'motto', 'x', 1, 'The motto of Acme is x', 1, now())`;
  const answer = await factsContext(
    {
      sql: database.sql,
      nominate: async () => {
        throw new IndexUnavailableError('The question could not be compared with the search index.');
      },
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
  expect((await ask(async () => [], 25_000)).negative).toMatchObject({ kind: 'known_empty' });
});
