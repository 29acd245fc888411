import type { Segments } from './segments.ts';

/** What a line of a stored chat says: `{"role": "user", "content": "…"}`; offsets are those of the line. */
export type JsonTurn = {
  readonly speaker: string;
  readonly when: string | null;
  /** Ranges of what is said, parted where a line ended. */
  readonly said: Segments;
};

const longest = 20_000;
const opening = /^\s*\[?\s*\{/;
const pair = /\s*"([a-z_]{1,20})"\s*:\s*(?:"((?:[^"\\]|\\.)*)"|[^\s",{}[\]][^",{}[\]]{0,40})\s*([,}])/dgiy;
const named = /^(?:speaker|author|name|sender|user|username|from)$/i;
const spoken = /^(?:content|text|message|body|msg)$/i;
const told = /^(?:ts|time|timestamp|date|datetime|created_at|sent_at)$/i;

/** Reads a line that is one flat JSON object with somebody and what they say; null where it is another. */
export function readJsonTurn(line: string): JsonTurn | null {
  const start = line.length > longest ? null : opening.exec(line);
  if (start === null) return null;
  let name: string | null = null;
  let role: string | null = null;
  let when: string | null = null;
  let said: readonly [number, number] | null = null;
  pair.lastIndex = start[0].length;
  for (;;) {
    const match = pair.exec(line);
    if (match === null) return null;
    const [, key = '', value, end] = match;
    if (value !== undefined) {
      if (key.toLowerCase() === 'role') role ??= value;
      else if (named.test(key)) name ??= value;
      else if (told.test(key)) when ??= value;
      else if (spoken.test(key)) said ??= match.indices?.[2] ?? null;
    }
    if (end === '}') {
      if (!/^[\s,\]]*$/.test(line.slice(match.index + match[0].length))) return null;
      break;
    }
  }
  const speaker = (name ?? role ?? '').trim();
  if (said === null || !/^\p{L}[\p{L}\p{N} _.'’-]{0,39}$/u.test(speaker)) return null;
  return { speaker: speaker.charAt(0).toUpperCase() + speaker.slice(1), when, said: lines(line, said) };
}

/** The ranges between the line ends that are written as '\n'. */
function lines(line: string, [from, to]: readonly [number, number]): Segments {
  const ranges: Segments = [];
  let start = from;
  for (let i = from; i < to; i++) {
    if (line[i] !== '\\') continue;
    if (line[i + 1] === 'n') {
      if (i > start) ranges.push(start, i);
      start = i + 2;
    }
    i++;
  }
  if (to > start) ranges.push(start, to);
  return ranges;
}
