import { limits } from '@memory/contract';
import type { ConfirmedFact } from './confirm-facts.ts';

/** What holds now stands before what held once, testimony before what was withdrawn, as far as relevance is near. */
const HELD_ONCE = 0.8;
const WITHDRAWN = 0.7;
/** What is not of the time that the question's own words ask for, and that of which nothing tells, where something is. */
const OTHER_TIME = 0.6;
const ANY_TIME = 0.85;
/** Each doubling of the claims behind a fact counts for this much. */
const PER_DOUBLING = 0.02;
/** How much the place in the search's rankings counts beside how well the statement answers the question. */
const BY_SEARCH = 0.35;

/** A ranking of ids, best first, and how much it counts beside the others; 1 where nothing is said. */
export type Ranking = { ids: readonly string[]; weight?: number };

/** Reciprocal rank fusion (Cormack, Clarke and Büttcher 2009), constant 60; ties by id. */
export function fuse(rankings: readonly Ranking[]): { id: string; score: number }[] {
  const scores = new Map<string, number>();
  for (const { ids, weight = 1 } of rankings) {
    for (const [place, id] of ids.entries()) {
      scores.set(id, (scores.get(id) ?? 0) + weight / (limits.fusionConstant + place + 1));
    }
  }
  return [...scores]
    .map(([id, score]) => ({ id, score }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/**
 * How relevant a fact is: by the search that nominated it, by how well its statement answers the question (0 to 1), and by how it fits the
 * time that the question's words ask for (1 well, 0 nothing tells, -1 not).
 */
export type Relevance = { search: number; answer: number; time?: number };

/**
 * Orders confirmed facts by relevance, weighed by whether they hold now, how well they are supported and whether their
 * testimony stands. Of facts that answer equally well with one predicate, the one of the asked time stands first, then the one that holds, then the newer; last by id.
 */
export function rankFacts(
  facts: readonly ConfirmedFact[],
  relevance: ReadonlyMap<string, Relevance>,
): ConfirmedFact[] {
  const best = Math.max(...[...relevance.values()].map(({ search }) => search), Number.MIN_VALUE);
  const asksTime = [...relevance.values()].some(({ time = 0 }) => time > 0);
  const scored = facts.map((fact) => {
    const { search, answer, time: fit = 0 } = relevance.get(fact.fact_id) ?? { search: 0, answer: 0 };
    const time = asksTime ? fit : 0;
    const relevant = (1 - BY_SEARCH) * answer + BY_SEARCH * (search / best);
    return {
      fact,
      answer,
      time,
      score:
        relevant *
        (asksTime ? byTime(time) : fact.holdsNow ? 1 : HELD_ONCE) *
        (fact.support === 'current' ? 1 : WITHDRAWN) *
        (1 + PER_DOUBLING * Math.log2(1 + fact.evidence_count)),
    };
  });
  scored.sort(
    (a, b) => b.score - a.score || newer(a.fact, b.fact) || (a.fact.fact_id < b.fact.fact_id ? -1 : 1),
  );
  return newerFirst(scored).map(({ fact }) => fact);
}

/** What being of the asked time counts, where the question asks for one. */
function byTime(time: number): number {
  return time >= 0 ? ANY_TIME + (1 - ANY_TIME) * Math.min(1, time) : OTHER_TIME;
}

/** Below 0 where the first is the newer: by its date, and where both have the same or none, by when it was learnt. */
function newer(a: ConfirmedFact, b: ConfirmedFact): number {
  if (a.effectiveAt !== b.effectiveAt) return b.effectiveAt > a.effectiveAt ? 1 : -1;
  return b.ingested_at.getTime() - a.ingested_at.getTime();
}

type Scored = { fact: ConfirmedFact; answer: number; time: number };

/**
 * Within the places that facts of one predicate with the same fit have taken: what is of the asked time, what holds, then the newer. Where
 * all hold and of none is known when it began, the better supported comes before the newer.
 */
function newerFirst(scored: readonly Scored[]): Scored[] {
  const places = new Map<string, number[]>();
  for (const [place, { fact, answer }] of scored.entries()) {
    const key = `${fact.predicate} ${answer.toFixed(3)} ${fact.support}`;
    const taken = places.get(key);
    if (taken === undefined) places.set(key, [place]);
    else taken.push(place);
  }
  const result = [...scored];
  for (const taken of places.values()) {
    if (taken.length === 1) continue;
    const members = taken.map((place) => scored[place] as Scored);
    const isOpen = members.every(({ fact }) => fact.holdsNow && fact.valid_from === null);
    members.sort(
      (a, b) =>
        b.time - a.time ||
        Number(b.fact.holdsNow) - Number(a.fact.holdsNow) ||
        (isOpen ? b.fact.evidence_count - a.fact.evidence_count : 0) ||
        newer(a.fact, b.fact),
    );
    for (const [i, place] of taken.entries()) result[place] = members[i] as Scored;
  }
  return result;
}
