import type { Alias, Assertion, Term } from '@memory/extraction';
import type { Clause } from '../clause.ts';
import type { NameSpan } from '../name.ts';
import type { Sentence, TimePhrase, Token } from '../sentence.ts';
import type { Gender } from './mentions.ts';
import type { StandingParts } from './standing.ts';
import type { TableRow } from './table-rows.ts';

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
  /** What a row says of its key; only rows with a clear key and named columns are asked for. */
  readRow(row: TableRow): Assertion[];
  /** What `Capital: Lima` says of the named thing that its section is about. */
  readPair(key: string, value: string, topic: Term): Assertion[];
};
