import type { Term } from '@memory/extraction';
import type { TimePhrase } from './sentence.ts';

/** A noun phrase or name. Token indices, half-open. */
export type Phrase = {
  readonly first: number;
  readonly last: number;
  /** Index of its head noun. */
  readonly head: number;
  readonly kind: 'name' | 'common' | 'pronoun' | 'number' | 'clause';
  /** What it names, where it names something; set again where a pronoun or 'the company' is resolved. */
  readonly term: Term | null;
  /** 'the', 'a', 'no', possessive, or none. */
  readonly determiner: 'definite' | 'indefinite' | 'negative' | 'possessive' | 'quantity' | null;
  /** The owner of 'Orr's CEO', 'her brother'. */
  readonly owner: Phrase | null;
  /** 'of Orr' behind the head, and other prepositional modifiers. */
  readonly modifiers: readonly { readonly preposition: string; readonly phrase: Phrase }[];
  /** 'Ann Bell, CEO of Orr': what stands beside it between commas or in front. */
  readonly apposition: Phrase | null;
  /** Joined by 'and': the further ones. */
  readonly others: readonly Phrase[];
};

/** One finite clause of a sentence, as far as its grammar is plain. */
export type Clause = {
  readonly subject: Phrase | null;
  readonly verb: {
    readonly lemma: string;
    readonly particle: string | null;
    readonly first: number;
    readonly last: number;
    readonly tense: 'present' | 'past' | 'future' | 'perfect' | 'pastPerfect' | 'infinitive';
    readonly isPassive: boolean;
    readonly isProgressive: boolean;
    readonly isNegated: boolean;
    /** 'may', 'should', 'probably': not said as a fact. */
    readonly modal: string | null;
    /** 'no longer', 'still', 'now', 'formerly', 'used to'. */
    readonly adverbs: readonly string[];
  };
  /** Noun phrase or adjective behind a copula, direct object behind another verb. */
  readonly complement: Phrase | null;
  readonly adjective: { readonly first: number; readonly last: number; readonly words: string } | null;
  readonly prepositional: readonly {
    readonly preposition: string;
    readonly phrase: Phrase;
    readonly at: number;
  }[];
  readonly times: readonly TimePhrase[];
  /** Why it is not asserted as a fact, where it is not. */
  readonly guard: 'question' | 'condition' | 'imperative' | 'reported' | 'wish' | 'generic' | null;
  /** Who says it, where a clause reports it ('Ann said that …'). */
  readonly saidBy: Phrase | null;
  readonly first: number;
  readonly last: number;
};
