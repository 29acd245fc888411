import { type Envelope, retractedSourceRemoval, type TranscriptEntry, toUtcString } from '@memory/contract';
import type { Sql } from '@memory/database';
import { currentEnvelope } from '../answer/current-envelope.ts';
import { unknownRelation } from '../answer/negatives.ts';

/** Decisions that one answer carries at most. */
const MOST_ENTRIES = 1_000;

type Row = Omit<TranscriptEntry, 'decided_at'> & { decided_at: Date; total: number };

/**
 * `GET /transcript/relation/{relation_id}`: the decisions that made a relation what it is, oldest first; of one that was
 * closed, up to its closing. What a decision saw is withheld where a document that has been deleted since may have had a
 * part in it, and of a relation that no document that is left speaks of. By memory.transcript_by_subject.
 */
export async function relationTranscript(sql: Sql, relationId: string, at: Date): Promise<Envelope> {
  const envelope = currentEnvelope('composite', at);
  const rows = await sql<Row[]>`
    with relation as (
      select f.fact_id,
             f.invalidated_at is null
             or (f.closed_reason <> ${retractedSourceRemoval} and exists (
                  select from memory.transcript t join memory.versions v on v.version_id = t.version_id
                   where t.subject_id = f.fact_id and v.deleted_at is null)) as is_spoken_of
        from memory.facts f
       where f.fact_id = ${relationId} and f.kind = 'relation'
    ), deletion as (
      select t.decided_at, t.entry_id from relation r join memory.transcript t on t.subject_id = r.fact_id
       where t.decided_by = 'delete_document'
       order by t.decided_at desc, t.entry_id desc limit 1
    )
    select t.subject_kind, t.outcome, t.method, t.confidence,
           case when tells.so and o.closed_reason is distinct from ${retractedSourceRemoval} then t.related_id end as related_id,
           t.decided_by, t.decided_at, case when tells.so then t.features end as features, count(*) over ()::int as total
      from relation r
      join memory.transcript t on t.subject_id = r.fact_id and t.subject_kind = 'relation'
      left join deletion d on true
      left join memory.versions v on v.version_id = t.version_id
      left join memory.facts o on o.fact_id = t.related_id
      cross join lateral (
        select r.is_spoken_of and (d.decided_at is null or (t.decided_at, t.entry_id) >= (d.decided_at, d.entry_id))
               and (v.deleted_at is null or t.decided_by = 'delete_document') as so) tells
     order by t.decided_at, t.entry_id
     limit ${MOST_ENTRIES}`;
  const [first] = rows;
  if (first === undefined) return { ...envelope, negative: unknownRelation() };
  return {
    ...envelope,
    transcript: rows.map(({ total: _total, ...row }) => ({
      ...row,
      decided_at: toUtcString(row.decided_at),
    })),
    truncation:
      first.total > rows.length
        ? {
            truncated: true,
            returned: rows.length,
            estimated_total: first.total,
            total_is_exact: true,
            continuation: null,
            reason: 'result_budget',
          }
        : null,
  };
}
