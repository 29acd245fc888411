/** The first wait after a failure; it doubles with each further one. */
const firstRetryMs = 1_000;
/** The longest that a timer can wait. */
const longestMs = 2 ** 31 - 1;

/**
 * How long to wait before the next refresh. After success nearly the whole interval, after failures less: from a second
 * up to the interval, doubling. Spread by `random` (0 to 1), so that replicas do not ask all at once, and never longer
 * than the interval, by which revocation is bounded.
 */
export function refreshDelay(failures: number, refreshMs: number, random: number): number {
  if (failures === 0) return Math.min(longestMs, refreshMs * (0.9 + 0.1 * random));
  const backOff = Math.min(refreshMs, firstRetryMs * 2 ** Math.min(failures - 1, 30));
  return Math.min(longestMs, backOff * (0.5 + 0.5 * random));
}
