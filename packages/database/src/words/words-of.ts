import { fold } from './fold.ts';
import { stem } from './stemmer.ts';

/** Terms with how often each occurs, and the length of the text in words: what BM25 asks of a text. */
export type Words = { readonly counts: ReadonlyMap<string, number>; readonly length: number };

/** Runs of letters and digits with single marks between them: 'CVE-2026-44817', '/etc/policy.xml', 'ann@acme.org', 'a::b'. */
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:(?:[-._/\\:@#+&=~?]|:\/\/|::|__)[\p{L}\p{M}\p{N}]+)*/gu;
const RUN = /[\p{L}\p{M}\p{N}]+/gu;
/** What parts a path, an address or a qualified name into segments that are names themselves. */
const BETWEEN_SEGMENTS = /[/\\:@#&=~?]+/;
/** Numbers joined by dots, as versions and addresses have them. */
const DOTTED = /(?<![\p{L}\p{N}.])v?(\d+(?:\.\d+)+)(?![\p{L}\p{N}])/giu;
/**
 * Stretches of scripts that write words without blanks between them and of Hangul, where a particle follows its noun without
 * one, and stretches of others.
 */
const STRETCH =
  /[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]&&[\p{L}\p{M}\p{N}]]+|[[\p{L}\p{M}\p{N}]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]]+/gv;
const UNSPACED =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/v;
/** One written sign with the marks on it. */
const SIGN = /\P{M}\p{M}*|\p{M}+/gu;
/** Where the writer of a name changes case, or a longer number follows letters: camelCase, HTTPServer, report2024. */
const HAS_PARTS = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}{2}|\p{L}{2}\p{N}{3}|\p{N}{3}\p{L}{2}/u;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}\p{M}]+|\p{Lu}|\p{N}+/gu;
/** UTF-16 units of a term: what is longer is cut off, in texts and questions alike. */
const LONGEST_TERM = 100;

/** Raised whenever texts get other words, or another length, than before: workers then index the words of all items again. */
export const WORDS_VERSION = 2;

/** The words of a text that is to be found. */
export function wordsOfText(text: string): Words {
  return analyze(text, false);
}

/**
 * The words that a question asks for. They differ from a text's in one thing: of a stretch of a script without blanks it asks
 * for the pairs of signs, and for a sign by itself only where it stands alone.
 */
export function wordsOfQuestion(question: string): Words {
  return analyze(question, true);
}

/**
 * One reading of words for texts and questions: full and half width as one, without case and accents, English stems without
 * stop words; scripts without blanks by single signs and pairs; identifiers whole and in parts. A text's length counts its
 * plain words and signs, so that being found by more terms does not make it longer.
 */
function analyze(text: string, asks: boolean): Words {
  const counts = new Map<string, number>();
  let length = 0;
  /** Nothing is left of a mark that stands by itself. */
  const add = (term: string) => term !== '' && counts.set(term, (counts.get(term) ?? 0) + 1);
  const addWord = (word: string) => {
    const term = stem(cut(word));
    if (term === null || term === '') return;
    add(term);
    length += 1;
  };

  function addSigns(stretch: string): void {
    const signs = fold(stretch).match(SIGN) ?? [];
    length += signs.length;
    for (const [at, sign] of signs.entries()) {
      if (!asks || signs.length === 1) add(cut(sign));
      const next = signs[at + 1];
      if (next !== undefined) add(cut(sign + next));
    }
  }

  function addRun(run: string): void {
    if (!isAscii(run)) {
      for (const [stretch] of run.matchAll(STRETCH)) {
        if (UNSPACED.test(stretch)) addSigns(stretch);
        else addSpaced(stretch);
      }
    } else addSpaced(run);
  }

  function addSpaced(run: string): void {
    const folded = isAscii(run) ? run.toLowerCase() : fold(run);
    addWord(folded);
    if ((folded === run && !/\d/.test(run)) || !HAS_PARTS.test(run)) return;
    for (const [part] of run.matchAll(PART)) {
      const term = part.length === 1 ? null : stem(cut(fold(part)));
      if (term !== null) add(term);
    }
  }

  /** An identifier, its segments, the numbers joined by dots in it, and its words. */
  function addCompound(token: string): void {
    const whole = cut(fold(token));
    add(whole);
    const segments = token.split(BETWEEN_SEGMENTS);
    for (const segment of segments)
      if (segments.length > 1 && /[-._+]/.test(segment)) add(cut(fold(segment)));
    const rest = token.replace(DOTTED, (_, numbers: string) => addDotted(numbers, whole));
    for (const [run] of rest.matchAll(RUN)) addRun(run);
  }

  /** '4.2.10' and '4.2'; answers what of it is a word, too: a year or a port, no single digit. */
  function addDotted(numbers: string, whole: string): string {
    const parts = numbers.split('.');
    length += 1;
    for (let count = 2; count <= parts.length; count++) {
      const front = cut(parts.slice(0, count).join('.'));
      if (front !== whole) add(front);
    }
    return ` ${parts.filter((part) => part.length > 2).join(' ')} `;
  }

  for (const [token] of (isAscii(text) ? text : text.normalize('NFKC')).matchAll(TOKEN)) {
    if (/^[\p{L}\p{M}\p{N}]+$/u.test(token)) addRun(token);
    else addCompound(token);
  }
  return { counts, length };
}

const cut = (term: string) =>
  term.length > LONGEST_TERM ? term.slice(0, LONGEST_TERM).toWellFormed() : term;

const isAscii = (text: string) => /^[\u0000-\u007f]*$/.test(text);
