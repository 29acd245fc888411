import { isCalling } from '../repair/repair-phrase.ts';
import { isFamily } from '../words/kin.ts';
import { lookUp, Word } from '../words/lexicon.ts';
import { canBeFinite, isCapital, isPlural } from '../words/token-forms.ts';
import type { Token } from '../words/tokens.ts';

/** 'At the 2022 meeting Ann Lee resigned': when, and who did it – not 'In the film Jaws', 'At the hotel Astoria'. */
export function opensWithOccasion(tokens: readonly Token[], i: number): boolean {
  const [token, previous] = [tokens[i] as Token, tokens[i - 1] as Token];
  if (token.pos !== 'PROPN' || !isCapital(token.text) || previous.pos !== 'NOUN' || isCapital(previous.text))
    return false;
  if (i < 3 || i > 6 || !/^(?:at|in|on|after|before|during|since|until)$/.test(tokens[0]?.lower ?? ''))
    return false;
  if (!/^(?:the|this|that|last|its|his|her|their|our|an?)$/.test(tokens[1]?.lower ?? '')) return false;
  const isPlain = tokens.slice(2, i - 1).every(({ pos }) => /^(?:ADJ|NUM|NOUN)$/.test(pos));
  const isPerson = (lookUp(token.lower) & Word.firstName) !== 0;
  return isPlain && (isPerson || occasions.test(previous.lower)) && leadsVerb(tokens, i);
}

const occasions =
  /^(?:meeting|agm|assembly|conference|congress|summit|convention|ceremony|wedding|funeral|dinner|gala|election|vote|session|hearing|trial|auction|fair|festival|exhibition|competition|championship|tournament|race|final|match|game|war|strike|crisis|fire|flood|storm|sale|merger|takeover|review|audit|restructuring|reorganisation|reorganization|launch|opening|pandemic|recession)$/;

/** 'At home Ann speaks Polish', 'On weekdays Ann works from home', 'For breakfast Ann eats eggs': when it is so, and whose habit it is. */
export function opensWithHabit(tokens: readonly Token[], i: number): boolean {
  const [token, previous] = [tokens[i] as Token, tokens[i - 1] as Token];
  if (token.pos !== 'PROPN' || !isCapital(token.text) || isCapital(previous.text)) return false;
  if (i === 2 && places.test(previous.lower) && /^(?:at|after|before|over|in)$/.test(tokens[0]?.lower ?? ''))
    return true;
  if (i < 2 || i > 5 || previous.pos !== 'NOUN') return false;
  if (!/^(?:at|in|on|for|after|before|during|over|between)$/.test(tokens[0]?.lower ?? '')) return false;
  if (
    !tokens.slice(1, i - 1).every(({ pos, lower }) => pos === 'ADJ' || /^(?:most|many|some|all)$/.test(lower))
  )
    return false;
  const isOften = isPlural(previous) && !isCalling(previous.lower) && !isFamily(previous.lower);
  return (isOften || meals.test(previous.lower)) && leadsVerb(tokens, i);
}

const places = /^(?:home|work|school|university|college|night|lunch|dinner|breakfast)$/;
const meals = /^(?:breakfast|lunch|dinner|supper|dessert|tea|winter|summer|spring|autumn|exercise|fun)$/;

/** A name with a verb right behind it. */
export function leadsVerb(tokens: readonly Token[], i: number): boolean {
  let end = i;
  while (tokens[end]?.pos === 'PROPN') end++;
  const verb = tokens[end];
  return verb !== undefined && canBeFinite(verb, tokens[end - 1]);
}
