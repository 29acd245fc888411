import { wordSet } from '../word-set.ts';
import { draftedTexts, madeUpTexts, textMaking, textWork, vagueTextWork } from './speech-words.ts';

/**
 * What somebody asks a text for. `work`: a text is given to be translated, summarised or mended; `draft`: a text is to be
 * written in somebody's name; `madeUp`: a joke, a story, a song.
 */
export type Request = { readonly kind: 'work' | 'draft' | 'madeUp' };

const opening = 12;
const given = wordSet('this these following below sentence sentences passage lines');
const politeness = wordSet(`
  please can could would will you kindly now hey hi ok okay thanks and then also just help me to i want need d
  like us let let’s
`);

/** Reads the request that a turn begins with; null where it asks for no text. */
export function readRequest(text: string): Request | null {
  const words = wordsOf(text.slice(0, 400));
  const at = words.findIndex((word) => !politeness.has(word));
  if (at < 0 || at > 6) return null;
  const verb = words[at] ?? '';
  const near = words.slice(at + 1, at + 1 + opening);
  if (textWork.has(verb)) return { kind: 'work' };
  if (vagueTextWork.has(verb))
    return near.some((word) => draftedTexts.has(word) || given.has(word)) ? { kind: 'work' } : null;
  if (!textMaking.has(verb)) return null;
  if (near.some((word) => madeUpTexts.has(word))) return { kind: 'madeUp' };
  return near.some((word) => draftedTexts.has(word)) ? { kind: 'draft' } : null;
}

/**
 * Where the text begins that such a request brings with it: behind its first colon, else behind its first line, else
 * nowhere (the length of the text).
 */
export function pastedFrom(text: string, lineEnds: readonly number[], from: number): number {
  const colon = text.indexOf(':', from);
  if (colon >= 0 && colon - from < 300) return colon + 1;
  const line = lineEnds.find((end) => end > from);
  return line === undefined ? text.length : line + 1;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}’-]+/u)
    .filter((word) => word !== '');
}
