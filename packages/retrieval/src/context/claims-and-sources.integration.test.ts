import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimsAndSourcesContext } from './claims-and-sources.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('says that its budget ran out, and nothing smaller', async () => {
  const answer = await claimsAndSourcesContext(
    { sql: database.sql, rank: () => sleep(2_000, null), budgetMs: 100 },
    { query: 'who works where', k: 50, candidate_k: 200 },
    new Date(),
  );
  expect(answer).toMatchObject({
    grain: 'evidence',
    evidence: [],
    chunks: [],
    negative: { kind: 'boundary' },
  });
});

it('says that the index could not be read where a table of it is gone, and not that there is nothing', async () => {
  const { sql } = database;
  const answer = await claimsAndSourcesContext(
    { sql, rank: async () => ({ items: sql`select item_id, 0::float8 as score from p1.gone` }) },
    { query: 'who works where', k: 50, candidate_k: 200 },
    new Date(),
  );
  expect(answer).toMatchObject({
    evidence: [],
    negative: { kind: 'boundary', explanation: expect.stringContaining('search index') },
  });
});

it('does not call a faulty statement a limit', async () => {
  const { sql } = database;
  const asked = claimsAndSourcesContext(
    { sql, rank: async () => ({ items: sql`select item_id score score` }) },
    { query: 'who works where', k: 50, candidate_k: 200 },
    new Date(),
  );
  await expect(asked).rejects.toThrow('syntax error');
});
