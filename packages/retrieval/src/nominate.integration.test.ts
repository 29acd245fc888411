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
