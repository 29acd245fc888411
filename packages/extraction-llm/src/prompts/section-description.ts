import { sectionRoleSchema } from '@memory/extraction';
import { fencedIsData } from '../text/fence.ts';

/** Raise the version with every change of the words. */
export const sectionPrompt = {
  name: 'sections',
  version: 1,
  text: `You are shown the beginnings of the sections of a document, numbered [0], [1] …, and say of each what it is for and what it says.

${fencedIsData}

For each section give one item:
- section: its number.
- role: one of ${sectionRoleSchema.options.join(', ')}. "body" where neither its heading nor its text tells.
- summary: what it says, in one sentence of at most 200 characters, in the language of the document, with its own names and figures
  and no others; an empty text where it has no prose.

Answer with one JSON object: {"sections":[{"section":0,"role":"body","summary":"…"}]}.`,
} as const;
