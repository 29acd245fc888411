import type { Assertion, Term } from '@memory/extraction';
import type { PredicateSpec } from '@memory/ontology';
import type { Clause, Phrase } from '../clause.ts';
import type { TimePhrase } from '../sentence.ts';
import { type ReadingContext, wordsOf } from './context.ts';
import { definedOwners, join, lookUpNoun, ownersOf } from './holders.ts';
import { readPhase } from './phase.ts';
import { namedTerm } from './terms.ts';
import { isAmount, isDated, isMeasured, phraseValue, timeText } from './values.ts';

/** Verbs by which an attribute gets another value, which stands behind 'to' or 'until'. */
const changing =
  /^(?:move|postpone|reschedule|push|shift|extend|delay|put|bring|defer|change|raise|increase|lift|cut|lower|reduce|drop|rise|fall|climb|grow|go|set|relocate|transfer|update|bump|slip)$/;

/** An attribute's noun with whose it is. */
type Held = {
  readonly noun: Phrase;
  readonly owner: Term;
  readonly spec: PredicateSpec;
  readonly words: string;
};

function heldBy(context: ReadingContext, noun: Phrase | null): Held | null {
  if (noun?.kind !== 'common' && !(noun?.kind === 'name' && noun.term === null)) return null;
  const reading = lookUpNoun(context, noun, context.vocabulary.attributes);
  for (const { spec, noun: words } of reading?.senses ?? []) {
    const owner = ownersOf(noun)[0] ?? definedOwners(context, noun, spec.id)[0];
    if (owner !== undefined) return { noun, owner, spec, words };
  }
  return null;
}

/** The new value of an attribute: a date, an amount or a place; `time` where it is the clause's time. */
function newValue(
  context: ReadingContext,
  clause: Clause,
  { spec }: Held,
): { object: Term | string; time: TimePhrase | null } | null {
  if (isDated(spec.id)) {
    const time =
      clause.times.find(
        ({ first, role }) =>
          role !== 'frequency' &&
          /^(?:to|until|till|for)$/.test(
            context.tokens[first]?.lower ?? context.tokens[first - 1]?.lower ?? '',
          ),
      ) ?? clause.times.find(({ first }) => context.tokens[first - 1]?.lower === 'to');
    return time === undefined ? null : { object: timeText(context, time), time };
  }
  const to = clause.prepositional.find(
    ({ preposition, at }) => /^(?:to|at)$/.test(preposition) && at >= clause.verb.first,
  )?.phrase;
  if (to === undefined) return null;
  if (spec.object !== 'value') {
    const place = namedTerm(to);
    return place === null ? null : { object: place, time: null };
  }
  if (!isMeasured(spec.id) || !isAmount(wordsOf(context, to))) return null;
  const value = phraseValue(context, spec.id, to);
  return value === null ? null : { object: value.text, time: null };
}

/** 'The deadline for the audit was moved to 3 May', 'Orr raised the price of the Kestrel to $40', 'sales at Orr fell to 9 million'. */
export function readChange(context: ReadingContext, clause: Clause): Assertion[] {
  const { subject, complement, verb } = clause;
  const isTold = verb.tense === 'past' || verb.tense === 'perfect' || verb.tense === 'present';
  if (!changing.test(verb.lemma) || !isTold || verb.isNegated) return [];
  const held = heldBy(context, complement ?? subject);
  if (held === null) return [];
  const { spec, owner, words } = held;
  const value = newValue(context, clause, held);
  if (value === null) return [];
  const parts = {
    form: 'attribute' as const,
    words,
    phase: readPhase(clause, 'begins', spec, value.time === null ? [] : [value.time]),
    rule: `${spec.id}/change:${verb.lemma}`,
  };
  return join(spec, owner, value.object, parts);
}
