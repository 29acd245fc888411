import { z } from 'zod';
import type { Term } from './assertion.ts';

/** An entity that a mention may name. */
export type EntityCandidate = {
  /** Its number among the candidates of this mention, from 0. Ids of stored entities are never shown to a reader. */
  readonly number: number;
  readonly name: string;
  readonly type: Term['type'];
  readonly aliases: readonly string[];
  /** What is known of it, as `Term.traits`. */
  readonly traits: readonly string[];
};

/** A mention and the entities that the service found for it. */
export type EntityQuestion = {
  readonly mention: Term;
  /** The claim that mentions it. */
  readonly claimText: string;
  readonly candidates: readonly EntityCandidate[];
};

/** `one`: the mention names that candidate; `hint`: it may name one of some, and is kept apart from them; `new`: none of them. */
export const entityAnswerSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('one'), candidate: z.int().nonnegative() }),
  z.object({ decision: z.literal('hint'), candidates: z.array(z.int().nonnegative()).min(1) }),
  z.object({ decision: z.literal('new') }),
]);
export type EntityAnswer = z.infer<typeof entityAnswerSchema>;
