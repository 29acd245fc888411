export { createBuiltinReader } from './builtin-reader.ts';
export type { Clause, Phrase } from './clause.ts';
export { createEnglishReader, type EnglishReader } from './create-reader.ts';
export type { Fault, ReaderDocument } from './discourse/document.ts';
export type { NameSpan } from './name.ts';
export type { Sentence, Standing, Tag, TimePhrase, Token } from './sentence.ts';
