import type { Token } from '../sentence.ts';
import { wordSet } from '../word-set.ts';

/** The part of a sentence that says something: token indices, half-open, without who is called and what only opens it. */
export type Core = { readonly first: number; readonly last: number; readonly isCorrection: boolean };

const calls = wordSet('hey hi hello ok okay so well yes no thanks sorry oh dear fyi btw');
const corrections = wordSet('correction corrigendum erratum errata');

/**
 * Finds the part of a sentence that says something: without the name of whom it calls ('Otis, the server is down.'), where
 * the text is spoken to somebody, and without the mark of a correction ('Correction: …', 'Actually, …'). `names` are the
 * token ranges of names.
 */
export function findCore(
  tokens: readonly Token[],
  names: readonly { readonly first: number; readonly last: number }[],
  isTalk: boolean,
): Core {
  const correction = correctionEnd(tokens, isTalk);
  let first = correction ?? reminderEnd(tokens);
  let last = tokens.length;
  const isCorrection = correction !== null || isRetraction(tokens);
  if (isTalk) {
    first = callEnd(tokens, names, first);
    last = callStart(tokens, names, first);
  }
  return { first, last, isCorrection };
}

/** Where a statement begins that is only to be kept in mind: 'Please remember that …', 'Don't forget that …'. */
function reminderEnd(tokens: readonly Token[]): number {
  let at = tokens[0]?.lower === 'please' ? 1 : 0;
  const words = tokens.slice(at, at + 4).map(({ lower }) => lower.replace('’', "'"));
  const [first, second, third] = words;
  if (/^(?:remember|note)$/.test(first ?? '') && second === 'that') at += 2;
  else if (first === 'do' && /^(?:n't|not)$/.test(second ?? '') && third === 'forget' && words[3] === 'that')
    at += 4;
  else if (first === 'keep' && second === 'in' && third === 'mind' && words[3] === 'that') at += 4;
  else return 0;
  return at;
}

/** Where what is said begins behind the mark of a correction; null without one. */
function correctionEnd(tokens: readonly Token[], isTalk: boolean): number | null {
  const [first, second, third] = tokens;
  if (first === undefined || second === undefined) return null;
  if (corrections.has(first.lower) && (second.text === ':' || second.text === '—' || second.text === '–'))
    return 2;
  if (!isTalk) return null;
  if ((first.lower === 'actually' || first.lower === 'sorry') && second.text === ',') {
    if (third?.lower === 'i' && tokens[3]?.lemma === 'mean') return 0;
    return first.lower === 'actually' ? 2 : null;
  }
  return null;
}

/** 'I meant Ghent, not Bruges', 'No wait, …', 'scratch that' */
function isRetraction(tokens: readonly Token[]): boolean {
  const words = tokens
    .slice(0, 6)
    .filter(({ tag }) => tag !== 'PUNCT')
    .map(({ lower }) => lower)
    .join(' ');
  return /^(?:(?:sorry|no|oops|wait|actually) )*(?:i meant|i mean(?! (?:it|that|to)\b)|scratch that|i was wrong|i misspoke|no wait|wait no)\b/.test(
    words,
  );
}

/** Where a sentence begins behind who is called: a name and a comma in front of a clause with a subject of its own. */
function callEnd(
  tokens: readonly Token[],
  names: readonly { first: number; last: number }[],
  from: number,
): number {
  const mention = tokens[from]?.text ?? '';
  if (mention.startsWith('@')) {
    const end = from + (mention === '@' ? 2 : 1);
    return /^[,:]$/.test(tokens[end]?.text ?? '') ? end + 1 : end;
  }
  let at = from;
  if (calls.has(tokens[at]?.lower ?? '')) at += tokens[at + 1]?.text === ',' ? 2 : 1;
  const name = names.find(({ first }) => first === at);
  const mark = name === undefined ? undefined : tokens[name.last];
  if (name === undefined) return isOpened(tokens, from, at) ? at : from;
  if (mark === undefined || !/^[,!:—–-]$/.test(mark.text)) return from;
  const rest = tokens.slice(name.last + 1);
  const [opening] = rest;
  if (opening === undefined || !rest.some(({ tag }) => tag === 'VERB' || tag === 'AUX')) return from;
  // 'Otis, the mechanic, fixed it': what stands between the commas says who Otis is
  const comma = rest.findIndex(({ text }) => text === ',');
  const isAside = comma > 0 && !rest.slice(0, comma).some(({ tag }) => tag === 'VERB' || tag === 'AUX');
  const follows = rest[comma + 1];
  if (isAside && (follows?.tag === 'VERB' || follows?.tag === 'AUX')) return from;
  // 'Ann, Bob and Cy left'
  if (opening.tag === 'PROPN' && (comma >= 0 || rest.some(({ tag }) => tag === 'CCONJ'))) return from;
  return opening.tag === 'CCONJ' ? from : name.last + 1;
}

/** Whether what stands in front of a token only opens a clause: 'hey, I moved', 'oh she left', 'FYI, we moved'. */
function isOpened(tokens: readonly Token[], from: number, at: number): boolean {
  const rest = tokens.slice(at);
  const isCut = tokens[at - 1]?.text === ',' || rest[0]?.tag === 'PRON';
  return at > from && isCut && rest.some(({ tag }) => tag === 'VERB' || tag === 'AUX');
}

/** Where a sentence ends in front of who is called: 'I own a boat, Otis.' */
function callStart(
  tokens: readonly Token[],
  names: readonly { first: number; last: number }[],
  from: number,
): number {
  let end = tokens.length;
  while (end > from && tokens[end - 1]?.tag === 'PUNCT') end--;
  const name = names.find(({ first, last }) => last === end && first > from);
  if (name === undefined || tokens[name.first - 1]?.text !== ',') return tokens.length;
  const before = tokens.slice(from, name.first - 1);
  const isClause = before.some(({ tag }) => tag === 'VERB' || tag === 'AUX');
  // 'I met Ann, Bob, Otis.', 'I live in Ghent, Belgium.'
  const isList = before.some(({ text }) => text === ',') || before.at(-1)?.tag === 'PROPN';
  return isClause && !isList ? name.first - 1 : tokens.length;
}
