import { academicWords } from './academic-words.ts';
import { deathWords } from './life-events.ts';

/** Turns of speech of one field each, put in the words that any other would use. */
export const plainWords: readonly (readonly [RegExp, string])[] = [...academicWords, ...deathWords];
