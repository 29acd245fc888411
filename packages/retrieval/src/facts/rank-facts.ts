import { limits } from '@memory/contract';
import type { ConfirmedFact } from './confirm-facts.ts';

/** What holds now stands before what held once, testimony before what was withdrawn, as far as relevance is near. */
const HELD_ONCE = 0.8;
const WITHDRAWN = 0.7;
/** Each doubling of the claims behind a fact counts for this much. */
const PER_DOUBLING = 0.02;

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
 * Orders confirmed facts by relevance, weighed by whether they hold now, how well they are supported and whether their
 * testimony stands; of equal ones the newer first, then by id.
 */
export function rankFacts(
  facts: readonly ConfirmedFact[],
  relevance: ReadonlyMap<string, number>,
): ConfirmedFact[] {
  const scored = facts.map((fact) => ({
    fact,
    score:
      (relevance.get(fact.fact_id) ?? 0) *
      (fact.holdsNow ? 1 : HELD_ONCE) *
      (fact.support === 'current' ? 1 : WITHDRAWN) *
      (1 + PER_DOUBLING * Math.log2(1 + fact.evidence_count)),
  }));
  return scored
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.fact.effectiveAt - a.fact.effectiveAt ||
        (a.fact.fact_id < b.fact.fact_id ? -1 : 1),
    )
    .map(({ fact }) => fact);
}
