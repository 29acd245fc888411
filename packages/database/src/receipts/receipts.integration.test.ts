import { createLogger, createRegistry } from '@memory/telemetry';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureDeployment } from '../deployment/ensure-deployment.ts';
import { uuidv7 } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { exportReceipts, exportStart } from './export-receipts.ts';
import type { ReceiptRow } from './receipt.ts';
import { createReceiptLog } from './receipt-log.ts';
import { recordReceipts } from './record-receipts.ts';
import { readSpending } from './spending.ts';

let database: TestDatabase;
const quiet = createLogger({ service: 'test', destination: { write: () => undefined } });

beforeAll(async () => {
  database = await createTestDatabase();
  await ensureDeployment(database.sql, undefined);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql.begin(async (tx) => {
    // behind a write that its log no longer waits for
    await tx`lock table memory.cost_receipts in access exclusive mode`;
    await tx`delete from memory.cost_receipts`;
  });
  await database.sql`update memory.deployment set cost_shift = 0, receipts_lost = 0`;
});

function receipt(given: Partial<ReceiptRow> = {}): ReceiptRow {
  return {
    cost_id: uuidv7(),
    work_id: uuidv7(),
    source: 'worker',
    stage: 'chunk',
    lane: 'pipeline',
    surface: null,
    model_name: 'builtin/hash-v1',
    attempt: 1,
    tokens_in: null,
    tokens_out: null,
    latency_ms: 3,
    call_key: uuidv7(),
    outcome: 'succeeded',
    cost_usd: '0',
    occurred_at: new Date(),
    ...given,
  };
}

test('receipts come out as they went in, in pages, each once however often it is written', async () => {
  const given = Array.from({ length: 7 }, (_, n) => receipt({ cost_usd: '0.000000125', tokens_in: n }));
  for (const one of given) await recordReceipts(database.sql, [one]);
  await recordReceipts(
    database.sql,
    given.map((one) => ({ ...one, cost_id: uuidv7() })),
  );
  const first = await exportReceipts(database.sql, { after: exportStart, limit: 4 });
  const second = await exportReceipts(database.sql, { after: first.next, limit: 4 });
  const third = await exportReceipts(database.sql, { after: second.next, limit: 4 });
  expect([...first.receipts, ...second.receipts]).toEqual(given);
  expect(third).toMatchObject({ receipts: [], next: second.next });
  expect(first.horizon.getTime()).toBeLessThanOrEqual(first.serverTime.getTime());
});

test('the log keeps receipts, and counts those that the database refuses', async () => {
  const registry = createRegistry();
  const log = createReceiptLog({ sql: database.sql, log: quiet, registry, gatherMs: 1 });
  log.add([receipt({ outcome: 'failed' })]);
  await expect.poll(async () => (await database.sql`select from memory.cost_receipts`).length).toBe(1);
  log.add([receipt({ source: 'nobody' as 'worker' })]);
  await expect
    .poll(async () => (await exportReceipts(database.sql, { after: exportStart, limit: 1 })).receiptsLost)
    .toBe(1);
  await log.close();
  const shown = await registry.getSingleMetricAsString('memory_cost_receipts_total');
  expect(shown).toContain('{outcome="kept"} 1');
  expect(shown).toContain('{outcome="lost"} 1');
});

test('receipts wait in the log while the database is away', async () => {
  const locked = await database.sql.reserve();
  await locked`begin`;
  await locked`lock table memory.cost_receipts in access exclusive mode`;
  const log = createReceiptLog({
    sql: database.sql,
    log: quiet,
    registry: createRegistry(),
    gatherMs: 1,
    retryMs: 10,
    writeMs: 50,
  });
  log.add([receipt(), receipt()]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await locked`rollback`;
  locked.release();
  await expect.poll(async () => (await database.sql`select from memory.cost_receipts`).length).toBe(2);
  await log.close();
  expect((await exportReceipts(database.sql, { after: exportStart, limit: 9 })).receiptsLost).toBe(0);
});

test('what does not fit while the database is away is lost, oldest first, and counted', async () => {
  const log = createReceiptLog({
    sql: database.sql,
    log: quiet,
    registry: createRegistry(),
    gatherMs: 50,
    capacity: 2,
  });
  const given = [receipt(), receipt(), receipt()];
  log.add(given);
  await log.close();
  const page = await exportReceipts(database.sql, { after: exportStart, limit: 9 });
  expect(page.receipts.map((one) => one.call_key)).toEqual(given.slice(1).map((one) => one.call_key));
  expect(page.receiptsLost).toBe(1);
});

test('after a restore on a server with younger transaction ids, new receipts still come last', async () => {
  const [restored, later] = [receipt(), receipt()];
  await recordReceipts(database.sql, [restored]);
  await database.sql`update memory.cost_receipts set position = position + 1000000`;
  await ensureDeployment(database.sql, undefined);
  const first = await exportReceipts(database.sql, { after: exportStart, limit: 9 });
  expect(first.receipts.map((one) => one.call_key)).toEqual([restored.call_key]);
  await ensureDeployment(database.sql, undefined);
  await recordReceipts(database.sql, [later]);
  const second = await exportReceipts(database.sql, { after: first.next, limit: 9 });
  expect(second.receipts.map((one) => one.call_key)).toEqual([later.call_key]);
});

test('receipts that say neither stage nor surface are counted', async () => {
  await recordReceipts(database.sql, [receipt(), receipt({ stage: null, lane: null })]);
  expect((await exportReceipts(database.sql, { after: exportStart, limit: 1 })).unscoped).toBe(1);
});

test('spending is what today cost, in all and by stage', async () => {
  expect(await readSpending(database.sql)).toMatchObject({ total: 0 });
  await recordReceipts(database.sql, [
    receipt({ cost_usd: '0.25' }),
    receipt({ cost_usd: '0.5', stage: 'extract_claims' }),
    receipt({ cost_usd: '1', source: 'surface', stage: null, surface: 'searchClaims' }),
    receipt({ cost_usd: '9', occurred_at: new Date(Date.now() - 25 * 3_600_000) }),
  ]);
  const spending = await readSpending(database.sql);
  expect(spending.total).toBe(1.75);
  expect(Object.fromEntries(spending.byStage)).toEqual({ chunk: 0.25, extract_claims: 0.5 });
  expect(spending.dayEndsInMs).toBeGreaterThan(0);
  expect(spending.dayEndsInMs).toBeLessThanOrEqual(24 * 3_600_000);
});
