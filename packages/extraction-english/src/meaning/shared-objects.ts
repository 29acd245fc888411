import type { Clause } from '../clause.ts';
import type { Token } from '../sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Gives a verb without an object that of the verb joined to it: 'lives and works in Graz', 'designs, builds and sells boats'. Only
 * verbs of the lexicon, which take one: 'smiled and greeted Ann' says nothing of whom she smiled at.
 */
export function shareObjects(
  clauses: readonly Clause[],
  tokens: readonly Token[],
  { verbs }: Vocabulary,
): Clause[] {
  const shared: Clause[] = [];
  for (const clause of [...clauses].reverse()) {
    const next = shared.at(-1);
    const isJoined =
      next !== undefined &&
      isBare(clause) &&
      verbs.has(clause.verb.lemma) &&
      clause.subject?.first === next.subject?.first &&
      clause.verb.isPassive === next.verb.isPassive &&
      isBeside(clause, next, tokens);
    shared.push(
      isJoined
        ? { ...clause, complement: next.complement, prepositional: next.prepositional, times: next.times }
        : clause,
    );
  }
  return shared.reverse();
}

function isBare({ complement, adjective, prepositional, times, verb }: Clause): boolean {
  return (
    complement === null &&
    adjective === null &&
    prepositional.length === 0 &&
    times.length === 0 &&
    verb.particle === null
  );
}

/** Whether nothing but 'and', 'or' or a comma stands between two verbs. */
function isBeside(clause: Clause, next: Clause, tokens: readonly Token[]): boolean {
  const between = tokens.slice(clause.verb.last, next.verb.first);
  return (
    between.length > 0 &&
    between.length <= 2 &&
    between.every(({ lower }) => /^(?:and|or|,|also|then)$/.test(lower)) &&
    next.adjective === null
  );
}
