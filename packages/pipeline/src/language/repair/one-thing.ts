import { lookUp, Word } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';

/** 'a Garmin watch', 'Slack for team chat': one thing does nothing in a base form, so that it is a noun. */
export function isOfOneThing(
  token: Token,
  previous: Token,
  before: Token | undefined,
  couldBe: number,
): boolean {
  if (token.pos !== 'VERB' || token.text !== token.lower || before === undefined) return false;
  if ((couldBe & Word.verbBase) === 0 || (couldBe & (Word.verbThird | Word.verbPast)) !== 0) return false;
  const isNamed =
    previous.pos === 'PROPN' &&
    (lookUp(token.lower) & Word.noun) !== 0 &&
    /^(?:an?|my|his|her|our|their|your)$/.test(before.lower);
  const isField =
    previous.pos === 'NOUN' && !previous.lower.endsWith('s') && /^(?:for|via|by)$/.test(before.lower);
  return isNamed || isField;
}
