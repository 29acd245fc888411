import type { Assertion, Validity } from '@memory/extraction';
import type { PredicateSpec } from '@memory/ontology';
import type { Clause } from '../clause.ts';
import type { TimePhrase } from '../sentence.ts';
import type { Effect } from './notation.ts';

/** How a clause says what it says: what of an assertion its verb, adverbs and times settle. */
export type Phase = Pick<Assertion, 'polarity' | 'modality' | 'aspect' | 'isPast' | 'isNews' | 'validity'>;

const unknown: Validity = { from: null, until: null, precision: 'unknown', kind: null };
const hedges =
  /^(?:probably|likely|reportedly|apparently|allegedly|supposedly|presumably|perhaps|possibly|maybe|seemingly)$/;
const over = /^(?:no longer|anymore|any more|any longer)$/;
const formerly = /^(?:used to|formerly|previously|once|originally|initially)$/;
const today = /^(?:now|currently|nowadays|at present|today)$/;

/** Whether a clause says something as a fact, or hedged by an adverb alone. */
export function isSaid(clause: Clause): boolean {
  const { tense, modal } = clause.verb;
  if (
    (clause.guard !== null && clause.guard !== 'generic') ||
    clause.saidBy !== null ||
    tense === 'future' ||
    tense === 'infinitive'
  )
    return false;
  return modal === null || hedges.test(modal);
}

/** What the clause's times say together: a start and an end make one stretch. */
function stretchOf(
  times: readonly TimePhrase[],
): TimePhrase['validity'] & { readonly role: TimePhrase['role'] | null } {
  const by = (role: TimePhrase['role']) => times.find((time) => time.role === role);
  const during = by('during');
  if (during !== undefined) return { ...during.validity, role: 'during' };
  const [from, until] = [by('from'), by('until')];
  if (from !== undefined && until !== undefined) {
    const end = until.validity.until ?? until.validity.from;
    return { ...from.validity, until: end, precision: from.validity.precision, role: 'during' };
  }
  const chosen = from ?? until ?? by('at');
  return chosen === undefined ? { ...unknown, role: null } : { ...chosen.validity, role: chosen.role };
}

function validityOf(
  spec: PredicateSpec | null,
  aspect: Effect,
  times: readonly TimePhrase[],
  isEvent: boolean,
): Validity {
  const { role, ...time } = stretchOf(times);
  if (role === null || (time.from === null && time.until === null)) return unknown;
  if (time.kind === 'measurement_period' || time.kind === 'effective_period') return time;
  const happens = role === 'at' && (isEvent || spec?.shape === 'constant' || aspect !== 'states');
  if (aspect === 'ends' && role === 'until') return { ...time, kind: 'event_time' };
  if (aspect === 'begins' && role === 'during') return { ...time, kind: 'proposition_validity' };
  return { ...time, kind: happens || spec?.shape === 'event' ? 'event_time' : 'proposition_validity' };
}

/**
 * Reads polarity, aspect and time of a clause for a pattern of the given effect. `spec` is null for a relation outside the
 * ontology, whose tense then tells whether it is an event. Times in `taken` are values of the relation, not its validity.
 */
export function readPhase(
  clause: Clause,
  effect: Effect,
  spec: PredicateSpec | null,
  taken: readonly TimePhrase[] = [],
): Phase {
  const { tense, isNegated, adverbs, isProgressive, modal } = clause.verb;
  const shape = spec?.shape ?? (tense === 'present' || tense === 'perfect' ? 'state' : 'event');
  const isOver = adverbs.some((word) => over.test(word));
  const isStopped = adverbs.some((word) => /^(?:stop|cease|quit|finish)/.test(word));
  const isStarted = adverbs.some((word) => /^(?:begin|start|resume)/.test(word));
  let aspect: Effect = effect;
  let polarity: Phase['polarity'] = 'affirmed';
  if (isOver || isStopped) aspect = effect === 'ends' ? 'states' : 'ends';
  else if (isNegated) {
    // 'has not left': still there
    polarity = effect === 'ends' ? 'affirmed' : 'negated';
    aspect = 'states';
  } else if (isStarted && effect === 'states') aspect = 'begins';
  const isNow = adverbs.some((word) => today.test(word));
  const isFurther = adverbs.includes('also') || adverbs.includes('still');
  if (
    isNow &&
    !isFurther &&
    aspect === 'states' &&
    polarity === 'affirmed' &&
    shape === 'state' &&
    adverbs.includes('now')
  ) {
    aspect = 'begins';
  }
  const times = clause.times.filter((time) => !taken.includes(time));
  const validity = validityOf(spec, aspect, times, shape === 'event');
  const isTimed = validity.from !== null || validity.until !== null;
  const wasSo = tense === 'past' || tense === 'pastPerfect' || adverbs.some((word) => formerly.test(word));
  const isPast =
    wasSo &&
    aspect === 'states' &&
    shape === 'state' &&
    !isTimed &&
    !/^\p{Ll}+ed /u.test(spec?.label ?? '') &&
    !isProgressive;
  const isNews =
    polarity === 'affirmed' &&
    aspect !== 'ends' &&
    !isTimed &&
    (isNow || (aspect === 'begins' && tense === 'perfect'));
  return { polarity, modality: modal === null ? 'asserted' : 'hedged', aspect, isPast, isNews, validity };
}

/** The phase of what a phrase says by itself, without a verb. */
export function statedPhase(isFormer: boolean, isNew: boolean): Phase {
  return {
    polarity: 'affirmed',
    modality: 'asserted',
    aspect: isNew ? 'begins' : 'states',
    isPast: isFormer,
    isNews: isNew,
    validity: unknown,
  };
}
