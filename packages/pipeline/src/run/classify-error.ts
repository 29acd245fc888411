import { LeaseLostError } from '@memory/database/ledger';
import { BudgetSpentError } from './budgets.ts';
import { NoRouteError, PermanentError } from './stage.ts';

/** What the ledger does about an error: give the row back unharmed, park it, retry with back-off, give up, or nothing. */
export type ErrorClass = 'lease_lost' | 'release' | 'parked' | 'retry' | 'permanent';

/**
 * postgres.js and socket codes of a connection that is gone, and SQLSTATEs that say 'the same again, please': also those of
 * a full disk (53100) and of a database that only reads, which the embedded one does then.
 */
const RELEASE_CODES = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '25006',
  '40001',
  '40P01',
  '53100',
  '53300',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
]);

/** SQLSTATE classes of data that will never fit: numeric or text out of range, program limits. */
const PERMANENT_CLASSES = new Set(['22', '54']);

function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

export function classifyError(error: unknown): ErrorClass {
  if (error instanceof LeaseLostError) return 'lease_lost';
  if (error instanceof PermanentError) return 'permanent';
  if (error instanceof BudgetSpentError || error instanceof NoRouteError) return 'parked';
  const code = codeOf(error);
  if (code !== null && RELEASE_CODES.has(code)) return 'release';
  if (code !== null && code.length === 5 && PERMANENT_CLASSES.has(code.slice(0, 2))) return 'permanent';
  return 'retry';
}

/** The reason as it is kept in the ledger and shown to clients: one line, bounded. */
export function describeError(stage: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${stage}: ${message}`.replace(/\s+/g, ' ').slice(0, 500);
}
