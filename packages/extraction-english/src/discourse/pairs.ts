import type { Block, Range } from '@memory/markdown';

/** A line that is a label and its value: `Capital: Lima`. Offsets are those of the block's plain text. */
export type Pair = Range & { readonly key: Range; readonly value: Range };

// a label begins with a capital: 'locale: add Welsh' is an entry of a change log
const label = /^\s*([\p{Lu}\p{Lo}\p{N}][\p{L}\p{N} /&().'’_-]{0,47}?)\s*:\s+(\S.*?)\s*$/su;
const emptyLabel = /^\s*[\p{Lu}\p{Lo}][\p{L} -]{0,30}:\s*$/u;
const longestKey = 5;
const longestValue = 160;

/** The pairs of a block whose every line is one; empty where the block is running text. */
export function readPairs({ text }: Block): Pair[] {
  const ends = [...text.lineEnds, text.plain.length];
  if (ends.length > 400) return [];
  const pairs: Pair[] = [];
  let from = 0;
  for (const end of ends) {
    const pair = pairOf(text.plain.slice(from, end), from);
    const last = pairs.at(-1);
    if (pair !== null) pairs.push(pair);
    // a label whose value is yet to come
    else if (last !== undefined && emptyLabel.test(text.plain.slice(from, end)))
      pairs[pairs.length - 1] = { ...last, end };
    else if (text.plain.slice(from, end).trim() !== '') return [];
    from = end + 1;
  }
  return pairs;
}

function pairOf(line: string, at: number): Pair | null {
  const match = label.exec(line);
  const [, key = '', value = ''] = match ?? [];
  if (match === null || value.length > longestValue || key.split(/\s+/).length > longestKey) return null;
  // a whole sentence behind a word ('Note: The server is down.') is running text
  if (/[.!?]$/.test(value) && value.split(/\s+/).length > 3) return null;
  const keyAt = at + line.indexOf(key);
  const valueAt = at + line.indexOf(value, line.indexOf(':'));
  return {
    start: keyAt,
    end: valueAt + value.length,
    key: { start: keyAt, end: keyAt + key.length },
    value: { start: valueAt, end: valueAt + value.length },
  };
}
