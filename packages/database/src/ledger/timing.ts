/** Retry back-off of the spec: base 2 s, doubling with each attempt, at most 60 s. */
export const RETRY_BASE_MS = 2_000;
export const RETRY_MAX_MS = 60_000;

/** Milliseconds to wait after the given attempt (1 for the first) has failed. */
export function retryDelay(attempt: number): number {
  return Math.min(RETRY_MAX_MS, RETRY_BASE_MS * 2 ** Math.max(0, attempt - 1));
}

/** A ready row that was handed out this long ago and has not been taken is handed out again. */
export const DELIVERY_OVERDUE_MS = 30_000;
