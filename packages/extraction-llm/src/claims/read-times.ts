import type { Validity } from '@memory/extraction';
import { fold, wordsOf } from '../text/fold.ts';
import type { ClaimTime } from './claim-item.ts';

type Moment = {
  readonly start: Date;
  readonly next: Date;
  readonly precision: 'day' | 'month' | 'quarter' | 'year';
};

/** What a time is held against. */
export type TimeContext = {
  /** The sentences that the claim cites. */
  readonly evidence: string;
  /** Title and headings. */
  readonly context: string;
  readonly sourceModifiedAt: Date | null;
};

const unknown: Validity = { from: null, until: null, precision: 'unknown', kind: null };

/** A relative date may lie this far from the document's, in milliseconds. */
const NEAR_MS = 800 * 86_400_000;

/**
 * When a claim holds, as its times say. A time counts only where its words stand in the evidence and its figures in the words, the
 * evidence, or, for a relative one, near the document's date. What does not hold is left out.
 */
export function readTimes(from: ClaimTime, until: ClaimTime, context: TimeContext): Validity {
  const start = checkedMoment(from, context);
  const end = checkedMoment(until, context);
  if (start === null && end === null) return unknown;
  if (start !== null && end !== null && end.next.getTime() <= start.start.getTime()) return unknown;
  const precision = start?.precision ?? end?.precision ?? 'unknown';
  const isEvent = start !== null && end !== null && start.start.getTime() === end.start.getTime();
  return {
    from: start?.start ?? null,
    until: end?.next ?? null,
    precision: start !== null && end === null ? 'open' : precision,
    kind: isEvent ? 'event_time' : 'effective_period',
  };
}

/** Figures that a checked time brings into a claim's text: its year, month and day, in digits. */
export function figuresOf({ from, until }: Validity): string[] {
  const last = until === null ? null : new Date(until.getTime() - 1);
  return [from, last].flatMap((date) =>
    date === null
      ? []
      : [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].flatMap((n) => [
          String(n),
          String(n).padStart(2, '0'),
        ]),
  );
}

function checkedMoment(time: ClaimTime, context: TimeContext): Moment | null {
  if (time?.value == null || time.precision === 'unknown') return null;
  const moment = parseMoment(time.value.trim());
  if (moment === null || moment.precision !== time.precision) return null;
  const words = fold(time.words ?? '')
    .text.trim()
    .toLowerCase();
  if (words === '' || !fold(`${context.evidence} ${context.context}`).text.toLowerCase().includes(words))
    return null;
  return agrees(moment, wordsOf(words), context) ? moment : null;
}

/** Whether the words can be what the moment was read from. */
function agrees(moment: Moment, words: readonly string[], context: TimeContext): boolean {
  const { start, precision } = moment;
  const told = new Set(
    [...words, ...wordsOf(context.evidence)].filter((word) => /^\d+$/.test(word)).map(Number),
  );
  const inWords = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const year = start.getUTCFullYear();
  const isYearTold =
    told.has(year) || told.has(year % 100) || wordsOf(context.context).includes(String(year));
  const named = monthsIn(words);
  if (named.size > 0 && (precision === 'day' || precision === 'month') && !named.has(start.getUTCMonth()))
    return false;
  const years = inWords.filter((n) => n >= 1_000 && n <= 2_999);
  if (years.length > 0 && !years.includes(year)) return false;
  const isNear =
    context.sourceModifiedAt !== null &&
    Math.abs(start.getTime() - context.sourceModifiedAt.getTime()) < NEAR_MS;
  if (precision === 'day') {
    const isDayTold = inWords.includes(start.getUTCDate());
    // '14 May' without a year, or 'yesterday': reckoned from the document's date.
    if (inWords.length > 0 && !isDayTold) return isRelative(words) && isNear;
    return (isDayTold && isYearTold) || isNear;
  }
  return isYearTold || isNear;
}

/** 'three days ago' has figures that are none of a date; so has '3 days ago'. */
function isRelative(words: readonly string[]): boolean {
  return monthsIn(words).size === 0 && !words.some((word) => /^[12]\d{3}$/.test(word));
}

function parseMoment(value: string): Moment | null {
  const match = /^(\d{4})(?:-Q([1-4])|-(\d{2})(?:-(\d{2}))?)?$/.exec(value);
  if (match === null) return null;
  const [, year = '', quarter, month, day] = match;
  const y = Number(year);
  if (y < 1) return null;
  if (quarter !== undefined) {
    const first = (Number(quarter) - 1) * 3;
    return { start: utc(y, first, 1), next: utc(y, first + 3, 1), precision: 'quarter' };
  }
  if (month === undefined) return { start: utc(y, 0, 1), next: utc(y + 1, 0, 1), precision: 'year' };
  const m = Number(month) - 1;
  if (m < 0 || m > 11) return null;
  if (day === undefined) return { start: utc(y, m, 1), next: utc(y, m + 1, 1), precision: 'month' };
  const start = utc(y, m, Number(day));
  if (start.getUTCMonth() !== m || Number(day) < 1) return null;
  return { start, next: utc(y, m, Number(day) + 1), precision: 'day' };
}

function utc(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date;
}

/** The languages whose names of months are known; of others figures alone are checked. */
const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'tr',
  'ru',
  'uk',
  'el',
  'ro',
  'hu',
];
let months: Map<string, number> | null = null;

function monthsIn(words: readonly string[]): Set<number> {
  months ??= monthNames();
  return new Set(words.flatMap((word) => months?.get(word) ?? []));
}

function monthNames(): Map<string, number> {
  const names = new Map<string, number | null>();
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      // With a day beside it, where some languages inflect the name.
      for (const fields of [{ month: style }, { month: style, day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(language, { ...fields, timeZone: 'UTC' });
        for (let month = 0; month < 12; month++) {
          const shown =
            format.formatToParts(utc(2024, month, 1)).find(({ type }) => type === 'month')?.value ?? '';
          const name = wordsOf(shown)[0] ?? '';
          if (name.length < 3 || /\d/.test(name)) continue;
          names.set(name, names.has(name) && names.get(name) !== month ? null : month);
        }
      }
    }
  }
  // A name that means different months in different languages tells nothing.
  return new Map([...names].flatMap(([name, month]) => (month === null ? [] : [[name, month] as const])));
}
