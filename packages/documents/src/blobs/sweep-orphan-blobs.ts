import type { Sql } from '@memory/database';

const ORPHAN_AGE_MS = 24 * 3_600_000;
const BATCH = 500;

/**
 * Removes the parts of uploads whose process died between its first part and its transaction: no content refers to
 * them, and their id (UUIDv7) says that they began over 24 hours ago. Answers how many blobs went. One blob a
 * statement, so no lock is held for long.
 */
export async function sweepOrphanBlobs(sql: Sql, now: Date): Promise<number> {
  const bound = oldestLivingId(now.getTime() - ORPHAN_AGE_MS);
  let swept = 0;
  for (;;) {
    const orphans = await sql<{ blob_id: string }[]>`
      select p.blob_id
      from memory.blob_parts as p
      where p.part_no = 0 and p.blob_id < ${bound}
        and not exists (select from memory.contents as c where c.blob_id = p.blob_id)
      order by p.blob_id
      limit ${BATCH}`;
    for (const { blob_id } of orphans) {
      await sql`
        delete from memory.blob_parts as p
        where p.blob_id = ${blob_id}
          and not exists (select from memory.contents as c where c.blob_id = p.blob_id)`;
      swept += 1;
    }
    if (orphans.length < BATCH) return swept;
  }
}

/** The smallest UUIDv7 of a millisecond. */
function oldestLivingId(time: number): string {
  const hex = Math.max(time, 0).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
