import { z } from 'zod';
import type { Validity } from './assertion.ts';

/** One of two statements that are compared. Entities are given by name; equal names are equal entities. */
export type JudgedStatement = {
  readonly subject: string;
  readonly predicate: string;
  readonly object: string | null;
  readonly objectText: string | null;
  readonly polarity: 'affirmed' | 'negated';
  readonly facet: string;
  readonly validity: Validity;
  /** When its source says it; null where that is not known. */
  readonly saidAt: Date | null;
  readonly claimText: string;
};

export type JudgedPair = { readonly earlier: JudgedStatement; readonly later: JudgedStatement };

/**
 * `same`: the later says what the earlier says; `opposite`: both cannot be true of one time; `replaces`: the later ends what the
 * earlier says; `different`: neither bears on the other. In doubt `different`.
 */
export const verdictSchema = z.enum(['same', 'opposite', 'replaces', 'different']);
export type Verdict = z.infer<typeof verdictSchema>;
