import { type FactsContextArguments, limits } from '@memory/contract';
import type { Sql } from '@memory/database';
import type { Fragment } from '@memory/database/search-index';
import type { Deadline } from '../answer/deadline.ts';
import { fuse } from './rank-facts.ts';

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
  /** A query for (item_id) of more items, of which those are ranked too that have a rarer word of the question. */
  beyond?: Fragment;
  /** Of what is found only the open facts about these entities count, of this predicate where one is given. */
  about?: { entities: readonly string[]; predicate: string | undefined };
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
/** Of these the best supported are compared with the question by meaning (100 vectors take 1 ms), and those that share a word with it. */
export const COMPARED_OF_ANCHORS = 60;
/** The same for each neighbour, whose facts are background. */
export const FACTS_OF_NEIGHBOUR = 5;
export const COMPARED_OF_NEIGHBOUR = 2;
/** Facts on either side of an anchor that are looked through for the rarer words of a question. */
export const LOOKED_THROUGH_OF_ANCHOR = 1_000;
/** Facts that a search by meaning over all facts finds, of which few are about the anchors. */
export const FOUND_BESIDE_ANCHORS = 40;
/** So many times as many facts as are shown are judged by what they say. */
export const JUDGED_PER_SHOWN = 4;
/**
 * How many facts are looked for by meaning and judged at once where `k` are shown; never fewer than where the default is: of a
 * million vectors the nearest sixty take 2.8 ms, a hundred 4.1.
 */
export const judgedFor = (k: number) => JUDGED_PER_SHOWN * Math.max(k, limits.factsK.default);
/** Facts of a predicate that are candidates at most. */
export const FACTS_OF_PREDICATE = 1_000;

/**
 * By meaning and by words over all facts, and the facts of the entities whose profiles fit best; over the facts of a
 * predicate where one is asked for.
 */
export async function nominateEverywhere(
  { sql, nominate }: NominationDeps,
  { query, predicate, k }: FactsContextArguments,
  deadline: Deadline,
): Promise<Nominated> {
  const limit = limits.factCandidates;
  if (predicate !== undefined) {
    const among = await deadline.run(ofPredicate(sql, predicate));
    if (among.length === 0) return [];
    const found = await deadline.run(nominate(amongFacts(query, among, among)));
    return fuse([...found.map((ids) => ({ ids })), { ids: among, weight: OF_ENTITIES }]);
  }
  const ofEntities = limits.expandedEntities;
  const [byMeaning, byWords, entities, named] = await deadline.run(
    nominate([
      { query, kind: 'fact', channel: 'semantic', limit: judgedFor(k) },
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
 * an anchor with more facts than are looked at one by one, those with a rarer word of the question are looked at too, and
 * those that a search by meaning over all facts finds.
 */
export async function nominateAmong(
  { sql, nominate }: NominationDeps,
  { query, predicate }: FactsContextArguments,
  anchors: readonly string[],
  neighbours: readonly string[],
  deadline: Deadline,
): Promise<Nominated> {
  const most = Math.ceil(FACTS_OF_ANCHORS / anchors.length);
  const compared = Math.ceil(COMPARED_OF_ANCHORS / anchors.length);
  const wanted = [
    ...anchors.map((id) => ({ id, most, compared })),
    ...neighbours.map((id) => ({ id, most: FACTS_OF_NEIGHBOUR, compared: COMPARED_OF_NEIGHBOUR })),
  ];
  const about = await deadline.run(factsOf(sql, wanted, predicate, wanted.length * 2 * most));
  if (about.ids.length === 0) return [];
  const full = about.full.filter((id) => anchors.includes(id));
  const [byWords, byMeaning] = amongFacts(query, about.ids, about.compared);
  const nominations: Nomination[] = [byWords, byMeaning];
  if (full.length > 0) {
    byWords.beyond = allFactsOf(sql, full, predicate);
    nominations.push({
      ...{ query, kind: 'fact', channel: 'semantic', limit: FOUND_BESIDE_ANCHORS },
      about: { entities: [...anchors, ...neighbours], predicate },
    });
  }
  const found = await deadline.run(nominate(nominations));
  return fuse([...found.map((ids) => ({ ids })), { ids: about.ids, weight: OF_ENTITIES }]);
}

/** By words among some facts, and by meaning among those that have any and some others. */
function amongFacts(
  query: string,
  among: readonly string[],
  others: readonly string[],
): [Nomination, Nomination] {
  const limit = limits.factCandidates;
  return [
    { query, kind: 'fact', channel: 'bm25', limit, among },
    { query, kind: 'fact', channel: 'semantic', limit, among: others, found: 0 },
  ];
}

type Wanted = { id: string; most: number; compared?: number };

/**
 * Facts with an entity as subject or object, those of earlier entities first, then the better supported; at most `most`
 * of each entity on either side. `full` names the entities that have more, `compared` the first so many of each. By memory.facts_of_subject and facts_of_object,
 * with a predicate by facts_by_subject and facts_by_object.
 */
async function factsOf(
  sql: Sql,
  entities: readonly Wanted[],
  predicate: string | undefined,
  limit: number,
): Promise<{ ids: string[]; full: string[]; compared: string[] }> {
  if (entities.length === 0) return { ids: [], full: [], compared: [] };
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
  const comparedOf = new Map(entities.map(({ id, compared }) => [id, compared ?? 0]));
  return {
    ids: rows.map((row) => row.fact_id),
    full: [...new Set(rows.filter((row) => row.full).map((row) => row.entity_id))],
    compared: rows.filter((row) => row.nth <= (comparedOf.get(row.entity_id) ?? 0)).map((row) => row.fact_id),
  };
}

/** The facts with some entities as subject or object, by memory.facts_of_subject and facts_of_object alone. */
function allFactsOf(sql: Sql, entities: readonly string[], predicate: string | undefined): Fragment {
  const ofPredicate =
    predicate === undefined ? sql`` : sql`and f.kind = 'relation' and f.predicate = ${predicate}`;
  const best = sql`order by f.evidence_count desc nulls last, f.fact_id limit ${LOOKED_THROUGH_OF_ANCHOR}`;
  return sql`
    select f.item_id from unnest(${[...entities]}::uuid[]) as a(entity_id) cross join lateral (
      (select f.fact_id as item_id from memory.facts f
        where f.subject_entity_id = a.entity_id and f.invalidated_at is null ${ofPredicate} ${best})
      union all
      (select f.fact_id from memory.facts f
        where f.object_entity_id = a.entity_id and f.object_entity_id is not null and f.invalidated_at is null ${ofPredicate} ${best})
    ) f`;
}

/** The best supported relations of a predicate, by memory.facts_by_predicate. */
async function ofPredicate(sql: Sql, predicate: string): Promise<string[]> {
  const rows = await sql<{ fact_id: string }[]>`
    select f.fact_id from memory.facts f
     where f.predicate = ${predicate} and f.kind = 'relation' and f.invalidated_at is null
     order by f.evidence_count desc nulls last, f.fact_id limit ${FACTS_OF_PREDICATE}`;
  return rows.map((row) => row.fact_id);
}
