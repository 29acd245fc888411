import { ensureGeneration } from '@memory/database/search-index';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import type { Embedder } from '@memory/models';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryVectors } from './query-vectors.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

function fakeEmbedder(model: string, embed: (texts: readonly string[]) => Promise<Float32Array[]>): Embedder {
  return { model, dimensions: 2, embed, close: async () => {} };
}

test('a question is embedded once, by the model of the generation that serves', async () => {
  await ensureGeneration(database.sql, 'test/a', 2);
  const calls: string[] = [];
  const vectors = createQueryVectors({
    sql: database.sql,
    openEmbedder: async (model) =>
      fakeEmbedder(model, async (texts) => {
        calls.push(`${model}: ${texts}`);
        return texts.map(() => Float32Array.of(1, 0));
      }),
  });
  await Promise.all([vectors.embed('why'), vectors.embed('why'), vectors.embed('how')]);
  expect(calls).toEqual(['test/a: why', 'test/a: how']);
  await vectors.close();
});

test('without a generation there is nothing to compare with', async () => {
  const vectors = createQueryVectors({
    sql: database.sql,
    openEmbedder: () => Promise.reject(new Error('not asked')),
  });
  expect(await vectors.embed('why')).toBeNull();
});

test('a model that fails is unavailable, and is asked again', async () => {
  await ensureGeneration(database.sql, 'test/a', 2);
  let fails = true;
  const vectors = createQueryVectors({
    sql: database.sql,
    openEmbedder: async (model) => {
      if (fails) throw new Error('no file');
      return fakeEmbedder(model, async () => [Float32Array.of(0, 1)]);
    },
  });
  await expect(vectors.embed('why')).rejects.toMatchObject({
    status: 503,
    detail: 'model provider unavailable',
  });
  fails = false;
  expect((await vectors.embed('why'))?.vector).toEqual(Float32Array.of(0, 1));
  await vectors.close();
});
