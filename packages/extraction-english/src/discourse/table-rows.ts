import { type Block, type InlineText, type Range, sourceRange, type Table } from '@memory/markdown';
import type { PlainTable } from '../meaning/index.ts';
import { capitalized, oneLine } from './claim-text.ts';

/** A row of a table: what it is about, what each column says of it, and the claim that says so in words. */
export type TableRow = Range & {
  readonly key: string;
  readonly cells: readonly { readonly column: string; readonly value: string }[];
  readonly text: string;
  /** Whether key and columns are clear, so that the cells are statements. */
  readonly isClear: boolean;
  /** Which row of the table it is. */
  readonly index: number;
  /** The key's own place in the Markdown, and those of the cells. */
  readonly evidence: readonly Range[];
};

const mostRows = 20_000;
const longestHeader = 4;
const longestKey = 6;
const longestValue = 8;

/**
 * The rows of a table that hold anything, in order. Offsets are those of the Markdown. `isNoun` tells the headers of which a
 * key can have a value ('level', not 'founded').
 */
export function* readRows({ table }: Block, isNoun: (header: string) => boolean): Generator<TableRow> {
  if (table === null) return;
  const headers = table.columns.map(({ plain }) => oneLine(plain));
  const hasHeaders =
    headers.length > 1 &&
    headers.slice(1).every((header) => header !== '' && words(header) <= longestHeader && isNoun(header));
  for (let row = 0; row < Math.min(table.rowCount, mostRows); row++) {
    const read = readRow(table, row, headers, hasHeaders);
    if (read !== null) yield read;
  }
}

/** The header and the first rows of a table as plain text. */
export function plainTable({ table }: Block, rows: number): PlainTable {
  if (table === null) return { header: [], rows: [] };
  const texts = (cells: readonly InlineText[]) => cells.map(({ plain }) => oneLine(plain));
  const count = Math.min(table.rowCount, rows);
  return {
    header: texts(table.columns),
    rows: Array.from({ length: count }, (_, row) => texts(table.row(row))),
  };
}

function readRow(
  table: Table,
  row: number,
  headers: readonly string[],
  hasHeaders: boolean,
): TableRow | null {
  const { start, end } = table.rowRange(row);
  const cells = table.row(row);
  const values = cells.map(({ plain }) => oneLine(plain));
  const key = values[0] ?? '';
  const filled = values.flatMap((value, column) =>
    column > 0 && isFilled(value) ? [{ column: headers[column] ?? '', value }] : [],
  );
  if (end <= start || (key === '' && filled.length === 0)) return null;
  const isClear =
    hasHeaders &&
    filled.length > 0 &&
    /[\p{L}\p{N}]/u.test(key) &&
    words(key) <= longestKey &&
    filled.every(({ value }) => words(value) <= longestValue && !/[.!?]$/.test(value));
  const evidence = cells.filter(({ plain }) => isFilled(plain.trim())).map(cellRange);
  return {
    start,
    end,
    index: row,
    key,
    cells: filled,
    isClear,
    text: isClear ? sentenceOf(key, filled) : verbatimRow(headers, values),
    evidence: evidence.length === 0 ? [{ start, end }] : evidence,
  };
}

function sentenceOf(key: string, cells: TableRow['cells']): string {
  const said = cells.map(({ column, value }) => `the ${lowerFirst(column)} of ${key} is ${value}`).join(', ');
  return `${capitalized(said)}.`;
}

function verbatimRow(headers: readonly string[], values: readonly string[]): string {
  return values
    .flatMap((value, column) => {
      const header = headers[column] ?? '';
      return value === '' ? [] : [header === '' ? value : `${header}: ${value}`];
    })
    .join('; ');
}

/** 'Level' to 'level'; 'API key' and 'iOS' stay. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?!\p{Lu}|\S*\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function cellRange(cell: InlineText): Range {
  const { plain } = cell;
  const from = plain.length - plain.trimStart().length;
  return sourceRange(cell, from, plain.trimEnd().length);
}

function isFilled(value: string): boolean {
  return /[\p{L}\p{N}✓✔✗✘×]/u.test(value);
}

function words(text: string): number {
  return text.split(/\s+/).length;
}
