import type { Assertion } from '@memory/extraction';
import type { InlineText, Table } from '@memory/markdown';
import { oneLine } from '../discourse/claim-text.ts';
import { partTerm, stated } from './laid-out.ts';
import { kindOfParts, memberName, partName } from './member-names.ts';
import { detailOf } from './part-details.ts';
import { bare, isDescription } from './wording.ts';

const mostRows = 500;
const keyHeaders =
  /^(?:names?|keys?|props?|options?|parameters?|params?|arguments?|args?|propert(?:y|ies)|fields?|flags?|events?|variables?|env(?:ironment)?(?: variables?)?|exports?|methods?|functions?|commands?|settings?|headers?|rules?|inputs?|attributes?)$/i;

/** What a column says of the part in its row; by the words of its header. */
const columns: readonly (readonly [says: string, header: RegExp])[] = [
  ['type', /^(?:value )?types?$/i],
  ['default', /^defaults?(?: values?)?$/i],
  ['required', /^(?:is )?required\??$/i],
  [
    'description',
    /^(?:descriptions?|purpose|meaning|effect|what it does|details?|explanation|remarks?|behaviou?r|notes?)$/i,
  ],
];

/**
 * What each row of a table of parts says: a first column of names in code, under a header that tells what they are, and columns for
 * type, default, need and description. Empty where it is no such table.
 */
export function readPartTable(
  table: Table,
  above: string | null,
  owner: string,
  isWord: (lower: string) => boolean,
): Assertion[][] {
  const headers = table.columns.map(({ plain }) => oneLine(plain));
  const [key = ''] = headers;
  const says = headers.map((header, column) =>
    column === 0 ? null : (columns.find(([, pattern]) => pattern.test(header))?.[0] ?? null),
  );
  if (!keyHeaders.test(key) || says.every((one) => one === null)) return [];
  const kind = kindOfParts(/s$/.test(key) ? key : `${key}s`) ?? above;
  const rows = Array.from({ length: Math.min(table.rowCount, mostRows) }, (_, row) =>
    readRow(table.row(row), says, kind, owner, isWord),
  );
  return rows.some((row) => row.length > 0) ? rows : [];
}

function readRow(
  cells: readonly InlineText[],
  says: readonly (string | null)[],
  kind: string | null,
  owner: string,
  isWord: (lower: string) => boolean,
): Assertion[] {
  const [key] = cells;
  const member = key === undefined ? null : nameIn(key);
  if (member === null) return [];
  const term = partTerm(partName(member, kind, owner));
  return cells.flatMap((cell, column) => {
    const value = oneLine(cell.plain);
    const what = says[column];
    if (what == null || value === '') return [];
    if (what === 'description') {
      const said = bare(firstSentence(value));
      return isDescription(said, isWord) ? [stated(term, 'description', said, 'row:description')] : [];
    }
    const detail = detailOf(what, value);
    return detail === null ? [] : [stated(term, detail[0], detail[1], 'row:detail')];
  });
}

/** The name that a key cell is: code from its first to its last character, or one word that looks like an identifier. */
function nameIn({ plain, code }: InlineText) {
  const text = plain.trim();
  const [first] = code;
  const isCode =
    first !== undefined && code.length === 1 && plain.slice(first.start, first.end).trim() === text;
  return isCode || /^(?:\p{Ll}+\p{Lu}|\p{Lu}+_|--)\S*$/u.test(text) ? memberName(text) : null;
}

function firstSentence(text: string): string {
  return /^.*?[.](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;
}
