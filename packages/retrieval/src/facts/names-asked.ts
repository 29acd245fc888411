import { fold } from '@memory/database/search-index';
import { isSilent } from './read-question.ts';

/** Words and identifiers as a question writes them. */
const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-._/\\:@#+&][\p{L}\p{M}\p{N}]+)*/gu;
/** Letters with digits, or a long number: nothing that counts or dates. */
const IDENTIFIER = /\p{L}.*\d|\d.*\p{L}|\d{5}/u;
const TIMES =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|q[1-4]|am|pm)s?$/;

/** What a question asks about: what it calls by a name or an identifier, and its other words that say anything. */
export type AskedWords = { readonly names: readonly string[]; readonly others: readonly string[] };

/**
 * The words of a question by how they are written. A capital is no sign of a name on the first word, unless another name or a
 * possessive follows it, nor on months and days.
 */
export function wordsAsked(question: string): AskedWords {
  const tokens = [...question.matchAll(TOKEN)];
  const names: string[] = [];
  const others: string[] = [];
  for (const [at, token] of tokens.entries()) {
    const [word] = token;
    const folded = fold(word);
    if (isSilent(folded) || TIMES.test(folded) || /^(?:\d{1,4}|s|m|re|ve|ll|d|t)$/.test(folded)) continue;
    const isCapital = /^\p{Lu}/u.test(word);
    const next = tokens[at + 1]?.[0] ?? '';
    const begins = startsSentence(question, token.index);
    const isNamed =
      isCapital && (!begins || (/^\p{Lu}/u.test(next) && !isSilent(fold(next))) || next === 's');
    (isNamed || IDENTIFIER.test(word) ? names : others).push(word);
  }
  return { names, others };
}

function startsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:]\s)[^\p{L}\p{N}]*$/u.test(text.slice(Math.max(0, at - 8), at));
}
