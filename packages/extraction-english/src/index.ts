export type { Clause, Phrase } from './clause.ts';
export type { Sentence, Standing, Tag, TimePhrase, Token } from './sentence.ts';
