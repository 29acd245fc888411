import type { Token } from '../../language/analyze.ts';

/** What a verb takes a phrase with, by the preposition in front of the phrase: what is 'built on top of Linux' is built on it. */
export function governingWord(tokens: readonly Token[], at: number): string {
  const [first, noun] = [tokens[at - 2]?.lower, tokens[at - 1]?.lower];
  const { lower } = tokens[at] as Token;
  return lower === 'of' && noun === 'top' && first === 'on' ? first : lower;
}
