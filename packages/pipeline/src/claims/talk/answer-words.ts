import { pastOf } from '../../language/words/inflections.ts';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';

/** How an answer begins that tells where, when or with whom: 'in Porto', 'since May'. */
export const preposition =
  /^(?:in|at|on|near|by|for|with|from|to|since|until|around|about|under|outside|close to|next to)\b/i;

/** The verb as the answer says it: 'do you live' -> 'live', 'did you move' -> 'moved', 'are you from' -> 'am from'. */
export function verbPhrase(auxiliary: string, body: string): string {
  if (auxiliary === 'do') return body;
  if (auxiliary === 'are') return `am ${body}`;
  if (auxiliary === 'were') return `was ${body}`;
  if (auxiliary !== 'did') return `${auxiliary} ${body}`;
  const [verb = '', ...rest] = body.split(' ');
  return [pastOf(verb.toLowerCase()), ...rest].join(' ');
}

/** 'your' as the one who was asked says it. */
export function mine(whose: string): string {
  return whose.toLowerCase() === 'your' ? 'my' : whose.toLowerCase();
}

/** 'your wife' said back by the one who was asked. */
export function turned(text: string): string {
  return text
    .replace(/\byour\b/gi, 'my')
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\byou\b/gi, 'I');
}

/** 'Nurse' -> 'a nurse'; what has an article, or is two things, as it is. */
export function withArticle(text: string): string {
  if (/^(?:an?|the|my|one)\s/i.test(text) || /\s(?:and|at|for)\s/i.test(text)) return text;
  return `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${uncapital(text)}`;
}

/** 'At Roundel' -> 'at Roundel', 'A nurse' -> 'a nurse'. */
export function lowered(text: string): string {
  return preposition.test(text) || /^(?:an?|the|my|one|two|three|four|five|six|some|every|each)\s/i.test(text)
    ? uncapital(text)
    : /^\p{Lu}\p{Ll}+(?: and \p{Ll}+|, \p{Ll}+)+$/u.test(text) && isOrdinary(/^\p{L}+/u.exec(text)?.[0] ?? '')
      ? uncapital(text)
      : text;
}

/** 'Climbing', and no name and no language. */
export function isOrdinary(word: string): boolean {
  const bits = lookUp(word.toLowerCase());
  return (
    isKnownWord(word.toLowerCase()) &&
    (bits & (Word.firstName | Word.place | Word.demonym | Word.lastName)) === 0
  );
}
