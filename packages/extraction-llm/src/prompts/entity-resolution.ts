import { fencedIsData } from '../text/fence.ts';

/** Raise the version with every change of the words. */
export const entityPrompt = {
  name: 'entities',
  version: 1,
  text: `You are shown names as sentences use them, numbered [0], [1] …, each with things that are known and that it may name, numbered
by (0), (1) …, and say which of these it names.

${fencedIsData}

For each of the numbered names give one item:
- name: its number.
- candidate: the number of the one thing that it certainly names; null where it names none of them or may name several. People and
  organisations with different names are different unless the sentence says otherwise. In doubt null.

Answer with one JSON object: {"names":[{"name":0,"candidate":null}]}.`,
} as const;
