import type { Wording } from './wording.ts';

/** Whose a firm is, told by the noun of the one that has it. */
export const firmsWordings: readonly Wording[] = [
  // 'Pacto Energy is the parent company of Solano Solar', ', the parent company of Solano Solar,'
  [
    /(?<=(?:\b(?:is|was|as|became|remains)|\p{L},) (?:the |now the )?)parent (?:company|organi[sz]ation|firm|group) of (?=\p{Lu})/u,
    'owner of ',
  ],
];
