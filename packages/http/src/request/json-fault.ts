import { countCodePoints } from '@memory/contract';

export type JsonFault = { position: number; error: string };

class Found extends Error {
  readonly at: number;
  constructor(at: number, error: string) {
    super(error);
    this.at = at;
  }
}

const numberShape = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const word = /true|false|null/y;
const plainText = /[^"\\\x00-\x1f]*/y;
const space = /[ \t\n\r]*/y;

/**
 * Says what is wrong with a text that is no JSON, and at which character, in the words of Python's parser, which
 * clients of FastAPI services know. For texts whose nesting has been bounded.
 */
export function findJsonFault(text: string): JsonFault {
  let index = 0;

  function take(pattern: RegExp): string {
    pattern.lastIndex = index;
    const taken = pattern.exec(text)?.[0] ?? '';
    index += taken.length;
    return taken;
  }

  function readString(): void {
    const start = index;
    index++;
    for (;;) {
      take(plainText);
      const next = text[index];
      if (next === undefined) throw new Found(start, 'Unterminated string starting at');
      if (next === '"') break;
      if (next !== '\\') throw new Found(index, 'Invalid control character at');
      readEscape(start);
    }
    index++;
  }

  function readEscape(start: number): void {
    const kind = text[index + 1];
    if (kind === undefined) throw new Found(start, 'Unterminated string starting at');
    if (kind === 'u') {
      if (!/^[0-9a-fA-F]{4}$/.test(text.slice(index + 2, index + 6))) {
        throw new Found(index + 1, 'Invalid \\uXXXX escape');
      }
      index += 6;
      return;
    }
    if (!'"\\/bfnrt'.includes(kind)) throw new Found(index, 'Invalid \\escape');
    index += 2;
  }

  function readObject(): void {
    index++;
    take(space);
    if (text[index] === '}') {
      index++;
      return;
    }
    for (;;) {
      if (text[index] !== '"') throw new Found(index, 'Expecting property name enclosed in double quotes');
      readString();
      take(space);
      if (text[index] !== ':') throw new Found(index, "Expecting ':' delimiter");
      index++;
      if (readItemEnd('}')) return;
    }
  }

  function readArray(): void {
    index++;
    take(space);
    if (text[index] === ']') {
      index++;
      return;
    }
    while (!readItemEnd(']'));
  }

  /** A value and what follows it: true at the end of the object or array. */
  function readItemEnd(end: '}' | ']'): boolean {
    take(space);
    readValue();
    take(space);
    const next = text[index];
    if (next !== end && next !== ',') throw new Found(index, "Expecting ',' delimiter");
    index++;
    take(space);
    return next === end;
  }

  function readValue(): void {
    const next = text[index] ?? '';
    if (next === '"') readString();
    else if (next === '{') readObject();
    else if (next === '[') readArray();
    else if (take(word) === '' && take(numberShape) === '') throw new Found(index, 'Expecting value');
  }

  try {
    take(space);
    readValue();
    take(space);
    throw new Found(index, 'Extra data');
  } catch (error) {
    if (!(error instanceof Found)) throw error;
    return { position: countCodePoints(text.slice(0, error.at)), error: error.message };
  }
}
