import { uncapital } from '../rewordings/sentence-rule.ts';
import { isPersonsName } from './own-names.ts';

const timed = /^(?:from|since|start(?:ed)?|start date|years?|period|dates?|time|when)$/i;
const employer = /^(?:employer|company|organi[sz]ation|firm|workplace|institution)$/i;
const post = /^(?:position|role|job|job title|title|post|function|occupation)$/i;
const club = /^(?:club|team)$/i;
const school = /^(?:school|university|college)$/i;
const degree = /^(?:degree|qualification|award|subject)$/i;

/** Which column of a row tells, and what it tells of whoever the page is about. */
export type CareerRow = { readonly wording: string; readonly column: number };

/**
 * A row of somebody's career, whose columns of time stand in front: 'From | To | Employer | Position' on Ann Lee's page. Null for a
 * table of another kind.
 */
export function careerOf(
  headers: readonly string[],
  cells: readonly string[],
  person: string | null,
): CareerRow | null {
  if (person === null || !timed.test(headers[0] ?? '') || !isPersonsName(person)) return null;
  const find = (pattern: RegExp) => headers.findIndex((header, i) => i > 0 && pattern.test(header));
  const cell = (column: number) => (column < 0 ? '' : (cells[column] ?? ''));
  const [where, what, plays, studied] = [find(employer), find(post), find(club), find(school)];
  const when = stretchOf(headers, cells);
  if (when === null) return null;
  const isOver = !when.startsWith('since');
  if (cell(where) !== '') {
    const title = uncapital(cell(what).replace(/^(?=\p{Lu}{2})/u, ''));
    const does = title === '' ? (isOver ? 'worked' : 'has worked') : isOver ? 'worked as' : 'has worked as';
    return {
      wording:
        title === ''
          ? `${person} ${does} at ${cell(where)} ${when}`
          : `${person} ${does} ${title} at ${cell(where)} ${when}`,
      column: where,
    };
  }
  if (cell(plays) !== '')
    return {
      wording: `${person} ${isOver ? 'played' : 'has played'} for ${cell(plays)} ${when}`,
      column: plays,
    };
  const field = cell(find(degree));
  return cell(studied) === ''
    ? null
    : {
        wording: `${person} ${isOver ? 'studied' : 'has studied'} at ${cell(studied)} ${when}${field === '' ? '' : ` and received ${field}`}`,
        column: studied,
      };
}

const year = /\b(?:1[89]|20)\d\d\b/;

/** 'from 2012 to 2017', 'since 2021', 'in 2015' as the columns of time tell; null where they tell none. */
function stretchOf(headers: readonly string[], cells: readonly string[]): string | null {
  const first = (cells[0] ?? '').trim();
  if (!year.test(first)) return null;
  const isOpen = (text: string) => text === '' || /^[-–—]$|present|now|today|current/i.test(text);
  if (/^(?:to|until|till|end(?:ed)?|end date)$/i.test(headers[1] ?? '')) {
    const last = (cells[1] ?? '').trim();
    return isOpen(last) ? `since ${first}` : `from ${first} to ${last}`;
  }
  const [, from = '', to] = /^(.*?\d{4})(?:\s*[-–—]\s*(.*))?$/u.exec(first) ?? [];
  if (to === undefined)
    return /^since /i.test(first)
      ? uncapital(first)
      : /^(?:from|since|start)/i.test(headers[0] ?? '')
        ? `since ${first}`
        : `in ${from}`;
  return isOpen(to) ? `since ${from}` : `from ${from} to ${to}`;
}
