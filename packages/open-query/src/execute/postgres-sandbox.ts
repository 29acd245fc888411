import { createDatabase, createSlots, type Sql } from '@memory/database';
import { StatementError } from '../statement-error.ts';
import { type Sandbox, WAIT_MS } from './sandbox.ts';

export type PostgresSandboxOptions = {
  databaseUrl: string;
  /** Statements at once. */
  size: number;
  /** Of files for sorting and hashing that one statement may write, in KiB; set where the login may set it. */
  tempFileKib?: number | undefined;
};

/**
 * - `work_mem`, `max_parallel_workers_per_gather`: one statement takes a bounded part of the server
 * - `default_transaction_read_only`: a wall behind the role's rights
 * - `idle_in_transaction_session_timeout`: a transaction whose service has gone does not stay
 * - `random_page_cost`: what is asked for is in memory or on a disk without arms; the default has whole tables read in place of
 *   25,000 rows
 * - `cursor_tuple_fraction`: a statement is planned for all of its rows, though few may be taken
 */
const settings = {
  work_mem: '16MB',
  max_parallel_workers_per_gather: '0',
  default_transaction_read_only: 'on',
  idle_in_transaction_session_timeout: '15000',
  random_page_cost: '1.1',
  cursor_tuple_fraction: '1',
};

/** What Postgres gets, beyond its own timeout, to end a statement by itself. */
const GRACE_MS = 1_000;

/** A small pool that acts as `memory_query` from its first message on. */
export function createPostgresSandbox({ databaseUrl, size, tempFileKib }: PostgresSandboxOptions): Sandbox {
  const database = createDatabase({
    url: databaseUrl,
    poolSize: size,
    applicationName: 'memory-query',
    role: 'memory_query',
    settings: tempFileKib === undefined ? settings : { ...settings, temp_file_limit: `${tempFileKib}kB` },
  });
  const slots = createSlots({
    size,
    waitMs: WAIT_MS,
    busy: () => new StatementError('resource_limit', 'no connection was free in time'),
  });
  return {
    run(work, { timeoutMs, signal }) {
      return slots.run(async () => {
        const session = await database.sql.reserve();
        const cancelling = watch(session);
        let isTimedOut = false;
        let ending: Promise<unknown> = Promise.resolve();
        const timer = setTimeout(() => {
          isTimedOut = true;
          cancelling.cancel();
        }, timeoutMs + GRACE_MS);
        const onAbort = () => cancelling.cancel();
        signal?.addEventListener('abort', onAbort, { once: true });
        try {
          signal?.throwIfAborted();
          return await work({
            sql: cancelling.sql,
            atEnd: (last) => (ending = Promise.allSettled([ending, last])),
            isTimedOut: () => isTimedOut,
          });
        } finally {
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
          void ending.then(() => session.release());
        }
      }, signal);
    },
    close: () => database.close(),
  };
}

type Cancellable = { cancel(): unknown };

/** The connection with a way to cancel what it runs at the moment. */
function watch(session: Sql): { sql: Sql; cancel(): void } {
  let running: Cancellable | null = null;
  const remember = <Query>(query: Query): Query => {
    running = query as Cancellable;
    return query;
  };
  const sql = new Proxy(session, {
    apply: (target, self, args) => remember(Reflect.apply(target, self, args)),
    get: (target, name) => {
      const value = Reflect.get(target, name);
      return name === 'unsafe' ? (...args: unknown[]) => remember(Reflect.apply(value, target, args)) : value;
    },
  });
  return { sql, cancel: () => running?.cancel() };
}
