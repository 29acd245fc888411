import { countOf } from '../words/number-words.ts';
import {
  type CalendarUnit,
  dayPeriod,
  isLongerThanUnit,
  monthPeriod,
  namePeriod,
  type Period,
  quarterPeriod,
  seasonPeriod,
  shiftBy,
  startOf,
  unitPeriod,
} from './calendar.ts';
import { feastDay } from './feasts.ts';

/** What a time may be reckoned from. */
export type TimeContext = {
  /** When the text was written; null where that is unknown. */
  readonly reference: number | null;
  /** The last time named before, for 'the following year' and 'in June'. */
  readonly anchor: Period | null;
  /** Whether the anchor stands in the same sentence; one from before counts less. */
  readonly anchorIsNear?: boolean;
  /** What 'then' means in 'until then': the last time of the sentence before. */
  readonly lastTold?: Period | null;
  /** Where a day or month without a year lies. */
  readonly direction: Direction;
  /** The direction at a place of the text, where its clauses differ. */
  readonly directionAt?: (offset: number) => Direction;
  /** Whether the clause at a place of the text says what will be. */
  readonly isComingAt?: (offset: number) => boolean;
};

/** Behind (told in the past), ahead, or wherever it is nearest ('was appointed effective 1 August'). */
export type Direction = 'past' | 'future' | 'either';

/** The preposition that a date's wording wants in front. */
export type Lead = 'on' | 'in' | '';

/** What a date stands for, as far as its words and what they are reckoned from tell. */
export type Read = {
  period: Period;
  wording?: string | null;
  lead?: Lead;
  bare?: boolean;
  span?: boolean;
  fields?: { year: boolean; month: boolean };
};

/** A date with its year and month said. */
export const both = { year: true, month: true };

/** A day of the calendar; null for 31 June. */
export function fromDay(yearNumber: number, monthNumber: number, dayNumber: number): Read | null {
  const period = dayPeriod(yearNumber, monthNumber, dayNumber);
  return period === null ? null : { period, fields: both };
}

/** '3 May 2019', and '3 May' of the year that its context means; null where there is no such day or nothing to reckon from. */
export function readDay(
  dayText: string | undefined,
  monthText: string | undefined,
  yearText: string | undefined,
  context: TimeContext,
): Read | null {
  const monthNumber = monthIndex(monthText);
  const dayNumber = Number(dayText);
  if (yearText !== undefined) return fromDay(Number(yearText), monthNumber, dayNumber);
  return notAhead(context, (from) => yearlessDay(dayNumber, monthNumber, from));
}

function yearlessDay(dayNumber: number, monthNumber: number, context: TimeContext): Read | null {
  const base = baseTime(context);
  if (base === null) return null;
  const first = new Date(base).getUTCFullYear();
  let period = dayPeriod(first, monthNumber, dayNumber);
  if (period === null) return null;
  const towards = reckonsFromAnchor(context) ? 'future' : context.direction;
  if (towards === 'past' && period.from > base) period = dayPeriod(first - 1, monthNumber, dayNumber);
  // 'The team moves on 1 April', written on the 3rd
  else if (towards === 'future' && period.until <= base - 14 * 86_400_000)
    period = dayPeriod(first + 1, monthNumber, dayNumber);
  else if (towards === 'either') period = dayPeriod(nearestYear(period.from, base), monthNumber, dayNumber);
  return period === null
    ? null
    : { period, wording: namePeriod(period), lead: 'on', fields: { year: false, month: true } };
}

/** The year in which the day or month that begins at `from` in the year of `base` comes nearest to it. */
function nearestYear(from: number, base: number): number {
  const year = new Date(base).getUTCFullYear();
  const days = (from - base) / 86_400_000;
  return days > 183 ? year - 1 : days < -183 ? year + 1 : year;
}

/** 'the 14th': of the month behind or ahead, or of the nearest in which it is the weekday named. */
export function monthlessDay(dayNumber: number, context: TimeContext, weekdayNamed?: string): Read | null {
  const base = baseTime(context);
  if (base === null) return null;
  const now = new Date(base);
  const today = unitPeriod(base, 'day', 0).from;
  const days = [-2, -1, 0, 1, 2].flatMap((shift) => {
    const first = new Date(startOf(now.getUTCFullYear(), now.getUTCMonth() + shift));
    return dayPeriod(first.getUTCFullYear(), first.getUTCMonth(), dayNumber) ?? [];
  });
  const isBehind = context.direction === 'past';
  const fits = days.filter(({ from }) =>
    weekdayNamed === undefined
      ? isBehind
        ? from <= today
        : from >= today
      : new Date(from).getUTCDay() === weekdayIndex(weekdayNamed),
  );
  // 'from Tuesday the 7th to the 14th': of the same month
  const { from: near } = context.anchor ?? { from: today };
  const told = context.anchor !== null && weekdayNamed === undefined ? days : fits;
  const [nearest] = told.sort((a, b) => Math.abs(a.from - near) - Math.abs(b.from - near));
  return nearest === undefined
    ? null
    : { period: nearest, wording: namePeriod(nearest), lead: 'on', fields: both };
}

/** '3 to 5 May 2019' */
export function dayRange(first: Read | null, last: Read | null): Read | null {
  if (first === null || last === null || first.period.from >= last.period.from) return null;
  const period: Period = { from: first.period.from, until: last.period.until, precision: 'day' };
  const wording = first.wording == null ? null : `${new Date(period.from).getUTCDate()} to ${last.wording}`;
  return { period, wording, lead: 'on', fields: both, span: true };
}

/** What a date without a year is reckoned from: the time named before, else the day of writing. */
function baseTime(context: TimeContext): number | null {
  return reckonsFromAnchor(context) ? (context.anchor?.from ?? null) : context.reference;
}

/** A time from an earlier sentence counts only where it is itself exact and what is told lies behind. */
function reckonsFromAnchor({ anchor, reference, direction, anchorIsNear }: TimeContext): boolean {
  if (anchor === null) return false;
  if (reference === null || anchorIsNear === true) return true;
  return direction === 'past';
}

/** 'Gil joined on 3 February. Ivy joined in December.', written in May: what is past lies before the day of writing. */
function notAhead(context: TimeContext, read: (context: TimeContext) => Read | null): Read | null {
  const found = read(context);
  const { anchor, anchorIsNear, direction, reference } = context;
  if (found === null || anchor === null || anchorIsNear === true || reference === null) return found;
  return direction === 'past' && found.period.from > reference ? read({ ...context, anchor: null }) : found;
}

/** A date whose words also say other things ('may', 'Sun'), so that those around must show that it is one. */
export function withBare(read: Read | null): Read | null {
  return read === null ? null : { ...read, bare: true };
}

/** 'last month', 'this year': a unit reckoned from the day of writing. */
export function relativeUnit(
  { reference }: TimeContext,
  calendarUnit: CalendarUnit,
  shift: number,
): Read | null {
  if (reference === null) return null;
  const period = unitPeriod(reference, calendarUnit, shift);
  return { period, wording: namePeriod(period), lead: calendarUnit === 'day' ? 'on' : 'in' };
}

/** 'the following year', 'that month': a unit reckoned from the time named before. */
export function fromAnchor(context: TimeContext, calendarUnit: CalendarUnit, shift: number): Read | null {
  const anchor = shift > 0 ? endToldBefore(context) : context.anchor;
  if (anchor === null) return null;
  const period = unitPeriod(anchor.from, calendarUnit, shift);
  // 'the following day' of a month that is known by its name alone is unknown
  if (calendarUnit === 'day' && anchor.precision !== 'day' && anchor.precision !== 'instant') return null;
  return { period, wording: namePeriod(period), lead: calendarUnit === 'day' ? 'on' : 'in' };
}

/** 'the following spring', 'the following March': the first one that begins behind what was told before. */
export function nextOf(
  periodOf: (year: number) => Period,
  context: TimeContext,
  name: string | undefined,
): Read | null {
  const told = endToldBefore(context);
  if (told === null) return null;
  const year = new Date(told.until - 1).getUTCFullYear();
  const [period = periodOf(year + 1)] = [periodOf(year), periodOf(year + 1)].filter(
    ({ from }) => from >= told.until,
  );
  const wording =
    name === undefined
      ? namePeriod(period)
      : `${name.toLowerCase()} ${new Date(period.from).getUTCFullYear()}`;
  return { period, wording, lead: 'in' };
}

/** 'was mayor from 2014 to 2018; the following year …', 'worked there until 2016. A year later …': what comes later comes behind the end. */
function endToldBefore({ anchor, lastTold = null, reference }: TimeContext): Period | null {
  const isOver = lastTold !== null && (reference === null || lastTold.until <= reference);
  if (isOver && lastTold.from > (anchor?.from ?? -Infinity)) return lastTold;
  if (anchor === null) return null;
  const { from, until, precision } = anchor;
  const unit = precision === 'year' || precision === 'month' || precision === 'day' ? precision : null;
  return unit !== null && isLongerThanUnit(from, until, precision) ? unitPeriod(until - 1, unit, 0) : anchor;
}

/** 'three weeks ago', 'ten years from now'. */
export function ago(
  { reference }: TimeContext,
  countText: string | undefined,
  unitText: string | undefined,
  sign: 1 | -1,
): Read | null {
  if (reference === null) return null;
  const fortnight = unitText?.startsWith('fortnight') === true;
  const calendarUnit = fortnight ? 'week' : unitOf(unitText);
  const at = shiftBy(reference, calendarUnit, sign * countOf(countText) * (fortnight ? 2 : 1));
  const period = unitPeriod(at, coarsest(calendarUnit), 0);
  return { period, wording: namePeriod(period), lead: period.precision === 'day' ? 'on' : 'in' };
}

/** 'A decade ago' is a year, 'three weeks ago' a day. */
function coarsest(calendarUnit: CalendarUnit): CalendarUnit {
  if (calendarUnit === 'week') return 'day';
  return calendarUnit === 'decade' || calendarUnit === 'century' ? 'year' : calendarUnit;
}

/** 'the past three years': from that long before the day of writing up to it. */
export function stretch(
  { reference }: TimeContext,
  countText: string | undefined,
  unitText: string | undefined,
  sign: 1 | -1,
): Read | null {
  if (reference === null) return null;
  const calendarUnit = unitText?.startsWith('fortnight') ? 'week' : unitOf(unitText);
  const length = countText === undefined ? 1 : countOf(countText);
  const today = unitPeriod(reference, 'day', 0);
  const other = shiftBy(today.from, calendarUnit, sign * length);
  const period: Period =
    sign < 0
      ? { from: other, until: today.until, precision: 'day' }
      : { from: today.from, until: other + 86_400_000, precision: 'day' };
  const units = `${countText === undefined ? '' : `${countText} `}${calendarUnit}${length > 1 ? 's' : ''}`;
  return { period, wording: `the ${units} ${sign < 0 ? 'before' : 'from'} ${namePeriod(today)}`, lead: 'in' };
}

/** 'last Friday', 'next Monday', and 'Tuesday' as its context means it. */
export function weekday(
  name: string | undefined,
  which: 'last' | 'this' | 'next' | 'near',
  context: TimeContext,
): Read | null {
  const { reference, direction } = context;
  if (reference === null) return null;
  const wanted = weekdayIndex(name ?? '');
  const today = new Date(reference).getUTCDay();
  let shift = (wanted - today + 7) % 7;
  if (which === 'next') shift = shift === 0 ? 7 : shift;
  else if (which === 'last') shift = shift === 0 ? -7 : shift - 7;
  else if (which === 'this') shift = shift - ((wanted + 6) % 7 < (today + 6) % 7 ? 7 : 0);
  else if (direction === 'past' && shift > 0) shift -= 7;
  const period = unitPeriod(reference, 'day', shift);
  return { period, wording: namePeriod(period), lead: 'on' };
}

/** 0 for Sunday to 6 for Saturday. */
function weekdayIndex(name: string): number {
  return ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].indexOf(name.slice(0, 3).toLowerCase());
}

/** 'Monday to Wednesday' of this, the last or the next week. */
export function daysOfWeek(
  first: string | undefined,
  last: string | undefined,
  shift: number,
  { reference }: TimeContext,
): Read | null {
  if (reference === null) return null;
  const { from } = unitPeriod(reference, 'week', shift);
  const dayOf = (name: string) =>
    unitPeriod(
      from,
      'day',
      ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].indexOf(name.slice(0, 2).toLowerCase()),
    );
  const begin = dayOf(first ?? '');
  if (last === undefined) return { period: begin, wording: namePeriod(begin), lead: 'on' };
  const end = dayOf(last);
  return begin.from >= end.from
    ? null
    : {
        period: { from: begin.from, until: end.until, precision: 'day' },
        wording: `${namePeriod(begin)} to ${namePeriod(end)}`,
        lead: '',
        span: true,
      };
}

/** 'last March', 'next May', and 'June' as its context means it. */
/** 'the first Monday in July': of the nearest July where no year is told. */
export function nthWeekday(
  nth: string | undefined,
  name: string | undefined,
  month: number,
  year: string | undefined,
  context: TimeContext,
): Read | null {
  const dayIn = (of: number): number => {
    const at = ['first', 'second', 'third', 'fourth'].indexOf(nth?.toLowerCase() ?? '');
    const { from, until } = monthPeriod(of, month);
    const shift = (weekdayIndex(name ?? '') - new Date(from).getUTCDay() + 7) % 7;
    const first = from + shift * 86_400_000;
    if (at >= 0) return first + at * 7 * 86_400_000;
    return first + (first + 28 * 86_400_000 < until ? 28 : 21) * 86_400_000;
  };
  const read = (from: number): Read => {
    const period: Period = { from, until: from + 86_400_000, precision: 'day' };
    return { period, wording: namePeriod(period), lead: 'on', fields: { year: true, month: true } };
  };
  if (year !== undefined) return read(dayIn(Number(year)));
  if (context.reference === null) return null;
  const now = new Date(context.reference).getUTCFullYear();
  const days = [now - 1, now, now + 1].map(dayIn);
  const reference = context.reference;
  const ahead = days.find((day) => day >= reference);
  const behind = days.findLast((day) => day <= reference);
  const found = context.direction === 'future' ? ahead : behind;
  return found === undefined ? null : read(found);
}

export function namedMonth(
  name: string | undefined,
  which: 'last' | 'this' | 'next' | 'near',
  context: TimeContext,
): Read | null {
  return notAhead(context, (from) => monthNear(name, which, from));
}

function monthNear(
  name: string | undefined,
  which: 'last' | 'this' | 'next' | 'near',
  context: TimeContext,
): Read | null {
  const base = which === 'near' ? baseTime(context) : context.reference;
  if (base === null) return null;
  const at = new Date(base);
  const wanted = monthIndex(name);
  let yearNumber = at.getUTCFullYear();
  const now = at.getUTCMonth();
  if (which === 'last') yearNumber -= wanted >= now ? 1 : 0;
  else if (which === 'next') yearNumber += wanted <= now ? 1 : 0;
  else if (which === 'near') {
    const towards = reckonsFromAnchor(context) ? 'future' : context.direction;
    if (towards === 'past' && wanted > now) yearNumber--;
    if (towards === 'future' && wanted < now) yearNumber++;
    if (towards === 'either') yearNumber = nearestYear(monthPeriod(yearNumber, wanted).from, base);
  }
  const period = monthPeriod(yearNumber, wanted);
  return { period, wording: namePeriod(period), lead: 'in', fields: { year: false, month: true } };
}

/** 'last spring', 'this winter'. */
export function namedSeason(
  name: string | undefined,
  which: string,
  { reference }: TimeContext,
): Read | null {
  if (reference === null) return null;
  const now = new Date(reference).getUTCFullYear();
  const word = which.toLowerCase();
  let period = seasonPeriod(now, name ?? '');
  if (word !== 'next' && word !== 'this' && period.until > reference)
    period = seasonPeriod(now - 1, name ?? '');
  if (word === 'next' && period.from <= reference) period = seasonPeriod(now + 1, name ?? '');
  return {
    period,
    wording: `${(name ?? '').toLowerCase()} ${new Date(period.from).getUTCFullYear()}`,
    lead: 'in',
  };
}

/** Six months from the one given, 0 for January. */
export function halfOf(yearNumber: number, firstMonth: number): Read {
  return {
    period: {
      from: startOf(yearNumber, firstMonth),
      until: startOf(yearNumber, firstMonth + 6),
      precision: 'quarter',
    },
    fields: both,
  };
}

/** 0 for January to 11 for December, by the first three letters. */
export function monthIndex(name: string | undefined): number {
  return ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].indexOf(
    (name ?? '').slice(0, 3).toLowerCase(),
  );
}

/** The unit of the calendar that a word names, in the singular or plural; a day where it names none. */
export function unitOf(name: string | undefined): CalendarUnit {
  const lower = (name ?? 'day').toLowerCase().replace(/s$/, '');
  if (lower.startsWith('centur')) return 'century';
  return lower === 'week' ||
    lower === 'month' ||
    lower === 'quarter' ||
    lower === 'year' ||
    lower === 'decade'
    ? lower
    : 'day';
}

/** -1 for 'last', 1 for 'next' and 'the coming', 0 for any other word. */
export function shiftOf(word: string | undefined): number {
  const lower = (word ?? '').toLowerCase();
  return lower === 'last' ? -1 : lower === 'next' || lower === 'the coming' ? 1 : 0;
}

/** 1 to 4 for 'first' to 'fourth'; `last` for any other word. */
export function ordinal(word: string | undefined, last: number): number {
  const lower = (word ?? '').toLowerCase();
  const known: Record<string, number> = {
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    '1st': 1,
    '2nd': 2,
    '3rd': 3,
    '4th': 4,
  };
  return known[lower] ?? last;
}

/** The feast of that year, or the nearest one; moved by some days. */
export function feastNear(
  name: string | undefined,
  yearText: string | undefined,
  context: TimeContext,
  days: number,
): Read | null {
  const base = yearText === undefined ? baseTime(context) : startOf(Number(yearText));
  if (name === undefined || base === null) return null;
  const first = new Date(base).getUTCFullYear();
  let day = feastDay(name, first);
  const ahead = reckonsFromAnchor(context) || context.direction === 'future';
  if (yearText === undefined && ahead && day.until <= base) day = feastDay(name, first + 1);
  else if (yearText === undefined && !ahead && day.from > base) day = feastDay(name, first - 1);
  const period = unitPeriod(day.from, 'day', days);
  return {
    period,
    wording: namePeriod(period),
    lead: 'on',
    fields: { year: yearText !== undefined, month: true },
  };
}

/** 'Q3' of the year that its context means. */
export function bareQuarter(quarter: number, context: TimeContext): Read | null {
  const base = baseTime(context);
  if (base === null) return null;
  const first = new Date(base).getUTCFullYear();
  let period = quarterPeriod(first, quarter);
  if (context.direction === 'past' && period.from > base) period = quarterPeriod(first - 1, quarter);
  else if (context.direction === 'future' && period.until <= base) period = quarterPeriod(first + 1, quarter);
  return { period, wording: namePeriod(period), lead: 'in', fields: { year: false, month: true } };
}
