import type { Sql } from '@memory/database';

/**
 * Removes the parts of an upload that no content refers to. Never throws: it runs while another error is on its way, or
 * after the upload has succeeded, and what it cannot remove is the orphan sweep's.
 */
export async function discardBlob(sql: Sql, blobId: string): Promise<void> {
  try {
    await sql`
      delete from memory.blob_parts as p
      where p.blob_id = ${blobId}
        and not exists (select from memory.contents as c where c.blob_id = p.blob_id)`;
  } catch {
    // The database is away; sweepOrphanBlobs finds these parts in a day.
  }
}
