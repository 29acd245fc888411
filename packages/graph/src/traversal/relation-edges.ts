import type { Queryable } from '@memory/database';
import type { Arm, ArmEdges, EdgeSource } from './edge-source.ts';
import type { Moment } from './moment.ts';

/**
 * Relations between entities as edges: affirmed, held at the asked time, their ends as they are merged now. By
 * memory.facts_edges_out and facts_edges_in, which hold everything that a walk looks at.
 */
export function relationEdges(moment: Moment, predicates: readonly string[] | undefined): EdgeSource {
  return {
    expand(tx, arms, { limit, discover }) {
      const held = heldAt(tx, moment);
      const named =
        predicates === undefined ? tx`` : tx`and f.predicate = any(${predicates as string[]}::text[])`;
      const query = tx<ArmEdges[]>`
        select a.n, a.member, e.edges
          from (
            select n::int, member, side, after from ${asked(tx, arms)}
            ${
              discover
                ? tx`union all select n::int, x.entity_id, side, after from ${asked(tx, arms)}
                       join memory.entities x on x.merged_into = member`
                : tx``
            }
          ) a
          cross join lateral (select string_agg(e.fact_id::text || coalesce(m.merged_into, e.far)::text, '' order by e.fact_id) as edges from (
            (select f.fact_id, f.object_entity_id as far from memory.facts f
              where a.side = 'out' and f.subject_entity_id = a.member and f.fact_id > a.after
                and f.kind = 'relation' and f.object_entity_id is not null and not f.is_negated and ${held} ${named}
              order by f.fact_id limit ${limit})
            union all
            (select f.fact_id, f.subject_entity_id as far from memory.facts f
              where a.side = 'in' and f.object_entity_id = a.member and f.fact_id > a.after
                and f.kind = 'relation' and f.object_entity_id is not null and not f.is_negated and ${held} ${named}
              order by f.fact_id limit ${limit})
          ) e left join memory.entities m on m.entity_id = e.far and m.merged_into is not null) e
         where e.edges is not null`.values();
      return { rows: toArmEdges(query), cancel: () => query.cancel() };
    },
  };
}

/** A numbered list of arms; their numbers begin at 1. */
export function asked(tx: Queryable, arms: readonly Arm[]) {
  return tx`unnest(${arms.map((arm) => arm.member)}::uuid[], ${arms.map((arm) => (arm.outward ? 'out' : 'in'))}::text[],
    ${arms.map((arm) => arm.after)}::uuid[]) with ordinality as asked(member, side, after, n)`;
}

export async function toArmEdges(query: PromiseLike<unknown>): Promise<readonly ArmEdges[]> {
  return (await query) as readonly ArmEdges[];
}

/** Whether fact `f` is held, and holds, at the moment. */
function heldAt(tx: Queryable, moment: Moment) {
  if (moment.isLive) {
    return tx`f.invalidated_at is null and memory.temporal_match(
      f.valid_from, f.valid_until, f.valid_precision, 'at', ${moment.validAt}, ${moment.validAt}) is not null`;
  }
  // A fact that has been closed since was held then; but nothing that came of a deleted document is shown again.
  return tx`f.ingested_at <= ${moment.believedAt} and (
      f.invalidated_at is null or (
        f.invalidated_at > ${moment.believedAt} and f.closed_reason is distinct from 'retracted_source_removal'
        and not exists (
          select from memory.transcript t join memory.versions v on v.version_id = t.version_id
           where t.subject_id = f.fact_id and v.deleted_at is not null)))
    and exists (
      select from memory.fact_beliefs b
       where b.fact_id = f.fact_id and b.believed_from <= ${moment.believedAt}
         and (b.believed_until is null or b.believed_until > ${moment.believedAt})
         and memory.temporal_match(
           b.valid_from, b.valid_until, b.valid_precision, 'at', ${moment.validAt}, ${moment.validAt}) is not null)`;
}
