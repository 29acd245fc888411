import { comments } from './hidden.ts';
import { htmlTableEnd } from './html-table.ts';
import { limits } from './limits.ts';

/*
 * What a line begins, by the CommonMark and GFM rules; `from` is the line's first character other than space.
 * All are linear in the line; lines beyond `limits.markupLine` never get here.
 */

export function isSpace(code: number): boolean {
  return code === 32 || code === 9;
}

export function skipSpaces(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isSpace(text.charCodeAt(at))) at++;
  return at;
}

export function trimEnd(text: string, from: number, to: number): number {
  let at = to;
  while (at > from && isSpace(text.charCodeAt(at - 1))) at--;
  return at;
}

/** Level of an ATX heading and the range of its content, or null. */
export function atxHeading(
  text: string,
  from: number,
  to: number,
): { level: number; start: number; end: number } | null {
  let at = from;
  while (at < to && text.charCodeAt(at) === 35) at++;
  const level = at - from;
  if (level === 0 || level > 6 || (at < to && !isSpace(text.charCodeAt(at)))) return null;
  const start = skipSpaces(text, at, to);
  let end = trimEnd(text, start, to);
  let hashes = end;
  while (hashes > start && text.charCodeAt(hashes - 1) === 35) hashes--;
  if (hashes === start) end = start;
  else if (hashes < end && isSpace(text.charCodeAt(hashes - 1))) end = trimEnd(text, start, hashes);
  return end - start > limits.heading ? null : { level, start, end };
}

/** 1 for a line of `=`, 2 for a line of `-`, 0 otherwise. */
export function setextLevel(text: string, from: number, to: number): 0 | 1 | 2 {
  const mark = text.charCodeAt(from);
  if (mark !== 61 && mark !== 45) return 0;
  let at = from;
  while (at < to && text.charCodeAt(at) === mark) at++;
  if (skipSpaces(text, at, to) < to) return 0;
  return mark === 61 ? 1 : 2;
}

export function isThematicBreak(text: string, from: number, to: number): boolean {
  const mark = text.charCodeAt(from);
  if (mark !== 42 && mark !== 45 && mark !== 95) return false;
  let count = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === mark) count++;
    else if (!isSpace(code)) return false;
  }
  return count >= 3;
}

export type Fence = { mark: number; length: number; info: string };

export function openingFence(text: string, from: number, to: number): Fence | null {
  const mark = text.charCodeAt(from);
  if (mark !== 96 && mark !== 126) return null;
  let at = from;
  while (at < to && text.charCodeAt(at) === mark) at++;
  if (at - from < 3) return null;
  const info = text.slice(skipSpaces(text, at, to), trimEnd(text, at, to));
  if (mark === 96 && info.includes('`')) return null;
  return { mark, length: at - from, info };
}

export function closesFence(text: string, from: number, to: number, fence: Fence): boolean {
  let at = from;
  while (at < to && text.charCodeAt(at) === fence.mark) at++;
  return at - from >= fence.length && skipSpaces(text, at, to) === to;
}

export type ListMarker = { width: number; mark: number; number: number | null; empty: boolean };

/** A bullet (`-`, `+`, `*`) or a number of at most nine digits with `.` or `)`, followed by a space or the line's end. */
export function listMarker(text: string, from: number, to: number): ListMarker | null {
  const first = text.charCodeAt(from);
  let at = from;
  let number: number | null = null;
  if (first === 45 || first === 43 || first === 42) {
    at++;
  } else if (first >= 48 && first <= 57) {
    while (at < to && at - from < 9 && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at++;
    const delimiter = text.charCodeAt(at);
    if (at >= to || (delimiter !== 46 && delimiter !== 41)) return null;
    number = Number(text.slice(from, at));
    at++;
  } else {
    return null;
  }
  if (at < to && !isSpace(text.charCodeAt(at))) return null;
  return {
    width: at - from,
    mark: text.charCodeAt(at - 1),
    number,
    empty: skipSpaces(text, at, to) === to,
  };
}

/** `[^label]:` and the width of it. */
export function footnoteMarker(
  text: string,
  from: number,
  to: number,
): { label: string; width: number } | null {
  if (text.charCodeAt(from) !== 91 || text.charCodeAt(from + 1) !== 94) return null;
  const match = /^\[\^([^\]\s]{1,100})\]:/.exec(text.slice(from, Math.min(to, from + 110)));
  return match ? { label: match[1] ?? '', width: match[0].length } : null;
}

const blockTags =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';
const htmlOpeners: readonly RegExp[] = [
  /^<(?:script|pre|style|textarea)(?:\s|>|$)/i,
  /^<!--/,
  /^<\?/,
  /^<![a-z]/i,
  /^<!\[CDATA\[/,
  new RegExp(`^</?(?:${blockTags})(?:\\s|/?>|$)`, 'i'),
  /^(?:<\/[a-z][a-z0-9-]*\s*>|<[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?>)\s*$/i,
];
const htmlClosers: readonly (RegExp | null)[] = [
  /<\/(?:script|pre|style|textarea)>/i,
  /-->/,
  /\?>/,
  />/,
  /\]\]>/,
  null,
  null,
];

/** The condition of a whole HTML table, whatever blank lines are in it. */
const wholeTable = 7;

/**
 * Which of CommonMark's seven HTML block conditions (0 to 6) the line opens, or that of a whole table or of a comment of several lines; -1 for
 * none.
 */
export function htmlOpener(text: string, from: number, to: number): number {
  if (text.charCodeAt(from) !== 60) {
    const line = text.slice(from, Math.min(to, from + 1_024));
    const comment = comments.findIndex(({ open }) => open.test(line));
    const close = comments[comment]?.close ?? '';
    const isLong =
      comment >= 0 && !line.includes(close, 3) && text.slice(to, to + limits.paragraph).includes(close);
    return isLong ? wholeTable + 1 + comment : -1;
  }
  if (/^<table\b/i.test(text.slice(from, from + 7)) && htmlTableEnd(text, from) !== null) return wholeTable;
  // Tags are short: what does not close within this is no tag, and no expression can run away.
  const line = text.slice(from, Math.min(to, from + 1_024));
  return htmlOpeners.findIndex((opener) => opener.test(line));
}

/** Whether a block is a comment of several lines. */
export function isComment(condition: number): boolean {
  return condition > wholeTable;
}

/** The range behind a comment, on the line that ends it at `end`; none where nothing follows. */
export function behindComment(text: string, end: number): number[] {
  const start = text.lastIndexOf('\n', end - 1) + 1;
  const match = /(?:endcomment\s*-?%\}|\*\/\}\}?|#\}|--\}\}|%%)/.exec(text.slice(start, end));
  const rest = start + (match === null ? 0 : match.index + match[0].length);
  return rest < end && match !== null ? [rest, end] : [];
}

/** Whether an HTML block of that condition ends at a blank line. */
export function endsAtBlank(condition: number): boolean {
  return condition === 5 || condition === 6;
}

/** Whether the line ends an HTML block of that condition, where a blank line does not. */
export function closesHtml(text: string, from: number, to: number, condition: number): boolean {
  if (condition > wholeTable)
    return text.slice(from, to).includes(comments[condition - wholeTable - 1]?.close ?? '');
  const closer = condition === wholeTable ? /<\/table\b/i : htmlClosers[condition];
  return closer ? closer.test(text.slice(from, to)) : false;
}

/** Alignment per column of a table's delimiter row, or null where the line is none. */
export function delimiterRow(text: string, from: number, to: number): number | null {
  let pipes = 0;
  let columns = 0;
  let at = from;
  if (text.charCodeAt(at) === 124) {
    pipes++;
    at++;
  }
  for (;;) {
    at = skipSpaces(text, at, to);
    if (at >= to) break;
    if (text.charCodeAt(at) === 58) at++;
    let dashes = 0;
    while (at < to && text.charCodeAt(at) === 45) {
      dashes++;
      at++;
    }
    if (dashes === 0) return null;
    if (at < to && text.charCodeAt(at) === 58) at++;
    columns++;
    at = skipSpaces(text, at, to);
    if (at >= to) break;
    if (text.charCodeAt(at) !== 124) return null;
    pipes++;
    at++;
  }
  return pipes > 0 && columns > 0 ? columns : null;
}

/** Ranges of a table row's cells, trimmed: start and end in turn. Escaped pipes do not separate. */
export function rowCells(text: string, from: number, to: number): number[] {
  const cells: number[] = [];
  let at = skipSpaces(text, from, to);
  const end = trimEnd(text, at, to);
  if (at < end && text.charCodeAt(at) === 124) at++;
  let start = at;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === 92) {
      at += 2;
      continue;
    }
    if (code === 124 && cells.length < 2 * (limits.tableColumns - 1)) {
      pushCell(text, start, at, cells);
      start = at + 1;
    }
    at++;
  }
  if (start < end) pushCell(text, start, end, cells);
  return cells;
}

function pushCell(text: string, from: number, to: number, cells: number[]): void {
  const start = skipSpaces(text, from, to);
  cells.push(start, trimEnd(text, start, to));
}
