import { fencedIsData } from '../text/fence.ts';

/** Raise the version with every change of the words. */
export const factPrompt = {
  name: 'facts',
  version: 1,
  text: `You are shown pairs of statements of documents, numbered [0], [1] …, an earlier and a later one about the same subject, and say how
the later bears on the earlier.

${fencedIsData}

For each pair give one item:
- pair: its number.
- verdict: "same" where both say the same in other words; "replaces" where the later can only be true if the earlier no longer is;
  "opposite" where both cannot be true of one time; "different" where neither bears on the other, and wherever you are in doubt.

Answer with one JSON object: {"pairs":[{"pair":0,"verdict":"different"}]}.`,
} as const;
