import { createCounter, createGauge, createHistogram, type Registry } from '@memory/telemetry';

export type SlotOptions = {
  /** Callers that run at once. */
  size: number;
  /** How long a caller waits for a slot, in milliseconds. */
  waitMs: number;
  /** What a caller is told that found no slot in time. */
  busy: () => Error;
  /** Where the slots are measured, and what they are called there. */
  measured?: { registry: Registry; pool: 'retrieval' | 'graph' } | undefined;
};

/** Runs work in a bounded number of slots, first come first served. */
export type Slots = { run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> };

/**
 * Before a pool: as many callers as it has connections for. A caller that found no slot in time is refused; one that
 * went away leaves the queue.
 */
export function createSlots({ size, waitMs, busy, measured }: SlotOptions): Slots {
  let free = size;
  const waiting = new Set<() => void>();
  const metrics = measured && createSlotMetrics(measured, () => ({ size, free, waiting: waiting.size }));

  async function enter(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (free > 0) {
      free--;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(take);
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const take = () => {
        leave();
        resolve();
      };
      const onAbort = () => {
        leave();
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        leave();
        metrics?.refused();
        reject(busy());
      }, waitMs);
      signal?.addEventListener('abort', onAbort, { once: true });
      waiting.add(take);
    });
  }

  function exit(): void {
    const [next] = waiting;
    if (next === undefined) free++;
    else next();
  }

  return {
    async run(work, signal) {
      const asked = performance.now();
      await enter(signal);
      metrics?.waited((performance.now() - asked) / 1000);
      try {
        return await work();
      } finally {
        exit();
      }
    },
  };
}

type SlotState = { size: number; free: number; waiting: number };

/** The pools of a registry, of which a scrape asks how they stand. */
const pools = new WeakMap<Registry, Map<'retrieval' | 'graph', () => SlotState>>();

function poolsOf(registry: Registry): Map<'retrieval' | 'graph', () => SlotState> {
  const known = pools.get(registry);
  if (known !== undefined) return known;
  const states = new Map<'retrieval' | 'graph', () => SlotState>();
  pools.set(registry, states);
  createGauge(registry, 'memory_pool_slots_in_use', (gauge) => {
    for (const [pool, state] of states) gauge.set({ pool }, state().size - state().free);
  });
  createGauge(registry, 'memory_pool_waiting', (gauge) => {
    for (const [pool, state] of states) gauge.set({ pool }, state().waiting);
  });
  return states;
}

function createSlotMetrics(
  { registry, pool }: NonNullable<SlotOptions['measured']>,
  state: () => SlotState,
): { waited(seconds: number): void; refused(): void } {
  createGauge(registry, 'memory_pool_slots').set({ pool }, state().size);
  poolsOf(registry).set(pool, state);
  const seconds = createHistogram(registry, 'memory_pool_wait_seconds');
  const refusals = createCounter(registry, 'memory_pool_refusals_total');
  return {
    waited: (took) => seconds.observe({ pool }, took),
    refused: () => refusals.inc({ pool }),
  };
}
