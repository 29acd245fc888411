import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureDeployment } from '../deployment/ensure-deployment.ts';
import { uuidv7 } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { reserveCall, settleCall } from './model-calls.ts';
import { type ReceiptRow, receiptOf } from './receipt.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 8 });
  await ensureDeployment(database.sql, undefined);
});
beforeEach(async () => {
  await database.sql`delete from memory.cost_receipts`;
  await database.sql`delete from memory.model_calls`;
});
afterAll(() => database.close());

const limits = { totalUsd: null, stageUsd: null, atOnce: null };
const call = (usd: number, stage = 'extract_claims') => ({
  callKey: uuidv7(),
  workId: uuidv7(),
  stage,
  usd,
  expiresMs: 60_000,
});

function receipt({ callKey, workId, stage }: ReturnType<typeof call>, costUsd: string): ReceiptRow {
  return receiptOf(
    {
      callKey,
      modelName: 'openrouter/vendor/model',
      tokensIn: 1,
      tokensOut: 1,
      latencyMs: 1,
      outcome: 'succeeded',
      costUsd,
      occurredAt: new Date(),
    },
    { work_id: workId, source: 'worker', stage, lane: 'pipeline', surface: null, attempt: 1 },
  );
}

/** Wants to make calls of a cent until the budget says no. */
async function spendAll(totalUsd: number): Promise<number> {
  const { sql } = database;
  let made = 0;
  for (;;) {
    const planned = call(0.01);
    const { outcome } = await reserveCall(sql, planned, { ...limits, totalUsd });
    if (outcome === 'spent') return made;
    await settleCall(sql, { receipt: receipt(planned, '0.01'), answer: null });
    made++;
  }
}

test('fifty workers at once spend a budget, and at most one call more', async () => {
  const made = await Promise.all(Array.from({ length: 50 }, () => spendAll(0.3)));
  const total = made.reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThanOrEqual(30);
  expect(total).toBeLessThanOrEqual(31);
  const [row] = await database.sql<{ usd: string; waiting: number }[]>`
    select sum(cost_usd)::text as usd, (select count(*)::int from memory.model_calls) as waiting from memory.cost_receipts`;
  expect(Number(row?.usd)).toBeCloseTo(total / 100, 6);
  expect(row?.waiting).toBe(0);
});

test('a stage has a budget of its own beside that of the deployment', async () => {
  const { sql } = database;
  const first = call(0.5);
  expect(await reserveCall(sql, first, { ...limits, totalUsd: 1, stageUsd: 0.4 })).toEqual({
    outcome: 'reserved',
  });
  const again = await reserveCall(sql, call(0.1), { ...limits, totalUsd: 1, stageUsd: 0.4 });
  expect(again).toMatchObject({ outcome: 'spent', dayEndsInMs: expect.any(Number) });
  const other = await reserveCall(sql, call(0.5, 'embed_chunk'), { ...limits, totalUsd: 1, stageUsd: 0.4 });
  expect(other).toEqual({ outcome: 'reserved' });
  expect(await reserveCall(sql, call(0.1, 'embed_claim'), { ...limits, totalUsd: 1 })).toMatchObject({
    outcome: 'spent',
  });
  await settleCall(sql, { receipt: receipt(first, '0.001'), answer: null });
  expect(await reserveCall(sql, call(0.1), { ...limits, totalUsd: 1, stageUsd: 0.4 })).toEqual({
    outcome: 'reserved',
  });
});

test('calls at once are counted across workers, and those of a worker that is gone run out', async () => {
  const { sql } = database;
  const gone = { ...call(0), expiresMs: 300 };
  expect(await reserveCall(sql, gone, { ...limits, atOnce: 1 })).toEqual({ outcome: 'reserved' });
  expect(await reserveCall(sql, call(0), { ...limits, atOnce: 1 })).toEqual({ outcome: 'busy' });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await reserveCall(sql, call(0), { ...limits, atOnce: 1 })).toEqual({ outcome: 'reserved' });
});

test('what was spent yesterday is not spent today', async () => {
  const { sql } = database;
  const old = receipt(call(1), '5');
  await settleCall(sql, {
    receipt: { ...old, occurred_at: new Date(Date.now() - 86_400_000) },
    answer: null,
  });
  expect(await reserveCall(sql, call(1), { ...limits, totalUsd: 1 })).toEqual({ outcome: 'reserved' });
});
