import type { Mention } from '../normalized-claim.ts';
import type { VerbPattern } from '../predicates.ts';

/** What stands in a slot of a pattern. */
export type Filler = { readonly phrase: number; readonly mention: Mention | null };

export type Match = {
  readonly pattern: VerbPattern;
  readonly subjects: readonly Filler[];
  readonly objects: readonly Filler[];
  readonly value: string | null;
  /** The members of a value that is a list; empty where it is one. */
  readonly parts?: readonly string[];
  readonly fit: number;
};
