/**
 * A date-time as a request wrote it: the instant, and the offset that came with it in minutes (null when none did).
 * Instants are kept to the millisecond; finer digits are cut.
 */
export type ParsedDateTime =
  | { ok: true; value: Date; offsetMinutes: number | null }
  | { ok: false; error: string };

const dateShape = /^(\d{4})-(\d{2})-(\d{2})/;
const timeShape =
  /^[Tt _](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,}))?)?(?:([Zz])|([+\-\u2212])(\d{2}):?(\d{2}))?$/;

/**
 * Reads an ISO 8601 date-time, or a date alone (midnight without an offset), as pydantic does, with its error words;
 * numbers are no date-times here.
 */
export function parseDateTime(text: string): ParsedDateTime {
  const date = parseDate(text);
  if (!date.ok) return date;
  const rest = text.slice(10);
  if (rest === '') return { ok: true, value: instant(date, 0, 0, 0, 0, 0), offsetMinutes: null };
  const time = timeShape.exec(rest);
  const excess = { ok: false, error: 'unexpected extra characters at the end of the input' } as const;
  if (time === null) return excess;
  const [hour, minute, second] = [Number(time[1]), Number(time[2]), Number(time[3] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return excess;
  const millis = Number((time[4] ?? '').padEnd(3, '0').slice(0, 3));
  if (time[5] !== undefined) {
    return { ok: true, value: instant(date, hour, minute, second, millis, 0), offsetMinutes: 0 };
  }
  if (time[6] === undefined) {
    return { ok: true, value: instant(date, hour, minute, second, millis, 0), offsetMinutes: null };
  }
  const [offsetHours, offsetRest] = [Number(time[7]), Number(time[8])];
  if (offsetHours > 23 || offsetRest > 59) return excess;
  const size = offsetHours * 60 + offsetRest;
  const offsetMinutes = size === 0 ? 0 : time[6] === '+' ? size : -size;
  const value = instant(date, hour, minute, second, millis, offsetMinutes);
  const year = value.getUTCFullYear();
  if (year < 1 || year > 9999) return { ok: false, error: `year ${year} is out of range` };
  return { ok: true, value, offsetMinutes };
}

type DateParts = { ok: true; year: number; month: number; day: number };

function parseDate(text: string): DateParts | { ok: false; error: string } {
  if (text.length < 10) return { ok: false, error: 'input is too short' };
  const shape = dateShape.exec(text);
  if (shape === null) return { ok: false, error: dateFault(text) };
  const [year, month, day] = [Number(shape[1]), Number(shape[2]), Number(shape[3])];
  if (month < 1 || month > 12) return { ok: false, error: 'month value is outside expected range of 1-12' };
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  if (day < 1 || day > days) return { ok: false, error: 'day value is outside expected range' };
  if (year === 0) return { ok: false, error: 'year 0 is out of range' };
  return { ok: true, year, month, day };
}

function dateFault(text: string): string {
  if (!/^\d{4}/.test(text)) return 'invalid character in year';
  if (text[4] !== '-') return 'invalid date separator, expected `-`';
  if (!/^\d{2}/.test(text.slice(5))) return 'invalid character in month';
  if (text[7] !== '-') return 'invalid date separator, expected `-`';
  return 'invalid character in day';
}

function instant(
  date: DateParts,
  hour: number,
  minute: number,
  second: number,
  millis: number,
  offsetMinutes: number,
): Date {
  const value = new Date(0);
  value.setUTCFullYear(date.year, date.month - 1, date.day);
  value.setUTCHours(hour, minute - offsetMinutes, second, millis);
  return value;
}

/** The one way a timestamp is written in an answer: ISO 8601 in UTC, ending in `Z`. */
export function toUtcString(instant: Date): string;
export function toUtcString(instant: Date | null): string | null;
export function toUtcString(instant: Date | null): string | null {
  return instant === null ? null : instant.toISOString();
}
