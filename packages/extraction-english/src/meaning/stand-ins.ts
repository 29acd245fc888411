import type { Clause, Phrase } from '../clause.ts';
import { spell } from '../names/index.ts';
import type { Token } from '../sentence.ts';
import { termNamed } from '../term.ts';
import { endOf } from './context.ts';

/**
 * A clause with the names of its phrases in front: 'its founder, Mia Holt, left' is said of Mia Holt, who is its founder; 'both of
 * them left' of them.
 */
export function withNamesInFront(clause: Clause, tokens: readonly Token[]): Clause {
  const map = (phrase: Phrase): Phrase => {
    const inner = groupOf(phrase, tokens) ?? calledOf(phrase, tokens);
    if (inner !== null) return inner;
    const isPair = tokens[phrase.first]?.lower === 'both' && !/^[-–]$/.test(tokens[phrase.last]?.text ?? '');
    if (isPair && phrase.head > phrase.first)
      return map({ ...phrase, first: phrase.first + 1, determiner: null });
    const { apposition, kind, others } = phrase;
    const isNamedBeside =
      kind === 'common' && apposition?.kind === 'name' && apposition.term?.isNamed === true;
    const isOne =
      phrase.determiner === 'definite' || phrase.determiner === 'possessive' || phrase.owner !== null;
    if (!isNamedBeside || !isOne || others.length > 0) return { ...phrase, others: others.map(map) };
    return { ...apposition, apposition: { ...phrase, apposition: null } };
  };
  return {
    ...withPlainVerb(clause),
    subject: clause.subject === null ? null : map(clause.subject),
    complement: clause.complement === null ? null : map(clause.complement),
    prepositional: clause.prepositional.map((part) => ({ ...part, phrase: map(part.phrase) })),
  };
}

/** 'cannot stand coriander' says of a taste what 'dislikes' says. */
function withPlainVerb(clause: Clause): Clause {
  const { verb, complement } = clause;
  const isUnbearable =
    /^(?:stand|bear)$/.test(verb.lemma) && verb.isNegated && /^(?:can|could)$/.test(verb.modal ?? '');
  if (!isUnbearable || complement === null || verb.particle !== null) return clause;
  return { ...clause, verb: { ...verb, lemma: 'dislike', isNegated: false, modal: null } };
}

/** Those of whom 'both of them', 'all of them' speaks. */
function groupOf({ first, modifiers }: Phrase, tokens: readonly Token[]): Phrase | null {
  const [of] = modifiers;
  const isGroup = /^(?:both|all)$/.test(tokens[first]?.lower ?? '') && of?.preposition === 'of';
  return isGroup && of.phrase.kind === 'pronoun' && of.phrase.term !== null ? of.phrase : null;
}

const LONGEST_NAME = 6;

/** 'a bakery called Golden Crust': the name behind the participle, with the noun beside it. */
function calledOf(phrase: Phrase, tokens: readonly Token[]): Phrase | null {
  const at = endOf(phrase);
  if (phrase.kind !== 'common' || phrase.others.length > 0 || phrase.determiner === 'quantity') return null;
  if (!/^(?:called|named|titled|entitled)$/.test(tokens[at]?.lower ?? '')) return null;
  const first = at + 1;
  let last = first;
  while (last - first < LONGEST_NAME && isOfName(tokens, last, first)) last++;
  if (last === first || tokens[last - 1]?.tag !== 'PROPN') return null;
  const name = spell(tokens, first, last).replace(/^the /i, '');
  return {
    ...phrase,
    ...{ first, last, head: last - 1, kind: 'name', term: termNamed(name, 'thing', false) },
    ...{ determiner: null, owner: null, modifiers: [], apposition: phrase },
  };
}

/** 'Bread and Roses': a word of a name, or a small word between two. */
function isOfName(tokens: readonly Token[], at: number, first: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const isSmall = /^(?:of|and|&|the|de|la)$/.test(token.lower);
  return (
    token.tag === 'PROPN' ||
    (isSmall && (at > first || token.lower === 'the') && tokens[at + 1]?.tag === 'PROPN')
  );
}
