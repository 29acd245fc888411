import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import type { Embedder } from '@memory/models';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { semanticWeight } from '../channel-weight.ts';
import type { Rank } from '../ranking.ts';
import { openBuiltinEmbedder, seedDocument } from '../testing/seed-corpus.ts';
import { claimsAndSourcesContext } from './claims-and-sources.ts';

let database: TestDatabase;
let embedder: Embedder;
beforeAll(async () => {
  database = await createTestDatabase();
  embedder = await openBuiltinEmbedder();
});
afterAll(async () => {
  await embedder.close();
  await database.close();
});

it('counts a place by meaning by the weight of the model', async () => {
  const { sql } = database;
  const { claimIds } = await seedDocument(sql, embedder, { title: 'T', paragraphs: ['One. Two. Three.'] });
  const [first = '', second = '', third = ''] = claimIds;
  /** By meaning the first before the third, by words the second before it. */
  const rankWith =
    (weight?: number): Rank =>
    async ({ kind, channel }) => {
      const ids = kind === 'chunk' ? [] : channel === 'semantic' ? [first, third] : [second, third];
      return {
        items: sql`select id as item_id, 1 / place::float8 as score from unnest(${ids}::uuid[]) with ordinality as i (id, place)`,
        ...(weight === undefined ? {} : { weight: channel === 'semantic' ? weight : 1 }),
      };
    };
  const ask = async (weight?: number) => {
    const answer = await claimsAndSourcesContext(
      { sql, rank: rankWith(weight) },
      { query: 'q', k: 10, candidate_k: 10 },
      new Date(),
    );
    return answer.evidence.map((one) => one.claim_id);
  };
  expect(await ask()).toEqual([third, ...[first, second].sort()]);
  expect(await ask(0.15)).toEqual([third, second, first]);
  expect(await ask(0)).toEqual([second, third, first]);
});

it('trusts a model that has not been measured as much as words', () => {
  expect(semanticWeight('builtin/hash-v1')).toBe(0.15);
  expect(semanticWeight('local/anything')).toBe(1);
});
