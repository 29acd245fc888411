import type { Queryable } from '@memory/database';
import { type Arm, type ArmEdges, type EdgeSource, START } from './edge-source.ts';
import type { Moment } from './moment.ts';

/**
 * Relations between entities as edges: affirmed, held at the asked time, their ends as they are merged now. By
 * memory.facts_edges_out and facts_edges_in, which hold everything that a walk looks at.
 */
export function relationEdges(moment: Moment, predicates: readonly string[] | undefined): EdgeSource {
  return {
    expand(tx, arms, { limit, discover, ends }) {
      const named =
        predicates === undefined ? tx`` : tx`and f.predicate = any(${predicates as string[]}::text[])`;
      const held = tx`f.fact_id > a.after and f.kind = 'relation' and f.object_entity_id is not null and not f.is_negated
        and ${heldAt(tx, moment)} ${named}`;
      const outward = tx`select f.fact_id, f.object_entity_id as far from memory.facts f
        where f.subject_entity_id = a.member and ${held} order by f.fact_id limit ${limit}`;
      const inward = tx`select f.fact_id, f.subject_entity_id as far from memory.facts f
        where f.object_entity_id = a.member and ${held} order by f.fact_id limit ${limit}`;
      // In the order in which they come: with nothing joined to a sorted subquery an aggregate keeps it.
      const listed = (edges: typeof outward) =>
        tx`select string_agg(e.fact_id::text || e.far::text, '') as edges from (${edges}) e`;
      const found =
        ends === 'merged'
          ? tx`select a.*, edges from arm a, lateral (
               select string_agg(e.fact_id::text || coalesce(m.merged_into, e.far)::text, '' order by e.fact_id) as edges
                 from (select * from (${outward}) o where a.outward union all select * from (${inward}) i where not a.outward) e
                 left join memory.entities m on m.entity_id = e.far and m.merged_into is not null) e`
          : tx`select a.*, edges from arm a, lateral (${listed(outward)}) e where a.outward
             union all select a.*, edges from arm a, lateral (${listed(inward)}) e where not a.outward`;
      const query = tx<ArmEdges[]>`
        with asked as materialized (${asked(tx, arms)}), arm as materialized (
          select *, false as is_merged from asked
          ${
            discover
              ? tx`union all select n, x.entity_id, outward, after, true from asked join memory.entities x on x.merged_into = member`
              : tx``
          }
        )
        select n, member, coalesce(edges, '') from (${found}) e where edges is not null or is_merged`.values();
      return { rows: toArmEdges(query), cancel: () => query.cancel() };
    },
  };
}

/**
 * A numbered list of arms; their numbers begin at 1. A level begins with thousands of them at the start, for which that
 * is not said one by one.
 */
export function asked(tx: Queryable, arms: readonly Arm[]) {
  const members = arms.map(({ member }) => member);
  const sides = arms.map(({ outward }) => Number(outward));
  const afters = arms.map(({ after }) => after);
  return afters.every((after) => after === START)
    ? tx`select n::int, member, side = 1 as outward, ${START}::uuid as after
           from unnest(${members}::uuid[], ${sides}::int[]) with ordinality as arm(member, side, n)`
    : tx`select n::int, member, side = 1 as outward, after
           from unnest(${members}::uuid[], ${sides}::int[], ${afters}::uuid[]) with ordinality as arm(member, side, after, n)`;
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
