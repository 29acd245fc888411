import { boundedTime, readValidity } from '../claims/validity.ts';
import { fullPhrase, textOf } from '../language/analyze.ts';
import { findTimes, type TimeExpression } from '../language/times/times.ts';
import type { Draft } from './draft.ts';
import type { ClaimInput, NormalizedStatement } from './normalized-claim.ts';
import { isTelling } from './reported.ts';
import { type Scene, verbOf } from './scene.ts';

/** When a statement holds. */
export type Time = Pick<NormalizedStatement, 'validFrom' | 'validUntil' | 'validPrecision' | 'validKind'>;

const none: Time = { validFrom: null, validUntil: null, validPrecision: 'unknown', validKind: null };

/**
 * Gives each statement of a claim its time: the claim's where it names but one, else that of its own clause. What a
 * description or a relative clause without a date says is not dated by its sentence. 'from 2012 to 2015 and again from
 * 2019 to 2021' is two times.
 */
export function createTiming(scene: Scene, claim: ClaimInput): { of(draft: Draft): Time[] } {
  const { analysis } = scene;
  const whole: Time = {
    validFrom: claim.validFrom,
    validUntil: claim.validUntil,
    validPrecision: claim.validPrecision,
    validKind: claim.validKind,
  };
  const isTimed = claim.validFrom !== null || claim.validUntil !== null;
  const byClause = new Map<number, TimeExpression[]>();
  for (const time of findTimes(analysis.text, { reference: null, anchor: null, direction: 'past' })) {
    const clause = clauseOf(scene, time);
    if (clause === null) continue;
    const list = byClause.get(clause);
    if (list === undefined) byClause.set(clause, [time]);
    else list.push(time);
  }
  const [first] = [...byClause.keys()].sort((a, b) => a - b);
  const timeOf = ({ clause, spec, text, when, isUnique, effect }: Draft): Time => {
    if (when !== undefined) return timeOfPhrase(scene, when);
    // a date that is the value itself ('the deadline is 5 May', 'Ana's recital is on 9 June') does not say since when that holds
    const isState = spec === null ? isUnique : spec.shape === 'state';
    if (isState && text !== null && hasDate(text)) return none;
    // what a noun phrase says by itself has no time, unless the sentence is nothing but that phrase
    if (clause === null) return analysis.clauses.length === 0 ? whole : none;
    const own = byClause.get(clause.index);
    // by when a task is to be done is not until when it is somebody's
    if (spec?.name === 'responsible_for' && text !== null && own?.some(({ role }) => role === 'by'))
      return none;
    if (own !== undefined) {
      if (byClause.size === 1 && isTimed) return whole;
      return readValidity(analysis, [clause], own, false);
    }
    if (first === undefined) return isTimed && isCarrying(scene, clause.index) ? whole : none;
    const shared = [...byClause.keys()].filter((timed) => sharesTime(scene, clause.index, timed)).at(-1);
    if (shared === undefined) return none;
    const times = byClause.get(shared) ?? [];
    const [bound] = times;
    if (isOutside(scene, clause.index, bound, effect === 'state')) return none;
    const end = analysis.clauses[clause.index]?.kind === 'adverbial' ? endOf(analysis.text, bound) : null;
    if (end !== null) return happeningIn(end);
    return byClause.size === 1 && isTimed ? whole : readValidity(analysis, analysis.clauses, times, false);
  };
  return {
    of(draft) {
      const { clause } = draft;
      const spans = clause === null ? [] : spansIn(analysis.text, byClause.get(clause.index) ?? []);
      if (clause === null || spans.length < 2) return [timeOf(draft)];
      return spans.map((span) => readValidity(analysis, [clause], [span], false));
    },
  };
}

/** 'worked at Orr from 2010 to 2014 before joining Tarn', 'joined Orr in 2010 before moving to Tarn': what lies behind, or before, that time. */
function isOutside(
  { analysis }: Scene,
  clause: number,
  bound: TimeExpression | undefined,
  isState: boolean,
): boolean {
  const own = analysis.clauses[clause];
  if (own?.kind !== 'participial' || bound === undefined) return false;
  const words = analysis.tokens.slice(Math.max(0, own.start - 1), own.start + 1).map(({ lower }) => lower);
  // 'moved to Rome in 2021, having lived in Paris'
  if (isState && words.includes('having')) return true;
  return words.includes('before') || (words.includes('after') && bound.role === 'range');
}

/** 'until March 2019, when she was succeeded by …', 'from 2012 to 2016, when …': the end of the one is the time of the other. */
function endOf(text: string, bound: TimeExpression | undefined): TimeExpression['period'] | null {
  if (bound === undefined) return null;
  if (bound.role === 'until' || bound.role === 'before') return bound.period;
  const [, last] = /^.*\b(?:to|until|till|and)\s+(.+)$/u.exec(text.slice(bound.start, bound.end)) ?? [];
  if (bound.role !== 'range' || last === undefined || !/^, when\b/.test(text.slice(bound.end))) return null;
  return periodOf(last);
}

/** The period that a date names. */
function periodOf(date: string): TimeExpression['period'] | null {
  return findTimes(`in ${date}`, { reference: null, anchor: null, direction: 'past' })[0]?.period ?? null;
}

function happeningIn({ from, until, precision }: TimeExpression['period']): Time {
  return boundedTime(from, until, precision, 'event_time');
}

/** 'from 2012 to 2015 and again from 2019 to 2021', '1990–1994 and since 2001'. */
function spansIn(text: string, times: readonly TimeExpression[]): TimeExpression[] {
  const first = times.findIndex(({ role }) => role === 'range');
  if (first === -1) return [];
  const spans = times.slice(first, first + 1);
  for (const time of times.slice(first + 1)) {
    const between = text.slice(spans.at(-1)?.end, time.start);
    if (
      !/^range$|^since$/.test(time.role) ||
      !/^,?(?:\s(?:and|then|later|again|once more))*\s$/.test(between)
    )
      break;
    spans.push(time);
  }
  return spans;
}

/** The period that a phrase names. */
function timeOfPhrase(scene: Scene, index: number): Time {
  // 'the third quarter of 2025'
  const { start, end } = fullPhrase(scene.analysis, index);
  const period = periodOf(textOf(scene.analysis, start, end));
  return period === null ? none : { ...happeningIn(period), validKind: 'measurement_period' };
}

function hasDate(text: string): boolean {
  if (
    /^(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?(?: \d{1,2})?$/i.test(
      text,
    )
  )
    return true;
  return (
    /\d|day$/i.test(text) && findTimes(text, { reference: null, anchor: null, direction: 'past' }).length > 0
  );
}

/** A time that extraction knew from around the sentence is that of its main clause. */
function isCarrying(scene: Scene, clause: number): boolean {
  const kind = scene.analysis.clauses[clause]?.kind;
  return kind === 'main' || kind === 'coordinate' || kind === 'complement' || kind === 'infinitive';
}

/** Coordinated verbs behind one time ('In 2019 she left Acme and joined Beta') share it; so do a verb and its infinitive. */
function sharesTime(scene: Scene, clause: number, timed: number): boolean {
  const mine = scene.analysis.clauses[clause];
  const other = scene.analysis.clauses[timed];
  if (mine === undefined || other === undefined) return false;
  const related = (kind: string) =>
    kind === 'main' || kind === 'coordinate' || kind === 'complement' || kind === 'infinitive';
  if (mine.kind === 'infinitive' && mine.parent === timed) return true;
  // 'It was in 2004 that she founded Acme'
  if (
    (mine.kind === 'complement' || mine.kind === 'relative') &&
    other.index === mine.index - 1 &&
    verbOf(scene, other).lemma === 'be' &&
    isExpletive(scene, other.subjects)
  )
    return true;
  if (other.kind === 'infinitive' && other.parent === clause) return true;
  if (mine.kind === 'complement' && mine.parent === timed && !isTelling(verbOf(scene, other).lemma))
    return true;
  // 'After leaving Acme, she joined Beta in 2021', 'she was succeeded in 2019, when …'
  if (
    (mine.kind === 'participial' || mine.kind === 'adverbial') &&
    mine.head === null &&
    other.kind === 'main'
  )
    return true;
  const verb = verbOf(scene, mine);
  const first = verbOf(scene, other);
  // 'was founded in 1903 and holds 80,000 books', 'has been the CEO since 2019 and lives in Graz': what is so now has no time of the past
  if (verb.tense === 'present' && (first.tense === 'past' || (first.perfect && !verb.perfect))) return false;
  // 'was born in 1960 and studied at Graz', 'joined Acme in 2010 and later married Bob'
  if (first.lemma === 'bear' || isLater(scene, verb.start)) return false;
  return related(mine.kind) && related(other.kind) && mine.sharesSubject && clause > timed;
}

/** Whether what the verb there says is told as coming later. */
function isLater({ analysis: { tokens } }: Scene, verb: number): boolean {
  return /^(?:later|subsequently|eventually|afterwards|ultimately)$/.test(tokens[verb - 1]?.lower ?? '');
}

function isExpletive(scene: Scene, subjects: readonly number[]): boolean {
  const [first] = subjects;
  const phrase = first === undefined ? undefined : scene.analysis.nounPhrases[first];
  return phrase !== undefined && scene.analysis.tokens[phrase.start]?.lower === 'it';
}

function clauseOf(scene: Scene, time: { readonly start: number }): number | null {
  const { clauses, tokens } = scene.analysis;
  const at = tokens.findIndex((token) => token.end > time.start);
  if (at < 0) return null;
  const holds = (phrase: number) => {
    const found = scene.analysis.nounPhrases[phrase];
    return found !== undefined && at >= (found.governor ?? found.start) - 1 && at < found.end;
  };
  const governing = clauses.find(
    (clause) =>
      clause.times.some(holds) ||
      clause.prepositional.some(({ phrase }) => holds(phrase)) ||
      clause.objects.some(holds),
  );
  const found = governing ?? clauses.findLast((clause) => at >= clause.start && at < clause.end);
  // 'adopted a cat named Olive in March': the name has no time of its own
  const isNaming =
    found?.kind === 'participial' &&
    found.head !== null &&
    /^(?:name|call)$/.test(verbOf(scene, found).lemma);
  return (isNaming ? (found.parent ?? found.index) : found?.index) ?? null;
}
