import type { Assertion, Term } from '@memory/extraction';
import type { PredicateSpec } from '@memory/ontology';
import type { Phrase } from '../clause.ts';
import { fieldOfOccupation } from '../lexicon/occupations.ts';
import { bareWords, headOf, nounOf, type ReadingContext } from './context.ts';
import { isTrade, join, lookUpNoun } from './holders.ts';
import type { Phase } from './phase.ts';
import { namedTerm } from './terms.ts';

/** How a role is said: its words, its time, and the phrases behind its noun. */
export type RoleParts = {
  readonly words: string;
  readonly rule: 'class' | 'apposition';
  readonly phase: (spec: PredicateSpec, isFormer: boolean) => Phase;
  readonly further: readonly { preposition: string; phrase: Phrase }[];
  /** Whether the words say by themselves that there is one: 'the painter Ann Bell'. */
  readonly isIdentified: boolean;
};

/** 'vice-chair', 'deputy head': a post below one of the lexicon's. */
function isDeputy({ vocabulary }: ReadingContext, words: string): boolean {
  const post = /^(?:vice|deputy|assistant|associate|honorary)[- ](.+)$/.exec(words)?.[1];
  const senses = post === undefined ? [] : (vocabulary.holders.get(post) ?? []);
  return senses.some(
    ({ spec }) => spec.employment === true || spec.subject.every((type) => type === 'person'),
  );
}

/** Whether a noun is a post in a firm or state, and no kin, authorship or liking: 'chair', not 'father'. */
function isOffice(context: ReadingContext, noun: Phrase): boolean {
  const senses = lookUpNoun(context, noun, context.vocabulary.holders)?.senses ?? [];
  const words = nounOf(context, noun);
  if (/ (?:owner|lead)$/.test(words) || isDeputy(context, words)) return true;
  return senses.some(
    ({ spec }) =>
      spec.shape === 'state' &&
      spec.subject.every((type) => type === 'person') &&
      spec.symmetric !== true &&
      spec.id.endsWith('_of') &&
      spec.object !== 'value' &&
      spec.object.includes('organization'),
  );
}

/** Whether somebody can be meant by a name, by what is known of it and of the noun. */
function mayBeSomebody(context: ReadingContext, { type, isTypeCertain, name }: Term, noun: Phrase): boolean {
  if (type !== 'thing' || isTypeCertain) return type === 'person';
  return fieldOfOccupation.has(headOf(context, noun)) || name.includes(' ');
}

/** 'nurse' of 'Ann and Bo are nurses': each is one. */
function singular({ tokens }: ReadingContext, { head }: Phrase, value: string): string {
  const noun = tokens[head];
  const isPlural =
    noun !== undefined &&
    noun.lower !== noun.lemma &&
    /[^s]s$/.test(noun.lower) &&
    /^\p{Ll}/u.test(noun.text);
  return isPlural ? value.replace(noun.text, noun.lemma) : value;
}

/** 'a vet in Bristol' is a vet. */
const isWhere = ({ preposition, phrase }: Phrase['modifiers'][number]): boolean =>
  preposition === 'in' && namedTerm(phrase) !== null;

/** 'is a nurse', 'works as an engineer at Orr', 'head of sales at Orr': an occupation, or a role at an employer. */
export function readTrade(
  context: ReadingContext,
  subject: Term,
  noun: Phrase,
  { words, rule, phase, further, isIdentified }: RoleParts,
): Assertion[] {
  const { vocabulary } = context;
  const isPost = lookUpNoun(context, noun, vocabulary.holders) !== null;
  const isHeld = isOffice(context, noun);
  if (noun.determiner === 'definite' && !isPost && !isHeld && !isIdentified) return [];
  if (!isHeld && !isTrade(context, noun)) return [];
  if (!mayBeSomebody(context, subject, noun)) return [];
  const isOf = noun.modifiers.some(({ preposition }) => preposition === 'of');
  if (isPost && !isHeld && isOf) return [];
  const written = bareWords(context, {
    ...noun,
    first: noun.owner === null ? noun.first : noun.owner.last,
    modifiers: isHeld ? noun.modifiers : noun.modifiers.filter((modifier) => !isWhere(modifier)),
  }).replace(/^(?:(?:['’]s?|its|their|our|my|his|her|present|current|acting|new) )+/, '');
  const value = singular(context, noun, written);
  const employer = [...noun.modifiers, ...further].find(
    ({ preposition, phrase }) => /^(?:at|for|with)$/.test(preposition) && namedTerm(phrase) !== null,
  );
  const isElsewhere = employer !== undefined && further.includes(employer);
  const firmName = isOf && isElsewhere ? namedTerm(employer.phrase)?.name : undefined;
  const spec = vocabulary.specOf(employer === undefined && !isHeld ? 'occupation' : 'has_role');
  // 'joined Orr as head of sales': of sales alone nobody is head
  const role = join(spec, subject, firmName === undefined ? value : `${value} at ${firmName}`, {
    form: 'class',
    words,
    phase: phase(spec, /^former /i.test(value)),
    rule: `${spec.id}/${rule}:trade`,
  });
  const firm = employer === undefined ? null : namedTerm(employer.phrase);
  const works = vocabulary.specOf('works_at');
  if (firm === null) return role;
  const parts = { form: 'class' as const, words: headOf(context, noun), phase: phase(works, false) };
  return [...role, ...join(works, subject, firm, { ...parts, rule: `works_at/${rule}:trade` })];
}
