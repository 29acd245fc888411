import { z } from 'zod';
import { aliasSchema, termSchema, validitySchema } from './assertion.ts';
import type { extractedClaimSchema } from './claim.ts';

/** A claim as the normalizer gets it back: what extraction read of it, without its place in the source. */
export type ReadClaim = Omit<
  z.infer<typeof extractedClaimSchema>,
  'chunkIndex' | 'span' | 'evidence' | 'saidAt' | 'rules'
>;

/** One thing that a claim states, as facts are made from it. */
export const statementSchema = z.object({
  kind: z.enum(['relation', 'observation']),
  subject: termSchema,
  /** Of the ontology, or `other:<words>`. */
  predicate: z.string().min(1),
  /** Null for an observation. */
  object: termSchema.nullable(),
  /** The value in an observation's object place: '$20 a month' of `price`, 'the oboe' of `other:play`. Null for a relation. */
  objectText: z.string().nullable(),
  polarity: z.enum(['affirmed', 'negated']),
  modality: z.enum(['asserted', 'hedged']),
  /** Somebody else's word, reported. A subject that speaks of itself is its own source. */
  isAttributed: z.boolean(),
  attributedTo: z.string().nullable(),
  /** The following six as in `Assertion`. */
  aspect: z.enum(['states', 'begins', 'ends']),
  isPast: z.boolean(),
  isNews: z.boolean(),
  isUnique: z.boolean(),
  facet: z.string(),
  validity: validitySchema,
  isCorrection: z.boolean(),
});
export type Statement = z.infer<typeof statementSchema>;

export const normalizedClaimSchema = z.object({
  statements: z.array(statementSchema),
  /** Every name in the claim, also those in no statement. */
  mentions: z.array(termSchema),
  aliases: z.array(aliasSchema),
});
export type NormalizedClaim = z.infer<typeof normalizedClaimSchema>;
