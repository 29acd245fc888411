import type { Queryable } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';
import {
  type Arm,
  type ArmCount,
  type ArmEdges,
  type FirstEdge,
  type Reading,
  START,
  type TellingSource,
} from './edge-source.ts';
import type { Moment } from './moment.ts';

/**
 * Relations between entities as edges: affirmed, held at the asked time, their ends as they are merged now. By
 * memory.facts_edges_out and facts_edges_in, which hold everything that a walk looks at.
 */
export function relationEdges(moment: Moment, predicates: readonly string[] | undefined): TellingSource {
  /** The edges of an arm `a` on one side that also satisfy a condition, by id; `far` is their other end as it is stored. */
  const edgesOf = (
    tx: Queryable,
    outward: boolean,
    { limit, also }: { limit: number; also: (far: Fragment) => Fragment },
  ) => {
    const [near, far] = outward
      ? [tx`f.subject_entity_id`, tx`f.object_entity_id`]
      : [tx`f.object_entity_id`, tx`f.subject_entity_id`];
    return tx`select f.fact_id, ${far} as far from memory.facts f
      where ${near} = a.member and ${also(far)} and ${isEdge(tx, moment, predicates)} order by f.fact_id limit ${limit}`;
  };
  const next = (tx: Queryable, outward: boolean, limit: number) =>
    edgesOf(tx, outward, { limit, also: () => tx`f.fact_id > a.after` });
  return {
    expand(tx, arms, { limit, discover }) {
      const query = tx<ArmEdges[]>`
        with ${armed(tx, arms, discover)}
        select n, member, coalesce(edges, '') from arm a, lateral (
          select string_agg(e.fact_id::text || coalesce(m.merged_into, e.far)::text, '' order by e.fact_id) as edges
            from (select * from (${next(tx, true, limit)}) o where a.outward
                  union all select * from (${next(tx, false, limit)}) i where not a.outward) e
            left join memory.entities m on m.entity_id = e.far and m.merged_into is not null) e
         where edges is not null or is_merged`.values();
      return readingOf<ArmEdges>(query);
    },
    count(tx, arms, { share, discover, known }) {
      // In the order in which they come: with nothing joined to a sorted subquery an aggregate keeps it.
      const counted = (outward: boolean) => tx`
        select count(*)::int as read, (array_agg(e.fact_id))[case when count(*) > ${share} then ${share}::int end] as last,
               string_agg(e.fact_id::text || ${mergedNow(tx)}::text, '')
                 filter (where e.far in (select id from known)) as edges
          from (${next(tx, outward, share + 1)}) e`;
      const query = tx<ArmCount[]>`
        with ${armed(tx, arms, discover)}, known as materialized (${withMerged(tx, known)})
        select n, member, read, last, coalesce(edges, '') from (
          select a.*, e.* from arm a, lateral (${counted(true)}) e where a.outward
          union all select a.*, e.* from arm a, lateral (${counted(false)}) e where not a.outward) e
         where read > 0 or is_merged`.values();
      return readingOf<ArmCount>(query);
    },
    first(tx, arms, { behind, most, passed, merged }) {
      const of = (name: 'node' | 'member') => arms.map((arm) => arm[name]);
      const within = [...merged];
      const first = (outward: boolean) =>
        edgesOf(tx, outward, {
          limit: most,
          also: (
            far,
          ) => tx`f.fact_id > ${behind} and f.fact_id <= a.up_to and ${far} not in (select id from passed)
            and (${far}, a.node) not in (select * from own)`,
        });
      const query = tx<FirstEdge[]>`
        with arm as materialized (
          select n::int, member, node, side = 1 as outward, up_to
            from unnest(${of('member')}::uuid[], ${of('node')}::uuid[], ${arms.map(({ outward }) => Number(outward))}::int[],
                        ${arms.map(({ upTo }) => upTo ?? LAST)}::uuid[]) with ordinality as arm(member, node, side, up_to, n)
        ), passed as materialized (${withMerged(tx, passed)}), own as materialized (
          select node, node from arm
          union all select * from unnest(${within.map(([member]) => member)}::uuid[], ${within.map(([, node]) => node)}::uuid[])
        )
        select n, fact_id, ${mergedNow(tx)} from (
          select * from (
            select a.n, e.* from arm a, lateral (${first(true)}) e where a.outward
            union all select a.n, e.* from arm a, lateral (${first(false)}) e where not a.outward) e
           order by fact_id, n limit ${2 * most}) e
         order by fact_id, n`.values();
      return readingOf<FirstEdge>(query);
    },
  };
}

/** Behind the last edge. */
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The far end of an edge `e` as it is merged now. */
function mergedNow(tx: Queryable) {
  return tx`coalesce((select m.merged_into from memory.entities m where m.entity_id = e.far and m.merged_into is not null), e.far)`;
}

/** The `id` of some nodes and of what was merged into them. */
function withMerged(tx: Queryable, nodes: readonly string[]) {
  const ids = tx`unnest(${nodes as string[]}::uuid[]) id`;
  return tx`select id from ${ids} union all select x.entity_id from ${ids} join memory.entities x on x.merged_into = id`;
}

/** A numbered list of arms as `arm`; with `discover`, those of what was merged into their nodes as well. */
function armed(tx: Queryable, arms: readonly Arm[], discover: boolean) {
  return tx`asked as materialized (${asked(tx, arms)}), arm as materialized (
    select *, false as is_merged from asked
    ${
      discover
        ? tx`union all select n, x.entity_id, outward, after, true from asked join memory.entities x on x.merged_into = member`
        : tx``
    }
  )`;
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

/** A statement that is begun at once. */
export function readingOf<Row>(
  query: PromiseLike<unknown> & Pick<Reading<Row>, 'cancel'>,
): Reading<readonly Row[]> {
  const rows = Promise.resolve(query.then((read) => read as readonly Row[]));
  return Object.assign(rows, { cancel: () => query.cancel() });
}

/** Whether fact `f` is an edge of these predicates, or of any. */
function isEdge(tx: Queryable, moment: Moment, predicates: readonly string[] | undefined) {
  const named =
    predicates === undefined ? tx`` : tx`and f.predicate = any(${predicates as string[]}::text[])`;
  return tx`f.kind = 'relation' and f.object_entity_id is not null and not f.is_negated and ${heldAt(tx, moment)} ${named}`;
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
