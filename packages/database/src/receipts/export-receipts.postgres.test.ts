import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../database.ts';
import { ensureDeployment } from '../deployment/ensure-deployment.ts';
import { uuidv7 } from '../ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { exportReceipts, exportStart, type ReceiptPlace } from './export-receipts.ts';
import type { ReceiptRow } from './receipt.ts';
import { recordReceipts } from './record-receipts.ts';

const WRITERS = 24;
const TRANSACTIONS = 30;

let database: TestDatabase;
let writers: Database;

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 4 });
  await ensureDeployment(database.sql, undefined);
  writers = createDatabase({
    url: database.url,
    poolSize: WRITERS,
    applicationName: 'writers',
    role: 'memory_app',
  });
});
afterAll(async () => {
  await writers.close();
  await database.close();
});

function receipt(): ReceiptRow {
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
    latency_ms: 1,
    call_key: uuidv7(),
    outcome: 'succeeded',
    cost_usd: '0',
    occurred_at: new Date(),
  };
}

test('readers that follow the export while transactions commit out of order miss none and meet none twice', async () => {
  const committed: string[] = [];
  const commitOrder: bigint[] = [];
  let open = WRITERS;
  const write = async () => {
    for (let n = 0; n < TRANSACTIONS; n++) {
      const batch = Array.from({ length: 1 + (n % 3) }, receipt);
      const rolledBack = Math.random() < 0.15;
      let id = 0n;
      await writers.sql
        .begin(async (tx) => {
          const [row] = await tx<{ id: string }[]>`select pg_current_xact_id()::text as id`;
          id = BigInt(row?.id ?? 0);
          // Some hold their id for long before they write, some write first and commit late.
          await sleep(Math.random() < 0.1 ? 150 : Math.random() * 8);
          await recordReceipts(tx, batch);
          await sleep(Math.random() < 0.1 ? 150 : Math.random() * 8);
          if (rolledBack) throw new Error('rolled back');
        })
        .catch((error: Error) => {
          if (error.message !== 'rolled back') throw error;
        });
      if (rolledBack) continue;
      committed.push(...batch.map((one) => one.cost_id));
      commitOrder.push(id);
    }
    open--;
  };
  const follow = async (limit: number, pauseMs: number) => {
    const seen: string[] = [];
    let after: ReceiptPlace = exportStart;
    let horizon = 0;
    for (;;) {
      const isLast = open === 0;
      const page = await exportReceipts(database.sql, { after, limit });
      seen.push(...page.receipts.map((one) => one.cost_id));
      expect(page.horizon.getTime()).toBeLessThanOrEqual(page.serverTime.getTime());
      horizon = Math.max(horizon, page.horizon.getTime());
      after = page.next;
      if (isLast && page.receipts.length === 0 && seen.length >= committed.length) return seen;
      if (isLast && page.receipts.length === 0) await sleep(20);
      await sleep(pauseMs);
    }
  };
  const [one, two, three] = await Promise.all([
    follow(7, 0),
    follow(100, 3),
    follow(500, 40),
    ...Array.from({ length: WRITERS }, write),
  ]);
  const expected = committed.toSorted();
  for (const seen of [one, two, three]) expect(seen?.toSorted()).toEqual(expected);
  const overtakes = commitOrder.filter((id, n) => n > 0 && id < (commitOrder[n - 1] ?? 0n)).length;
  expect(overtakes).toBeGreaterThan(WRITERS);
});

test('a receipt that is committed stays behind the horizon while an older transaction is open', async () => {
  const start = (await exportReceipts(database.sql, { after: exportStart, limit: 500 })).next;
  let after = start;
  for (let full = true; full; ) {
    const page = await exportReceipts(database.sql, { after, limit: 500 });
    after = page.next;
    full = page.receipts.length > 0;
  }
  const older = await writers.sql.reserve();
  await older`begin`;
  await older`select pg_current_xact_id()`;
  const [early, late] = [receipt(), receipt()];
  await recordReceipts(database.sql, [early]);
  const held = await exportReceipts(database.sql, { after, limit: 500 });
  expect(held.receipts).toEqual([]);
  expect(held.horizon.getTime()).toBeLessThan(held.serverTime.getTime());
  await recordReceipts(older as never, [late]);
  await older`commit`;
  older.release();
  const free = await exportReceipts(database.sql, { after, limit: 500 });
  expect(free.receipts.map((one) => one.call_key)).toEqual([late.call_key, early.call_key]);
});
