import type { Phrase } from '../clause.ts';
import { spell, type WordLists } from '../names/index.ts';
import type { Token } from '../sentence.ts';
import type { Vocabulary } from './vocabulary.ts';

export type ReadingContext = {
  readonly tokens: readonly Token[];
  readonly lists: WordLists;
  readonly vocabulary: Vocabulary;
};

/** Where a phrase ends with its modifiers behind it. */
export function endOf(phrase: Phrase): number {
  return Math.max(
    phrase.last,
    ...phrase.modifiers.flatMap(({ phrase: inner }) => [inner, ...inner.others].map(endOf)),
  );
}

/** The words of a phrase with its modifiers, without a trailing mark. */
export function wordsOf({ tokens }: ReadingContext, phrase: Phrase): string {
  let last = endOf(phrase);
  while (last > phrase.first + 1 && /^[.,;:!?]$/.test(tokens[last - 1]?.text ?? '')) last--;
  return spell(tokens, phrase.first, last);
}

/** The same without 'the', 'a', 'an' in front. */
export function bareWords(context: ReadingContext, phrase: Phrase): string {
  return wordsOf(context, phrase).replace(/^(?:the|an?) (?=\S)/i, '');
}

/** The head noun of a phrase, in its base form, lower case. */
export function headOf({ tokens }: ReadingContext, phrase: Phrase): string {
  const token = tokens[phrase.head];
  return token === undefined ? '' : token.tag === 'PROPN' ? token.lower : token.lemma.toLowerCase();
}

/** The words of a noun phrase up to its head, without determiner or owner: 'largest city', 'chief executive officer'. */
export function nounOf({ tokens }: ReadingContext, phrase: Phrase): string {
  let first = phrase.owner === null ? phrase.first : phrase.owner.last;
  if (/^['’]s?$/.test(tokens[first]?.lower ?? '')) first++;
  while (
    first < phrase.head &&
    /^(?:the|an?|its|his|her|their|our|my|your|own|this|that)$/.test(tokens[first]?.lower ?? '')
  )
    first++;
  while (
    first < phrase.head &&
    (tokens[first]?.tag === 'NUM' || /^(?:some|several|many|three|two)$/.test(tokens[first]?.lower ?? ''))
  )
    first++;
  const words = tokens.slice(first, phrase.head).map(({ lower }) => lower);
  return [...words, headOf({ tokens } as ReadingContext, phrase)].join(' ').replaceAll(' - ', '-');
}
