/** How exactly a time is known; of an interval, how exactly its bounds are. `open`: one side has no bound. */
export type Precision = 'instant' | 'day' | 'month' | 'quarter' | 'year' | 'open' | 'unknown';

export type CalendarUnit = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'decade' | 'century';

/** A stretch of the calendar in UTC: from its first instant to the first instant behind it (milliseconds). */
export type Period = { readonly from: number; readonly until: number; readonly precision: Precision };

const dayLength = 86_400_000;

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Milliseconds of a day's start; months count from 0 and may overflow. Years below 100 are meant as they stand. */
export function startOf(year: number, month = 0, day = 1): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date.getTime();
}

/** From here to `endOfTime` an instant can be told as a date-time, by an answer as well as by the database. */
export const firstInstant = startOf(1);
const endOfTime = startOf(10_000);

/** An instant as a date-time: null outside of the years 1 to 9999. */
export function dateAt(at: number | null): Date | null {
  return at === null || at < firstInstant || at >= endOfTime ? null : new Date(at);
}

export function dayPeriod(year: number, month: number, day: number): Period | null {
  const from = startOf(year, month, day);
  const date = new Date(from);
  if (date.getUTCMonth() !== month || date.getUTCDate() !== day) return null;
  return { from, until: from + dayLength, precision: 'day' };
}

export function monthPeriod(year: number, month: number, length = 1): Period {
  return { from: startOf(year, month), until: startOf(year, month + length), precision: 'month' };
}

/** `quarter` is 1 to 4. */
export function quarterPeriod(year: number, quarter: number): Period {
  return { from: startOf(year, (quarter - 1) * 3), until: startOf(year, quarter * 3), precision: 'quarter' };
}

export function yearPeriod(year: number, length = 1): Period {
  return { from: startOf(year), until: startOf(year + length), precision: 'year' };
}

/** A stretch rather than a date: of several years, months or days, as its precision is. */
export function isLongerThanUnit(from: number, until: number, precision: Precision): boolean {
  const longest: Partial<Record<Precision, number>> = {
    year: 366,
    quarter: 92,
    month: 31,
    day: 1,
    instant: 1,
  };
  return until - from > (longest[precision] ?? Infinity) * dayLength;
}

/** Spring is March to May, winter December to February; the year is that of its first month. */
export function seasonPeriod(year: number, season: string): Period {
  const first = { spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11 }[season.toLowerCase()] ?? 0;
  return { from: startOf(year, first), until: startOf(year, first + 3), precision: 'quarter' };
}

/** The unit that holds the instant `at`, moved by `shift` units. Weeks begin on Monday. */
export function unitPeriod(at: number, unit: CalendarUnit, shift: number): Period {
  const date = new Date(at);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  if (unit === 'day') {
    const from = startOf(year, month, date.getUTCDate() + shift);
    return { from, until: from + dayLength, precision: 'day' };
  }
  if (unit === 'week') {
    const from = startOf(year, month, date.getUTCDate() - ((date.getUTCDay() + 6) % 7) + 7 * shift);
    return { from, until: from + 7 * dayLength, precision: 'day' };
  }
  if (unit === 'month') return monthPeriod(year, month + shift);
  if (unit === 'quarter') {
    const first = Math.floor(month / 3) * 3 + 3 * shift;
    return { from: startOf(year, first), until: startOf(year, first + 3), precision: 'quarter' };
  }
  if (unit === 'year') return yearPeriod(year + shift);
  if (unit === 'decade') return yearPeriod(Math.floor(year / 10) * 10 + 10 * shift, 10);
  return yearPeriod(Math.floor((year - 1) / 100) * 100 + 1 + 100 * shift, 100);
}

/** The instant `count` units before (negative) or after `at`; the day of the month is clipped to the month's length. */
export function shiftBy(at: number, unit: CalendarUnit, count: number): number {
  if (unit === 'day') return at + count * dayLength;
  if (unit === 'week') return at + count * 7 * dayLength;
  const date = new Date(at);
  const months = count * ({ month: 1, quarter: 3, year: 12, decade: 120, century: 1200 }[unit] ?? 1);
  const target = date.getUTCMonth() + months;
  const year = date.getUTCFullYear() + Math.floor(target / 12);
  const month = ((target % 12) + 12) % 12;
  const last = new Date(startOf(year, month + 1, 0)).getUTCDate();
  return startOf(year, month, Math.min(date.getUTCDate(), last)) + (at % dayLength);
}

/** '3 May 2019', 'May 2019', 'Q2 2019', '2019', 'the 1990s', 'the week of 6 May 2019'. */
export function namePeriod(period: Period): string {
  const from = new Date(period.from);
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth();
  const days = Math.round((period.until - period.from) / dayLength);
  if (period.precision === 'instant') return `${nameDay(from)}, ${from.toISOString().slice(11, 16)} UTC`;
  if (period.precision === 'day') {
    return days === 7 ? `the week of ${nameDay(from)}` : nameDay(from);
  }
  if (period.precision === 'month') return `${monthNames[month] ?? ''} ${year}`;
  if (period.precision === 'quarter' && month % 3 === 2 && days < 100)
    return `${seasonNames[(month - 2) / 3] ?? ''} ${year}`;
  if (period.precision === 'quarter') return days > 100 ? `${year}` : `Q${Math.floor(month / 3) + 1} ${year}`;
  const years = new Date(period.until).getUTCFullYear() - year;
  if (years === 10) return `the ${year}s`;
  return years === 1 ? `${year}` : `${year} to ${year + years - 1}`;
}

const seasonNames = ['spring', 'summer', 'autumn', 'winter'];

export function nameDay(date: Date): string {
  return `${date.getUTCDate()} ${monthNames[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}
