import { createCounter, createGauge, type Logger, type Registry } from '@memory/telemetry';
import type { Sql } from '../database.ts';
import type { ReceiptRow } from './receipt.ts';
import { countLostReceipts, recordReceipts } from './record-receipts.ts';

/** Keeps receipts that no transaction of the caller's carries: of failed stages, of questions, of rebuilds. */
export type ReceiptLog = {
  /** Takes receipts at once and writes them soon, by one statement for many; tries again while the database is away. */
  add(receipts: readonly ReceiptRow[]): void;
  /** Counts receipts that a transaction of the caller's has kept. */
  kept(count: number): void;
  /** Writes what is left; what cannot be written by then is lost, and counted. */
  close(): Promise<void>;
};

export type ReceiptLogOptions = {
  sql: Sql;
  log: Logger;
  registry: Registry;
  /** How long receipts are gathered, in milliseconds. */
  gatherMs?: number;
  /** Receipts held while the database is away; the oldest go first. */
  capacity?: number;
  /** The first pause after a failure, in milliseconds; it doubles up to 60 times as long. */
  retryMs?: number;
  /** Longest time for one write, in milliseconds. */
  writeMs?: number;
};

const BATCH = 500;

/** SQLSTATE classes that another try would meet again: values that do not fit, broken constraints. */
const isRefused = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^2[23]...$/.test(error.code);

export function createReceiptLog(options: ReceiptLogOptions): ReceiptLog {
  const { sql, log } = options;
  const { gatherMs = 200, capacity = 20_000, retryMs = 500, writeMs = 10_000 } = options;
  const outcomes = createCounter(options.registry, 'memory_cost_receipts_total');
  createGauge(options.registry, 'memory_cost_receipts_waiting', (gauge) => gauge.set(waiting.length));
  let waiting: ReceiptRow[] = [];
  let uncounted = 0;
  let failures = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;

  function lose(count: number, reason: unknown): void {
    if (count === 0) return;
    outcomes.inc({ outcome: 'lost' }, count);
    uncounted += count;
    log.error({ err: reason, count }, 'cost receipts are lost');
  }

  function schedule(ms: number): void {
    if (timer !== null || writing !== null) return;
    timer = setTimeout(() => {
      timer = null;
      writing = write().finally(() => {
        writing = null;
        if (waiting.length > 0 || uncounted > 0) {
          schedule(failures === 0 ? gatherMs : Math.min(60, 2 ** (failures - 1)) * retryMs);
        }
      });
    }, ms);
    timer.unref();
  }

  async function write(): Promise<void> {
    const batch = waiting.slice(0, BATCH);
    const lost = uncounted;
    try {
      await inTime(
        sql.begin(async (tx) => {
          await recordReceipts(tx, batch);
          if (lost > 0) await countLostReceipts(tx, lost);
        }),
        writeMs,
      );
      failures = 0;
      uncounted -= lost;
      outcomes.inc({ outcome: 'kept' }, batch.length);
      forget(batch);
    } catch (error) {
      if (isRefused(error)) {
        forget(batch);
        lose(batch.length, error);
        return;
      }
      failures++;
      log.warn({ err: error, waiting: waiting.length }, 'cost receipts could not be kept yet');
    }
  }

  function forget(batch: readonly ReceiptRow[]): void {
    const done = new Set(batch);
    waiting = waiting.filter((receipt) => !done.has(receipt));
  }

  return {
    add(receipts) {
      waiting.push(...receipts);
      if (waiting.length > capacity) {
        const dropped = waiting.splice(0, waiting.length - capacity);
        lose(dropped.length, new Error(`more than ${capacity} wait for the database`));
      }
      if (waiting.length > 0) schedule(gatherMs);
    },
    kept(count) {
      if (count > 0) outcomes.inc({ outcome: 'kept' }, count);
    },
    async close() {
      if (timer !== null) clearTimeout(timer);
      await writing;
      if (timer !== null) clearTimeout(timer);
      for (const pauseMs of [0, retryMs, 2 * retryMs]) {
        while (waiting.length > 0 || uncounted > 0) {
          await write();
          if (failures > 0) break;
        }
        if (waiting.length === 0 && uncounted === 0) return;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      lose(waiting.length, new Error('the database did not take them before the end'));
      waiting = [];
    },
  };
}

async function inTime(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the database did not answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
