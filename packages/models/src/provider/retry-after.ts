/** Longest pause that a provider is granted, in milliseconds. */
const MAX_PAUSE_MS = 24 * 60 * 60 * 1000;

/**
 * The pause that a `Retry-After` header asks for, in milliseconds: seconds, also with a fraction, or an HTTP date. Null where there is
 * none or it cannot be read; 0 for a date that is over.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}(?:\.\d+)?$/.test(text)) return Math.min(MAX_PAUSE_MS, Math.ceil(Number(text) * 1000));
  if (!/[a-z]/i.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.min(MAX_PAUSE_MS, Math.max(0, at - now));
}
