import type { AdjacentRequest, Envelope } from '@memory/contract';
import type { Sql } from '@memory/database';
import { currentEnvelope } from '../answer/current-envelope.ts';
import { unknownChunk } from '../answer/negatives.ts';
import { type ChunkRow, chunkColumns, toChunk } from './chunk-row.ts';
import { visibleChunk } from './visible.ts';

/**
 * A chunk with up to `window` chunks before and after it in the same version, in document order. Nominated from the
 * version's order and confirmed by the rules of search; by memory.chunks_pkey and chunks_version_id_ordinal_key.
 */
export async function adjacentChunks(
  { sql, now }: { sql: Sql; now: () => Date },
  request: AdjacentRequest,
): Promise<Envelope> {
  const envelope = currentEnvelope('evidence', now());
  const rows = await sql<ChunkRow[]>`
    select ${chunkColumns(sql)}
    from memory.chunks as target
    join memory.chunks as c on c.version_id = target.version_id
      and c.ordinal between target.ordinal - ${request.window}::int and target.ordinal + ${request.window}::int
    join memory.versions as v on v.version_id = c.version_id
    join memory.documents as d on d.doc_id = c.doc_id
    where target.chunk_id = ${request.chunk_id} and ${visibleChunk(sql)}
    order by c.ordinal`;
  const chunks = rows.map(toChunk);
  return { ...envelope, chunks, negative: chunks.length === 0 ? unknownChunk() : null };
}
