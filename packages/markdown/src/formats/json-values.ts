import type { Pace } from '../pace.ts';

/** A value of a JSON text, with its place. A string's range is that between its quotes. */
export type JsonValue = {
  readonly kind: 'string' | 'word' | 'object' | 'array';
  readonly start: number;
  end: number;
  readonly entries: Map<string, JsonValue>;
  readonly items: JsonValue[];
};

const deepest = 64;
const word = /[-+\w.]{1,40}/y;
const noEntries = new Map<string, JsonValue>();
const noItems: JsonValue[] = [];

/** Reads the JSON value that fills a range of a text; null where there is none. A trailing comma is let pass. */
export async function parseJson(
  text: string,
  from: number,
  to: number,
  pace: Pace,
): Promise<JsonValue | null> {
  const stack: JsonValue[] = [];
  let key: string | null = null;
  let root: JsonValue | null = null;
  let at = from;
  while (at < to) {
    const code = text.charCodeAt(at);
    const top = stack.at(-1);
    if (code <= 32 || code === 44) {
      at++;
      continue;
    }
    if (root !== null && top === undefined) return null;
    let value: JsonValue;
    if (code === 125 || code === 93) {
      if (top === undefined || (top.kind === 'object') !== (code === 125)) return null;
      top.end = ++at;
      stack.pop();
      continue;
    }
    if (code === 123 || code === 91) {
      if (stack.length >= deepest) return null;
      const kind = code === 123 ? 'object' : 'array';
      value = { kind, start: at, end: at, entries: new Map(), items: [] };
      at++;
    } else if (code === 34) {
      const end = stringEnd(text, at + 1, to);
      if (end < 0) return null;
      value = { kind: 'string', start: at + 1, end, entries: noEntries, items: noItems };
      at = end + 1;
      if (top?.kind === 'object' && key === null) {
        while (at < to && text.charCodeAt(at) <= 32) at++;
        if (text.charCodeAt(at) !== 58) return null;
        key = text.slice(value.start, Math.min(end, value.start + 100));
        at++;
        continue;
      }
    } else {
      word.lastIndex = at;
      const match = word.exec(text);
      if (match === null) return null;
      value = { kind: 'word', start: at, end: at + match[0].length, entries: noEntries, items: noItems };
      at = value.end;
    }
    if (top?.kind === 'array') top.items.push(value);
    else if (top !== undefined) {
      if (key === null) return null;
      top.entries.set(key, value);
      key = null;
    }
    root ??= value;
    if (value.kind === 'object' || value.kind === 'array') stack.push(value);
    if (pace.due(2 + ((value.end - value.start) >> 6))) await pace.rest();
  }
  return stack.length === 0 ? root : null;
}

function stringEnd(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) return at;
    if (code === 10) return -1;
    if (code === 92) at++;
  }
  return -1;
}
