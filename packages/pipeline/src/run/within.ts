/**
 * Work under a signal that aborts with another, or after some milliseconds with a `TimeoutError`. Once the work is over
 * nothing is left of it: `AbortSignal.timeout` stays in memory until its time has come, which is long after most stages.
 */
export async function within<Result>(
  limitMs: number,
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException(`not done within ${limitMs} ms`, 'TimeoutError')),
    limitMs,
  ).unref();
  try {
    return await work(AbortSignal.any([stop, limit.signal]));
  } finally {
    clearTimeout(timer);
  }
}
