import type { Envelope, SearchRequest } from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';
import { currentEnvelope } from '../answer/current-envelope.ts';
import { nothingFound } from '../answer/negatives.ts';
import { type ChunkRow, chunkColumns, toChunk } from './chunk-row.ts';
import type { SearchDeps } from './search-deps.ts';
import { visibleChunk } from './visible.ts';

/**
 * `search/chunks`: nominated by one channel, among the chunks of matching versions where a filter is given, and
 * confirmed in the same statement. By memory.chunks_pkey, versions_pkey and documents_pkey.
 */
export async function searchChunks(
  { sql, rank, matchVersion, now }: SearchDeps,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<Envelope> {
  const envelope = currentEnvelope('evidence', now());
  const filter = request.documents && (await matchVersion(sql, request.documents, 'v'));
  const among =
    filter &&
    sql`
      select m.chunk_id as item_id from memory.versions as v
      join memory.chunks as m using (version_id)
      where v.deleted_at is null and v.testimony = 'current' and ${filter.condition}`;
  const ranking = await rank(
    { kind: 'chunk', channel: request.channel, query: request.query, limit: request.k, among },
    signal,
  );
  if (ranking === null) return { ...envelope, negative: nothingFound() };
  signal?.throwIfAborted();
  const rows = await confirmChunks(sql, ranking.items);
  const chunks = rows.filter((row) => row.chunk_id !== null).map(toChunk);
  return {
    ...envelope,
    chunks,
    dropped_by_hydration: rows.length - chunks.length,
    negative: chunks.length === 0 ? nothingFound() : null,
  };
}

/** Re-reads ranked chunks, best first; a row of nulls stands for one that may no longer be shown. */
export function confirmChunks(sql: Sql, ranking: Fragment) {
  return sql<(ChunkRow | { chunk_id: null })[]>`
    with ranked as materialized (${ranking}),
    visible as (
      select ${chunkColumns(sql)}
      from ranked as r
      join memory.chunks as c on c.chunk_id = r.item_id
      join memory.versions as v on v.version_id = c.version_id
      join memory.documents as d on d.doc_id = c.doc_id
      where ${visibleChunk(sql)}
    )
    select visible.* from ranked as r
    left join visible on visible.chunk_id = r.item_id
    order by r.score desc, r.item_id`;
}
