import type { Assertion, Term } from '@memory/extraction';
import type { Clause, Phrase } from '../clause.ts';
import { headOf, nounOf, type ReadingContext, wordsOf } from './context.ts';
import { firstRead, join, joinOther, lookUpNoun, type NounReading } from './holders.ts';
import { readPhase } from './phase.ts';
import { fitTerm, namedTerm, wholeWords } from './terms.ts';
import { isMeasured, phraseValue } from './values.ts';
import { isWholeObject } from './whole.ts';

/** The name that a noun behind 'have' goes with: 'a dog, Rex', 'a sister called Ida'. */
function nameOf(noun: Phrase): Term | null {
  return namedTerm(noun.apposition) ?? namedTerm(noun);
}

/** The noun of what is kept: 'a dog' of 'a dog', of 'a dog, Rex' and of 'a dog called Rex'. */
function keptThing(phrase: Phrase | null): Phrase | null {
  if (phrase?.kind === 'common') return phrase;
  const noun = phrase?.kind === 'name' ? phrase.apposition : null;
  return noun?.kind === 'common'
    ? { ...noun, apposition: { ...(phrase as Phrase), apposition: null } }
    : null;
}

/** 'Ann has a dog', 'Ann has a car': what a person keeps, by nouns of attributes that take things, and concrete things. */
export function readHaving(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, verb } = clause;
  const complement = keptThing(clause.complement);
  if (verb.lemma !== 'have' || subject === null || complement === null) return [];
  const owner = namedTerm(subject);
  if (
    owner === null ||
    complement.determiner === 'negative' ||
    isNone(context, complement) ||
    complement.owner !== null
  )
    return [];
  const reading = lookUpNoun(context, complement, context.vocabulary.attributes);
  const measure = readMeasure(context, clause, owner, complement, reading);
  if (measure.length > 0) return measure;
  const owned = isConcrete(context, complement) ? [context.vocabulary.specOf('owns')] : [];
  const specs =
    reading?.senses.filter(({ spec }) => spec.object !== 'value').map(({ spec }) => spec) ?? owned;
  const fitted = fitTerm(owner, ['person']);
  if (fitted === null || fitted.cost >= 2) return [];
  const isUnknown = owner.type !== 'person';
  return firstRead(specs, (spec) => {
    // of a name that no list knows only kin and pets show that it is somebody's
    if (isUnknown && !/^(?:has_pet|parent_of|sibling_of)$/.test(spec.id)) return [];
    const isOfPlaces = spec.object !== 'value' && spec.object.every((type) => type === 'place');
    if (complement.determiner === 'quantity' && isOfPlaces) return [];
    const parts = {
      form: 'attribute' as const,
      words: headOf(context, complement),
      phase: readPhase(clause, 'states', spec),
      rule: `${spec.id}/having:${reading === null ? 'thing' : headOf(context, complement)}`,
    };
    const name = nameOf(complement);
    if (name !== null) {
      const more = (complement.apposition?.others ?? []).flatMap((other) => namedTerm(other) ?? []);
      return [name, ...more].flatMap((one) => join(spec, owner, one, parts));
    }
    const value = wholeWords(context, complement);
    const left = join(spec, owner, { ...owner, name: '', type: spec.object[0] as Term['type'] }, parts);
    return value === null ? [] : left.map((found) => ({ ...found, object: null, value }));
  });
}

/** 'The hotel has 64 rooms', 'the club has a sauna': what belongs to a place or firm, counted or one by one. */
export function readPart(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, complement: noun, verb } = clause;
  const owner = namedTerm(subject);
  if (verb.lemma !== 'have' || owner === null || noun === null || noun.kind !== 'common') return [];
  if (!/^(?:organization|place|product)$/.test(owner.type) && !/[ \d]|^\p{Lu}{2,6}$/u.test(owner.name))
    return [];
  if (owner.type === 'person' || !isWholeObject(context, clause, noun)) return [];
  return [noun, ...noun.others].flatMap((one) => {
    const isCounted = one.determiner === 'quantity' && context.tokens[one.first]?.tag === 'NUM';
    const isOne = one.determiner === 'indefinite' && isConcrete(context, one);
    const value = isCounted || isOne ? wholeWords(context, { ...one, others: [] }) : null;
    if (value === null || one.modifiers.length > 0) return [];
    const words = isCounted ? nounOf(context, one) : 'have';
    const form = isCounted ? 'attribute' : 'verb';
    const phase = readPhase(clause, 'states', null);
    return [joinOther(owner, value, { form, words, phase, isUnique: isCounted, rule: 'other/having:part' })];
  });
}

/** 'has a top speed of 40 km/h': an attribute whose value stands behind 'of'. */
function readMeasure(
  context: ReadingContext,
  clause: Clause,
  owner: Term,
  noun: Phrase,
  reading: NounReading | null,
): Assertion[] {
  const of = noun.modifiers.find(({ preposition }) => preposition === 'of');
  if (of === undefined) return [];
  if (reading === null) return readOwnMeasure(context, clause, owner, noun, of.phrase);
  return firstRead(reading.senses, ({ spec, noun: words }) => {
    const isMeasure = spec.object === 'value' && isMeasured(spec.id);
    const value = isMeasure ? phraseValue(context, spec.id, of.phrase) : null;
    if (value === null) return [];
    const parts = { form: 'attribute' as const, words, phase: readPhase(clause, 'states', spec) };
    return join(spec, owner, value.text, { ...parts, rule: `${spec.id}/having:${words}` });
  });
}

/** 'has a power of 95 megawatts': a measure that the ontology does not list, by a number with its unit. */
function readOwnMeasure(
  context: ReadingContext,
  clause: Clause,
  owner: Term,
  noun: Phrase,
  amount: Phrase,
): Assertion[] {
  const value = wordsOf(context, amount);
  const isPlain = noun.determiner === 'indefinite' && noun.modifiers.length === 1;
  if (!isPlain || !/^[$€£]?\d[\d.,]* ?\S+/.test(value) || amount.modifiers.length > 0) return [];
  const words = nounOf(context, noun);
  const phase = readPhase(clause, 'states', null);
  return [
    joinOther(owner, value, {
      form: 'attribute',
      words,
      phase,
      isUnique: true,
      rule: 'other/having:measure',
    }),
  ];
}

/** A made or living thing by the commonest sense of its noun. */
function isConcrete(context: ReadingContext, phrase: Phrase): boolean {
  const sense = context.lists.wordFlags(headOf(context, phrase)).replace(/[^A-Z]/g, '')[0];
  return (sense === 'A' || sense === 'N') && phrase.modifiers.length === 0;
}

const isNone = ({ tokens }: ReadingContext, { first }: Phrase): boolean =>
  /^(?:no|zero|few|little|0)$/.test(tokens[first]?.lower ?? '');
