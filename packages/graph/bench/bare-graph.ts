import type { Sql } from '@memory/database';

/** The questions of the benchmark by hand-written SQL alone, on a pool with the same settings. */

const EDGE = `f.kind = 'relation' and f.object_entity_id is not null and not f.is_negated and f.invalidated_at is null
  and memory.temporal_match(f.valid_from, f.valid_until, f.valid_precision, 'at', $2, $2) is not null`;

/** The edges of every node of a relation `from`, either way. */
const edgesOf = (from: string, limit: string) => `
  select n.node as near, e.fact_id, e.far from ${from} n cross join lateral (
    (select f.fact_id, f.object_entity_id as far from memory.facts f where f.subject_entity_id = n.node and ${EDGE} order by f.fact_id limit ${limit})
    union all
    (select f.fact_id, f.subject_entity_id from memory.facts f where f.object_entity_id = n.node and ${EDGE} order by f.fact_id limit ${limit})
  ) e limit ${limit}`;

const NEIGHBORHOOD = `
  with anchor as (select $1::uuid as node), first as materialized (${edgesOf('anchor', '$3')}),
  level as materialized (select distinct far as node from first where far <> $1::uuid),
  second as materialized (${edgesOf('level', '$3')}),
  met as (
    select fact_id, min(hops) as hops from (select fact_id, 1 as hops from first union all select fact_id, 2 from second) e group by fact_id
  ), page as (select * from met order by hops, fact_id limit $4)
  select p.hops, f.fact_id, f.subject_entity_id, f.object_entity_id, f.predicate, f.label, f.evidence_count, f.valid_from, f.valid_until,
         f.valid_precision, f.ingested_at, f.invalidated_at, f.support, s.canonical_name as subject, o.canonical_name as object,
         (select count(*) from met) as found
    from page p join memory.facts f using (fact_id)
    join memory.entities s on s.entity_id = f.subject_entity_id
    join memory.entities o on o.entity_id = f.object_entity_id
   order by p.hops, f.fact_id`;

/** One level of a search, and the rows behind the edges of its path. */
const LEVEL = edgesOf('(select unnest($1::uuid[]) as node)', '$3');
const EDGES = `
  select f.fact_id, f.subject_entity_id, f.object_entity_id, f.predicate, f.label, f.evidence_count, f.valid_from, f.valid_until,
         f.valid_precision, f.ingested_at, f.invalidated_at, f.support, s.canonical_name as subject, o.canonical_name as object
    from memory.facts f
    join memory.entities s on s.entity_id = f.subject_entity_id
    join memory.entities o on o.entity_id = f.object_entity_id
   where f.fact_id = any($1::uuid[])`;

export type BareOptions = { expansion: number; results: number };

export async function bareNeighborhood(sql: Sql, anchor: string, options: BareOptions): Promise<number> {
  const rows = await sql.unsafe(NEIGHBORHOOD, [anchor, new Date(), options.expansion, options.results], {
    prepare: true,
  });
  return rows.length;
}

/** One shortest path, by levels from both ends; as one statement, joining the ends took more than 35 s where both are hubs. */
export async function barePath(
  sql: Sql,
  source: string,
  target: string,
  options: BareOptions & { hops: number },
): Promise<number | null> {
  const sides = [source, target].map((node) => ({ from: new Map([[node, '']]), last: [node] }));
  for (let length = 1; length <= options.hops; length++) {
    sides.sort((a, b) => a.last.length - b.last.length);
    const [side, other] = sides;
    if (side === undefined || other === undefined || side.last.length === 0) return null;
    const rows = await sql
      .unsafe(LEVEL, [side.last, new Date(), options.expansion], { prepare: true })
      .values();
    side.last = [];
    let meeting: string | null = null;
    for (const [near, edge, far] of rows as unknown as [string, string, string][]) {
      if (side.from.has(far)) continue;
      side.from.set(far, `${edge} ${near}`);
      side.last.push(far);
      if (other.from.has(far)) meeting ??= far;
    }
    if (meeting === null) continue;
    const edges = [side, other].flatMap(({ from }) => {
      const path: string[] = [];
      for (let step = from.get(meeting ?? '') ?? ''; step !== ''; step = from.get(step.slice(37)) ?? '') {
        path.push(step.slice(0, 36));
      }
      return path;
    });
    await sql.unsafe(EDGES, [edges], { prepare: true });
    return edges.length;
  }
  return null;
}
