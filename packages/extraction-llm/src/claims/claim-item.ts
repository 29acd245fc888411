import { z } from 'zod';

const timeSchema = z
  .object({
    /** `2024`, `2024-Q2`, `2024-05` or `2024-05-17`. */
    value: z.string().nullable(),
    precision: z.enum(['day', 'month', 'quarter', 'year', 'unknown']),
    /** The words of the text that it was read from. */
    words: z.string().nullable(),
  })
  .nullable();

export const claimTypes = [
  'person',
  'organization',
  'place',
  'product',
  'work',
  'event',
  'concept',
  'thing',
] as const;

/** One claim as a model writes it. Everything in it is checked before it counts. */
export const claimItemSchema = z.object({
  text: z.string().min(1).max(2_000),
  sentences: z.array(z.int()).min(1),
  quote: z.string().min(1).max(2_000),
  subject: z.string().nullable(),
  subject_type: z.enum(claimTypes).nullable(),
  predicate: z.string().nullable(),
  object: z.string().nullable(),
  object_type: z.enum([...claimTypes, 'value']).nullable(),
  polarity: z.enum(['affirmed', 'negated']),
  modality: z.enum(['asserted', 'planned', 'possible', 'conditional', 'asked', 'hypothetical']),
  attributed_to: z.string().nullable(),
  aspect: z.enum(['states', 'begins', 'ends']),
  is_past: z.boolean(),
  valid_from: timeSchema,
  valid_until: timeSchema,
});
export type ClaimItem = z.infer<typeof claimItemSchema>;
export type ClaimTime = z.infer<typeof timeSchema>;
