import type { Queryable } from '../database.ts';

/** The mark of a database's state: it grows with each transaction that writes, and with nothing else. */
export async function readMark(sql: Queryable): Promise<string> {
  const [row] = await sql<{ mark: string }[]>`select pg_snapshot_xmax(pg_current_snapshot())::text as mark`;
  return row?.mark ?? '';
}
