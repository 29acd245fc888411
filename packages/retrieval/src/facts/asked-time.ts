import { contentStems } from './fit-question.ts';
import { stem } from './stem.ts';

/** What of a fact tells whether it is of the time that a question asks for. */
export type TimedFact = {
  readonly label: string;
  readonly predicate: string;
  readonly entities: readonly string[];
  /** When it began, else when it was last said to hold; in milliseconds, -Infinity where nothing tells. */
  readonly effectiveAt: number;
  readonly holdsNow: boolean;
  readonly valid_from: Date | null;
  readonly valid_until: Date | null;
};

/** A question with what it asks for besides its time, and how each fact fits that time: 1 well, 0 nothing tells, -1 not. */
export type TimedQuestion = { readonly question: string; readonly fits: readonly number[] };

type Stretch = { from: number; until: number };

const months = 'january february march april may june july august september october november december';
const aYear = new RegExp(`\\b(?:(${months.replaceAll(' ', '|')})\\s+)?((?:1[0-9]|20)\\d\\d)\\b`, 'giu');
const beside =
  /\b(before|prior to|(?<!\b(?:look(?:s|ed|ing)?|nam(?:e|ed)|call(?:ed)?|takes?|took) )after)\s+([^?]+)/iu;
const once =
  /\b(?:previous(?:ly)?|former(?:ly)?|earlier|used to|in the past)\b|\b(?:before|once)\W*$|\bdid\b.{0,80}\buse to\b|\b(?:did|has|have|was|were)\b.{0,80}\bever\b/iu;
/** 'the old price', but 'the Old Mill' and 'How old is Ann' */
const outdated = /(?:\b(?:the|his|her|its|their)|['’]s) old \p{Ll}/u;

/** Of two that fit, the one next to what the question names stands before those further away. */
const FURTHER = 0.9;

/**
 * Reads the time that a question's own words ask for ('in 2019', 'before Ann Lee', 'previously') and places facts in it. Where
 * it names what came before or after, that name is no longer what it asks about.
 */
export function placeInTime(question: string, facts: readonly TimedFact[]): TimedQuestion {
  const [, way = '', named = ''] = beside.exec(question) ?? [];
  const stretch = readYears(named === '' ? question : named);
  const isBefore = !/^after$/i.test(way);
  if (stretch !== null) {
    const fits = facts.map((fact) =>
      named === '' ? within(fact, stretch) : besideStretch(fact, stretch, isBefore),
    );
    return { question, fits };
  }
  if (named !== '') {
    const around = besideNamed(facts, contentStems(named), isBefore);
    if (around !== null) return { question: question.replace(named, '').trim(), fits: around };
  }
  const isOnce = once.test(question) || outdated.test(question);
  return { question, fits: facts.map(({ holdsNow }) => (isOnce && !holdsNow ? 1 : 0)) };
}

/** From the first to the last year or month that a text names. */
function readYears(text: string): Stretch | null {
  const stretches = [...text.matchAll(aYear)].map(([, month, year]) => {
    const first = month === undefined ? 0 : months.split(' ').indexOf(month.toLowerCase());
    return {
      from: Date.UTC(Number(year), first),
      until: Date.UTC(Number(year), month === undefined ? 12 : first + 1),
    };
  });
  if (stretches.length === 0) return null;
  return {
    from: Math.min(...stretches.map(({ from }) => from)),
    until: Math.max(...stretches.map(({ until }) => until)),
  };
}

/** What began in the stretch, then what held in it. */
function within(fact: TimedFact, { from, until }: Stretch): number {
  const [began, ended] = boundsOf(fact);
  if (began === null && ended === null) return 0;
  if (began !== null && began >= from && began < until) return 1;
  return (began ?? -Infinity) < until && (ended ?? Infinity) > from ? FURTHER : -1;
}

function besideStretch(fact: TimedFact, { from, until }: Stretch, isBefore: boolean): number {
  const [began, ended] = boundsOf(fact);
  if (began === null && ended === null) return 0;
  if (isBefore) return (began ?? -Infinity) < from ? 1 : -1;
  return (ended ?? Infinity) > until ? 1 : -1;
}

function boundsOf({ valid_from, valid_until }: TimedFact): [began: number | null, ended: number | null] {
  return [valid_from?.getTime() ?? null, valid_until?.getTime() ?? null];
}

/** What stands in time before or after the facts that have most of some words; null where none has any. */
function besideNamed(
  facts: readonly TimedFact[],
  named: readonly string[],
  isBefore: boolean,
): number[] | null {
  const shares = facts.map(({ label }) => {
    const own = new Set(contentStems(label));
    return named.filter((word) => own.has(word)).length;
  });
  const most = Math.max(0, ...shares);
  const pivots = facts.filter((_, i) => shares[i] === most);
  if (most === 0 || pivots.length === facts.length) return null;
  const nearest = new Map<string, number>();
  const fits = facts.map((fact, i) => {
    if (shares[i] === most) return isSuccession(fact, named, isBefore) ? 1 : -1;
    const mates = pivots.filter(
      (pivot) =>
        pivot.predicate === fact.predicate && pivot.entities.some((id) => fact.entities.includes(id)),
    );
    if (mates.length === 0 || !Number.isFinite(fact.effectiveAt)) return 0;
    const fitting = mates.some(({ effectiveAt }) =>
      isBefore ? fact.effectiveAt < effectiveAt : fact.effectiveAt > effectiveAt,
    );
    if (!fitting) return -1;
    const best = nearest.get(fact.predicate);
    if (best === undefined || (isBefore ? fact.effectiveAt > best : fact.effectiveAt < best))
      nearest.set(fact.predicate, fact.effectiveAt);
    return 1;
  });
  return fits.map((fit, i) => {
    const fact = facts[i] as TimedFact;
    return fit === 1 && shares[i] !== most && fact.effectiveAt !== nearest.get(fact.predicate)
      ? FURTHER
      : fit;
  });
}

/** 'Ben succeeded Ann' tells who came before Ben and who after Ann. */
function isSuccession({ label, predicate }: TimedFact, named: readonly string[], isBefore: boolean): boolean {
  if (predicate !== 'succeeded' && predicate !== 'replaces') return false;
  const words = label.split(/\s+/);
  return named.includes(stem(words.at(isBefore ? 0 : -1) ?? ''));
}
