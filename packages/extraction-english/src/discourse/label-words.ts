import type { LabelWords } from '@memory/markdown';
import { hasFlag, type WordLists } from '../names/index.ts';

/** What English knows of the words in front of a colon, for telling speakers from other labels. */
export function createLabelWords({ nameFlags, wordFlags }: WordLists): LabelWords {
  const isName = (word: string) => hasFlag(nameFlags(word), 'mfg');
  return {
    isName,
    isOnlyName: (word) => isName(word) && !hasFlag(wordFlags(word), 'nv'),
    isWord: (word) => wordFlags(word) !== '',
    isNounOrAdjective: (word) => hasFlag(wordFlags(word), 'na'),
    isPlace: (word) => hasFlag(nameFlags(word), 'tcCR'),
  };
}
