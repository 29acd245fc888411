import { fencedIsData } from '../text/fence.ts';

/** Raise the version with every change of the words. */
export const skeletonPrompt = {
  name: 'outline',
  version: 1,
  text: `You are shown the marked headings of a document with their levels and the first words behind each, and say whether they are its outline.

${fencedIsData}

Give one item:
- sound: true where the headings name the parts of the document; false where there are none although the text has parts, or where most
  of them are no headings.
- problem: why not, in a few plain words; an empty text where they are.

Answer with one JSON object: {"outlines":[{"sound":true,"problem":""}]}.`,
} as const;

/** Raise the version with every change of the words. */
export const headingsPrompt = {
  name: 'headings',
  version: 1,
  text: `You are shown short lines of a document that marks no headings, numbered [0], [1] …, each with the first words of what follows it,
and say which of them head a part of the document.

${fencedIsData}

For each line that is a heading, and for no other, give one item:
- line: its number.
- level: 1 for the title of the whole, 2 for a part, 3 for a part of a part, and so on to 6.

Answer with one JSON object: {"headings":[{"line":0,"level":2}]}.`,
} as const;
