import type { Token } from '../../sentence.ts';
import { wordSet } from '../../word-set.ts';
import { monthOf, weekdayOf } from './calendar.ts';
import { decadeWords, feastOf, seasonOf, unitOf } from './words.ts';

/** How many tokens a time may have in front of the first word that shows it to be one ('between the beginning of'). */
const reach = 6;

/** Words that a time begins with, apart from those that show it to be one. */
const openings = wordSet(`
  in on at around circa c. ca ca. about during throughout over for since from after until till by before
  through between within as up ever starting beginning commencing effective the a an some early mid late later
  earlier last next this past coming previous following same every each once twice several few couple many
  dozen roughly nearly almost approximately another first second third fourth fiscal financial one two three
  four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty hundred
`);
const shows = wordSet(`
  yesterday today tonight tomorrow ago now weekday weekdays weekends christmases while time fy
`);

/** Whether a token can begin a time, by what it is and what follows soon. One pass; it keeps the readers off most words. */
export function findStarts(tokens: readonly Token[]): boolean[] | null {
  const starts: boolean[] = new Array(tokens.length).fill(false);
  let shown = -1;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i] as Token;
    const isShown = showsTime(token.lower);
    if (isShown) shown = i;
    const code = token.lower.charCodeAt(0);
    const isNumber = code >= 48 && code <= 57;
    starts[i] =
      isShown || (shown >= 0 && shown - i <= reach && (isNumber || openings.has(token.lower) || code === 39));
  }
  return shown < 0 ? null : starts;
}

function showsTime(lower: string): boolean {
  const code = lower.charCodeAt(0);
  if (code >= 48 && code <= 57)
    return (
      (lower.length >= 4 &&
        /^(?:1\d{3}|2[01]\d{2}|\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4}.*)?|[12]\d{3}['’]?s|[12]\d{3}[-/]?[qh][1-4])$/.test(
          lower,
        )) ||
      /^(?:[2-9]0['’]?s|\d+(?:h|hrs?|mins?|s|d|days?|y|yrs?))$/.test(lower)
    );
  if (shows.has(lower) || unitOf(lower) !== undefined || monthOf(lower) !== undefined) return true;
  if (
    weekdayOf(lower) !== undefined ||
    seasonOf(lower) !== undefined ||
    feastOf(lower) !== undefined ||
    decadeWords.has(lower)
  )
    return true;
  if (lower.length < 2 || lower.length > 14) return false;
  const last = lower.charCodeAt(lower.length - 1);
  // 'Q3', 'FY2024', 'mid-May', 'Mon-Fri', 'Mondays', 'winters', 'afternoon'
  return (
    (last >= 48 && last <= 57 && /^(?:q[1-4]|h[12]|fy)/.test(lower)) ||
    /^(?:early|mid|late)-/.test(lower) ||
    /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$|^(?:spring|summer|autumn|winter)s$|^(?:half|noon)$/.test(
      lower,
    ) ||
    (lower.includes('-') && weekdayOf(lower.slice(0, lower.indexOf('-'))) !== undefined)
  );
}
