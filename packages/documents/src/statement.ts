import type { Sql } from '@memory/database';

/** A statement that has been written but not sent: the driver sends it when it is first awaited. */
export type Statement = ReturnType<Sql['unsafe']>;

/**
 * Sends statements of one transaction in their order without waiting in between, which makes one round trip of them, and
 * answers their rows. A function that writes a statement for this must not be async, or it would be sent too early.
 */
export function sendTogether(statements: Statement[]): Promise<Record<string, unknown>[][]> {
  return Promise.all(statements);
}
