import type { LabelWords } from '@memory/markdown';
import { listedWord, lookUp, Word } from './lexicon.ts';
import { isKnownWord } from './tokens.ts';

/** English words, for telling speakers from other labels. */
export const labelWords: LabelWords = {
  isName: (word) => (lookUp(word) & Word.firstName) !== 0,
  isOnlyName: (word) =>
    (lookUp(word) & Word.firstName) !== 0 && (lookUp(word) & (Word.noun | Word.verbBase)) === 0,
  isWord: isKnownWord,
  isNounOrAdjective: (word) => (listedWord(word) & (Word.noun | Word.adjective)) !== 0,
  isPlace: (word) => (listedWord(word) & Word.place) !== 0,
};
