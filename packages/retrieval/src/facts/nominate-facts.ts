import { type FactsContextArguments, limits } from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Deadline } from '../answer/deadline.ts';
import { fuse, type Ranking } from './rank-facts.ts';

/** One ranking of the items of a kind for a text. */
export type Nomination = {
  query: string;
  kind: 'fact' | 'entity';
  channel: 'semantic' | 'bm25';
  limit: number;
  /** Only these ids are ranked, before the best are chosen. */
  among?: readonly string[];
  /** The place of an earlier ranking: what that one found is ranked besides the ids of `among`. */
  found?: number;
};

/** The ids that each of some rankings finds, best first, ties by id. */
export type Nominate = <const Asked extends readonly Nomination[]>(
  nominations: Asked,
) => Promise<{ [At in keyof Asked]: string[] }>;

export type NominationDeps = { sql: Sql; nominate: Nominate };

/** Facts by relevance, best first. */
export type Nominated = { id: string; score: number }[];

/** Being about the right entity is no answer yet: such facts count, but less than those that fit the question. */
const OF_ENTITIES = 0.25;
/** Facts looked at one by one, on either side of the anchors together. */
export const FACTS_OF_ANCHORS = 240;
/** Of these the best supported are compared with the question by meaning (1,000 vectors take 8 ms), and those that share a word with it. */
export const COMPARED_OF_ANCHORS = 120;
/** The same for each neighbour, whose facts are background. */
export const FACTS_OF_NEIGHBOUR = 5;
/** Facts that a search over all facts nominates by meaning: of a million vectors the nearest hundred take 1.7 ms, two hundred 4 ms. */
const FACTS_BY_MEANING = 100;
/** Facts that it nominates by words where an anchor has more than are compared, of which few are about the anchors. */
const FACTS_BESIDE_ANCHORS = 100;
/** Facts of a predicate that are candidates at most. */
export const FACTS_OF_PREDICATE = 1_000;

/**
 * By meaning and by words over all facts, and the facts of the entities whose profiles fit best; over the facts of a
 * predicate where one is asked for.
 */
export async function nominateEverywhere(
  { sql, nominate }: NominationDeps,
  { query, predicate }: FactsContextArguments,
  deadline: Deadline,
): Promise<Nominated> {
  const limit = limits.factCandidates;
  if (predicate !== undefined) {
    const among = await deadline.run(ofPredicate(sql, predicate));
    return await rankAmong(nominate, query, among, among, [{ ids: among, weight: OF_ENTITIES }], deadline);
  }
  const ofEntities = limits.expandedEntities;
  const [byMeaning, byWords, entities, named] = await deadline.run(
    nominate([
      { query, kind: 'fact', channel: 'semantic', limit: FACTS_BY_MEANING },
      { query, kind: 'fact', channel: 'bm25', limit },
      { query, kind: 'entity', channel: 'semantic', limit: ofEntities },
      { query, kind: 'entity', channel: 'bm25', limit: ofEntities },
    ]),
  );
  const best = fuse([{ ids: entities }, { ids: named }])
    .slice(0, ofEntities)
    .map((entity) => entity.id);
  const about = await deadline.run(
    factsOf(
      sql,
      best.map((id) => ({ id, most: limit })),
      undefined,
      limit,
    ),
  );
  return fuse([{ ids: byMeaning }, { ids: byWords }, { ids: about.ids, weight: OF_ENTITIES }]);
}

/**
 * The facts about anchors and their neighbours, by words and by meaning within that set, the rest behind by support. Of
 * an anchor with more facts than are looked at one by one, those that a search over all facts finds are looked at too.
 */
export async function nominateAmong(
  { sql, nominate }: NominationDeps,
  { query, predicate }: FactsContextArguments,
  anchors: readonly string[],
  neighbours: readonly string[],
  deadline: Deadline,
): Promise<Nominated> {
  const most = Math.ceil(FACTS_OF_ANCHORS / anchors.length);
  const wanted = [
    ...anchors.map((id) => ({ id, most })),
    ...neighbours.map((id) => ({ id, most: FACTS_OF_NEIGHBOUR })),
  ];
  const about = await deadline.run(factsOf(sql, wanted, predicate, wanted.length * 2 * most));
  if (about.ids.length === 0) return [];
  const compared = Math.ceil(COMPARED_OF_ANCHORS / anchors.length);
  const rankings: Ranking[] = [{ ids: about.ids, weight: OF_ENTITIES }];
  if (about.full.some((id) => anchors.includes(id))) {
    const [byMeaning, byWords] = await deadline.run(
      nominate([
        { query, kind: 'fact', channel: 'semantic', limit: FACTS_BY_MEANING },
        { query, kind: 'fact', channel: 'bm25', limit: FACTS_BESIDE_ANCHORS },
      ]),
    );
    const known = new Set(
      await deadline.run(
        keepAbout(sql, [...new Set([...byMeaning, ...byWords])], [...anchors, ...neighbours], predicate),
      ),
    );
    for (const found of [byMeaning, byWords]) rankings.push({ ids: found.filter((id) => known.has(id)) });
  }
  return await rankAmong(nominate, query, about.ids, about.within(compared), rankings, deadline);
}

/** By words among some facts, and by meaning among those that have any and some others. */
async function rankAmong(
  nominate: Nominate,
  query: string,
  among: readonly string[],
  others: readonly string[],
  rankings: readonly Ranking[],
  deadline: Deadline,
): Promise<Nominated> {
  if (among.length === 0) return [];
  const limit = limits.factCandidates;
  const [byWords, byMeaning] = await deadline.run(
    nominate([
      { query, kind: 'fact', channel: 'bm25', limit, among },
      { query, kind: 'fact', channel: 'semantic', limit, among: others, found: 0 },
    ]),
  );
  return fuse([{ ids: byMeaning }, { ids: byWords }, ...rankings]);
}

type Wanted = { id: string; most: number };

/**
 * Facts with an entity as subject or object, those of earlier entities first, then the better supported; at most `most`
 * of each entity on either side. `full` names the entities that have more, `within` the first so many of each. By memory.facts_of_subject and facts_of_object,
 * with a predicate by facts_by_subject and facts_by_object.
 */
async function factsOf(
  sql: Sql,
  entities: readonly Wanted[],
  predicate: string | undefined,
  limit: number,
): Promise<{ ids: string[]; full: string[]; within: (nth: number) => string[] }> {
  if (entities.length === 0) return { ids: [], full: [], within: () => [] };
  const ofPredicate =
    predicate === undefined ? sql`` : sql`and f.kind = 'relation' and f.predicate = ${predicate}`;
  const rows = await sql<{ fact_id: string; entity_id: string; nth: number; full: boolean }[]>`
    select fact_id, entity_id, nth, nth = most as full from (
      select distinct on (fact_id) fact_id, entity_id, place, evidence_count, nth, most from (
        select f.fact_id, a.entity_id, a.place, f.evidence_count, f.nth, a.most
          from unnest(${entities.map(({ id }) => id)}::uuid[], ${entities.map(({ most }) => most)}::int[]) with ordinality as a(entity_id, most, place)
         cross join lateral (
           (select f.fact_id, f.evidence_count, (row_number() over (order by f.evidence_count desc nulls last, f.fact_id))::int as nth
              from memory.facts f
             where f.subject_entity_id = a.entity_id and f.invalidated_at is null ${ofPredicate}
             order by f.evidence_count desc nulls last, f.fact_id limit a.most)
           union all
           (select f.fact_id, f.evidence_count, (row_number() over (order by f.evidence_count desc nulls last, f.fact_id))::int as nth
              from memory.facts f
             where f.object_entity_id = a.entity_id and f.object_entity_id is not null and f.invalidated_at is null ${ofPredicate}
             order by f.evidence_count desc nulls last, f.fact_id limit a.most)
         ) f
      ) f order by fact_id, place
    ) f order by place, evidence_count desc, fact_id limit ${limit}`;
  return {
    ids: rows.map((row) => row.fact_id),
    full: [...new Set(rows.filter((row) => row.full).map((row) => row.entity_id))],
    within: (nth) => rows.filter((row) => row.nth <= nth).map((row) => row.fact_id),
  };
}

/** Those of some facts that are about some entities. By memory.facts_pkey. */
async function keepAbout(
  sql: Sql,
  factIds: readonly string[],
  entities: readonly string[],
  predicate: string | undefined,
): Promise<string[]> {
  const ofPredicate =
    predicate === undefined ? sql`` : sql`and f.kind = 'relation' and f.predicate = ${predicate}`;
  const rows = await sql<{ fact_id: string }[]>`
    select f.fact_id from unnest(${factIds as string[]}::uuid[]) as n(fact_id) join memory.facts f on f.fact_id = n.fact_id
     where f.invalidated_at is null ${ofPredicate}
       and (f.subject_entity_id = any(${entities as string[]}::uuid[]) or f.object_entity_id = any(${entities as string[]}::uuid[]))`;
  return rows.map((row) => row.fact_id);
}

/** The best supported relations of a predicate, by memory.facts_by_predicate. */
async function ofPredicate(sql: Sql, predicate: string): Promise<string[]> {
  const rows = await sql<{ fact_id: string }[]>`
    select f.fact_id from memory.facts f
     where f.predicate = ${predicate} and f.kind = 'relation' and f.invalidated_at is null
     order by f.evidence_count desc nulls last, f.fact_id limit ${FACTS_OF_PREDICATE}`;
  return rows.map((row) => row.fact_id);
}
