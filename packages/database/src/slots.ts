export type SlotOptions = {
  /** Callers that run at once. */
  size: number;
  /** How long a caller waits for a slot, in milliseconds. */
  waitMs: number;
  /** What a caller is told that found no slot in time. */
  busy: () => Error;
};

/** Runs work in a bounded number of slots, first come first served. */
export type Slots = { run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> };

/**
 * Before a pool: as many callers as it has connections for. A caller that found no slot in time is refused; one that
 * went away leaves the queue.
 */
export function createSlots({ size, waitMs, busy }: SlotOptions): Slots {
  let free = size;
  const waiting = new Set<() => void>();

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
      await enter(signal);
      try {
        return await work();
      } finally {
        exit();
      }
    },
  };
}
