import type { Validity } from '@memory/extraction';

/** From the first instant of a stretch of time to the first behind it, in UTC. */
export type Stretch = {
  readonly from: Date;
  readonly until: Date;
  readonly precision: Validity['precision'];
};

/** What words say of a date; a missing year, month or day is not said. Months count from 1. */
export type Fields = { readonly year?: number; readonly month?: number; readonly day?: number };

const monthNames =
  'January February March April May June July August September October November December'.split(' ');
const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const dayMs = 86_400_000;

const months = new Map<string, number>();
for (const [i, name] of monthNames.entries()) {
  months.set(name.toLowerCase(), i + 1);
  months.set(name.slice(0, 3).toLowerCase(), i + 1);
  months.set(`${name.slice(0, 3).toLowerCase()}.`, i + 1);
}
months.set('sept', 9).set('sept.', 9);

const weekdays = new Map<string, number>();
for (const [i, name] of weekdayNames.entries()) {
  weekdays.set(name, i);
  for (const short of [name.slice(0, 3), ...(i === 2 || i === 4 ? [name.slice(0, 4)] : [])]) {
    weekdays.set(short, i);
    weekdays.set(`${short}.`, i);
  }
}
weekdays.set('thurs', 4).set('thurs.', 4);

/** Number of a month, 1 to 12, by its name or abbreviation in lower case. */
export function monthOf(lower: string): number | undefined {
  return months.get(lower);
}

/** Number of a day of the week, 0 for Sunday, by its name or abbreviation in lower case. */
export function weekdayOf(lower: string): number | undefined {
  return weekdays.get(lower);
}

/** The first instant of a day; months count from 1 and may go beyond the year. */
export function utc(year: number, month = 1, day = 1): Date {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

export function isDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}

export function startOfDay(date: Date): Date {
  return utc(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

export function dayStretch(date: Date): Stretch {
  const from = startOfDay(date);
  return { from, until: addDays(from, 1), precision: 'day' };
}

/** Monday to Sunday around a date. */
export function weekStretch(date: Date): Stretch {
  const from = addDays(startOfDay(date), -((date.getUTCDay() + 6) % 7));
  return { from, until: addDays(from, 7), precision: 'day' };
}

/** `count` months from the given one on. */
export function monthStretch(
  year: number,
  month: number,
  count = 1,
  precision: Stretch['precision'] = 'month',
): Stretch {
  return { from: utc(year, month), until: utc(year, month + count), precision };
}

export function yearStretch(year: number, count = 1): Stretch {
  return { from: utc(year), until: utc(year + count), precision: 'year' };
}

/** The stretch of a date as far as it is said; null where it has no year or is no date. */
export function stretchOf({ year, month, day }: Fields): Stretch | null {
  if (year === undefined) return null;
  if (month === undefined) return yearStretch(year);
  if (day === undefined) return monthStretch(year, month);
  return isDay(year, month, day) ? dayStretch(utc(year, month, day)) : null;
}

/** The last such month or day that has begun when it was said, or the next one where `isFuture`. */
export function withYear(fields: Fields, saidAt: Date, isFuture: boolean): Fields {
  if (fields.year !== undefined || fields.month === undefined) return fields;
  const year = saidAt.getUTCFullYear();
  const years = isFuture
    ? [year, year + 1, year + 2, year + 3, year + 4]
    : [year, year - 1, year - 2, year - 3, year - 4];
  for (const candidate of years) {
    const stretch = stretchOf({ ...fields, year: candidate });
    if (stretch === null) continue;
    if (isFuture ? stretch.until > saidAt : stretch.from <= saidAt) return { ...fields, year: candidate };
  }
  return fields;
}

function dayWords(date: Date): string {
  return `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

function monthWords(date: Date): string {
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** A stretch in words without its preposition: '14 April 2026', 'the week of 8 June 2026', 'April 2026', '2026'. */
export function stretchWords({ from, until, precision }: Stretch): string {
  const days = Math.round((until.getTime() - from.getTime()) / dayMs);
  if (precision === 'instant') return dayWords(from);
  if (precision === 'day') {
    if (days === 1) return dayWords(from);
    return days === 7
      ? `the week of ${dayWords(from)}`
      : `${dayWords(from)} to ${dayWords(addDays(until, -1))}`;
  }
  const last = addDays(until, -1);
  if (precision === 'month')
    return days > 31 ? `${monthWords(from)} to ${monthWords(last)}` : monthWords(from);
  if (precision === 'quarter' && from.getUTCMonth() % 3 === 0 && days < 100)
    return `the ${['first', 'second', 'third', 'fourth'][from.getUTCMonth() / 3]} quarter of ${from.getUTCFullYear()}`;
  if (precision === 'quarter') return `${monthWords(from)} to ${monthWords(last)}`;
  const [first, end] = [from.getUTCFullYear(), last.getUTCFullYear()];
  return first === end ? String(end) : `${first} to ${end}`;
}

/** The preposition that a stretch takes: 'on' a day, 'in' anything longer. */
export function prepositionOf({ from, until }: Stretch): 'on' | 'in' {
  return until.getTime() - from.getTime() <= dayMs ? 'on' : 'in';
}
