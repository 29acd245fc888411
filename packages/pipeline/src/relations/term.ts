import type { NounPhrase } from '../language/analyze.ts';
import type { Mention } from './normalized-claim.ts';
import type { RelationalNoun, Span } from './nouns/relational-nouns.ts';

/** A noun phrase as relations see it: what it names, what it is a relation to, or what value it gives. */
export type Term = {
  readonly phrase: NounPhrase;
  /** The name in it; null for a phrase without one. */
  readonly mention: Mention | null;
  /** The words in front of the name: 'Acme CEO', 'the German painter'. */
  readonly descriptor: Span | null;
  /** Lemma of the head noun in lower case; of the class noun for 'the Falcon 9 rocket'. */
  readonly noun: string;
  /** Whether its head, or its descriptor, is a relational noun. */
  readonly relation: RelationalNoun | null;
  /** 'birth' in 'Jane's date of birth': the bare noun that is one noun with the head. */
  readonly inner?: NounPhrase;
};
