export { identifyLanguage } from './languages.ts';
export { longestSentence, splitSentences, type TextRange } from './sentences.ts';
