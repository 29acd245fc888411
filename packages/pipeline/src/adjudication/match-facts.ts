import type { FactPlan } from './types.ts';

/** An open fact as it stands. Times are milliseconds since the epoch. */
export type OpenFact = {
  factId: string;
  key: string;
  kind: 'relation' | 'observation';
  subject: string;
  predicate: string;
  object: string | null;
  objectText: string | null;
  negated: boolean;
  attributedTo: string | null;
  label: string;
  evidenceCount: number;
  support: 'current' | 'withdrawn';
  contradictionGroup: string | null;
  validFrom: number | null;
  validUntil: number | null;
  precision: string;
  endIsSaid: boolean;
  /** Whether some statement that it once rested on belongs to a version that is not deleted. */
  sourceRemains: boolean;
};

/**
 * Which open fact each plan goes on with: the one that most of its supporters counted for; else one that says the same
 * thing and has nobody else's claim on it, so that a fact keeps its id while its interval and its supporters change.
 */
export function matchFacts(
  plans: readonly FactPlan[],
  open: readonly OpenFact[],
  countsFor: ReadonlyMap<string, string | null>,
): (OpenFact | null)[] {
  const matched: (OpenFact | null)[] = plans.map(() => null);
  const taken = new Set<string>();
  const byId = new Map(open.map((fact) => [fact.factId, fact]));
  const bids: { plan: number; fact: OpenFact; shared: number }[] = [];
  for (const [index, plan] of plans.entries()) {
    const shared = new Map<string, number>();
    for (const statementId of plan.supporters) {
      const factId = countsFor.get(statementId);
      if (factId) shared.set(factId, (shared.get(factId) ?? 0) + 1);
    }
    for (const [factId, count] of shared) {
      const fact = byId.get(factId);
      if (fact !== undefined && fact.negated === plan.negated)
        bids.push({ plan: index, fact, shared: count });
    }
  }
  bids.sort((a, b) => b.shared - a.shared || a.plan - b.plan || (a.fact.factId < b.fact.factId ? -1 : 1));
  for (const { plan, fact } of bids) {
    if (matched[plan] !== null || taken.has(fact.factId)) continue;
    matched[plan] = fact;
    taken.add(fact.factId);
  }
  for (const [index, plan] of plans.entries()) {
    if (matched[index] !== null) continue;
    const same = open.find(
      (fact) => !taken.has(fact.factId) && fact.key === plan.key && fact.negated === plan.negated,
    );
    if (same === undefined) continue;
    matched[index] = same;
    taken.add(same.factId);
  }
  return matched;
}
