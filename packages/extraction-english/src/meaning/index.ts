export { type AssertionReader, createAssertionReader } from './read-assertions.ts';
export { createVocabulary, type Vocabulary } from './vocabulary.ts';
