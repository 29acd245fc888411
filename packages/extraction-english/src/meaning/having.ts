import type { Assertion, Term } from '@memory/extraction';
import { otherPredicate } from '@memory/ontology';
import type { Clause, Phrase } from '../clause.ts';
import { headOf, nounOf, type ReadingContext, wordsOf } from './context.ts';
import { join, lookUpNoun, type NounReading } from './holders.ts';
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
  if (measure !== null) return [measure];
  const owned = isConcrete(context, complement) ? [context.vocabulary.specOf('owns')] : [];
  const specs =
    reading?.senses.filter(({ spec }) => spec.object !== 'value').map(({ spec }) => spec) ?? owned;
  const fitted = fitTerm(owner, ['person']);
  if (fitted === null || fitted.cost >= 2) return [];
  const isUnknown = owner.type !== 'person';
  for (const spec of specs) {
    // of a name that no list knows only kin and pets show that it is somebody's
    if (isUnknown && !/^(?:has_pet|parent_of|sibling_of)$/.test(spec.id)) continue;
    if (
      complement.determiner === 'quantity' &&
      spec.object !== 'value' &&
      spec.object.every((type) => type === 'place')
    )
      continue;
    const parts = {
      form: 'attribute' as const,
      words: headOf(context, complement),
      phase: readPhase(clause, 'states', spec),
      rule: `${spec.id}/having:${reading === null ? 'thing' : headOf(context, complement)}`,
    };
    const name = nameOf(complement);
    if (name !== null) {
      const more = complement.apposition?.others ?? [];
      const found = [name, ...more.map(namedTerm)].flatMap((one) =>
        one === null ? [] : (join(spec, owner, one, parts) ?? []),
      );
      if (found.length > 0) return found;
      continue;
    }
    const value = wholeWords(context, complement);
    const left = join(spec, owner, { ...owner, name: '', type: spec.object[0] as Term['type'] }, parts);
    if (value !== null && left !== null) return [{ ...left, object: null, value }];
  }
  return [];
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
    return [
      {
        subject: owner,
        form: isCounted ? ('attribute' as const) : ('verb' as const),
        words,
        predicate: otherPredicate(words),
        object: null,
        value,
        ...readPhase(clause, 'states', null),
        isUnique: isCounted,
        facet: '',
        rule: 'other/having:part',
      },
    ];
  });
}

/** 'has a top speed of 40 km/h': an attribute whose value stands behind 'of'. */
function readMeasure(
  context: ReadingContext,
  clause: Clause,
  owner: Term,
  noun: Phrase,
  reading: NounReading | null,
): Assertion | null {
  const of = noun.modifiers.find(({ preposition }) => preposition === 'of');
  if (of === undefined) return null;
  if (reading === null) return readOwnMeasure(context, clause, owner, noun, of.phrase);
  for (const { spec, noun: words } of reading.senses) {
    if (spec.object !== 'value' || !isMeasured(spec.id)) continue;
    const value = phraseValue(context, spec.id, of.phrase);
    if (value === null) continue;
    const parts = { form: 'attribute' as const, words, phase: readPhase(clause, 'states', spec) };
    return join(spec, owner, value.text, { ...parts, rule: `${spec.id}/having:${words}` });
  }
  return null;
}

/** 'has a power of 95 megawatts': a measure that the ontology does not list, by a number with its unit. */
function readOwnMeasure(
  context: ReadingContext,
  clause: Clause,
  owner: Term,
  noun: Phrase,
  amount: Phrase,
): Assertion | null {
  const value = wordsOf(context, amount);
  const isPlain = noun.determiner === 'indefinite' && noun.modifiers.length === 1;
  if (!isPlain || !/^[$€£]?\d[\d.,]* ?\S+/.test(value) || amount.modifiers.length > 0) return null;
  const words = nounOf(context, noun);
  return {
    subject: owner,
    form: 'attribute',
    words,
    predicate: otherPredicate(words),
    object: null,
    value,
    ...readPhase(clause, 'states', null),
    isUnique: true,
    facet: '',
    rule: 'other/having:measure',
  };
}

/** A made or living thing by the commonest sense of its noun. */
function isConcrete(context: ReadingContext, phrase: Phrase): boolean {
  const sense = context.lists.wordFlags(headOf(context, phrase)).replace(/[^A-Z]/g, '')[0];
  return (sense === 'A' || sense === 'N') && phrase.modifiers.length === 0;
}

const isNone = ({ tokens }: ReadingContext, { first }: Phrase): boolean =>
  /^(?:no|zero|few|little|0)$/.test(tokens[first]?.lower ?? '');
