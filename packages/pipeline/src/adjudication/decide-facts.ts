import { adjudicate } from './adjudicate.ts';
import type { FactPlan, PredicateBehaviour, Statement } from './types.ts';

/** A statement that its document may have stopped making; the higher `versionNo`, the later the version. */
export type Testimony = Statement & { isLive: boolean; versionNo: number };

/** A fact as it should be; `withdrawn` where every source that asserted it has stopped. */
export type Decided = FactPlan & { support: 'current' | 'withdrawn' };

/**
 * The facts that a closed set of statements amounts to: those of the live ones, as `adjudicate` decides, and those that
 * nobody asserts any more. The latter are what would be held besides if the sources still said what they said last, so
 * what came later ends them as it ends others; they neither end nor contradict anything themselves.
 */
export function decideFacts(
  testimony: readonly Testimony[],
  behaviour: (predicate: string) => PredicateBehaviour,
): Decided[] {
  const live = testimony.filter((statement) => statement.isLive);
  const decided = adjudicate(live, behaviour).map((plan): Decided => ({ ...plan, support: 'current' }));
  const past = lastWords(testimony);
  if (past.length === 0) return decided;
  const silent = new Set(past.map((statement) => statement.statementId));
  for (const plan of adjudicate([...live, ...past], behaviour)) {
    if (!plan.supporters.every((id) => silent.has(id))) continue;
    decided.push({ ...plan, contradicters: [], contradiction: null, support: 'withdrawn' });
  }
  return decided;
}

/** What each document said last of something of which it says nothing now. */
function lastWords(testimony: readonly Testimony[]): Testimony[] {
  const of = ({ docId, key, polarity }: Testimony) => `${docId} ${key} ${polarity}`;
  const spoken = new Set(testimony.filter((statement) => statement.isLive).map(of));
  const last = new Map<string, number>();
  const past = testimony.filter((statement) => !statement.isLive && !spoken.has(of(statement)));
  for (const statement of past) {
    last.set(of(statement), Math.max(last.get(of(statement)) ?? 0, statement.versionNo));
  }
  return past.filter((statement) => last.get(of(statement)) === statement.versionNo);
}
