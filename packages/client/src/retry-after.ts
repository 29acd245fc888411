/** `Retry-After` in milliseconds, given in seconds or as an HTTP date; null where it is neither. */
export function retryAfterMs(value: string | null, now: () => number = Date.now): number | null {
  if (value === null) return null;
  if (/^\d{1,6}$/.test(value.trim())) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now());
}
