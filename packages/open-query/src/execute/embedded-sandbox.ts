import {
  createDatabase,
  createSlots,
  type EmbeddedCopy,
  type OpenCopy,
  readMark,
  type Sql,
} from '@memory/database';
import { manifest } from '../manifest/manifest.ts';
import { StatementError } from '../statement-error.ts';
import { type Sandbox, WAIT_MS } from './sandbox.ts';

export type EmbeddedSandboxOptions = {
  openCopy: OpenCopy;
  /** A pool to the database itself, to see whether it has changed. */
  sql: Sql;
  /** After so long without a statement the copy is closed, in milliseconds. */
  idleMs?: number;
};

type Opened = { copy: EmbeddedCopy; database: { sql: Sql; close(graceSeconds?: number): Promise<void> } };

/**
 * A copy of the embedded database in a thread of its own. PGlite has one backend, in which neither `statement_timeout`
 * nor a cancel request takes effect: a statement that does not end would hold up every other request for ever. So
 * statements run, one at a time, on a copy of the state of now, which is ended together with a statement that takes too long.
 *
 * The copy is taken with the first statement after a change. Measured on a deployment of a few documents, 2 cores: 0.7 to 0.9 s
 * for it (0.1 to 0.3 s of which the database stands still), 13 ms for a request on a copy that is still right, 250 MB of
 * memory while it is open; other requests were answered within 10 ms beside a statement that did not end.
 */
export function createEmbeddedSandbox({ openCopy, sql, idleMs = 60_000 }: EmbeddedSandboxOptions): Sandbox {
  const slots = createSlots({
    size: 1,
    waitMs: WAIT_MS,
    busy: () => new StatementError('resource_limit', 'the statements before this one did not end in time'),
  });
  let opened: Opened | null = null;
  let idle: NodeJS.Timeout | undefined;

  async function drop(): Promise<void> {
    const dropped = opened;
    opened = null;
    if (dropped === null) return;
    await dropped.copy.kill();
    await dropped.database.close(0);
  }

  async function open(): Promise<Opened> {
    if (opened !== null && opened.copy.mark === (await readMark(sql))) return opened;
    await drop();
    const copy = await openCopy(manifest.schema).catch((cause) => {
      throw new StatementError(
        'pg_unavailable',
        'the database could not be copied to run the statement',
        cause,
      );
    });
    const database = createDatabase({
      url: copy.url,
      poolSize: 1,
      applicationName: 'memory-query',
      role: 'memory_query',
      settings: {
        work_mem: '16MB',
        default_transaction_read_only: 'on',
        cursor_tuple_fraction: '1',
      },
    });
    opened = { copy, database };
    // Connected before the clock of a statement runs.
    await database.sql`select 1`;
    return opened;
  }

  return {
    run(work, { timeoutMs, signal }) {
      return slots.run(async () => {
        clearTimeout(idle);
        signal?.throwIfAborted();
        const { copy, database } = await open();
        let isTimedOut = false;
        const end = () => void drop();
        const timer = setTimeout(() => {
          isTimedOut = true;
          end();
        }, timeoutMs);
        signal?.addEventListener('abort', end, { once: true });
        const session = await database.sql.reserve();
        let ending: Promise<unknown> = Promise.resolve();
        try {
          signal?.throwIfAborted();
          return await work({
            sql: session,
            atEnd: (last) => (ending = Promise.allSettled([ending, last])),
            isTimedOut: () => isTimedOut,
          });
        } catch (error) {
          const isGone = error instanceof StatementError && error.code === 'pg_unavailable';
          if (isGone) await drop();
          if (isGone && copy.hasFailed()) {
            throw new StatementError(
              'resource_limit',
              'the statement needs more memory than there is',
              error,
            );
          }
          throw error;
        } finally {
          clearTimeout(timer);
          signal?.removeEventListener('abort', end);
          await ending;
          session.release();
          idle = setTimeout(end, idleMs).unref();
        }
      }, signal);
    },
    async close() {
      clearTimeout(idle);
      await drop();
    },
  };
}
