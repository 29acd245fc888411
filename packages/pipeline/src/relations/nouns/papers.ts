import { isPaperNoun } from '../names/name-types.ts';
import type { Mention } from '../normalized-claim.ts';
import { headLemma, rangeText, type Scene, termOf } from '../scene.ts';

/**
 * 'The invoice from Orr', 'the lease in Delft': a paper or consignment, which is paid, comes or ends by itself; whom it is from
 * and where it holds only tells it from others.
 */
export function paperOf(scene: Scene, index: number): Mention | null {
  const { tokens, nounPhrases } = scene.analysis;
  const { phrase } = termOf(scene, index);
  const next = nounPhrases[index + 1];
  const isTold =
    phrase.kind === 'common' &&
    !phrase.plural &&
    phrase.possessor === null &&
    next !== undefined &&
    next.governor === phrase.end &&
    /^(?:from|with|in|at|to|for)$/.test(tokens[phrase.end]?.lower ?? '') &&
    isPaperNoun(headLemma(scene, index));
  if (!isTold || !/^(?:the|an?|our|)$/.test(tokens[phrase.determiner ?? -1]?.lower ?? '')) return null;
  const text = rangeText(scene, phrase.determiner === null ? phrase.start : phrase.determiner + 1, next.end);
  const name = text.replace(/^\p{Lu}(?=\p{Ll}+ )/u, (letter) => letter.toLowerCase());
  return { surface: name, name, type: 'concept', isTypeCertain: true, traits: [] };
}
