/*
 * Dates and times as written beside a speaker, as parts of larger expressions; what they mean is read elsewhere. A stamp is kept whole:
 * seconds, fractions, halves of the day and offsets with it.
 */
const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const rest = String.raw`(?:[:.]\d{2}(?:[.,]\d{1,9})?)?(?:\s?[AaPp]\.?\s?[Mm](?!\p{L})\.?)?(?:\s?(?:Z|UTC|GMT|[A-Z]{2,4}T|[+-]\d{2}:?\d{2})(?![\p{L}\d]))?(?!\s?[AaPp]\.?\s?[Mm](?!\p{L}))`;
const clock = String.raw`\d{1,2}:\d{2}${rest}`;
const weekday = String.raw`(?:\p{Lu}\p{L}{1,8}\.?,? )?`;
const date = String.raw`(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?\.? \p{L}{3,9}\.?,? \d{4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})(?!\d)\.?`;
const near = String.raw`(?:(?:${months})[a-z]* \d{1,2}(?:st|nd|rd|th)?|Today|Yesterday|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)`;

/** A date with or without a time, or a time alone. */
export const stamp = String.raw`(?:${weekday}${date}(?:(?:T|,?\s+(?:at\s+|[-–—]\s+)?)\d{1,2}[:.]\d{2}${rest})?|${clock}(?:,? (?:on )?${date})?|${near}(?:,| at|, at)? ${clock})`;
/** 'May 3', '3 May', 'Tue 3 May, 10:32': only in brackets behind a speaker, where nothing else is meant. */
export const yearless = String.raw`(?:\p{Lu}\p{L}{2,8},? )?(?:(?:${months})[a-z]*\.? \d{1,2}|\d{1,2}\.? (?:${months})[a-z]*\.?)(?:,? \d{1,2}:\d{2})?`;

const day =
  /^(?:\p{Lu}\p{L}{2,8}day,? )?(?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}\.?,? \d{4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4})$/u;
/** 'Session 2, ', 'Date: ', 'session_1_date_time: 1:56 pm on ': what a day between the turns of a talk is the day of. */
const occasion =
  /^(?:(?:(?:session|conversation|chat|dialogue|call|meeting|interview|transcript|part|day)(?:[ _]?#?\d{1,3})?(?:[ _]date(?:[ _]?time)?)?|date(?:[ _]?time)?)\s*(?:[:,–—|-]|[([]|\b(?:on|of|from)\b)\s*)?(?:\d{1,2}:\d{2}\s?(?:[ap]\.?m\.?)?,? (?:on )?)?/i;

/** ', 1:56 pm' behind a day. */
const timeBehind = /,? (?:at )?\d{1,2}:\d{2}\s?(?:[ap]\.?m\.?)?$/i;

/** The day that a line is nothing but ('--- 3 June 2024 ---', '**Monday, 3 June 2024**'); null where it is more. */
export function readDayLine(line: string): string | null {
  if (line.length > 60 || !/\d/.test(line)) return null;
  const text = line.replace(/^[\s*_~=\-–—[(]+|[\s*_~=\-–—\])]+$/g, '');
  return day.test(text) ? text : null;
}

/** The day of the turns behind a line that is nothing but that ('--- 3 June 2024 ---', 'Session 2, 3 June 2024'); null where it is more. */
export function readTalkDay(line: string): string | null {
  if (line.length > 80) return null;
  const bare = line.replace(/^[\s*_~#]+/, '');
  const behind = bare.replace(occasion, '');
  return readDayLine(behind.length < bare.length ? behind.replace(timeBehind, '') : bare);
}
