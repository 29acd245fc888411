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
