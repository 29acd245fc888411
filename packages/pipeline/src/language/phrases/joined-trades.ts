import type { Token } from '../words/tokens.ts';

/** What a firm or a body is called behind the word for what it does. */
export const bodies =
  /^(?:company|firm|group|provider|giant|business|agency|industry|sector|conglomerate|contractor|operator|cooperative|co-operative|start-?up|maker|manufacturer|retailer|supplier|consultancy|department|division|brand|chain)$/;

/**
 * Where a phrase ends whose 'and' at `i` joins two words for what one firm does: 'a British car and lorry manufacturer', 'a
 * clothing and shoe company'. Null where two things are told ('a museum and art gallery', 'a writer and film director').
 */
export function endOfJoinedTrade(tokens: readonly Token[], from: number, i: number): number | null {
  if (tokens[i]?.lower !== 'and' || !/^an?$/.test(tokens[from]?.lower ?? '')) return null;
  const front = tokens.slice(from + 1, i);
  if (front.length === 0 || front.length > 4 || !front.every(isPlainWord)) return null;
  let end = i + 1;
  while (end < i + 5 && isPlainWord(tokens[end])) end++;
  return end > i + 2 && bodies.test(tokens[end - 1]?.lower ?? '') ? end : null;
}

function isPlainWord(token: Token | undefined): boolean {
  return token !== undefined && /^(?:NOUN|ADJ|PROPN)$/.test(token.pos);
}

/** 'an American racing and luxury car maker', 'a clothing and shoe company': a gerund in front of 'and' that tells the firm's trade. */
export function isGerundOfTrade(tokens: readonly Token[], i: number): boolean {
  if (tokens[i + 1]?.lower !== 'and' || !/^\p{Ll}+ing$/u.test(tokens[i]?.text ?? '')) return false;
  const article = [1, 2, 3].find((back) => /^an?$/.test(tokens[i - back]?.lower ?? ''));
  return (
    article !== undefined &&
    tokens.slice(i - article + 1, i).every(isPlainWord) &&
    tokens.slice(i + 3, i + 6).some(({ lower }) => bodies.test(lower)) &&
    tokens.slice(i + 2, i + 4).every(isPlainWord)
  );
}
