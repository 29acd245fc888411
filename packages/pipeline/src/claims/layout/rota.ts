import { isOwnName, isWeekday, weekdayInFull } from './own-names.ts';

const rota = /\b(?:rota|roster|on[- ]call|duty|shifts?|schedule|stand-?by|cleaning|cover)\b/i;

/** 'Monday: Kim Bell' below 'Rota' -> 'Kim Bell is on duty on Monday'; null where no person is named, or the heading is of no rota. */
export function wordShift(heading: string, key: string, value: string): string | null {
  if (!isWeekday(key) || !rota.test(heading)) return null;
  const names = value.replace(/[.]$/, '').split(/, (?:and )?| and | & /);
  if (!names.every((name) => isOwnName(name))) return null;
  const duty = /\bon[- ]call\b/i.test(heading) ? 'on call' : 'on duty';
  const day = weekdayInFull(key) ?? key;
  return `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} ${duty} on ${day}`;
}

const stretch = /^(\d{1,2})( \p{Lu}\p{Ll}+)?(?: ?[–—-] ?| to )(\d{1,2})( \p{Lu}\p{Ll}+)( \d{4})?$/u;

/** 'Ann Lee' under 'Primary' behind '29 June – 5 July', below 'On-call rota, July 2026': who has which days; null for other cells and headings. */
export function wordShiftOfRow(heading: string, days: string, header: string, value: string): string | null {
  const [, from, month, to, last, year] = (rota.test(heading) && stretch.exec(days)) || [];
  const rank = /^(primary|secondary|back-?up|first|second)(?: (?:on[- ]call|contact))?$/i.exec(header)?.[1];
  const isShift =
    rank !== undefined ||
    /^(?:name|who|person|on[- ]call|(?:on )?duty|stand-?by|engineer|assigned)$/i.test(header);
  if (from === undefined || !isShift || !isOwnName(value)) return null;
  const duty = /\bon[- ]call\b/i.test(`${heading} ${header}`) ? 'on call' : 'on duty';
  const of = year ?? /(?<= )(?:19|20)\d\d$/.exec(heading.trim())?.[0] ?? '';
  const when = [`${from}${month ?? last}`, `${to}${last}`].map((one) => `${one} ${of}`.trim());
  return `${value} is ${duty}${rank === undefined ? '' : ` as ${rank.toLowerCase()}`} from ${when.join(' to ')}`;
}

const MONTHS = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const dated = new RegExp(
  String.raw`^(?:(?:[Ww]eek (?:of|from|beginning) |w\/c )?(\d{1,2})(?: (${MONTHS}))?(?: ?[–—-] ?| to )(\d{1,2}) (${MONTHS})((?: \d{4})?)|((?:[Ww]eek (?:of|from|beginning) )?\d{1,2} ${MONTHS}(?: \d{4})?)): (\S.{2,60})$`,
  'u',
);

/** '3–9 June 2024: Kim Bell' below 'On-call rota for Falkor': who has which days; null for other lines and headings. */
export function wordDatedShift(heading: string, text: string): string | null {
  const match = rota.test(heading) ? dated.exec(text) : null;
  if (match === null) return null;
  const [, from, month, to = '', last = '', year = '', day = '', names = ''] = match;
  const who = names.replace(/[.]$/, '').split(/, (?:and )?| and | & /);
  if (!who.every((name) => isOwnName(name))) return null;
  const duty = /\bon[- ]call\b/i.test(heading) ? 'on call' : 'on duty';
  const [, of] =
    /\b(?:rota|roster|on[- ]call|duty|shifts?|schedule)\b(?: list| plan)? (?:for|of|on) ((?:the )?\p{Lu}[^,;:]{1,40})/u.exec(
      heading,
    ) ?? [];
  const when =
    from === undefined
      ? /^[Ww]eek/.test(day)
        ? `in the ${day.charAt(0).toLowerCase()}${day.slice(1)}`
        : `on ${day}`
      : `from ${from} ${month ?? last}${year} to ${to} ${last}${year}`;
  return `${who.join(' and ')} ${who.length > 1 ? 'are' : 'is'} ${duty}${of === undefined ? '' : ` for ${of}`} ${when}`;
}
