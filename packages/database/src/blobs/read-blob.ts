import type { Queryable } from '../database.ts';

/**
 * The stored bytes of a blob in parts of at most 1 MiB. Each part is a statement of its own by primary key, so a slow
 * reader holds neither connection nor transaction. Throws when a part is missing.
 */
export async function* readBlob(
  sql: Queryable,
  blob: { blobId: string; sizeBytes: number },
): AsyncGenerator<Uint8Array, void, undefined> {
  for (let read = 0, partNo = 0; read < blob.sizeBytes; partNo++) {
    const [row] = await sql<{ bytes: Buffer }[]>`
      select bytes from memory.blob_parts where blob_id = ${blob.blobId} and part_no = ${partNo}`;
    if (row === undefined || row.bytes.length === 0)
      throw new Error(`part ${partNo} of blob ${blob.blobId} is missing`);
    read += row.bytes.length;
    yield row.bytes;
  }
}
