import { uuidv7 } from '@memory/database';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookupRelations } from '../lookup/lookup-relations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

const now = new Date('2024-06-01T00:00:00Z');

/** A firm of which as many towns are told to be its seat as sources say, with 1, 2, … sources; answers the firm. */
async function seats(count: number): Promise<string> {
  const { sql } = database;
  const group = uuidv7();
  const [firm = '', ...towns] = Array.from({ length: count + 1 }, uuidv7);
  await sql`
    insert into memory.entities (entity_id, canonical_name, name_norm, entity_type, live_mentions)
    select id, id::text, id::text, 'organization', 1 from unnest(${[firm, ...towns]}::uuid[]) as t(id)`;
  await sql`
    insert into memory.facts (fact_id, kind, subject_entity_id, predicate, object_entity_id, statement_key, label, evidence_count, ingested_at, contradiction_group)
    select gen_random_uuid(), 'relation', ${firm}, 'headquartered_in', town, place, 'seat ' || place, place, ${now}, ${group}
      from unnest(${towns}::uuid[]) with ordinality as t(town, place)`;
  return firm;
}

test('each side of a contradiction carries the other ones, the best supported first', async () => {
  const firm = await seats(3);
  const { facts } = await lookupRelations(
    { sql: database.sql, symmetricPredicates: [] },
    { subject_entity_id: firm },
    now,
  );
  const told = facts.map(({ label, contradiction }) => [
    label,
    contradiction?.co_members.map((one) => one.label),
  ]);
  expect(told).toEqual([
    ['seat 3', ['seat 2', 'seat 1']],
    ['seat 2', ['seat 3', 'seat 1']],
    ['seat 1', ['seat 3', 'seat 2']],
  ]);
  expect(facts[0]?.contradiction).toMatchObject({ returned: 2, total: 2, continuation: null });
  expect(facts[0]?.contradiction?.co_members[0]?.validity).toEqual({
    valid_from: null,
    valid_until: null,
    valid_precision: 'unknown',
    ingested_at: '2024-06-01T00:00:00.000Z',
    invalidated_at: null,
  });
});

test('of many sides 25 are shown, and how many there are', async () => {
  const firm = await seats(30);
  const { facts } = await lookupRelations(
    { sql: database.sql, symmetricPredicates: [] },
    { subject_entity_id: firm },
    now,
  );
  expect(facts).toHaveLength(30);
  for (const { fact_id, contradiction } of facts) {
    expect(contradiction).toMatchObject({ returned: 25, total: 29, continuation: expect.any(String) });
    expect(contradiction?.co_members.map((one) => one.fact_id)).not.toContain(fact_id);
  }
});
