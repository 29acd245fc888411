import type { OpenPhrase } from './noun-phrases.ts';

export function isDefinite(phrase: OpenPhrase): boolean {
  return phrase.determiner === 'definite' || phrase.determiner === 'possessive';
}

/** Whether two phrases are of one kind, so that 'and' can join them. */
export function isLike(one: OpenPhrase, other: OpenPhrase): boolean {
  const [first, second] = [one.term, other.term];
  const isOther =
    first?.isTypeCertain === true && second?.isTypeCertain === true && first.type !== second.type;
  return one.kind === other.kind && isDefinite(one) === isDefinite(other) && !isOther;
}

/** What a further phrase is joined to: the phrase in front; of 'the head of Orr and', the one that is like it. Null where that is open. */
export function joinTarget(near: OpenPhrase, phrase: OpenPhrase): OpenPhrase | null {
  const chain = [near];
  for (let n = 0; n < 6; n++) {
    const inner = chain.at(-1)?.modifiers.at(-1)?.phrase;
    if (inner === undefined) break;
    chain.push(inner);
  }
  if (chain.length === 1) return near;
  const like = chain.filter((one) => isLike(one, phrase));
  return like.length === 1 ? (like[0] ?? null) : null;
}
