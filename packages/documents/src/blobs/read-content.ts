import type { Sql } from '@memory/database';
import { readBlob } from '@memory/database/blobs';

/** The stored bytes of a content hash (hex), part by part; see `readBlob`. */
export async function* readContent(
  sql: Sql,
  contentHash: string,
): AsyncGenerator<Uint8Array, void, undefined> {
  const [content] = await sql<{ blob_id: string; size_bytes: string }[]>`
    select blob_id, size_bytes from memory.contents where content_hash = ${Buffer.from(contentHash, 'hex')}`;
  if (!content) throw new Error(`no bytes are stored under ${contentHash}`);
  yield* readBlob(sql, { blobId: content.blob_id, sizeBytes: Number(content.size_bytes) });
}
