import { setTimeout as sleep } from 'node:timers/promises';

export type TokenBucket = {
  /** Waits for its turn, in the order of the calls; rejects with the reason of `signal` once that is aborted. */
  take(signal: AbortSignal): Promise<void>;
};

/** Lets `burst` calls through at once, and `perSecond` a second from then on. */
export function createTokenBucket({
  perSecond,
  burst,
  now = () => performance.now(),
}: {
  perSecond: number;
  burst: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}): TokenBucket {
  let tokens = burst;
  let at = now();
  return {
    async take(signal) {
      signal.throwIfAborted();
      const time = now();
      tokens = Math.min(burst, tokens + ((time - at) / 1_000) * perSecond);
      at = time;
      tokens -= 1;
      if (tokens >= 0) return;
      try {
        await sleep((-tokens / perSecond) * 1_000, undefined, { signal });
      } catch {
        // Whoever gave up leaves its turn to the others.
        tokens += 1;
        signal.throwIfAborted();
      }
    },
  };
}
