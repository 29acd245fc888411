import { setTimeout as sleep } from 'node:timers/promises';
import { type StageName, stages as stageNames } from '@memory/contract';
import { ensureDeployment, uuidv7 } from '@memory/database';
import { recordReceipts } from '@memory/database/receipts';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { createEmbedder, type Embedder } from '@memory/models';
import { createDirectDelivery } from '@memory/queue';
import { createLogger, createRegistry } from '@memory/telemetry';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BudgetLimits } from './budgets.ts';
import { createPipelineWorker } from './create-worker.ts';
import { createLedgerMetrics } from './ledger-metrics.ts';
import type { Stage, StageContext } from './stage.ts';

const log = createLogger({ service: 'test', destination: { write: () => undefined } });
let database: TestDatabase;
let embedder: Embedder;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 4 });
  await ensureDeployment(database.sql, undefined);
  embedder = await createEmbedder({ binding: 'builtin/hash-v1', modelsDir: '' });
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await database.sql`delete from memory.versions`;
  await database.sql`delete from memory.cost_receipts`;
});
afterAll(() => database.close());

async function ingested(): Promise<string> {
  const { sql } = database;
  const [docId, versionId] = [uuidv7(), uuidv7()];
  const hash = Buffer.from(uuidv7().replaceAll('-', '').repeat(2), 'hex');
  await sql`insert into memory.contents (content_hash, blob_id, size_bytes, mime) values (${hash}, ${uuidv7()}, 1, 'text/markdown')`;
  await sql`insert into memory.documents (doc_id, source_kind, title, versioning_mode, first_seen_at, last_version_no, latest_version_id, latest_status)
            values (${docId}, 'upload', 't', 'snapshot', now(), 1, ${versionId}, 'ingesting')`;
  await sql`insert into memory.versions (version_id, doc_id, version_no, content_hash, filename, ingested_at, status, testimony)
            values (${versionId}, ${docId}, 1, ${hash}, 'a.md', now(), 'ingesting', 'current')`;
  await sql`insert into memory.pipeline_work (work_id, version_id, stage, component_version, status, attempts, max_attempts, delivered_at)
            values (${uuidv7()}, ${versionId}, 'convert', '1', 'pending', 0, 3, now())`;
  return versionId;
}

type Behaviour = Partial<Record<StageName, (context: StageContext) => Promise<void>>>;

function stages(behaviour: Behaviour, failingWrites: { stage?: StageName; times: number }): Stage[] {
  return stageNames.map((name) => ({
    name,
    componentVersion: '1',
    async prepare(context) {
      await behaviour[name]?.(context);
      return async (tx) => {
        if (name !== failingWrites.stage || failingWrites.times-- <= 0) return;
        await tx`select 1 / 0`;
      };
    },
  }));
}

const embedsOnce = async ({ models, signal }: StageContext) => {
  for (const { embedder: model } of await models.generations()) await model.embed(['a'], 'passage', signal);
};

async function start(
  behaviour: Behaviour,
  budgets: BudgetLimits = { byStage: {} },
  model = embedder,
  failingWrites: { stage?: StageName; times: number } = { times: 0 },
) {
  const registry = createRegistry();
  const worker = createPipelineWorker({
    sql: database.sql,
    stages: stages(behaviour, failingWrites),
    models: { generations: async () => [{ generation: 1, embedder: model }] },
    delivery: { kind: 'direct', delivery: createDirectDelivery() },
    concurrency: 2,
    log,
    metrics: registry,
    budgets,
    sweepMs: 50,
    maxAttempts: 3,
  });
  createLedgerMetrics(database.sql, registry);
  await worker.start();
  closers.push(() => worker.stop(1_000));
  return registry;
}

async function until(what: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await what())) {
    if (Date.now() > deadline) throw new Error('did not happen in time');
    await sleep(25);
  }
}

const statusOf = async (versionId: string, stage: StageName) => {
  const [row] = await database.sql<{ status: string; defer_reason: string | null }[]>`
    select status, defer_reason from memory.pipeline_work where version_id = ${versionId} and stage = ${stage}`;
  return row;
};

const receipts = () =>
  database.sql<{ stage: string; outcome: string; model_name: string; attempt: number; cost_usd: string }[]>`
    select stage, outcome, model_name, attempt, cost_usd from memory.cost_receipts order by position, cost_id`;

test('every call of a version leaves one receipt: of retries that failed too, builtin ones at 0 USD', async () => {
  let failures = 0;
  const registry = await start({
    embed_chunk: async (context) => {
      await embedsOnce(context);
      if (failures++ < 1) throw new Error('not yet');
    },
    embed_claim: embedsOnce,
  });
  const versionId = await ingested();
  await until(async () => (await statusOf(versionId, 'label_relation'))?.status === 'succeeded');
  const kept = await receipts();
  expect(kept.every((one) => one.cost_usd === '0')).toBe(true);
  expect(
    kept.map((one) => [one.stage, one.outcome, one.attempt, one.model_name.replace('builtin/', '')]),
  ).toEqual([
    ['structure', 'succeeded', 1, 'heading-rules-v1'],
    ['structure', 'succeeded', 1, 'lead-sentence-v1'],
    ['embed_chunk', 'succeeded', 1, 'hash-v1'],
    ['embed_chunk', 'succeeded', 2, 'hash-v1'],
    ['extract_claims', 'succeeded', 1, 'grammar-v1'],
    ['normalize_relations', 'succeeded', 1, 'grammar-v1'],
    ['normalize_relations', 'succeeded', 1, 'tiers-v1'],
    ['adjudicate_observations', 'succeeded', 1, 'rules-v1'],
    ['adjudicate_supersession', 'succeeded', 1, 'rules-v1'],
    ['embed_claim', 'succeeded', 1, 'hash-v1'],
  ]);
  const calls = await registry.getSingleMetricAsString('memory_model_calls_total');
  expect(calls).toContain('{model="builtin/hash-v1",outcome="succeeded"} 3');
});

test('a call that fails leaves its receipt beside the stage', async () => {
  const broken: Embedder = { ...embedder, embed: () => Promise.reject(new Error('away')) };
  await start({ embed_chunk: embedsOnce }, undefined, broken);
  const versionId = await ingested();
  await until(async () => (await statusOf(versionId, 'embed_chunk'))?.status === 'failed');
  await until(async () => (await receipts()).length >= 3);
  expect((await receipts()).at(-1)).toMatchObject({ stage: 'embed_chunk', outcome: 'failed', attempt: 1 });
});

test('a call whose stage is rolled back leaves its receipt beside it, and the next run one of its own', async () => {
  await start({ embed_chunk: embedsOnce }, undefined, embedder, { stage: 'embed_chunk', times: 1 });
  const versionId = await ingested();
  await until(async () => (await statusOf(versionId, 'embed_chunk'))?.status === 'dead_letter');
  await until(async () => (await receipts()).some((one) => one.stage === 'embed_chunk'));
  await database.sql`
    update memory.pipeline_work set status = 'pending', max_attempts = max_attempts + 1, not_before = now()
     where version_id = ${versionId} and stage = 'embed_chunk'`;
  await until(async () => (await statusOf(versionId, 'label_relation'))?.status === 'succeeded');
  const ofStage = (await receipts()).filter((one) => one.stage === 'embed_chunk');
  expect(ofStage.map((one) => [one.outcome, one.attempt])).toEqual([
    ['succeeded', 1],
    ['succeeded', 2],
  ]);
});

test('a spent budget parks a stage before its call until the day is over; free models need none', async () => {
  const [row] = await database.sql<{ now: Date }[]>`select now()`;
  await recordReceipts(database.sql, [
    {
      cost_id: uuidv7(),
      work_id: uuidv7(),
      source: 'worker',
      stage: 'extract_claims',
      lane: 'pipeline',
      surface: null,
      model_name: 'openrouter/some',
      attempt: 1,
      tokens_in: 1,
      tokens_out: 1,
      latency_ms: 1,
      call_key: uuidv7(),
      outcome: 'succeeded',
      cost_usd: '2.5',
      occurred_at: row?.now ?? new Date(),
    },
  ]);
  let calls = 0;
  const charged: Embedder = {
    ...embedder,
    model: 'openrouter/some',
    embed: async (...given) => {
      calls++;
      return embedder.embed(...given);
    },
  };
  const registry = await start({ embed_chunk: embedsOnce }, { total: 2.5, byStage: {} }, charged);
  const versionId = await ingested();
  await until(async () => (await statusOf(versionId, 'embed_chunk'))?.defer_reason === 'budget');
  expect(await statusOf(versionId, 'embed_chunk')).toEqual({ status: 'pending', defer_reason: 'budget' });
  expect(calls).toBe(0);
  const [waits] = await database.sql<{ until_midnight: boolean; attempts: number }[]>`
    select not_before between now() and now() + interval '1 day 1 second' as until_midnight, attempts
      from memory.pipeline_work where version_id = ${versionId} and stage = 'embed_chunk'`;
  expect(waits).toEqual({ until_midnight: true, attempts: 0 });
  expect(await registry.getSingleMetricAsString('memory_work_parked')).toContain('{reason="budget"} 1');
  expect(await registry.getSingleMetricAsString('memory_budget_spent_usd')).toContain(' 2.5');
  await closers.pop()?.();
  await database.sql`update memory.pipeline_work set not_before = now() where version_id = ${versionId}`;
  await start({ embed_chunk: embedsOnce }, { total: 2.5, byStage: {} });
  await until(async () => (await statusOf(versionId, 'label_relation'))?.status === 'succeeded');
});
