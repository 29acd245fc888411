import type { Term } from '@memory/extraction';

/** A proper name in a sentence. Token indices, half-open; titles ('Dr.') included, articles and possessive endings not. */
export type NameSpan = {
  readonly first: number;
  readonly last: number;
  readonly term: Term;
};
