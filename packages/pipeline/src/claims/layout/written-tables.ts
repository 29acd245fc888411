import { type Block, type InlineText, type Range, sourceRange, type Table } from '@memory/markdown';
import { isKnownWord } from '../../language/words/tokens.ts';

const gap = /\t+| {2,}| \| /g;
const longest = 4_000;

/**
 * The table that the lines of a paragraph are where tabs, wide gaps or bars part them into as many cells each, below a line
 * of common words: 'Ship', 'Captain', 'Home port'. Null for other blocks.
 */
export function writtenTable(block: Block): Table | null {
  if (block.kind !== 'paragraph' || block.turn !== null) return null;
  const { plain, lineEnds } = block.text;
  if (lineEnds.length === 0 || plain.length > longest) return null;
  const lines: Range[] = [];
  let from = 0;
  for (const end of [...lineEnds, plain.length]) {
    lines.push({ start: from, end });
    from = end + 1;
  }
  const [head = [], ...rows] = lines.map((line) => cellsOf(plain, line));
  const isEven = head.length > 1 && rows.every(({ length }) => length === head.length);
  if (!isEven || (head.length === 2 && rows.length < 2)) return null;
  if (!head.every(({ start, end }) => isHeader(plain.slice(start, end)))) return null;
  const textsOf = (cells: readonly Range[]) => cells.map(({ start, end }) => cut(block.text, start, end));
  const rangeOf = ({ start, end }: Range) => sourceRange(block.text, start, end);
  return {
    columns: textsOf(head),
    rowCount: rows.length,
    head: rangeOf(lines[0] as Range),
    rowRange: (row) => rangeOf(lines[row + 1] as Range),
    row: (row) => textsOf(rows[row] ?? []),
  };
}

function cellsOf(plain: string, { start, end }: Range): Range[] {
  const line = plain.slice(start, end);
  const cells: Range[] = [];
  let at = line.length - line.trimStart().length;
  for (const { index, 0: sign } of line.trimEnd().matchAll(gap)) {
    if (index <= at) continue;
    cells.push({ start: start + at, end: start + index });
    at = index + sign.length;
  }
  cells.push({ start: start + at, end: start + line.trimEnd().length });
  return cells;
}

/** 'Home port', 'Since', 'Price (EUR)': words that any page has, and no name. */
function isHeader(cell: string): boolean {
  return (
    /^\p{L}[\p{L} /()€$£-]{0,30}$/u.test(cell) &&
    cell
      .split(/[^\p{L}]+/u)
      .every((word) => word === '' || /^\p{Lu}+$/u.test(word) || isKnownWord(word.toLowerCase()))
  );
}

/** A part of a text with its places in the source. */
function cut(text: InlineText, start: number, end: number): InlineText {
  return {
    plain: text.plain.slice(start, end),
    map: text.map.subarray(start, end + 1),
    links: [],
    code: [],
    strong: [],
    lineEnds: [],
    references: text.references.flatMap(({ at, length }) =>
      at >= start && at < end ? [{ at: at - start, length }] : [],
    ),
  };
}
