import type { Term } from '@memory/extraction';
import type { EntityType, PredicateSpec } from '@memory/ontology';
import type { Phrase } from '../clause.ts';
import { firmWords, hasFlag, looseLastWords, typeOfLastWord } from '../names/index.ts';
import type { Token } from '../sentence.ts';
import { wordSet } from '../word-set.ts';
import { bareWords, endOf, headOf, type ReadingContext, wordsOf } from './context.ts';
import { definedObject, definedSubject } from './defined.ts';

/** What fills a place of a predicate: a name or term, or words. `cost` counts how far its kind had to be bent. */
export type Filler = { readonly term: Term | null; readonly value: string | null; readonly cost: number };

/** Nouns that tell nothing by themselves: what they stand for is said elsewhere. */
const vague = wordSet(`
  result study finding data analysis method approach effect mechanism evidence model system role change level
  factor way thing one part number amount kind type sort lot case example information issue problem work use
  order set group patient subject people fact reason purpose point time place form process option feature user
  value difference possibility ability need experiment observation report paper article author we researcher
  section following other rest side end area aspect item example others
`);

const typesOfSense: Record<string, readonly EntityType[]> = {
  P: ['person'],
  G: ['organization'],
  L: ['place'],
  A: ['product', 'place', 'work', 'thing'],
  C: ['work', 'concept', 'event'],
  E: ['event', 'concept', 'work'],
  N: ['concept', 'thing', 'place'],
  O: ['concept', 'thing'],
  S: ['concept'],
  X: ['concept'],
  T: ['event', 'concept'],
};

/** The kinds that a common noun can name, by its commonest senses; none where the lists do not have it. */
export function typesOfNoun(context: ReadingContext, noun: string): ReadonlySet<EntityType> {
  const types = new Set<EntityType>();
  for (const letter of context.lists.wordFlags(noun))
    for (const type of typesOfSense[letter] ?? []) types.add(type);
  return types;
}

/** A name that is only guessed to be somebody's, where the noun says that it is none: 'Chai is a library'. */
export function asNoun(context: ReadingContext, noun: Phrase, term: Term): Term {
  const types = typesOfNoun(context, headOf(context, noun));
  if (term.isTypeCertain || types.size === 0 || types.has(term.type) || term.type !== 'person') return term;
  return { ...term, type: types.has('organization') && types.size === 1 ? 'organization' : 'thing' };
}

/** Kinds in the order in which an unknown name is taken for them. */
const preferred = 'thing person organization product place concept work event'.split(' ') as EntityType[];
const personal = /^\p{Lu}[\p{L}.]*(?:[ '’-](?:\p{Lu}[\p{L}.]*|d[aei]|van|von|der|del|el|al|bin|ibn)){0,4}$/u;

/** Words at the end of a name that no person has: 'Robotics', 'Museum', a number. */
const impersonal = (name: string): boolean => {
  const last = name.split(' ').at(-1)?.toLowerCase() ?? '';
  return firmWords.has(last) || typeOfLastWord.has(last) || /\d/.test(name);
};

/** Among somebody and a firm, two words that no list knows are somebody, one word is a firm. */
function isSomebody(name: string, allowed: readonly EntityType[]): boolean {
  if (!personal.test(name) || impersonal(name)) return false;
  return !allowed.includes('organization') || (allowed[0] === 'person' && name.includes(' '));
}

/** Whether a name is made as those of people are: two words or more, none of which says what else it is. */
export const isPersonal = ({ name, type }: Term): boolean =>
  type === 'person' && name.includes(' ') && personal.test(name) && !impersonal(name);

/** Of place and organization the one that a predicate names first is the likelier. */
const preferredOf = (allowed: readonly EntityType[]): readonly EntityType[] =>
  allowed[0] === 'place' ? ['thing', 'place', ...preferred] : preferred;

/** A name in the kind that a place of a predicate asks for; null where its kind is sure to be another. */
export function fitTerm(term: Term, allowed: readonly EntityType[]): { term: Term; cost: number } | null {
  if (allowed.includes(term.type)) {
    return { term: term.isTypeCertain ? term : { ...term, isTypeCertain: allowed.length === 1 }, cost: 0 };
  }
  if (term.isTypeCertain) return null;
  // somebody by given name and surname is no place, and a firm only where nothing else can be meant
  const isNobody = !isPersonal(term);
  const isOpen = (type: EntityType) => {
    if (!allowed.includes(type)) return false;
    if (!isNobody && (type === 'place' || type === 'organization') && allowed.length > 1) return false;
    if (type === 'person') return isSomebody(term.name, allowed);
    return type !== 'organization' || !/\d/.test(term.name);
  };
  const type = preferredOf(allowed).find(isOpen);
  if (type === undefined) return null;
  const isLoose = looseLastWords.has(term.name.split(' ').at(-1)?.toLowerCase() ?? '');
  if (isLoose && /^(?:place|organization)$/.test(term.type) && /^(?:place|organization)$/.test(type))
    return { term: { ...term, type, isTypeCertain: allowed.length === 1 }, cost: 0 };
  const cost = type === 'person' && !term.name.includes(' ') ? 1.5 : 1;
  return {
    term: { ...term, type, isTypeCertain: allowed.length === 1 },
    cost: term.type === 'thing' ? cost : 2,
  };
}

/** Words that point at something else in the text. */
export const pointing =
  /^(?:this|that|these|those|such|our|my|your|his|her|its|their|some|any|many|most|several|other|another|both|each|all|no|which|what|same|following|above|current|present|new)$/;

/** Whether a phrase that is no name says by itself what it means: 'vitamin D deficiency', 'deletion of p53'. */
function isTerm(context: ReadingContext, phrase: Phrase): boolean {
  const { tokens, lists } = context;
  const isNoun = phrase.kind === 'common' || (phrase.kind === 'name' && phrase.term === null);
  if (!isNoun || phrase.owner !== null) return false;
  if (phrase.determiner !== null && (phrase.determiner !== 'definite' || phrase.modifiers.length === 0))
    return false;
  const head = headOf(context, phrase);
  const headFlags = lists.wordFlags(head);
  if (headFlags !== '' && !hasFlag(headFlags, 'n')) return false;
  const isModified =
    phrase.modifiers.length > 0 || phrase.head - phrase.first > (phrase.determiner === null ? 0 : 1);
  if (vague.has(head) && phrase.modifiers.length === 0) return false;
  const senses = lists.wordFlags(head).replace(/[^A-Z]/g, '');
  if (/^[PG]/.test(senses)) return false;
  if (!isModified && senses !== '' && !/^[ONSA]/.test(senses)) return false;
  const last = endOf(phrase);
  if (last - phrase.first > 12) return false;
  for (let index = phrase.first; index < last; index++) {
    const token = tokens[index];
    if (token === undefined || pointing.test(token.lower) || token.tag === 'PRON') return false;
    if (/[`"“”()[\]{}=<>|]/.test(token.text) || isVerbOnly(context, token) || isLabel(context, token))
      return false;
    if (index === phrase.first && !/^[\p{L}\d]/u.test(token.text)) return false;
  }
  return tokens[phrase.head]?.tag === 'NOUN' || tokens[phrase.head]?.tag === 'PROPN';
}

/** 'RESULTS', 'BACKGROUND': a heading that has run into its sentence. */
function isLabel({ lists }: ReadingContext, { text, lower }: Token): boolean {
  return /^[A-Z]{5,}$/.test(text) && lists.wordFlags(lower) + lists.wordFlags(lower.replace(/s$/, '')) !== '';
}

/** A word that can only be a finite verb: the phrase is read wrongly. */
function isVerbOnly({ lists }: ReadingContext, { lower, tag }: Token): boolean {
  if (tag === 'PROPN' || !/[^s]s$/.test(lower)) return false;
  const flags = lists.wordFlags(lower.slice(0, -1)) || lists.wordFlags(lower.slice(0, -2));
  return hasFlag(flags, 'v') && !hasFlag(flags, 'na') && !hasFlag(lists.wordFlags(lower), 'na');
}

/** A common noun phrase as a term; see `isTerm`. */
function conceptOf(context: ReadingContext, phrase: Phrase): Term {
  return {
    surface: wordsOf(context, phrase),
    name: bareWords(context, phrase),
    type: 'concept',
    isTypeCertain: false,
    isNamed: false,
    traits: [],
  };
}

/** The short form of a commit, which changelogs put behind what it did. */
const commit = /^(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,40}$/;

/** The term of a phrase that is a name or a defined thing; null for all others. */
export function namedTerm(phrase: Phrase | null): Term | null {
  if (phrase === null || phrase.term === null || !phrase.term.isNamed || phrase.determiner === 'negative')
    return null;
  if (commit.test(phrase.term.name)) return null;
  // 'an Address4 is …' is said of any
  if (phrase.kind === 'name' && phrase.determiner === 'indefinite') return null;
  return phrase.kind === 'clause' || phrase.kind === 'number' ? null : phrase.term;
}

/** Whether words in front of a name narrow what it means: 'exogenous Ang2' is not Ang2. */
function isNarrowed(context: ReadingContext, phrase: Phrase, term: Term): boolean {
  if (phrase.kind !== 'name' || phrase.apposition !== null || term.isTypeCertain) return false;
  // 'Bug ENG-7' is ENG-7
  if (/^\p{Lu}+-\d+$/u.test(term.name)) return false;
  // a pronoun or 'the firm' that stands for the name
  if (!term.surface.includes(context.tokens[phrase.head]?.text ?? '')) return false;
  const first = phrase.owner === null ? phrase.first : phrase.owner.last;
  const words = context.tokens
    .slice(first, phrase.head + 1)
    .filter(({ lower }) => !/^(?:the|an?|'s)$/.test(lower));
  return words.length > 0 && !term.surface.includes(words[0]?.text ?? '');
}

/** What stands as subject of a predicate: a name or defined thing, or a term where the predicate joins terms; null where nothing does. */
export function fillSubject(
  context: ReadingContext,
  phrase: Phrase,
  spec: PredicateSpec,
): { term: Term; cost: number } | null {
  const named = namedTerm(phrase);
  if (named !== null && isNarrowed(context, phrase, named)) {
    return context.vocabulary.ofTerms.has(spec.id) ? { term: conceptOf(context, phrase), cost: 0 } : null;
  }
  if (named !== null) return fitTerm(named, spec.subject);
  const defined = definedSubject(context, phrase, spec.id);
  if (defined !== null) return { term: defined, cost: 0 };
  const takesTerms = context.vocabulary.ofTerms.has(spec.id) && spec.subject.includes('concept');
  return takesTerms && isTerm(context, phrase) ? { term: conceptOf(context, phrase), cost: 0 } : null;
}

/** Kinds whose members have names: no relation to them is told by a number of them. */
const beings: ReadonlySet<EntityType> = new Set(['person', 'organization', 'place', 'event']);

/** What stands as object of a predicate; null where nothing fits. */
export function fillObject(context: ReadingContext, phrase: Phrase, spec: PredicateSpec): Filler | null {
  const named = namedTerm(phrase);
  if (spec.object === 'value') {
    const value = wholeWords(context, phrase);
    return value === null ? null : { term: null, value, cost: 0 };
  }
  if (named !== null && isNarrowed(context, phrase, named) && spec.object.includes('concept')) {
    return { term: conceptOf(context, phrase), value: null, cost: 0 };
  }
  if (named !== null) {
    const fitted = fitTerm(named, spec.object);
    return fitted === null ? null : { ...fitted, value: null };
  }
  if (
    phrase.kind === 'pronoun' ||
    phrase.kind === 'clause' ||
    (phrase.term !== null && phrase.determiner !== 'indefinite') ||
    phrase.determiner === 'negative'
  )
    return null;
  const defined = definedObject(context, phrase, spec.id);
  if (defined !== null) return { term: defined, value: null, cost: 0 };
  const types = typesOfNoun(context, headOf(context, phrase));
  if (types.size > 0 && !spec.object.some((type) => types.has(type) || type === 'concept')) return null;
  if (phrase.determiner === 'quantity' && spec.object.every((type) => beings.has(type))) return null;
  if (spec.object.includes('concept') && isTerm(context, phrase))
    return { term: conceptOf(context, phrase), value: null, cost: 0 };
  const value = wholeWords(context, phrase);
  return value === null || /^[^\p{L}]+$/u.test(value) || context.vocabulary.ofTerms.has(spec.id)
    ? null
    : { term: null, value, cost: 1 };
}

const tokensOf = ({ tokens }: ReadingContext, phrase: Phrase) => tokens.slice(phrase.first, endOf(phrase));

/** A phrase in words, where it is whole and does not point elsewhere; null where it does. */
export function wholeWords(context: ReadingContext, phrase: Phrase): string | null {
  const { tokens } = context;
  if (phrase.kind === 'pronoun' || phrase.kind === 'clause' || phrase.determiner === 'negative') return null;
  if (phrase.owner !== null && phrase.owner.term === null) return null;
  const isNamed = tokensOf(context, phrase).some(({ tag }) => tag === 'PROPN');
  if (phrase.kind === 'common' && !isNamed && phrase.modifiers.length === 0) {
    if (vague.has(headOf(context, phrase)) || phrase.determiner === 'definite') return null;
  }
  const last = endOf(phrase);
  for (let index = phrase.first; index < last; index++) {
    const token = tokens[index];
    if (
      token === undefined ||
      /^(?:this|that|these|those|such|it|its|they|them|their|our|we|my|your|you|he|she|his|her)$/.test(
        token.lower,
      )
    )
      return null;
  }
  return wordsOf(context, phrase);
}
