import type { Queryable, Sql } from './database.ts';

/** Runs reads that all see one state of the database. */
export type Snapshot = <T>(read: (tx: Queryable) => Promise<T>) => Promise<T>;

/** A transaction of the pool's for each. What was read is answered at once: nothing depends on how a read ends. */
export function snapshotsOf(sql: Sql): Snapshot {
  return <T>(read: (tx: Queryable) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      sql
        .begin('isolation level repeatable read read only', async (tx) => resolve(await read(tx)))
        .catch(reject);
    });
}
