import type { Block, Section } from '@memory/markdown';
import { findTimes } from '../language/times/times.ts';
import { lookUp, Word } from '../language/words/lexicon.ts';

/** The day that a section's headings name ('## 2024-05-01', 'Minutes, 12 March 2024'): what is told below is told then. */
export function dateOfSection(section: Section | undefined): number | null {
  const path = section?.headingPath ?? [];
  for (let i = path.length - 1; i >= 0; i--) {
    const at = timeOf(path[i] ?? '');
    if (at !== null) return at;
  }
  return null;
}

/** '12/03/2024' of a chat's export: the day first, unless another turn of it shows that the month is. */
export function slashedDay(text: string, monthFirst: boolean): string {
  return text.replace(
    /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})\b/,
    (_, first: string, second: string, year: string) => {
      const [day, month] = monthFirst ? [second, first] : [first, second];
      return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    },
  );
}

/** Whether the stamps of a talk have the month in front ('03/25/2024'). */
export function isMonthFirst(blocks: readonly Block[]): boolean {
  return blocks.some(({ turn }) => Number(/^\d{1,2}\/(\d{1,2})\//.exec(turn?.when ?? '')?.[1] ?? 0) > 12);
}

/** The instant that a text names, where it names a day or a time; null where it does not. */
export function timeOf(text: string): number | null {
  const time = findTimes(`${text} `, { reference: null, anchor: null, direction: 'past' }).find(
    ({ period }) => period.precision === 'day' || period.precision === 'instant',
  );
  if (time === undefined) return null;
  const clock = /\b(\d{1,2}):(\d{2})\b/.exec(text);
  return time.period.from + (clock === null ? 0 : (Number(clock[1]) * 60 + Number(clock[2])) * 60_000);
}

/** The last of the days that a text names ('Week 14 (1–5 April 2024)'), by which weekdays below it are reckoned; null where it names none. */
export function lastDayOf(text: string): number | null {
  const times = findTimes(`${text} `, { reference: null, anchor: null, direction: 'past' });
  const days = times.find(({ period }) => period.precision === 'day');
  return days === undefined ? null : days.period.until - 86_400_000;
}

const datelinePattern =
  /^(?:\p{Lu}[\p{Lu}.'’-]+(?:[ ,]+\p{Lu}[\p{L}\p{N}_.'’-]*){0,4}?)(?:,? (?:(\d{1,2} \p{L}{3,9}\.?(?: \d{4})?|\p{L}{3,9}\.? \d{1,2}(?:, \d{4})?)))?(?: ?[(/][^)—–]{2,40}\)?)?\s?(?:—|–|--|-)\s+(?=\S)/u;

/** 'Seattle — ' in front of a sentence that names its subject, and has no second dash that would end what stands between the two. */
const townlinePattern =
  /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}) ?(?:—|–|--) ?(?=(?:The )?\p{Lu}[^—–]{20,}$)/u;

/** 'LONDON, 3 June 2022 (Newswire) — ' in front of a report: where the report begins, and its day. */
export function readDateline(plain: string): { end: number; at: number | null } | null {
  const head = plain.slice(0, 160);
  const town = townlinePattern.exec(head);
  if (town !== null && (lookUp((town[1] ?? '').toLowerCase()) & Word.place) !== 0)
    return { end: town[0].length, at: null };
  const match = datelinePattern.exec(head);
  if (match === null || !/^\p{Lu}{3}/u.test(match[0])) return null;
  return { end: match[0].length, at: match[1] === undefined ? null : timeOf(match[1]) };
}
