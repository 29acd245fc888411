import type { NounPhrase } from '../phrases/noun-phrases.ts';
import type { Token } from '../words/tokens.ts';
import type { VerbGroup } from './verb-groups.ts';

export type ClauseKind =
  /** Carries the sentence. */
  | 'main'
  /** Joined to another by and, but, or, a semicolon or a comma; `sharesSubject` where it has none of its own. */
  | 'coordinate'
  /** who, which, that, whose, where, or a contact clause ('the firm she founded'). */
  | 'relative'
  /** What is said, thought or decided: 'that …', 'whether …', or without a marker. */
  | 'complement'
  /** because, when, if, although, while … */
  | 'adverbial'
  /** A participle or gerund: 'founded by her in 1998', 'leaving the firm'. */
  | 'participial'
  | 'infinitive'
  /** Says who says what stands beside it: ', said Tom Baker', ', the minister announced'. */
  | 'reporting';

/** One verb with its arguments. Indices point into `tokens`, `nounPhrases` and `verbGroups` of the analysis. */
export type Clause = {
  readonly index: number;
  kind: ClauseKind;
  /** Token range, half-open: from its marker or subject to the next clause. */
  start: number;
  end: number;
  readonly verb: number;
  /** Token index of 'that', 'who', 'because', 'and' …; null without one. */
  marker: number | null;
  /** Noun phrases that are its subject, several when coordinated; a relative clause's are those of its head where it asks for the subject. */
  subjects: number[];
  /** Whether `subjects` were taken over from the clause that this one is joined to or hangs on. */
  sharesSubject: boolean;
  /** Noun phrases behind the verb without a preposition, times left out: object, second object, or predicate of a copula. */
  objects: number[];
  /** Groups of coordinated `objects`: objects in one group are joined by and / or / commas. */
  objectGroups: number[][];
  /** Token index of a predicate adjective ('is red'), else null. */
  adjective: number | null;
  /** Prepositional phrases: of the verb, and those nested in its noun phrases ('of' has `attachedTo` set on the phrase). */
  prepositional: { readonly preposition: number; readonly phrase: number }[];
  /** Noun phrases that tell when without a preposition ('last year'). */
  times: number[];
  /** Clause that this one hangs on; null for the first main clause. */
  parent: number | null;
  /** The noun phrase that a relative or reduced clause describes. */
  head: number | null;
};

/** What the clause finder works on: one sentence's tokens, phrases and verbs, and which tokens stand in brackets (1). */
export type Work = {
  tokens: readonly Token[];
  phrases: readonly NounPhrase[];
  verbs: readonly VerbGroup[];
  aside: Uint8Array;
};
