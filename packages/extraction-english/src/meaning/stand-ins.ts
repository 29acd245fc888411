import type { Clause, Phrase } from '../clause.ts';
import type { Token } from '../sentence.ts';

/**
 * A clause with the names of its phrases in front: 'its founder, Mia Holt, left' is said of Mia Holt, who is its founder; 'both of
 * them left' of them.
 */
export function withNamesInFront(clause: Clause, tokens: readonly Token[]): Clause {
  const map = (phrase: Phrase): Phrase => {
    const inner = groupOf(phrase, tokens);
    if (inner !== null) return inner;
    const { apposition, kind, others } = phrase;
    const isNamedBeside =
      kind === 'common' && apposition?.kind === 'name' && apposition.term?.isNamed === true;
    const isOne =
      phrase.determiner === 'definite' || phrase.determiner === 'possessive' || phrase.owner !== null;
    if (!isNamedBeside || !isOne || others.length > 0) return { ...phrase, others: others.map(map) };
    return { ...apposition, apposition: { ...phrase, apposition: null } };
  };
  return {
    ...clause,
    subject: clause.subject === null ? null : map(clause.subject),
    complement: clause.complement === null ? null : map(clause.complement),
    prepositional: clause.prepositional.map((part) => ({ ...part, phrase: map(part.phrase) })),
  };
}

/** Those of whom 'both of them', 'all of them' speaks. */
function groupOf({ first, modifiers }: Phrase, tokens: readonly Token[]): Phrase | null {
  const [of] = modifiers;
  const isGroup = /^(?:both|all)$/.test(tokens[first]?.lower ?? '') && of?.preposition === 'of';
  return isGroup && of.phrase.kind === 'pronoun' && of.phrase.term !== null ? of.phrase : null;
}
