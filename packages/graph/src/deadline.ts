import { graphResultUnavailable, graphTimedOut, ServiceError } from '@memory/contract';
import { isUnreachable } from '@memory/database';

/**
 * SQLSTATEs under which a database that was reached has no result to give: a table, a column or a right that is not there
 * (42), an index that is broken (XX). A value that a statement cannot take (22) is a fault of the traversal itself.
 */
const UNANSWERED_STATES = /^(?:42|XX)[0-9A-Z]{3}$/;

/** An error of a traversal as the API tells it. */
export function toGraphError(error: unknown): unknown {
  if (error instanceof ServiceError) return error;
  if (isUnreachable(error)) return graphTimedOut(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
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
