import { segment } from 'sentencex';
import {
  companyAbbreviations,
  endAbbreviations,
  lastAbbreviations,
  letteredThings,
  midAbbreviations,
  sentenceStarters,
} from './abbreviations.ts';

/** A half-open range of UTF-16 offsets. */
export type TextRange = { readonly start: number; readonly end: number };

/** A sentence longer than this is cut at a mark or space: longer ones are tables, logs or noise. */
export const longestSentence = 2_000;
/** How far behind its opening a bracket or quotation may close and still hold its sentences together. */
const closesWithin = 400;
/** How much of a foreign text goes to the segmenter at once: its cost grows faster than the text. */
const foreignPiece = 4_000;

/**
 * The sentences of a text without markup, in order, without the space around them. Every character but space is in one. Periods of
 * abbreviations, initials, decimals, versions, addresses and list numbers end none; neither does what stands in brackets or in a
 * quotation that closes soon. A line feed is a hard break: it ends a sentence unless the next line goes on in lower case. `language`
 * is an ISO 639-1 code; other languages than English are split by the `sentencex` library. Cost is linear in the length.
 */
export function splitSentences(plain: string, language: string): TextRange[] {
  return language === 'en' ? splitEnglish(plain) : splitForeign(plain, language);
}

function splitForeign(text: string, language: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (let at = 0; at < text.length; ) {
    const feed = text.indexOf('\n', at);
    const lineEnd = feed < 0 ? text.length : feed;
    const end = lineEnd - at > foreignPiece ? cutPlace(text, at, at + foreignPiece) : lineEnd;
    let place = at;
    for (const piece of segment(language, text.slice(at, end))) {
      const start = text.indexOf(piece, place);
      if (start < 0) continue;
      pushBounded(ranges, text, place, start + piece.length);
      place = start + piece.length;
    }
    pushBounded(ranges, text, place, end);
    at = Math.max(end, at + 1);
    if (end === lineEnd) at = lineEnd + 1;
  }
  return ranges;
}

function pushBounded(ranges: TextRange[], text: string, from: number, to: number): void {
  let start = from;
  while (to - start > longestSentence) {
    const end = cutPlace(text, start, start + longestSentence);
    pushTrimmed(ranges, text, start, end);
    start = end;
  }
  pushTrimmed(ranges, text, start, to);
}

function splitEnglish(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  // A text that begins in lower case is written without capitals: there any word begins a sentence.
  const isCasual = /^[^\p{L}]{0,20}\p{Ll}/u.test(text);
  let start = 0;
  let depth = 0;
  let isQuoted = false;
  const close = (end: number): void => {
    pushTrimmed(ranges, text, start, end);
    start = end;
    depth = 0;
    isQuoted = false;
  };
  for (let i = 0; i < text.length; i++) {
    if (i - start >= longestSentence) {
      close(cutPlace(text, start, i));
      i = start - 1;
      continue;
    }
    const code = text.charCodeAt(i);
    if (isCommon(code)) continue;
    const char = text.charAt(i);
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    else if (char === '“' || char === '«') isQuoted = true;
    else if (char === '”' || char === '»') isQuoted = false;
    else if (char === '"') isQuoted = !isQuoted;
    else if (char === '\n') {
      if (!goesOn(text, i)) close(i);
    } else if (char === '。' || char === '！' || char === '？') {
      close(closersEnd(text, i + 1));
      i = start - 1;
    } else if (char === '.' || char === '!' || char === '?' || char === '…') {
      const run = marksEnd(text, i);
      const end = closersEnd(text, run);
      const closers = text.slice(run, end);
      const isOpen =
        (depth > 0 && !/[)\]]/.test(closers) && closesSoon(text, end, ')]')) ||
        (isQuoted && !/["”»]/.test(closers) && closesSoon(text, end, '"”»'));
      if (!isOpen && isBoundary(text, start, i, run, end, isCasual)) {
        close(end);
        i = end - 1;
      } else i = run - 1;
    }
  }
  pushTrimmed(ranges, text, start, text.length);
  return ranges;
}

/** Letters, digits and the space: by far the most characters. */
function isCommon(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || code === 32 || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
  );
}

function isSpace(code: number): boolean {
  return (
    code === 32 ||
    (code >= 9 && code <= 13) ||
    code === 0xa0 ||
    code === 0x3000 ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0xfeff
  );
}

function pushTrimmed(ranges: TextRange[], text: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (end > start) ranges.push({ start, end });
}

/** Where to cut an overlong run: behind a semicolon, else at a space, else between two characters. */
function cutPlace(text: string, start: number, at: number): number {
  const least = start + (at - start) / 2;
  for (let i = at; i > least; i--) if (text[i - 1] === ';') return i;
  for (let i = at; i > least; i--) if (isSpace(text.charCodeAt(i))) return i;
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff && at - 1 > start ? at - 1 : at;
}

/** Whether the sentence goes on behind the line feed at `at`. */
function goesOn(text: string, at: number): boolean {
  return (
    /^[ \t]*\p{Ll}/u.test(text.slice(at + 1, at + 41)) &&
    !/[.!?:;]\s*$/.test(text.slice(Math.max(0, at - 4), at))
  );
}

function marksEnd(text: string, at: number): number {
  let i = at;
  while (i < text.length && i < at + 200 && /[.!?…]/.test(text.charAt(i))) i++;
  return i;
}

function closersEnd(text: string, at: number): number {
  let i = at;
  while (i < text.length && i < at + 6 && /["'”’»)\]」』）]/.test(text.charAt(i))) i++;
  return i;
}

function closesSoon(text: string, at: number, marks: string): boolean {
  const limit = Math.min(text.length, at + closesWithin);
  for (let i = at; i < limit; i++) {
    const char = text.charAt(i);
    if (marks.includes(char)) return true;
    if (char === '\n') return false;
  }
  return false;
}

const opening = /[\s"'“”‘’«»([{*_–—-]/;

/** Whether the marks from `at` to `run`, with closing quotes and brackets up to `end`, end the sentence that began at `start`. */
function isBoundary(
  text: string,
  start: number,
  at: number,
  run: number,
  end: number,
  isCasual: boolean,
): boolean {
  if (end >= text.length) return true;
  if (!isSpace(text.charCodeAt(end))) return false;
  let next = end;
  while (next < text.length && next < end + 40 && opening.test(text.charAt(next))) next++;
  const word = wordAt(text, next);
  if (word === '') return true;
  const isStarter = sentenceStarters.has(word.toLowerCase());
  // 'mRNA', 'iPhone', 'npm2' stand at the front without a capital first letter
  const isLow = /^\p{Ll}/u.test(word) && !/[\p{Lu}\d]/u.test(word);
  const begins = !isLow || (isCasual ? true : isStarter);
  const mark = text.slice(at, run);
  if (mark !== '.') {
    if (!isLow) return true;
    if (mark.includes('…') || mark.startsWith('..')) return false;
    return end === run && begins && /\p{Ll}$/u.test(text.slice(start, at));
  }
  const before = wordBefore(text, start, at);
  const bare = before.toLowerCase();
  if (isListNumber(text, start, at, before)) return false;
  // 'Is it ready? No. She is late.' against 'no. 5'
  if (bare === 'no' && !isLow && !/^\d/.test(word)) return isStarter || at - before.length <= start + 1;
  if (midAbbreviations.has(bare)) return false;
  if (lastAbbreviations.has(bare)) return !isLow;
  if (endAbbreviations.has(bare)) return !isLow && isStarter;
  if (companyAbbreviations.has(bare)) return !isLow && (isStarter || startsClause(text, next));
  if (/^\p{L}$/u.test(before)) return endsInLetter(text, start, at, next, before, isLow, isStarter);
  if (/^(?:\p{L}\.)+\p{L}$/u.test(before)) return !isLow && isStarter;
  return isLow ? begins && /[\p{L}\p{N}%)'’-]{3}$/u.test(before) : true;
}

/** '1.', '12.', 'a.' and 'iv.' as the first of a sentence. */
function isListNumber(text: string, start: number, at: number, before: string): boolean {
  if (!/^(?:\d{1,3}|[a-z]|[ivx]{2,4})$/.test(before)) return false;
  return text.slice(start, at - before.length).trim() === '';
}

/** A period behind a single letter: an initial ('J. Smith') or the end of 'Plan B.', 'Flat 2 B.', 'vitamin C.'. */
function endsInLetter(
  text: string,
  start: number,
  at: number,
  next: number,
  letter: string,
  isLow: boolean,
  isStarter: boolean,
): boolean {
  if (isLow) return false;
  if (/^\p{Ll}$/u.test(letter)) return true;
  // 'M. A. Stone': an initial, no article
  if (/^\p{Lu}\.(?:\s|\p{Lu})/u.test(text.slice(next, next + 3))) return false;
  if (isStarter) return true;
  const owner = wordBefore(text, start, at - 1 - (text[at - 2] === ' ' ? 1 : 0));
  if (/\d$/.test(owner)) return true;
  return letteredThings.has(owner.toLowerCase());
}

/** 'Hal Stein joined': a name and a word in lower case that is no preposition, as a new sentence has it. */
function startsClause(text: string, next: number): boolean {
  return /^(?:\p{Lu}[\p{L}\p{N}'’-]*\s){1,3}(?!(?:of|and|in|at|for|the|to|on|from|by|with|or|which|who|that)\b)\p{Ll}{2,}/u.test(
    text.slice(next, next + 100),
  );
}

function wordAt(text: string, at: number): string {
  let i = at;
  while (i < text.length && i < at + 30 && !/[\s.,;:!?()[\]"“”'’]/.test(text.charAt(i))) i++;
  return text.slice(at, i);
}

/** The word that ends at `at`, periods inside included ('e.g', 'Ph.D'). */
function wordBefore(text: string, start: number, at: number): string {
  let i = at;
  while (i > start && i > at - 30 && /[\p{L}\p{N}.&%'’-]/u.test(text.charAt(i - 1))) i--;
  return text.slice(i, at).replace(/^[.'’&-]+/, '');
}
