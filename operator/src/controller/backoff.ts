/** Exponential back-off with jitter, so that many that failed together do not come back together. */
export function backoff(
  attempt: number,
  { baseMs, maxMs, random = Math.random }: { baseMs: number; maxMs: number; random?: () => number },
): number {
  const full = Math.min(maxMs, baseMs * 2 ** Math.min(attempt, 30));
  return full * (0.5 + random() / 2);
}

/** Waits, and no longer once `signal` is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}
