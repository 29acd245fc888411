import type { Queryable } from '../database.ts';
import { type Fragment, generationLiteral, type ItemKind, kindLiteral } from './kinds.ts';
import { toVectorText } from './vector-text.ts';

export type SemanticQuestion = {
  kind: ItemKind;
  generation: number;
  vector: Float32Array;
  limit: number;
  /** A query for (item_id), or ids, each once: only these items are ranked, before the best are chosen. */
  among?: Fragment | readonly string[] | undefined;
  /** Whether the kind has a vector index in this generation (`p1.create_vector_index`). */
  indexed: boolean;
  /** How many nearest the index keeps in view while it looks (`hnsw.ef_search`); as the connection is set up where nothing is said. */
  inView?: number | undefined;
};

/**
 * A query for (item_id, score): the items nearest to a vector by cosine, best first, ties by id.
 *
 * With a vector index it asks that for the nearest (HNSW, approximate, the same answer each time); without one, or
 * among given items, it compares every vector. The cast in the expression is the index's own, and the limit
 * stands there as a number, so that a plan made once knows how few are wanted: for an unknown tenth of all items it
 * would compare every vector. What the index gives is nearly in order (`hnsw.iterative_scan = relaxed_order`), so it is
 * sorted again, by an expression that the planner does not take for the index's. The limit stands within: a score taken
 * beside the distance has it computed twice for every vector. What is in view is set for this statement alone, before its
 * scan begins.
 */
export function rankSemantic(sql: Queryable, question: SemanticQuestion): Fragment {
  const { kind, generation, vector, limit, among, indexed, inView } = question;
  const type = sql.unsafe(`halfvec(${vector.length})`);
  const asked = sql`question as materialized (select ${toVectorText(vector)}::${type} as vector)`;
  const distance = sql`(v.embedding::${type} <=> (select vector from question))`;
  const partition = sql`v.generation = ${generationLiteral(sql, generation)} and v.kind = ${kindLiteral(sql, kind)}`;
  const best = sql.unsafe(String(Math.trunc(limit)));
  if (among === undefined && indexed) {
    const looking =
      inView === undefined
        ? sql``
        : sql`and (select set_config('hnsw.ef_search', ${String(inView)}, true)) is not null`;
    return sql`
      with ${asked}
      select item_id, 1 - distance as score
      from (
        select v.item_id, ${distance} as distance from p1.vectors as v where ${partition} ${looking} order by ${distance} limit ${best}
      ) as nearest
      order by distance + 0, item_id`;
  }
  const chosen = among === undefined ? sql`` : sql`join (${itemsAmong(sql, among)}) as among using (item_id)`;
  return sql`
    with ${asked}
    select item_id, 1 - distance as score
    from (
      select v.item_id, ${distance} as distance from p1.vectors as v ${chosen} where ${partition}
      order by 2, 1 limit ${best}
    ) as nearest
    order by distance, item_id`;
}

function itemsAmong(sql: Queryable, among: Fragment | readonly string[]): Fragment {
  return Array.isArray(among) ? sql`select unnest(${[...among]}::uuid[]) as item_id` : sql`${among}`;
}
