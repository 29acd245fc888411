import type { Envelope, SearchRequest } from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';
import { currentEnvelope } from '../answer/current-envelope.ts';
import { nothingFound } from '../answer/negatives.ts';
import { type ClaimRow, claimColumns, toEvidence } from './claim-row.ts';
import type { SearchDeps } from './search-deps.ts';
import { visibleClaim } from './visible.ts';

/**
 * `search/claims`: nominated by one channel, among the claims of matching documents where a filter is given, and
 * confirmed in the same statement. By memory.claims_pkey, versions_pkey and documents_pkey.
 */
export async function searchClaims(
  { sql, rank, matchVersion, now }: SearchDeps,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<Envelope> {
  const envelope = currentEnvelope('evidence', now());
  const filter = request.documents && (await matchVersion(sql, request.documents, 'v'));
  const among =
    filter &&
    sql`
      select m.claim_id as item_id from memory.versions as v
      join memory.claims as m using (version_id)
      where v.deleted_at is null and m.is_current and ${filter.condition}`;
  const ranking = await rank(
    { kind: 'claim', channel: request.channel, query: request.query, limit: request.k, among },
    signal,
  );
  if (ranking === null) return { ...envelope, negative: nothingFound() };
  signal?.throwIfAborted();
  const rows = await confirmClaims(sql, ranking.items);
  const evidence = rows.filter((row) => row.claim_id !== null).map(toEvidence);
  return {
    ...envelope,
    evidence,
    dropped_by_hydration: rows.length - evidence.length,
    negative: evidence.length === 0 ? nothingFound() : null,
  };
}

/** Re-reads ranked claims, best first; a row of nulls stands for one that may no longer be shown. */
export function confirmClaims(sql: Sql, ranking: Fragment) {
  return sql<(ClaimRow | { claim_id: null })[]>`
    with ranked as materialized (${ranking}),
    visible as (
      select ${claimColumns(sql)}
      from ranked as r
      join memory.claims as c on c.claim_id = r.item_id
      join memory.versions as v on v.version_id = c.version_id
      join memory.documents as d on d.doc_id = c.doc_id
      where ${visibleClaim(sql)}
    )
    select visible.* from ranked as r
    left join visible on visible.claim_id = r.item_id
    order by r.score desc, r.item_id`;
}
