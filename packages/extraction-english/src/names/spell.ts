import type { Token } from '../sentence.ts';

/** The words of a stretch of tokens (half-open), spaced as in the sentence. */
export function spell(tokens: readonly Token[], first: number, last: number): string {
  let text = '';
  for (let index = first; index < last; index++) {
    const token = tokens[index];
    if (token === undefined) break;
    if (index > first && token.start > (tokens[index - 1]?.end ?? 0)) text += ' ';
    text += token.text;
  }
  return text;
}
