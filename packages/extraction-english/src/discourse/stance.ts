import type { Assertion, Validity } from '@memory/extraction';
import type { Clause } from '../clause.ts';
import type { Sentence, TimePhrase } from '../sentence.ts';

/** Whether a claim is denied, whether it is held for certain, and when it holds. */
export type Stance = {
  readonly polarity: 'affirmed' | 'negated';
  readonly modality: 'asserted' | 'hedged';
  readonly validity: Validity;
};

export const noTime: Validity = { from: null, until: null, precision: 'unknown', kind: null };

/** Modal words beside which a statement is not held for certain. */
const unsure =
  /^(?:may|might|could|would|should|ought to|probably|likely|reportedly|apparently|allegedly|supposedly|presumably|perhaps|possibly|maybe|seemingly|(?:plan|hope|want|intend|aim|expect|wish|seem|appear|be likely|be expected|be supposed) to)$/;

/** The stance of a sentence, by its main clause: of a report, by what is reported. */
export function readStance(
  sentence: Sentence,
  clauses: readonly Clause[],
  assertions: readonly Assertion[],
): Stance {
  const main =
    clauses.find(({ guard }) => guard === 'reported') ??
    clauses.find(({ guard }) => guard === null) ??
    clauses[0];
  const isAsked = isQuestion(sentence.text);
  const isOpen =
    main !== undefined && main.guard !== null && main.guard !== 'reported' && main.guard !== 'generic';
  const isUnsure = unsure.test(main?.verb.modal ?? '');
  return {
    polarity: main?.verb.isNegated ? 'negated' : 'affirmed',
    modality: isAsked || isOpen || isUnsure ? 'hedged' : 'asserted',
    validity: validityOf(sentence.times, main, assertions),
  };
}

export function isQuestion(text: string): boolean {
  return /\?["”’')\]]*$/.test(text);
}

/** The time of what the sentence says: that of its assertions where they agree, else of the times that it names. */
function validityOf(
  times: readonly TimePhrase[],
  main: Clause | undefined,
  assertions: readonly Assertion[],
): Validity {
  const [first, ...more] = assertions.map(({ validity }) => validity);
  if (first !== undefined && more.every((other) => isSame(first, other))) return first;
  const dated = times.filter(
    ({ role, validity }) => role !== 'frequency' && role !== 'duration' && validity.precision !== 'unknown',
  );
  const tense = main?.verb.tense;
  const kind =
    tense === 'past' || tense === 'perfect' ? ('event_time' as const) : ('proposition_validity' as const);
  const [one, two] = dated;
  if (one === undefined) return noTime;
  if (two === undefined || dated.every(({ validity }) => isSame(validity, one.validity)))
    return {
      ...one.validity,
      kind:
        one.validity.kind ?? (one.role === 'from' || one.role === 'until' ? 'proposition_validity' : kind),
    };
  if (dated.length === 2 && one.role === 'from' && two.role === 'until')
    return { ...one.validity, until: two.validity.until, kind: 'proposition_validity' };
  return noTime;
}

function isSame(a: Validity, b: Validity): boolean {
  return a.from?.getTime() === b.from?.getTime() && a.until?.getTime() === b.until?.getTime();
}
