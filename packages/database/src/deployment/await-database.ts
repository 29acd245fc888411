import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@memory/telemetry';
import type { Sql } from '../database.ts';
import { explainUnmigrated } from './explain-unmigrated.ts';

/** Nobody listens there yet, its name is not known yet, or it is still starting. */
const NOT_YET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  '57P03',
]);
const PAUSE_MS = 500;

/**
 * Waits until the database answers, at most `waitMs`, as a process that starts together with it has to: one that ends
 * instead is started again by its cluster after up to five minutes.
 *
 * @throws what the last attempt threw, at once where waiting would not help; a `MigrationError` where migrating would
 */
export async function awaitDatabase(sql: Sql, log: Logger, waitMs = 30_000): Promise<void> {
  const ends = performance.now() + waitMs;
  for (let attempt = 1; ; attempt++) {
    try {
      await sql`select`;
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (!NOT_YET.has(String(code)) || performance.now() >= ends) {
        // Only who acts as one of the database's roles depends on a migration.
        throw sql.options.connection.role === undefined ? error : explainUnmigrated(error);
      }
      if (attempt === 1) log.warn({ err: error, waitMs }, 'the database does not answer yet; waiting for it');
    }
    await sleep(PAUSE_MS);
  }
}
