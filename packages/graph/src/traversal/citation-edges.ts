import type { Queryable } from '@memory/database';
import type { Arm, ArmCount, ArmEdges, EdgeSource } from './edge-source.ts';
import type { Moment } from './moment.ts';
import { asked, readingOf } from './relation-edges.ts';

/**
 * Citations between documents as edges: one for each pair of documents, the first that a current version makes. Both
 * ends are there, and the citing version had arrived by the time of belief. By memory.citations_by_document and
 * citations_by_target.
 */
export function citationEdges(moment: Moment): EdgeSource {
  /** The next edges `e` of each arm `a` of some, at most `limit` of each. */
  const next = (tx: Queryable, arms: readonly Arm[], limit: number) => {
    const known = moment.isLive ? tx`` : tx`and v.ingested_at <= ${moment.believedAt}`;
    return tx`(${asked(tx, arms)}) a
      cross join lateral (
        (select citation_id, far from (
           select distinct on (c.target_doc_id) c.citation_id, c.target_doc_id as far
             from memory.citations c
             join memory.versions v on v.version_id = c.version_id
             join memory.documents d on d.doc_id = c.target_doc_id
            where a.outward and c.doc_id = a.member and c.target_doc_id is not null
              and v.deleted_at is null and v.testimony = 'current' and d.deleted_at is null ${known}
            order by c.target_doc_id, c.citation_id) first
          where citation_id > a.after order by citation_id limit ${limit})
        union all
        (select citation_id, far from (
           select distinct on (c.doc_id) c.citation_id, c.doc_id as far
             from memory.citations c
             join memory.versions v on v.version_id = c.version_id
             join memory.documents d on d.doc_id = c.doc_id
            where not a.outward and c.target_doc_id = a.member
              and v.deleted_at is null and v.testimony = 'current' and d.deleted_at is null ${known}
            order by c.doc_id, c.citation_id) first
          where citation_id > a.after order by citation_id limit ${limit})
      ) e`;
  };
  return {
    expand(tx, arms, { limit }) {
      const query = tx<ArmEdges[]>`
        select a.n, a.member, string_agg(e.citation_id::text || e.far::text, '' order by e.citation_id)
          from ${next(tx, arms, limit)} group by a.n, a.member`.values();
      return readingOf<ArmEdges>(query);
    },
    count(tx, arms, { share, known }) {
      const query = tx<ArmCount[]>`
        select a.n, a.member, count(*)::int,
               (array_agg(e.citation_id order by e.citation_id))[case when count(*) > ${share} then ${share}::int end],
               coalesce(string_agg(e.citation_id::text || e.far::text, '' order by e.citation_id)
                 filter (where e.far in (select id from unnest(${known as string[]}::uuid[]) id)), '')
          from ${next(tx, arms, share + 1)} group by a.n, a.member`.values();
      return readingOf<ArmCount>(query);
    },
  };
}
