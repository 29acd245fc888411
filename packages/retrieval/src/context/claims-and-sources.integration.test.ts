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
