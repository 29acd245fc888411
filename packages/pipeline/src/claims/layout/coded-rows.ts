import type { Table } from '@memory/markdown';
import { isPersonsName } from './own-names.ts';

/** Headers of what tells things of a kind apart in a register: 'Reg. no.', 'SKU', 'Item code'. */
const codeHeader =
  /^(?:(?:\p{L}+\.? ){0,2}(?:no\.?|nr\.?|nos?|number|id|code|#)|code|sku|isbn|ref\.?|reference|call[- ]?sign|tag|barcode|key)$/iu;

/** Headers of what such things are called. */
const nameHeader = /^(?:(?:\p{L}+ )?names?(?: of (?:the )?\p{L}+)?|titles?|called)$/iu;

/** Headers of codes that say nothing of whose they are, and of what explains a code rather than names what has it. */
const bareCode = /^(?:code|sku|ref\.?|reference)$/i;
const kindHeader =
  /^(?!(?:Values?|Details?|Description|Info|Meaning|Cause|Error|Message|Status|State|Price|Cost|Owner|Date|Year|Notes?)$)\p{Lu}\p{Ll}+$/u;

/**
 * The column of what a row is called, where the first one numbers the rows: 'Reg. no. | Name | Type' is a register of names,
 * 'Code | Course | Teacher' one of courses; null where the first column names them itself.
 */
export function namingColumn(headers: readonly string[]): number | null {
  const [first = '', second = ''] = headers;
  if (headers.length < 3 || !codeHeader.test(first)) return null;
  const column = headers.slice(0, 3).findIndex((header, at) => at > 0 && nameHeader.test(header));
  if (column !== -1) return column;
  return bareCode.test(first) && kindHeader.test(second) ? 1 : null;
}

/** 'P-14', '2031', 'A/7', 'EMP 0042' */
const fileCode = /^(?:\p{Lu}{1,5}[-/. ]?)?\d{1,7}(?:[-/.]?[\p{L}\d]{1,6})?$/u;

/**
 * The column of the people of a register whose cells show that the first one is what they are filed under, whatever its header:
 * 'Licence | Name' over 'P-14 | Ida Moss'; null where the table is of another kind.
 */
export function columnBehindCodes(
  table: Table,
  headers: readonly string[],
  isOfPeople: (header: string) => boolean,
): number | null {
  const at = headers.findIndex(
    (header, i) => (i === 1 || i === 2) && (isOfPeople(header) || /^(?:full )?names?$/i.test(header)),
  );
  if (at < 0 || table.rowCount === 0) return null;
  for (let row = 0; row < Math.min(table.rowCount, 8); row++) {
    const [code = '', name = ''] = [0, at].map((column) => table.row(row)[column]?.plain.trim() ?? '');
    if (!fileCode.test(code) || !isPersonsName(name.replace(/^([^,]+), ([^,]+)$/u, '$2 $1'))) return null;
  }
  return at;
}

const inFull: readonly (readonly [RegExp, string])[] = [
  [/^reg\.? /i, 'registration '],
  [/^ref\.? /i, 'reference '],
  [/^inv\.? /i, 'inventory '],
  [/^cat\.? /i, 'catalogue '],
  [/^ref\.?$/i, 'reference'],
  [/ (?:no\.?|nr\.?|#)$/i, ' number'],
];

/** 'Reg. no.' -> 'registration number' */
export function codeInFull(header: string): string {
  return inFull.reduce((told, [form, word]) => told.replace(form, word), header);
}
