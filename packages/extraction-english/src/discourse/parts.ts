import type { Alias, Assertion, Term } from '@memory/extraction';
import type { Clause } from '../clause.ts';
import type { PlainTable } from '../meaning/index.ts';
import type { NameSpan } from '../name.ts';
import type { Sentence, TimePhrase, Token } from '../sentence.ts';
import type { Gender } from './mentions.ts';
import type { StandingParts } from './standing.ts';

/** The steps that read one sentence, each by the room that knows how. All are synchronous and keep no state. */
export type ReaderParts = StandingParts & {
  splitSentences(
    plain: string,
    language: string,
  ): readonly { readonly start: number; readonly end: number }[];
  tag(text: string): Token[];
  findTimes(tokens: readonly Token[], text: string, saidAt: Date | null): TimePhrase[];
  /** `known` are the names that the document has used so far, as written. */
  findNames(
    tokens: readonly Token[],
    times: readonly TimePhrase[],
    known: ReadonlyMap<string, Term>,
  ): NameSpan[];
  findAliases(tokens: readonly Token[], names: readonly NameSpan[]): Alias[];
  genderOf(name: string): Gender | null;
  /** Whether a word in lower case stands in the dictionary. */
  isWord(lower: string): boolean;
  readClauses(sentence: Sentence, names: readonly NameSpan[]): Clause[];
  readAssertions(clause: Clause, sentence: Sentence): Assertion[];
  /** What each row of a table says of its key, by row. */
  readTable(table: PlainTable): Assertion[][];
  /** What `Capital: Lima` says of the named thing that its section is about. */
  readPair(key: string, value: string, topic: Term): Assertion[];
};
