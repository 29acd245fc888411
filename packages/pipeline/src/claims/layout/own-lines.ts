import type { Block, Range } from '@memory/markdown';
import type { SourceText } from '../source-text.ts';
import { isPersonsName } from './own-names.ts';
import { registeredName } from './register-people.ts';
import { isSentence } from './whole-sentences.ts';

const unfinishedEnd =
  /[,;(–—-]$|\b(?:the|an?|of|in|at|by|for|to|and|or|but|with|from|on|as|is|was|are|were|has|have|had|that|which|who|when|if|because|near|into|than|said|says|think|thinks|hope|hopes|de|van|von)$/iu;
/** What begins a line of its own: a capital, a figure, or who is spoken of. */
const beginning = /^(?:[\p{Lu}\p{N}@#"“'‘(]|(?:i|we|he|she|it|they)\b)/u;

/** Whether a line ends in the middle of a sentence. */
export function isUnfinished(line: string): boolean {
  return unfinishedEnd.test(line);
}

/** Whether a line begins as one of its own does. */
export function beginsLine(line: string): boolean {
  return beginning.test(line);
}

/**
 * The lines of a paragraph in which nothing but the line's end parts one from the next: notes, a list without marks, lines of a CV.
 * Null for prose, whose sentences have their full stops.
 */
export function ownLines({ kind, text: { plain, lineEnds, strong } }: Block): Range[] | null {
  if (kind !== 'paragraph' || plain.length > 4_000) return null;
  const entries = registerLines(plain, lineEnds);
  if (entries !== null || lineEnds.length === 0) return entries;
  if (
    !endsInLabels(plain, lineEnds) &&
    !isCardOfPerson(plain, lineEnds, strong) &&
    /(?<=[^\s.])[.!?…]["”’)]*(?:\s|$)/u.test(
      plain.replace(/\b(?:\p{Lu}|Dr|Mr|Mrs|Ms|Prof|St|No|Inc|Ltd|Co)\.\s/gu, ' '),
    )
  )
    return null;
  const lines: Range[] = [];
  let from = 0;
  for (const end of [...lineEnds, plain.length]) {
    const line = {
      start: from + (plain.slice(from, end).length - plain.slice(from, end).trimStart().length),
      end,
    };
    const before = lines.at(-1);
    const text = plain.slice(line.start, end);
    if (before === undefined || parts(plain.slice(before.start, before.end), text)) lines.push(line);
    else lines[lines.length - 1] = { start: before.start, end };
    from = end + 1;
  }
  const isShort = lines.every(({ start, end }) => end > start && end - start <= 120);
  return lines.length > 1 && isShort ? lines : null;
}

const label = /^\p{Lu}\p{L}*(?: \p{L}+){0,2}: \S/u;

/** 'Outgoing: …' and 'Incoming: …' above 'The changes take effect on 1 May.': labels, and sentences that end where their line does. */
function endsInLabels(plain: string, lineEnds: readonly number[]): boolean {
  const starts = [0, ...lineEnds.map((end) => end + 1)];
  const lines = starts.map((start, nth) => plain.slice(start, lineEnds[nth] ?? plain.length).trim());
  const labelled = lines.filter((line) => label.test(line)).length;
  return (
    labelled > 1 &&
    lines.every((line) => label.test(line) || (/^\p{Lu}/u.test(line) && /[.!]$/.test(line))) &&
    !lines.some((line) => /\p{Ll}{3}[.!?] \p{Lu}/u.test(line))
  );
}

/** '**Ann Lee**' above her post and a sentence on her. */
function isCardOfPerson(plain: string, [end = 0]: readonly number[], [bold]: readonly Range[]): boolean {
  return (
    bold?.start === 0 &&
    bold.end === end &&
    / /.test(plain.slice(0, end)) &&
    isPersonsName(plain.slice(0, end))
  );
}

/** Lines of a register of people, each with sentences of its own: 'No. 14: Baird, Thomas. Joined 3 May 1998.' */
function registerLines(plain: string, lineEnds: readonly number[]): Range[] | null {
  const starts = [0, ...lineEnds.map((end) => end + 1)];
  const lines = starts.map((start, nth) => ({ start, end: lineEnds[nth] ?? plain.length }));
  return lines.every(({ start, end }) => registeredName(plain.slice(start, end)) !== null) ? lines : null;
}

/** 'since 2016' behind '2010-2016' */
const dated = /^(?:since (?:\p{Lu}\p{Ll}+ )?)?\d{4}\b/u;

/** 'she works at Orr', 'the boiler was mended' behind 'Ann lives in Riga': a line that goes on with nothing. */
function parts(before: string, line: string): boolean {
  if (isUnfinished(before)) return false;
  return (
    beginsLine(line) ||
    /^[^\s@]+@[^\s@]+\.\p{L}{2,}(?:\s|$)/u.test(line) ||
    (dated.test(line) && dated.test(before)) ||
    (/^(?:the|my|our|there)\b/.test(line) && isSentence(line) && isSentence(before))
  );
}

const columns = /^(\S.*?)(?:\s{2,}|\t+|\s?(?:\.{3,}|…+)\s?)(\S.*)$/u;
const money =
  /^(?:[€$£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€$£¥]|euros?|EUR|dollars?|USD|pounds?|GBP|francs?|CHF|kronor|kroner|SEK|NOK|DKK|yen))(?: (?:per|a|an|\/) ?\p{L}+)?$/u;

const ofPrice = /^(?:(?:\p{L}+ )?(?:price|cost|fee|total|sum|rent|deposit))$/iu;

/** 'Weight      1.8 kg': a label and its value in columns; null where a line is not so set. */
export function columnLabel(line: string): string | null {
  const [, key = '', value = ''] = (line.length <= 200 && columns.exec(line)) || [];
  return /^\p{Lu}\p{L}*(?: \p{Ll}+){0,2}$/u.test(key) && /^\S{1,40}(?: \S{1,40}){0,4}$/.test(value)
    ? `${key}: ${value}`
    : null;
}

/** 'Day ticket    19 euros' */
export function wordPrice(line: string): string | null {
  const [, what = '', price = ''] = (line.length <= 200 && columns.exec(line)) || [];
  return /\p{L}/u.test(what) && !ofPrice.test(what) && money.test(price)
    ? `The price of ${what} is ${price}`
    : null;
}

/** 'Workshop led by Ann Lee' of '13:00 Workshop led by Ann Lee' in a programme, whose hour is no part of the name. */
export function behindHour(source: SourceText): SourceText {
  const [hour = ''] =
    /^\d{1,2}[:.]\d\d(?: ?[–-] ?\d{1,2}[:.]\d\d)? +(?!(?:Euro|EUR|USD|GBP|CHF|Dollar|Pound|Kron))(?=\p{Lu}[^.!?]*$)/u.exec(
      source.text,
    ) ?? [];
  if (hour === '') return source;
  const at = (start: number, end: number) => source.source(hour.length + start, hour.length + end);
  return { text: source.text.slice(hour.length), source: at };
}
