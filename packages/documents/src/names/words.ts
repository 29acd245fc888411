import { fold } from '@memory/database/search-index';

/**
 * The words of a name, and of a query that is held against names: one function for both sides, so that they cannot
 * disagree on case, accents or where a word ends.
 */

const RUN = /[\p{L}\p{N}\p{M}]+/gu;
/** Scripts that write words without blanks between them. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** camelCase, HTTPServer, report2024: where a name's writer changes case or kind of character. */
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}\p{M}]+|\p{Lu}|\p{N}+/gu;

/** More words than any real name has, and longer than any word: what lies beyond is not searched. */
const MAX_WORDS = 200;
const MAX_WORD_LENGTH = 64;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Runs of letters and digits, of a text whose ligatures and other compatibility characters are taken apart first. */
function runs(text: string): string[] {
  return [...text.normalize('NFKC').matchAll(RUN)].map(([run]) => run);
}

/**
 * The distinct words of a name, folded: every run of letters and digits whole, and where it is camelCase, mixes letters
 * with digits or is written in a script without blanks, its parts as well. `MemoryService2.md` gives
 * `memoryservice2`, `memory`, `service`, `2`, `md`.
 */
export function nameWords(name: string): string[] {
  const words = new Set<string>();
  for (const run of runs(name)) {
    addWord(words, run);
    const parts = UNSPACED.test(run) ? segment(run) : (run.match(PARTS) ?? []);
    if (parts.length > 1) for (const part of parts) addWord(words, part);
    if (words.size >= MAX_WORDS) break;
  }
  return [...words].slice(0, MAX_WORDS);
}

/** The words of a text as it separates them, folded, in order. */
export function spacedWords(text: string): string[] {
  return runs(text).map(fold);
}

function addWord(words: Set<string>, word: string): void {
  const folded = fold(word);
  if (folded.length > 0) words.add([...folded].slice(0, MAX_WORD_LENGTH).join(''));
}

function segment(run: string): string[] {
  const parts: string[] = [];
  for (const part of segmenter.segment(run)) if (part.isWordLike) parts.push(part.segment);
  return parts;
}
