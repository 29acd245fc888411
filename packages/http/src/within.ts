import { setTimeout as sleep } from 'node:timers/promises';

/** Parts that a wait is counted in. */
const PARTS = 20;

/**
 * Waits for `work` no longer than `ms`; then rejects with `words`, whatever becomes of it. The time is counted in parts, each begun
 * when the one before is over: a stretch in which this process does something else, and reads no answer, counts as one of them.
 */
export async function within<Result>(
  work: Promise<Result>,
  ms: number,
  words = `no answer within ${ms} ms`,
): Promise<Result> {
  const done = new AbortController();
  const late = async (): Promise<never> => {
    for (let part = 0; part < PARTS; part++) await sleep(ms / PARTS, undefined, { signal: done.signal });
    throw new Error(words);
  };
  try {
    return await Promise.race([work, late()]);
  } finally {
    done.abort();
  }
}
