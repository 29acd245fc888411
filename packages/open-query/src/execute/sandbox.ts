import type { Sql } from '@memory/database';

/** A connection of the open query's role to a database that shows what is there now. */
export type SandboxSession = {
  sql: Sql;
  /** Takes what is still to be done on the connection before another has it; whether it succeeds is of no account. */
  atEnd(work: PromiseLike<unknown>): void;
  /** Whether the statement has been ended because its time was over. */
  isTimedOut(): boolean;
};

export type SandboxLimits = {
  /** When a statement is ended, in milliseconds from its start. */
  timeoutMs: number;
  /** Aborted when the caller has gone; what runs is ended then, too. */
  signal?: AbortSignal | undefined;
};

/** Where statements run: nothing that happens there holds up the rest of the service. */
export type Sandbox = {
  /**
   * Runs work on one connection. Rejects with what the driver rejects with when the work is ended.
   * @throws StatementError `resource_limit` when no connection is free in time, `pg_unavailable` when there is none
   */
  run<T>(work: (session: SandboxSession) => Promise<T>, limits: SandboxLimits): Promise<T>;
  close(): Promise<void>;
};

/** How long a statement waits for its turn, in milliseconds. */
export const WAIT_MS = 12_000;
