import type { StageContext } from '../run/stage.ts';
import { chunksMemo, type StoredChunk } from './chunk.ts';

/** The version's chunks in document order. */
export async function loadChunks({ version, sql, memo }: StageContext): Promise<StoredChunk[]> {
  const known = chunksMemo.get(memo);
  if (known !== undefined) return known;
  const rows = await sql<StoredChunk[]>`
    select chunk_id as "chunkId", ordinal, chunk_text as "chunkText", context_prefix as "contextPrefix",
           char_start as "charStart", char_end as "charEnd"
      from memory.chunks where version_id = ${version.versionId} order by ordinal`;
  chunksMemo.set(memo, rows);
  return rows;
}
