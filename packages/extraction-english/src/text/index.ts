export { identifyLanguage } from './languages.ts';
export { longestSentence, splitSentences, type TextRange } from './sentences.ts';
export { decideOrder, parseStamp, type Stamp, type StampOrder } from './stamps.ts';
export { createTagger, type Tagger, type WordTags } from './tagger.ts';
export { findTimes } from './times/index.ts';
