/** What the driver and the system say when the database, or the way to it, is gone: a connection lost or refused. */
const CODES: ReadonlySet<string> = new Set([
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
const STATES = /^(?:(?:08|28|3D|53|55|57|58)[0-9A-Z]{3}|25P03|40001)$/;

/** Whether an error says that the database could not be asked, rather than that it was asked wrongly. */
export function isUnreachable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CODES.has(code) || STATES.test(code);
}
