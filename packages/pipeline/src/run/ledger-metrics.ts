import { stages } from '@memory/contract';
import type { Sql } from '@memory/database';
import { countWork, type StageCounts } from '@memory/database/ledger';
import { createCounter, createGauge, type Registry } from '@memory/telemetry';

const reasons = ['no_route', 'budget', 'scheduled', 'retry_backoff'] as const;

/** For how long a count is shown, in milliseconds; several scrapers then cost what one does. */
const BELIEVED_MS = 5_000;
/** Longest wait of a scrape for a new count, in milliseconds; the last one is shown until it is there. */
const PATIENCE_MS = 2_000;

/** The gauges of the stage ledger, counted when somebody looks. */
export function createLedgerMetrics(sql: Sql, registry: Registry): void {
  const failures = createCounter(registry, 'memory_work_read_failures_total');
  const ready = createGauge(registry, 'memory_work_ready', refresh);
  const oldest = createGauge(registry, 'memory_work_oldest_ready_age_seconds', refresh);
  const running = createGauge(registry, 'memory_work_running', refresh);
  const parked = createGauge(registry, 'memory_work_parked', refresh);
  const dead = createGauge(registry, 'memory_work_dead_letters', refresh);
  let counting: Promise<void> | null = null;
  let countedAt = Number.NEGATIVE_INFINITY;
  show([]);

  function show(counts: readonly StageCounts[]): void {
    for (const stage of stages) {
      const counted = counts.find((one) => one.stage === stage);
      ready.set({ stage }, counted?.ready ?? 0);
      oldest.set({ stage }, counted?.oldest_ready_s ?? 0);
      running.set({ stage }, counted?.running ?? 0);
      dead.set({ stage }, counted?.dead_letter ?? 0);
    }
    for (const reason of reasons) {
      parked.set(
        { reason },
        counts.reduce((sum, counted) => sum + counted[reason], 0),
      );
    }
  }

  async function count(): Promise<void> {
    try {
      show(await countWork(sql));
    } catch {
      failures.inc();
    } finally {
      countedAt = performance.now();
      counting = null;
    }
  }

  async function refresh(): Promise<void> {
    if (counting === null && performance.now() - countedAt < BELIEVED_MS) return;
    counting ??= count();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS);
    });
    await Promise.race([counting, patience]);
    clearTimeout(timer);
  }
}
