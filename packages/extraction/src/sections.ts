import { z } from 'zod';

/** What a section is for. `body` where neither its heading nor its shape tells. */
export const sectionRoleSchema = z.enum([
  'body',
  'abstract',
  'introduction',
  'background',
  'methods',
  'results',
  'discussion',
  'conclusion',
  'references',
  'appendix',
  'acknowledgements',
  'navigation',
  'table_of_contents',
  'front_matter',
  'changelog',
  'license',
]);
export type SectionRole = z.infer<typeof sectionRoleSchema>;

export const sectionDescriptionSchema = z.object({
  role: sectionRoleSchema,
  /** What it says in a sentence or two, at most 240 characters; empty where it has no prose. */
  summary: z.string().max(240),
});
export type SectionDescription = z.infer<typeof sectionDescriptionSchema>;
