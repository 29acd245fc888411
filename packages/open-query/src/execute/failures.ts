import type { SqlErrorCode } from '@memory/contract';
import { isUnreachable } from '@memory/database';
import { StatementError } from '../statement-error.ts';

type PostgresError = Error & { code: string; position?: string; hint?: string };

/** What SQLSTATEs mean here; the first that an error's state begins with counts. */
const meanings: readonly (readonly [state: string, code: SqlErrorCode, message: string])[] = [
  ['57014', 'cancelled', 'the statement was cancelled'],
  ['55P03', 'lock_timeout', 'a lock was not free within the lock timeout'],
  ['53', 'resource_limit', 'the statement needs more memory, files or connections than it may have'],
  ['54', 'resource_limit', 'the statement is larger or more complex than the database allows'],
  ['42501', 'execution_error', 'the statement reads or does what is not allowed'],
  ['25', 'execution_error', 'the statement may not do that in a read-only transaction'],
];
/** Classes of states whose messages are about the statement or its own values: data, cardinality, syntax and names. */
const isTold = /^(?:21|22|42)/;

/** What became of a statement that ended with an error, safe to show. */
export function toStatementError(error: unknown, isTimedOut: boolean): StatementError {
  if (error instanceof StatementError) return error;
  if (isTimedOut || isStatementTimeout(error)) {
    return new StatementError('statement_timeout', 'the statement took longer than its timeout', error);
  }
  const state = stateOf(error);
  if (state === null) return new StatementError('execution_error', 'the statement failed', error);
  const meaning = meanings.find(([prefix]) => state.startsWith(prefix));
  if (meaning !== undefined) return new StatementError(meaning[1], meaning[2], error);
  if (isUnreachable(error))
    return new StatementError('pg_unavailable', 'the database does not answer', error);
  if (!isTold.test(state)) return new StatementError('execution_error', 'the statement failed', error);
  const { message, hint } = error as PostgresError;
  return new StatementError('execution_error', hint === undefined ? message : `${message}. ${hint}`, error);
}

function stateOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

function isStatementTimeout(error: unknown): boolean {
  return stateOf(error) === '57014' && error instanceof Error && error.message.includes('statement timeout');
}
