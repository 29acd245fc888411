import { setTimeout as sleep } from 'node:timers/promises';
import { type HttpAnswer, NoAnswer, retryAfterMs } from '@memory/client';

/** How long a call goes on trying: while nothing answers, and while the service answers that it is busy. */
export type Patience = { readonly unreachableMs: number; readonly busyMs: number };

/** Someone waits in front of the screen. */
export const shortPatience: Patience = { unreachableMs: 3_000, busyMs: 30_000 };
/** A long upload or wait that should outlive a restart of the service. */
export const longPatience: Patience = { unreachableMs: 60_000, busyMs: 15 * 60_000 };

const firstPauseMs = 250;
const longestPauseMs = 15_000;

export type RetryClock = {
  now(): number;
  random(): number;
  pause(ms: number, signal: AbortSignal): Promise<void>;
};

export const systemClock: RetryClock = {
  now: () => performance.now(),
  random: Math.random,
  pause: (ms, signal) => sleep(ms, undefined, { signal }),
};

/**
 * Sends until something final comes: an answer that is neither 429 nor 5xx, or the end of patience (for a 500 the shorter one), after which the last answer or
 * error stands. Pauses double from 250 ms to 15 s with jitter; a `Retry-After` is kept to.
 */
export async function sendPatiently(
  send: () => Promise<HttpAnswer>,
  options: { patience: Patience; signal: AbortSignal; clock: RetryClock },
): Promise<HttpAnswer> {
  const { patience, signal, clock } = options;
  const started = clock.now();
  for (let attempt = 0; ; attempt++) {
    const outcome = await send().catch((error: unknown) => {
      if (error instanceof NoAnswer) return error;
      throw error;
    });
    const silent = outcome instanceof NoAnswer;
    if (!silent && !isBusy(outcome.status)) return outcome;
    const ownPause = Math.min(longestPauseMs, firstPauseMs * 2 ** attempt) * (0.5 + clock.random() / 2);
    const asked = silent ? null : retryAfterMs(outcome.retryAfter);
    const pauseMs = Math.max(ownPause, asked ?? 0);
    const limit = silent || outcome.status === 500 ? patience.unreachableMs : patience.busyMs;
    if (clock.now() - started + pauseMs > limit) {
      if (silent) throw outcome;
      return outcome;
    }
    await clock.pause(pauseMs, signal);
  }
}

function isBusy(status: number): boolean {
  return status === 429 || (status >= 500 && status < 600);
}
