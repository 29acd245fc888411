import type { Sql } from '@memory/database';
import { type Fragment, type Selection, satisfies } from './filters.ts';
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
 * Documents by their names and their text, two equal channels fused by reciprocal rank; ties by id. `limit` null answers
 * every match. Scores are compared to nine decimals, beyond which the order of a sum shows.
 */
export async function rankDocuments(
  sql: Sql,
  request: { query: string; versions: 'current' | 'all'; selection: Selection; limit: number | null },
): Promise<RankedDocument[]> {
  const judged = judgedVersions(sql, request.versions);
  return await sql<RankedDocument[]>`
    with ${nameChannel(sql, request.query, judged)}, ${textChannel(sql, request.query, judged)},
    matching as (
      select v.version_id, v.doc_id, n.score as name_score, t.score as text_score,
        row_number() over newest as nth, array_agg(v.version_id) over newest as version_ids
      from name_score as n
      full join text_score as t using (version_id, doc_id)
      join memory.versions as v using (version_id)
      where v.deleted_at is null and ${satisfies(sql, request.selection, 'v')}
      window newest as (partition by v.doc_id order by v.version_no desc
        rows between unbounded preceding and unbounded following)
    ), ranked as (
      select *,
        case when name_score is not null then row_number() over (
          order by round(name_score::numeric, 9) desc nulls last, doc_id) end as name_rank,
        case when text_score is not null then row_number() over (
          order by round(text_score::numeric, 9) desc nulls last, doc_id) end as text_rank
      from matching
      where nth = 1
    )
    select version_id, version_ids[2:] as other_version_ids, name_rank is not null as by_name,
      text_rank is not null as by_text,
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
