import { stages } from '@memory/contract';
import type { Sql } from '@memory/database';
import { countWork, type WorkCount } from '@memory/database/ledger';
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

  function show(counts: readonly WorkCount[]): void {
    const sum = (wanted: (one: WorkCount) => boolean) =>
      counts.filter(wanted).reduce((total, one) => total + one.count, 0);
    for (const stage of stages) {
      const readyNow = counts.filter((one) => one.stage === stage && isReady(one));
      ready.set(
        { stage },
        sum((one) => one.stage === stage && isReady(one)),
      );
      oldest.set({ stage }, Math.max(0, ...readyNow.map((one) => one.oldest_due_s)));
      running.set(
        { stage },
        sum((one) => one.stage === stage && one.status === 'running'),
      );
      dead.set(
        { stage },
        sum((one) => one.stage === stage && one.status === 'dead_letter'),
      );
    }
    for (const reason of reasons) {
      parked.set(
        { reason },
        sum((one) => one.defer_reason === reason && isParked(one)),
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

const isWaiting = ({ status }: WorkCount) => status === 'pending' || status === 'failed';

function isReady(one: WorkCount): boolean {
  return isWaiting(one) && one.is_due && one.defer_reason !== 'no_route';
}

function isParked(one: WorkCount): boolean {
  return isWaiting(one) && !isReady(one);
}
