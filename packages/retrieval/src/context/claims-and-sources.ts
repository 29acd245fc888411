import { type ClaimsAndSourcesArguments, type Envelope, limits, type Truncation } from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';
import type { Logger } from '@memory/telemetry';
import { orBoundary } from '../answer/boundary.ts';
import { currentEnvelope } from '../answer/current-envelope.ts';
import { createDeadline } from '../answer/deadline.ts';
import { nothingFound, unknownEntities } from '../answer/negatives.ts';
import { areCurrent } from '../entities/current-entity.ts';
import type { Rank } from '../ranking.ts';
import { type ChunkRow, chunkColumns, toChunk } from '../search/chunk-row.ts';
import { type ClaimRow, claimColumns, toEvidence } from '../search/claim-row.ts';
import { visibleChunk, visibleClaim } from '../search/visible.ts';

export type ClaimsAndSourcesDeps = {
  sql: Sql;
  rank: Rank;
  /** Where it is told why an answer is a `boundary`. */
  log?: Logger;
  /** The database budget in milliseconds; 25,000 unless a test shortens it. */
  budgetMs?: number;
};

/** What a fused search says besides its rows; the same on each of them. */
type Totals = { nominated: number; confirmed: number; groups: number; full: boolean };

/** `claims_and_sources_context`, version 2: what sources said about a question, and the passages around it. */
export async function claimsAndSourcesContext(
  deps: ClaimsAndSourcesDeps,
  args: ClaimsAndSourcesArguments,
  evaluatedAt: Date,
  signal?: AbortSignal,
): Promise<Envelope> {
  const envelope = currentEnvelope('evidence', evaluatedAt);
  const deadline = createDeadline(deps.budgetMs ?? limits.contextBudgetMs);
  return await orBoundary(deadline.run(answer(deps, args, envelope, signal)), envelope, deps.log);
}

async function answer(
  deps: ClaimsAndSourcesDeps,
  args: ClaimsAndSourcesArguments,
  envelope: Envelope,
  signal?: AbortSignal,
): Promise<Envelope> {
  const { sql } = deps;
  if (args.entity_ids !== undefined && !(await areCurrent(sql, args.entity_ids))) {
    return { ...envelope, negative: unknownEntities() };
  }
  const claims = await fuseClaims(deps, args, signal);
  const chunks = await fuseChunks(deps, args, signal);
  const evidence = claims.rows.map((row) => ({
    ...toEvidence(row),
    corroboration_count: row.grouped_claim_ids.length,
    grouped_claim_ids: row.grouped_claim_ids,
  }));
  return {
    ...envelope,
    evidence,
    chunks: chunks.rows.map(toChunk),
    truncation: truncationOf(evidence.length + chunks.rows.length, [claims.totals, chunks.totals]),
    dropped_by_hydration: [claims.totals, chunks.totals].reduce(
      (sum, one) => sum + one.nominated - one.confirmed,
      0,
    ),
    negative: evidence.length + chunks.rows.length === 0 ? nothingFound() : null,
  };
}

/** Claims with identical text stand behind the best of them, and count as one result. */
async function fuseClaims(
  { sql, rank }: ClaimsAndSourcesDeps,
  args: ClaimsAndSourcesArguments,
  signal?: AbortSignal,
) {
  const about = aboutEntities(sql, args.entity_ids, sql`claim_id`);
  const fused = await fuse(sql, rank, 'claim', args, about, signal);
  const rows = await sql<(ClaimRow & Totals & { grouped_claim_ids: string[] })[]>`
    with ${fused.tables},
    confirmed as materialized (
      select f.item_id, f.score, c.text_hash
      from fused as f
      join memory.claims as c on c.claim_id = f.item_id
      join memory.versions as v on v.version_id = c.version_id
      join memory.documents as d on d.doc_id = c.doc_id
      where ${visibleClaim(sql)}
    ), grouped as materialized (
      select array_agg(item_id order by score desc, item_id) as ids, max(score) as score
      from confirmed group by text_hash
    ), best as (
      select ids[1] as item_id, ids, score from grouped order by score desc, ids[1] limit ${args.k}
    ), totals as (
      ${totalsOf(sql, args.candidate_k)}
    )
    select totals.*, ${claimColumns(sql)}, best.ids as grouped_claim_ids
    from totals
    left join best on true
    left join memory.claims as c on c.claim_id = best.item_id
    left join memory.documents as d on d.doc_id = c.doc_id
    order by best.score desc, best.item_id`;
  return { rows: rows.filter((row) => row.claim_id !== null), totals: firstOf(rows) };
}

async function fuseChunks(
  { sql, rank }: ClaimsAndSourcesDeps,
  args: ClaimsAndSourcesArguments,
  signal?: AbortSignal,
) {
  const about = aboutEntities(sql, args.entity_ids, sql`chunk_id`);
  const fused = await fuse(sql, rank, 'chunk', args, about, signal);
  const rows = await sql<(ChunkRow & Totals)[]>`
    with ${fused.tables},
    confirmed as materialized (
      select f.item_id, f.score
      from fused as f
      join memory.chunks as c on c.chunk_id = f.item_id
      join memory.versions as v on v.version_id = c.version_id
      join memory.documents as d on d.doc_id = c.doc_id
      where ${visibleChunk(sql)}
    ), grouped as (
      select from confirmed
    ), best as (
      select item_id, score from confirmed order by score desc, item_id limit ${args.k}
    ), totals as (
      ${totalsOf(sql, args.candidate_k)}
    )
    select totals.*, ${chunkColumns(sql)}
    from totals
    left join best on true
    left join memory.chunks as c on c.chunk_id = best.item_id
    left join memory.versions as v on v.version_id = c.version_id
    left join memory.documents as d on d.doc_id = c.doc_id
    order by best.score desc, best.item_id`;
  return { rows: rows.filter((row) => row.chunk_id !== null), totals: firstOf(rows) };
}

/** The claims or chunks in which one of the entities is named, by memory.entity_mentions_live_by_entity. */
function aboutEntities(
  sql: Sql,
  entityIds: readonly string[] | undefined,
  column: Fragment,
): Fragment | undefined {
  if (entityIds === undefined) return undefined;
  return sql`
    select distinct ${column} as item_id from memory.entity_mentions
    where is_live and entity_id = any(${[...entityIds]}::uuid[])`;
}

/**
 * CTEs that end in `fused (item_id, score)`: both channels' candidates by reciprocal rank (Cormack, Clarke and Büttcher,
 * 2009), constant 60. Scores are rounded, so that equal ones are equal however they were added up.
 */
async function fuse(
  sql: Sql,
  rank: Rank,
  kind: 'claim' | 'chunk',
  args: ClaimsAndSourcesArguments,
  about: Fragment | undefined,
  signal?: AbortSignal,
): Promise<{ tables: Fragment }> {
  const { query, candidate_k: limit } = args;
  const nothing = sql`select null::uuid as item_id, 0::float8 as score where false`;
  const semantic = await rank({ kind, channel: 'semantic', query, limit, among: about }, signal);
  const lexical = await rank({ kind, channel: 'bm25', query, limit, among: about }, signal);
  signal?.throwIfAborted();
  const tables = sql`
    semantic as materialized (${semantic?.items ?? nothing}),
    lexical as materialized (${lexical?.items ?? nothing}),
    placed as (
      select item_id, row_number() over (order by score desc, item_id) as place, ${semantic?.weight ?? 1}::float8 as weight
      from semantic
      union all
      select item_id, row_number() over (order by score desc, item_id) as place, ${lexical?.weight ?? 1}::float8 as weight
      from lexical
    ), fused as materialized (
      select item_id, round(sum(weight / (${limits.fusionConstant}::int + place))::numeric, 12)::float8 as score
      from placed group by item_id
    )`;
  return { tables };
}

function totalsOf(sql: Sql, candidates: number): Fragment {
  return sql`
    select (select count(*) from fused)::int as nominated, (select count(*) from confirmed)::int as confirmed,
      (select count(*) from grouped)::int as groups,
      (select count(*) from semantic) >= ${candidates} or (select count(*) from lexical) >= ${candidates} as full`;
}

function firstOf(rows: readonly Totals[]): Totals {
  return rows[0] ?? { nominated: 0, confirmed: 0, groups: 0, full: false };
}

/** Claims and chunks counted together. */
function truncationOf(returned: number, totals: readonly Totals[]): Truncation | null {
  const total = totals.reduce((sum, one) => sum + one.groups, 0);
  const full = totals.some((one) => one.full);
  if (returned >= total && !full) return null;
  return {
    truncated: true,
    returned,
    estimated_total: total,
    total_is_exact: !full,
    continuation: null,
    reason: 'result_budget',
  };
}
