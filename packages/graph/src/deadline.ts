import { graphResultUnavailable, graphTimedOut, ServiceError } from '@memory/contract';

/** What the database says when it, or the way to it, is gone: a connection lost or refused, a statement stopped. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * SQLSTATEs, whole classes of them: connection exceptions (08), logins that are refused (28), no such database (3D),
 * resources used up (53), a database that takes no connections (55), statements cancelled and servers that stop (57), a
 * failing disk (58); and transactions that were idle for too long or stood in the way of recovery.
 */
const UNREACHABLE_STATES = /^(?:(?:08|28|3D|53|55|57|58)[0-9A-Z]{3}|25P03|40001)$/;
/**
 * Of the others, those under which the database has no result to give: a table, a column or a right that is not there
 * (42), an index that is broken (XX). A value that a statement cannot take (22) is a fault of the traversal itself.
 */
const UNANSWERED_STATES = /^(?:42|XX)[0-9A-Z]{3}$/;

/** An error of a traversal as the API tells it. */
export function toGraphError(error: unknown): unknown {
  if (error instanceof ServiceError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (UNREACHABLE.has(code) || UNREACHABLE_STATES.test(code)) return graphTimedOut(error);
  return UNANSWERED_STATES.test(code) ? graphResultUnavailable(error) : error;
}

/**
 * The outcome of `work`, or `live graph timed out` after so many milliseconds; `work` itself goes on until it ends, which
 * `ended` tells.
 */
export function withDeadline<T>(
  work: Promise<T>,
  ms: number,
): { outcome: Promise<T>; ended: Promise<unknown> } {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(graphTimedOut()), ms);
  });
  const ended = work.then(
    () => clearTimeout(timer),
    () => clearTimeout(timer),
  );
  return { outcome: Promise.race([work, late]), ended };
}
