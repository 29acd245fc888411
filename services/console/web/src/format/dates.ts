const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const minute = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Such as `3 minutes ago`; older than a month as a date. */
export function ago(iso: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000);
  if (Math.abs(seconds) > 30 * 86_400) return day.format(Date.parse(iso));
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  }
  return 'just now';
}

export function atMinute(iso: string): string {
  return minute.format(Date.parse(iso));
}

/** A world time as exactly as it is known. */
export function worldTime(iso: string | null, precision: string): string | null {
  if (iso === null) return null;
  if (precision === 'year') return iso.slice(0, 4);
  if (precision === 'month') return iso.slice(0, 7);
  if (precision === 'quarter') return `${iso.slice(0, 4)} Q${Math.ceil(Number(iso.slice(5, 7)) / 3)}`;
  return precision === 'instant' ? `${iso.slice(0, 16).replace('T', ' ')} UTC` : iso.slice(0, 10);
}

/** Periods end before their end; what is shown is the last day, month or year in them. */
function lastMoment(until: string): string {
  return new Date(Date.parse(until) - 1).toISOString();
}

/** Such as `2015 – 2019`, `since 2020`, or null where nothing is known. */
export function period(from: string | null, until: string | null, precision: string): string | null {
  const start = worldTime(from, precision);
  const end = worldTime(until === null ? null : lastMoment(until), precision);
  if (start !== null && end !== null) return start === end ? start : `${start} – ${end}`;
  if (start !== null) return `since ${start}`;
  return end === null ? null : `until ${end}`;
}
