import { graphTimedOut, ServiceError } from '@memory/contract';

/** What the database says when it, or the way to it, is gone: a connection lost or refused, a statement stopped. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** SQLSTATEs: connection exceptions, too many connections, cancelled statements, a server that shuts down. */
const UNREACHABLE_STATES = /^(?:08...|53300|57014|57P0[1-4]|25P03)$/;

/** An error of a traversal as the API tells it. */
export function toGraphError(error: unknown): unknown {
  if (error instanceof ServiceError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return UNREACHABLE.has(code) || UNREACHABLE_STATES.test(code) ? graphTimedOut(error) : error;
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
