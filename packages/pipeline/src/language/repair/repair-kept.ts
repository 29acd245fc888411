import { lookUp, lookUpVerb, verbShape, Word } from '../words/lexicon.ts';
import { isCapital } from '../words/token-forms.ts';
import type { Pos, Token } from '../words/tokens.ts';

/** Verbs that tell that some doing begins or ends. */
const turning = /^(?:stop|quit|cease|start|begin|resume)(?:s|ped|ed)?$|^(?:began|quitting|stopping)$/;

/**
 * Tags of what somebody has, does or is alone: 'has lunch with Ida', 'stopped smoking in 2012', 'her only daughter'. Null where the tag may
 * stay.
 */
export function keptTag(tokens: readonly Token[], i: number): Pos | null {
  const token = tokens[i] as Token;
  const [previous, next] = [tokens[i - 1], tokens[i + 1]];
  if (previous === undefined || next === undefined || isCapital(token.text)) return null;
  const { lower, pos } = token;
  // 'her only daughter', 'Ann's only son Tim'
  if (lower === 'only' && pos === 'ADV' && isOwning(previous) && next.pos === 'NOUN') return 'ADJ';
  const shape = verbShape(lower, token.lemma);
  // 'has lunch with Ida', 'have type 2 diabetes': no base form stands behind 'has'
  if (
    pos === 'VERB' &&
    /^(?:has|have|had)$/.test(previous.lower) &&
    lower === token.lemma &&
    !shape.participle &&
    !shape.past &&
    (lookUp(lower) & Word.noun) !== 0 &&
    /^(?:ADP|NUM|PUNCT)$/.test(next.pos)
  )
    return 'NOUN';
  // 'uses Jenkins for its builds'
  if (
    pos === 'VERB' &&
    shape.third &&
    /^(?:my|your|his|its|our|their)$/.test(previous.lower) &&
    /^(?:ADP|PUNCT|CCONJ)$/.test(next.pos)
  )
    return 'NOUN';
  // 'supplied us with pump housings'
  if (
    pos === 'VERB' &&
    shape.base &&
    /^(?:with|of|for|from|in|by)$/.test(previous.lower) &&
    previous.pos === 'ADP' &&
    next.pos === 'NOUN' &&
    (lookUp(lower) & Word.noun) + (lookUpVerb(lower) & Word.noun) !== 0
  )
    return 'NOUN';
  // 'stopped smoking in 2012', 'gave up drinking after the war'
  const isTurned =
    turning.test(previous.lower) || (previous.lower === 'up' && /^g[ai]ve/.test(tokens[i - 2]?.lower ?? ''));
  return pos === 'NOUN' &&
    isTurned &&
    shape.gerund &&
    /^(?:in|on|at|after|before|when|since|last|because|again|altogether|completely|yesterday|\.)$/.test(
      next.lower,
    )
    ? 'VERB'
    : null;
}

/** 'her', 'Ann's' */
function isOwning({ lower }: Token): boolean {
  return /^(?:my|your|his|her|its|our|their|['’]s|['’])$/.test(lower);
}
