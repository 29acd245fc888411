export { findAliases } from './aliases.ts';
export { createNameFinder, type NameFinder } from './find-names.ts';
export { firmWords, looseLastWords, typeOfLastWord } from './name-words.ts';
export { spell } from './spell.ts';
export { createWordLists, hasFlag, type WordLists } from './word-lists.ts';
