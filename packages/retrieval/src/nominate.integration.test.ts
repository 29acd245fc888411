import { uuidv7 } from '@memory/database';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IndexUnavailableError } from './answer/boundary.ts';
import { createNominate } from './nominate.ts';
import type { Rank } from './ranking.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const [a, b, c] = [uuidv7(), uuidv7(), uuidv7()];
/** Finds b by words, and by meaning whatever it may look at, the later ids first. */
const rank: Rank = async ({ channel, among = [] }) => {
  const { sql } = database;
  if (channel === 'bm25') return { items: sql`select ${b}::uuid as item_id, 1::float8 as score` };
  const given = Array.isArray(among) ? sql`select unnest(${[...among]}::uuid[]) as item_id` : sql`${among}`;
  return {
    items: sql`select item_id, row_number() over (order by item_id)::float8 as score from (${given}) as i`,
  };
};

it('answers every ranking in its place, and ranks what an earlier one found besides the ids given', async () => {
  const nominate = createNominate(database.sql, rank);
  const lists = await nominate([
    { kind: 'fact', channel: 'bm25', query: 'q', limit: 10, among: [a, b, c] },
    { kind: 'fact', channel: 'semantic', query: 'q', limit: 10, among: [a], found: 0 },
    { kind: 'entity', channel: 'semantic', query: 'q', limit: 10, among: [c] },
  ]);
  expect(lists).toEqual([[b], [b, a], [c]]);
});

it('keeps of what a ranking finds the open facts about some entities, of a predicate where one is given', async () => {
  const { sql } = database;
  const [orr, tarn] = [uuidv7(), uuidv7()];
  await sql`
    insert into memory.entities (entity_id, canonical_name, name_norm, entity_type, live_mentions)
    select e.id, e.id::text, e.id::text, 'organization', 1 from unnest(${[orr, tarn]}::uuid[]) as e(id)`;
  const aFact = async (subject: string, object: string, predicate: string, isClosed = false) => {
    const [fact] = await sql<{ id: string }[]>`
      insert into memory.facts (fact_id, kind, subject_entity_id, predicate, object_entity_id, statement_key, label, evidence_count, ingested_at, invalidated_at)
      select gen_random_uuid(), 'relation', ${subject}, ${predicate}, ${object}, hashtext(${subject + object + predicate}), 'a fact', 1, now(),
             case when ${isClosed} then now() end
      returning fact_id as id`;
    return fact?.id ?? '';
  };
  const owned = await aFact(tarn, orr, 'owns');
  const used = await aFact(orr, tarn, 'uses');
  const closed = await aFact(orr, tarn, 'supplies', true);
  const elsewhere = await aFact(tarn, tarn, 'owns');
  const nominate = createNominate(sql, async () => ({
    items: sql`select item_id, 1::float8 as score from unnest(${[owned, used, closed, elsewhere]}::uuid[]) as i(item_id)`,
  }));
  const found = async (predicate?: string) => {
    const about = { entities: [orr], predicate };
    const [ids] = await nominate([{ kind: 'fact', channel: 'semantic', query: 'q', limit: 10, about }]);
    return new Set(ids);
  };
  expect(await found()).toEqual(new Set([owned, used]));
  expect(await found('owns')).toEqual(new Set([owned]));
});

it('finds nothing by meaning where nothing is indexed, and goes on with the words', async () => {
  const nominate = createNominate(database.sql, async (question) =>
    question.channel === 'semantic' ? null : rank(question),
  );
  const lists = await nominate([
    { kind: 'fact', channel: 'semantic', query: 'q', limit: 10 },
    { kind: 'fact', channel: 'bm25', query: 'q', limit: 10 },
  ]);
  expect(lists).toEqual([[], [b]]);
});

it.each<[string, Rank]>([
  ['the model cannot answer', () => Promise.reject(new Error('no model'))],
  ['the index is not there', async () => ({ items: database.sql`select item_id, score from p1.nowhere` })],
])('says that the index is unavailable where %s', async (_why, broken) => {
  const nominate = createNominate(database.sql, broken);
  await expect(nominate([{ kind: 'fact', channel: 'semantic', query: 'q', limit: 10 }])).rejects.toThrow(
    IndexUnavailableError,
  );
});
