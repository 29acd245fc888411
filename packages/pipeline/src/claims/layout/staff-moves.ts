import { isRole } from '../reference/entity-kinds.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
import { decisionLabel, wordDecidedPost } from './decided-posts.ts';
import { isOwnName } from './own-names.ts';

/** Lines above the names of those who come and go. */
const coming =
  /^(?:(?:new )?(?:joining|joiners?|starters?|arrivals|hires|starting|welcome|new (?:faces|colleagues|staff|hires|starters|joiners)))(?: us| the team)?:?$/i;
const going = /^(?:leaving|leavers?|departures|farewells?|goodbye|departing)(?: us| the team)?:?$/i;
const DAY = String.raw`(?:\d{1,2} \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2},?)(?: \d{4})?|\p{Lu}\p{Ll}+ \d{4}|(?:January|February|March|April|May|June|July|August|September|October|November|December)`;
const item = new RegExp(
  String.raw`^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3})(?:(?:,| [–—-]|:) (?!last day)([\p{L}&/ -]{2,40}?))?(?:(?:,| [–—-]|;)? \(?(?:from|on|starts?(?: on)?|starting(?: on)?|as of|last day(?: on| is)?:?|until|leaves(?: on)?)(?: the)? (${DAY})\)?)?\.?$`,
  'u',
);

/** 'Felix Brandt, Sales (from 1 July)' below 'Joining:', 'Pavel Novak, IT – last day 31 July' below 'Leaving:', 'Appoint Ann Lee as chair' below 'Decisions': who comes or goes, and when; null for other lines. */
export function wordStaffMove(above: string, line: string, body: string | null): string | null {
  if (decisionLabel.test(above.trim().replace(/:$/, ''))) return wordDecidedPost(body, line);
  const comes = coming.test(above.trim());
  if (!comes && !going.test(above.trim())) return null;
  const [, who = '', what, day] = item.exec(line.trim()) ?? [];
  if (who === '' || !isOwnName(who)) return null;
  const when =
    day === undefined ? '' : ` ${/^\d|\d,?$/.test(day.replace(/,? \d{4}$/, '')) ? 'on' : 'in'} ${day}`;
  const at = body === null ? '' : ` ${body}`;
  if (!comes) return `${who} leaves${at}${when}`;
  if (what === undefined)
    return at === '' && when === '' ? null : `${who} joins${at === '' ? ' us' : at}${when}`;
  const role = what
    .toLowerCase()
    .split(' ')
    .some((word) => isRole(word));
  return role
    ? `${who} joins${at} as ${uncapital(what)}${when}`
    : `${who} joins the ${what} team${at === '' ? '' : ` of${at}`}${when}`;
}
