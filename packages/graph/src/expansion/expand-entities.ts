import type { GraphExpansion, GraphExpansionRequest, GraphNode } from '@memory/contract';
import type { Queryable } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';

/** Edges looked at from one entity, best supported first, so that a hub cannot swallow the budget of time. */
const EDGES_PER_ENTITY = 100;

/**
 * The entities within some hops of the anchors over relations that hold at the asked moment: nearest first, then best
 * supported, then by id. One that its sources have stopped naming is still there while an open relation leads to it, one that was
 * merged into another is not. Level by level, each one statement by memory.facts_of_subject and facts_of_object, read in their
 * order and no further than is needed: `offset 0` keeps the planner from reading all edges of a hub and sorting them.
 */
export async function expandEntities(tx: Queryable, request: GraphExpansionRequest): Promise<GraphExpansion> {
  const { anchors, predicate, limit } = request;
  const at = new Date(request.at);
  const nodes: GraphNode[] = [];
  const seen = new Set(anchors);
  let frontier = [...anchors];
  let dropped = 0;
  for (let hops = 1; hops <= request.hops && frontier.length > 0; hops++) {
    const room = limit + anchors.length - seen.size;
    if (room <= 0) break;
    const named = predicate === null ? tx`` : tx`and f.predicate = ${predicate}`;
    const holds = tx`f.kind = 'relation' and f.object_entity_id is not null and not f.is_negated
      and memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, 'at', ${at}, ${at}) is not null ${named}`;
    const bestFirst = tx`order by f.evidence_count desc nulls last, f.fact_id`;
    const bestOf = (side: Fragment) => tx`
      (select * from memory.facts f where ${side} = a.entity_id and f.invalidated_at is null
        ${bestFirst} offset 0) f`;
    const rows = await tx<{ entity_id: string; name: string; is_current: boolean }[]>`
      with edge as (
        select near.entity_id, near.evidence_count
          from unnest(${frontier}::uuid[]) as a(entity_id)
          cross join lateral (
            (select f.object_entity_id as entity_id, f.evidence_count
               from ${bestOf(tx`f.subject_entity_id`)} where ${holds} ${bestFirst} limit ${EDGES_PER_ENTITY})
            union all
            (select f.subject_entity_id, f.evidence_count
               from ${bestOf(tx`f.object_entity_id`)} where ${holds} ${bestFirst} limit ${EDGES_PER_ENTITY})
          ) near
      ), best as (
        select entity_id, sum(evidence_count) as weight from edge
         where entity_id <> all(${[...seen]}::uuid[])
         group by entity_id order by weight desc, entity_id limit ${room}
      )
      select e.entity_id, e.canonical_name as name, e.merged_into is null as is_current
        from best b join memory.entities e on e.entity_id = b.entity_id
       order by b.weight desc, e.entity_id`;
    frontier = [];
    for (const row of rows) {
      seen.add(row.entity_id);
      if (!row.is_current) {
        dropped += 1;
        continue;
      }
      frontier.push(row.entity_id);
      nodes.push({ entity_id: row.entity_id, name: row.name, hops });
    }
  }
  return { nodes, dropped };
}
