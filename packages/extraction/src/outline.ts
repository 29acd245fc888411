import { z } from 'zod';
import { spanSchema } from './claim.ts';

/** A heading that a text without marked headings has all the same. */
export const outlineHeadingSchema = z.object({
  /** The line that is the heading, UTF-16 offsets in the Markdown. */
  span: spanSchema,
  level: z.int().min(1).max(6),
});
export type OutlineHeading = z.infer<typeof outlineHeadingSchema>;

/** Whether the marked headings are the document's outline. */
export const skeletonVerdictSchema = z.object({
  isSound: z.boolean(),
  /** Why not, in plain words; empty where it is. */
  problem: z.string(),
});
export type SkeletonVerdict = z.infer<typeof skeletonVerdictSchema>;
