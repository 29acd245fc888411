import { z } from 'zod';
import { aliasSchema, assertionSchema, termSchema, validitySchema } from './assertion.ts';

/** Half-open, UTF-16 offsets in the Markdown. */
export const spanSchema = z.object({ start: z.int().nonnegative(), end: z.int().positive() });
export type Span = z.infer<typeof spanSchema>;

/** A statement of a source that stands alone, with where it is said and what it says as records. */
export const extractedClaimSchema = z.object({
  chunkIndex: z.int().nonnegative(),
  /** The source's sentence, with references, speaker and relative dates made explicit, nothing else re-worded. */
  text: z.string().min(1),
  /** The claim's source span. */
  span: spanSchema,
  /** Parts of the span that say it, in order. */
  evidence: z.array(spanSchema).min(1),
  /** Whether the source reports what someone else said, and who, where that is named. */
  isAttributed: z.boolean(),
  attributedTo: z.string().nullable(),
  polarity: z.enum(['affirmed', 'negated']),
  modality: z.enum(['asserted', 'hedged']),
  isCorrection: z.boolean(),
  validity: validitySchema,
  /** The day of the turn, letter or dated part in which it is said; null where only the document has one. */
  saidAt: z.date().nullable(),
  /** Every name in the claim, also those of no assertion. */
  mentions: z.array(termSchema),
  aliases: z.array(aliasSchema),
  /** Nothing where the sentence was not understood: it is kept word for word as evidence. */
  assertions: z.array(assertionSchema),
  /** Ids of the rules that made the claim what it is. */
  rules: z.array(z.string()),
  /** What an extractor hands to the normalizer of the same reader beside the assertions, as JSON; nobody else looks at it. */
  hints: z.record(z.string(), z.json()).optional(),
});
export type ExtractedClaim = z.infer<typeof extractedClaimSchema>;
