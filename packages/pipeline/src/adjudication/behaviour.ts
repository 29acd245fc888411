import {
  endedBy,
  isHeadship,
  isOfBothLives,
  isOfLife,
  isPost,
  predicateOf,
} from '../relations/predicates.ts';
import type { PredicateBehaviour } from './types.ts';

/** What the inventory tells adjudication of a predicate. */
export function behaviourOf(predicate: string): PredicateBehaviour {
  const spec = predicateOf(predicate);
  return {
    shape: spec?.shape ?? 'state',
    isJob: spec?.employment ?? false,
    isOfLife: isOfLife(predicate),
    isOfBothLives: isOfBothLives(predicate),
    titles: isPost(predicate) ? (spec?.nouns ?? []).map((noun) => noun.toLowerCase()) : [],
    ends: endedBy(predicate),
    isHeadship: isHeadship(predicate),
  };
}
