import type { Queryable, Sql } from '@memory/database';

/** Runs reads that all see one state of the database. */
export type Snapshot = <T>(read: (tx: Queryable) => Promise<T>) => Promise<T>;

/** A transaction of the pool's for each. */
export function snapshotsOf(sql: Sql): Snapshot {
  return async <T>(read: (tx: Queryable) => Promise<T>) =>
    (await sql.begin('isolation level repeatable read read only', read)) as T;
}
