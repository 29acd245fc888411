import type { Sql } from '@memory/database';
import { type Fragment, type Selection, satisfies } from './filters.ts';
import { findSpellings, type Spelling } from './find-spellings.ts';
import { nameChannel } from './name-channel.ts';
import { textChannel } from './text-channel.ts';

export type RankedDocument = {
  version_id: string;
  other_version_ids: string[];
  by_name: boolean;
  by_text: boolean;
  score: number;
};

/** Reciprocal rank fusion: Cormack, Clarke and Büttcher 2009, with their constant. */
const FUSION = 60;

/**
 * Passages that the text channel looks up at first. A query of common words is in most of them (7,000 of 10,000 for the
 * median claim of SciFact), and the documents behind the tail would not be answered anyway. Their number bounds the cost
 * of all that comes after reading the postings.
 */
const PASSAGES = 2_000;

export type RankRequest = {
  query: string;
  versions: 'current' | 'all';
  selection: Selection;
  /** Null answers every match. */
  limit: number | null;
};

/**
 * Documents by their names and their text, two equal channels fused by reciprocal rank; ties by id. Without filters a
 * document counts as found by its text when one of its passages is among the best 2,000; where those do not fill the
 * answer, and with filters, whenever it holds a term.
 */
export async function rankDocuments(sql: Sql, request: RankRequest): Promise<RankedDocument[]> {
  const spellings = await findSpellings(sql, request.query);
  const fills = request.limit !== null && !isFiltered(request.selection);
  if (fills) {
    const rows = await rank(sql, request, spellings, PASSAGES);
    const cut = rows.length === 0 || rows.some((row) => row.passages === PASSAGES);
    if (rows.length === request.limit || !cut) return rows;
  }
  return await rank(sql, request, spellings, null);
}

function isFiltered({ filters, people }: Selection): boolean {
  const given = [...Object.values(filters), people.authors, people.recipients];
  return given.some((value) => (Array.isArray(value) ? value.length > 0 : value != null));
}

async function rank(
  sql: Sql,
  request: RankRequest,
  spellings: readonly Spelling[],
  passages: number | null,
): Promise<(RankedDocument & { passages: number })[]> {
  const judged = judgedVersions(sql, request.versions);
  return await sql<(RankedDocument & { passages: number })[]>`
    with ${nameChannel(sql, spellings, judged)}, ${textChannel(sql, request.query, judged, passages)},
    candidate as materialized (
      select version_id, max(name_score) as name_score, max(text_score) as text_score
      from (
        select version_id, score as name_score, null::float8 as text_score from name_score
        union all
        select version_id, null, score from text_score
      ) as scored
      group by version_id
    ), matching as (
      select v.version_id, v.doc_id, c.name_score, c.text_score,
        row_number() over newest as nth, array_agg(v.version_id) over newest as version_ids
      from candidate as c
      join memory.versions as v using (version_id)
      where v.deleted_at is null and ${satisfies(sql, request.selection, 'v')}
      window newest as (partition by v.doc_id order by v.version_no desc
        rows between unbounded preceding and unbounded following)
    ), ranked as (
      select *,
        case when name_score is not null then row_number() over (
          order by round(name_score * 1e9::float8) desc nulls last, doc_id) end as name_rank,
        case when text_score is not null then row_number() over (
          order by round(text_score * 1e9::float8) desc nulls last, doc_id) end as text_rank
      from matching
      where nth = 1
    )
    select version_id, version_ids[2:] as other_version_ids, name_rank is not null as by_name,
      text_rank is not null as by_text,
      (select count(*)::int from best_passage) as passages,
      coalesce(1 / (${FUSION} + name_rank)::float8, 0) + coalesce(1 / (${FUSION} + text_rank)::float8, 0) as score
    from ranked
    order by score desc, doc_id
    limit ${request.limit}`;
}

/**
 * Which versions the channels look at, by the row `t`: any, or each document's one, its current version or while it has
 * none its newest. (Deleted documents have neither; deleted versions of others are dropped when `matching` reads them.)
 */
function judgedVersions(sql: Sql, versions: 'current' | 'all'): Fragment {
  return versions === 'all'
    ? sql`true`
    : sql`exists (
        select from memory.documents as d
        where d.doc_id = t.doc_id and t.version_id = coalesce(d.current_version_id, d.latest_version_id))`;
}
