import { ensureDeployment } from '@memory/database';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { createEmbedder } from '@memory/models';
import { createLogger, createRegistry, withIds } from '@memory/telemetry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRetrieval } from './create-retrieval.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await ensureDeployment(database.sql, undefined);
});
afterAll(() => database.close());

test('a question leaves a receipt under what asked it, once however often it is asked', async () => {
  const embedder = await createEmbedder({ binding: 'builtin/hash-v1', modelsDir: '' });
  await database.sql`insert into p1.generations (model, dimensions, status) values (${embedder.model}, ${embedder.dimensions}, 'serving')`;
  const registry = createRegistry();
  const retrieval = await createRetrieval({
    databaseUrl: database.url,
    poolSize: 2,
    poolWaitMs: 1_000,
    modelsDir: '',
    embedder,
    normalizeName: (name) => name,
    matchVersion: () => Promise.reject(new Error('no filter is given')),
    graph: { expand: () => Promise.reject(new Error('no anchors are given')) },
    registry,
    log: createLogger({ service: 'test', destination: { write: () => undefined } }),
  });
  const requestId = '0198c1de-0000-7000-8000-000000000001';
  await withIds({ request_id: requestId }, async () => {
    for (let n = 0; n < 3; n++) {
      await retrieval.searchClaims({ query: 'who leads Acme', k: 3, channel: 'semantic' });
      await retrieval.searchClaims({ query: 'who leads Acme', k: 3, channel: 'bm25' });
    }
  });
  await retrieval.close();
  const receipts = await database.sql`
    select work_id, source, stage, lane, surface, model_name, outcome, cost_usd from memory.cost_receipts`;
  expect([...receipts]).toEqual([
    {
      work_id: requestId,
      source: 'surface',
      stage: null,
      lane: null,
      surface: 'searchClaims',
      model_name: 'builtin/hash-v1',
      outcome: 'succeeded',
      cost_usd: '0',
    },
  ]);
  const shown = await registry.metrics();
  expect(shown).toContain('memory_model_calls_total{model="builtin/hash-v1",outcome="succeeded"} 1');
  expect(shown).toContain('memory_search_candidates_total{surface="searchClaims"} 0');
  expect(shown).toContain('memory_pool_slots{pool="retrieval"} 2');
  expect(shown).toContain('memory_pool_slots_in_use{pool="retrieval"} 0');
  expect(shown).toContain('memory_pool_wait_seconds_count{pool="retrieval"} 6');
});
