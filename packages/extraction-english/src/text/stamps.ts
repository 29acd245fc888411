import { isDay, monthOf, startOfDay, utc, weekdayOf } from './times/calendar.ts';

/** Which part of a date in digits is the day, the month and the year. */
export type StampOrder = 'dmy' | 'mdy' | 'ymd';

/** A parsed stamp. `precision` is 'day' where it has no clock time; a clock time without a zone is taken for UTC. */
export type Stamp = { readonly at: Date; readonly precision: 'day' | 'instant' };

type Clock = { readonly ms: number; readonly offset: number };
type DateParts = { readonly parts: readonly [string, string, string]; readonly mark: string };

const orders: readonly StampOrder[] = ['dmy', 'mdy', 'ymd'];
const zones: Readonly<Record<string, number>> = {
  ...{ z: 0, utc: 0, gmt: 0, cet: 60, cest: 120, bst: 60 },
  ...{ est: -300, edt: -240, cst: -360, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420 },
};
const clockPattern =
  /^(\d{1,2})(?:[:.](\d{2}))?(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?\s*([ap])?\.?(m)?\.?\s*(?:(z|utc|gmt|c?est|e[ds]t|cet|bst|[cmp][ds]t)|([+-])(\d{2}):?(\d{2}))?(?:\s*\([a-z ]+\))?$/i;
const longestStamp = 60;

/**
 * The moment that a stamp of a turn, log line, mail or dated heading names, and whether it has a clock time: ISO with seconds,
 * fractions and offsets, '2026/04/15 12:30', '27-11-18 18:43:20', '6/19/2026 2:15 PM', '04.03.20, 10:43:02',
 * 'Mon, 15 Apr 2026 12:30:00 +0200'. Null where it is none, or where day and month could be either and `order` does not say. A clock
 * time alone ('10:32 AM') is of the `day` given.
 */
export function parseStamp(
  text: string,
  order: StampOrder | null = null,
  day: Date | null = null,
): Stamp | null {
  const bare = strip(text);
  if (bare === null) return null;
  if (day !== null) {
    const clock = /[:apm]/i.test(bare) ? parseClock(bare) : null;
    if (clock !== null) return instant(startOfDay(day), clock);
  }
  const { date, rest } = cutDate(bare);
  const from = date === null ? null : dateOf(date, order);
  if (from === null) return null;
  if (rest === '') return { at: from, precision: 'day' };
  const clock = parseClock(rest);
  return clock === null ? null : instant(from, clock);
}

/**
 * The order of day and month in the stamps of one file: the one in which every stamp is a date; else the one in which they do not run
 * back in time; else what their marks tell ('04.03.20' begins with the day, '6/4/2026 2:15 PM' with the month); else null.
 */
export function decideOrder(stamps: readonly string[]): StampOrder | null {
  const dates: DateParts[] = [];
  let hasHalves = false;
  let isYearFirst = false;
  for (const stamp of stamps) {
    const bare = strip(stamp);
    const { date } = bare === null ? { date: null } : cutDate(bare);
    if (date === null || date.mark === ' ') continue;
    if (date.parts[0].length === 4) isYearFirst = true;
    else dates.push(date);
    hasHalves ||= /\d\s*[ap]\.?m/i.test(stamp);
  }
  const [first] = dates;
  if (first === undefined) return isYearFirst ? 'ymd' : null;
  const possible = orders.filter((order) => dates.every((date) => read(date, order) !== null));
  const rising = possible.filter((order) => isRising(dates.map((date) => read(date, order) as Date)));
  // A year of two digits stands in front only where nothing else is in order.
  for (const left of [
    rising.filter((order) => order !== 'ymd'),
    rising,
    possible.filter((order) => order !== 'ymd'),
  ]) {
    if (left.length === 1) return left[0] ?? null;
    if (left.length > 1) break;
  }
  if (possible.length === 0) return null;
  if (first.mark === '.' || first.mark === '-') return 'dmy';
  return hasHalves ? 'mdy' : null;
}

function isRising(dates: readonly Date[]): boolean {
  return dates.every((date, i) => i === 0 || date >= (dates[i - 1] as Date));
}

function strip(text: string): string | null {
  if (text.length > longestStamp) return null;
  const bare = text
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u202a-\u202e]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^[[(<].*[\])>]:?$/.test(bare) ? bare.replace(/:$/, '').slice(1, -1).trim() : bare;
}

function instant(day: Date, { ms, offset }: Clock): Stamp {
  return { at: new Date(day.getTime() + ms - offset * 60_000), precision: 'instant' };
}

/** The date at the front of a stamp, and what stands behind it. */
function cutDate(text: string): { date: DateParts | null; rest: string } {
  const digits = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?![\d])/.exec(text);
  if (digits !== null) {
    const [whole, first = '', mark = '', second = '', third = ''] = digits;
    return { date: { parts: [first, second, third], mark }, rest: restOf(text, whole.length) };
  }
  const weekday = /^(\p{L}{3,9})\.?,? /u.exec(text);
  const start =
    weekday !== null && weekdayOf((weekday[1] as string).toLowerCase()) !== undefined ? weekday[0].length : 0;
  const named = text.slice(start);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[- ](?:of )?(\p{L}{3,9})\.?[-, ]+(\d{4})\b/u.exec(named);
  if (dayFirst !== null) return byName(dayFirst[1], dayFirst[2], dayFirst[3], named, dayFirst[0].length);
  const monthFirst = /^(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/u.exec(named);
  if (monthFirst !== null)
    return byName(monthFirst[2], monthFirst[1], monthFirst[3], named, monthFirst[0].length);
  return start > 0 && /^\d{1,4}[-/.]/.test(named) ? cutDate(named) : { date: null, rest: '' };
}

function byName(
  day: string | undefined,
  name: string | undefined,
  year: string | undefined,
  text: string,
  length: number,
): { date: DateParts | null; rest: string } {
  const month = monthOf((name ?? '').toLowerCase());
  if (month === undefined) return { date: null, rest: '' };
  return { date: { parts: [year ?? '', String(month), day ?? ''], mark: ' ' }, rest: restOf(text, length) };
}

function restOf(text: string, length: number): string {
  return text
    .slice(length)
    .replace(/^(?:T(?=\d)|,? at |[\s,–-]+(?=\d))/i, '')
    .trim();
}

function dateOf(date: DateParts, order: StampOrder | null): Date | null {
  if (date.parts[0].length === 4) return read(date, 'ymd');
  if (order !== null) return read(date, order);
  const both = [read(date, 'dmy'), read(date, 'mdy')];
  if (date.mark === '.') return both[0] ?? null;
  if (both[0] === null || both[1] === null) return both[0] ?? both[1] ?? null;
  return both[0]?.getTime() === both[1]?.getTime() ? (both[0] ?? null) : null;
}

/** A date in digits read in one order; null where it is none so. */
function read({ parts }: DateParts, order: StampOrder): Date | null {
  const byLength = parts[0].length === 4 ? 'ymd' : order;
  if (byLength === 'ymd' && parts[2].length > 2) return null;
  if (byLength !== 'ymd' && parts[2].length !== 4 && parts[2].length !== 2) return null;
  const [first, second, third] = parts.map(Number) as [number, number, number];
  const [short, month, day] =
    byLength === 'ymd'
      ? [first, second, third]
      : byLength === 'dmy'
        ? [third, second, first]
        : [third, first, second];
  const year = short < 100 ? short + (short < 70 ? 2000 : 1900) : short;
  return year >= 1000 && isDay(year, month, day) ? utc(year, month, day) : null;
}

/** A clock time: '12:30', '12:30:00.123Z', '2:15 PM', '10.30', '5pm', '12:30:00+02:00'. */
function parseClock(text: string): Clock | null {
  const match = clockPattern.exec(text);
  if (match === null || (match[2] === undefined && match[5] === undefined)) return null;
  let hour = Number(match[1]);
  const [minute, second] = [Number(match[2] ?? 0), Number(match[3] ?? 0)];
  if (match[5] !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (match[5].toLowerCase() === 'p' ? 12 : 0);
  }
  if (hour > 24 || minute > 59 || second > 60) return null;
  const fraction = Number((match[4] ?? '').padEnd(3, '0').slice(0, 3));
  const offset =
    match[7] !== undefined
      ? (zones[match[7].toLowerCase()] ?? 0)
      : (Number(match[9] ?? 0) * 60 + Number(match[10] ?? 0)) * (match[8] === '-' ? -1 : 1);
  return { ms: ((hour * 60 + minute) * 60 + second) * 1_000 + fraction, offset };
}
