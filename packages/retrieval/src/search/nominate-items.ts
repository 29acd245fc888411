import type { SearchRequest } from '@memory/contract';
import type { Sql } from '@memory/database';
import type { QueryVectors } from '../query-vectors.ts';
import type { SearchDeps } from './search-deps.ts';

export type ItemNominationRequest = Pick<SearchRequest, 'channel' | 'query' | 'k' | 'documents'> & {
  kind: 'claim' | 'chunk' | 'fact';
};

export type ItemNomination = {
  items: { id: string; score: number }[];
  /** Of the semantic channel: the generation that answered; null before there is one. */
  generation: { number: number; model: string } | null;
};

/**
 * What the index names for a text, best first, and nothing of what it says: the caller has to confirm each id. A documents
 * filter is applied while ranking; facts have none.
 */
export async function nominateItems(
  { sql, rank, matchVersion, vectors }: Omit<SearchDeps, 'now'> & { vectors: QueryVectors },
  request: ItemNominationRequest,
  signal?: AbortSignal,
): Promise<ItemNomination> {
  const { kind, channel, query, k, documents } = request;
  const filter = kind === 'fact' ? undefined : documents && (await matchVersion(sql, documents, 'v'));
  const among = filter && (kind === 'claim' ? claimsAmong(sql, filter) : chunksAmong(sql, filter));
  const ranking = await rank({ kind, channel, query, limit: k, among }, signal);
  if (ranking === null) return { items: [], generation: null };
  signal?.throwIfAborted();
  const rows = await sql<{ id: string; score: number }[]>`
    select item_id as id, score from (${ranking.items}) as ranked order by score desc, item_id`;
  // Asked a moment ago, so this comes from memory.
  const embedded = channel === 'semantic' ? await vectors.embed(query, signal) : null;
  const generation = embedded && { number: embedded.index.generation, model: embedded.index.model };
  return { items: rows.map(({ id, score }) => ({ id, score: Number(score) })), generation };
}

type Filter = Awaited<ReturnType<SearchDeps['matchVersion']>>;

function claimsAmong(sql: Sql, filter: Filter) {
  return sql`
    select m.claim_id as item_id from memory.versions as v join memory.claims as m using (version_id)
     where v.deleted_at is null and m.is_current and ${filter.condition}`;
}

function chunksAmong(sql: Sql, filter: Filter) {
  return sql`
    select m.chunk_id as item_id from memory.versions as v join memory.chunks as m using (version_id)
     where v.deleted_at is null and v.testimony = 'current' and ${filter.condition}`;
}

export type ChunkBody = { chunk_id: string; chunk_text: string; context_prefix: string | null };

/** The texts of passages by their ids, of those that are there; whether they may be shown is for the caller to say. */
export function readChunkBodies(sql: Sql, chunkIds: readonly string[]): Promise<ChunkBody[]> {
  return sql<ChunkBody[]>`
    select chunk_id, chunk_text, context_prefix from memory.chunks where chunk_id = any(${[...chunkIds]}::uuid[])`;
}
