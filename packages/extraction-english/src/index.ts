export type { Clause, Phrase } from './clause.ts';
export type { NameSpan } from './name.ts';
export type { Sentence, Standing, Tag, TimePhrase, Token } from './sentence.ts';
