import type { Range } from '@memory/markdown';
import { quotedWorks, speechForms } from './speech-words.ts';

/** Words between quotation marks that are somebody's speech or a text; `speaker` is null where nobody is named beside it. */
export type Quotation = Range & {
  readonly speaker: string | null;
  /** Whether somebody is said to say it, named or not ('my colleague said: …'). */
  readonly isSaid: boolean;
};

const pairs: Readonly<Record<string, string>> = { '“': '”', '"': '"', '«': '»', '„': '“' };
const longest = 5_000;
const fewestWords = 3;

/** The quotations of a text in order; a quoted term of one or two words is none. Offsets are those of the text, marks included. */
export function findQuotations(text: string): Quotation[] {
  const found: Quotation[] = [];
  for (let at = 0; at < text.length; at++) {
    const close = pairs[text.charAt(at)];
    if (close === undefined) continue;
    const end = text.indexOf(close, at + 1);
    if (end < 0 || end - at > longest) continue;
    const words = text
      .slice(at + 1, end)
      .trim()
      .split(/\s+/);
    if (words.length >= fewestWords) found.push({ start: at, end: end + 1, ...sayerOf(text, at, end + 1) });
    at = end;
  }
  return found;
}

/** Who is said to say what stands from `start` to `end`: named in front ('Ann said: …') or behind ('…, said Ann'). */
function sayerOf(text: string, start: number, end: number): Pick<Quotation, 'speaker' | 'isSaid'> {
  const before = wordsOf(text.slice(Math.max(0, start - 120), start).replace(/^.*[.!?]\s/s, ''));
  const verb = before.findLastIndex((word) => speechForms.has(word.toLowerCase()));
  if (verb >= 0 && before.length - verb <= 4) return { speaker: nameBefore(before, verb), isSaid: true };
  const behind = wordsOf(text.slice(end, end + 80).split(/[.!?;:]/, 1)[0] ?? '');
  const told = behind.findIndex((word) => speechForms.has(word.toLowerCase()));
  if (told < 0 || told > 4) return { speaker: null, isSaid: false };
  return { speaker: told === 0 ? nameAt(behind, 1) : nameBefore(behind, told), isSaid: true };
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,:;"“”]+/).filter((word) => word !== '');
}

function isCapital(word: string | undefined): boolean {
  return (
    word !== undefined &&
    /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(word) &&
    !/^(?:I|The|A|An|My|Our|He|She|They|We|It)$/.test(word)
  );
}

function nameBefore(words: readonly string[], end: number): string | null {
  let start = end;
  while (start > 0 && end - start < 4 && isCapital(words[start - 1])) start--;
  const name = words.slice(start, end);
  return name.length === 0 || quotedWorks.has(name.at(-1)?.toLowerCase() ?? '') ? null : name.join(' ');
}

function nameAt(words: readonly string[], start: number): string | null {
  let end = start;
  while (end < words.length && end - start < 4 && isCapital(words[end])) end++;
  return end === start ? null : words.slice(start, end).join(' ');
}
