import { endsOf, isIn, isOfBothLives, isOfLife, predicateOf } from '@memory/ontology';
import type { PredicateBehaviour } from './types.ts';

/** What the ontology tells adjudication of a predicate. */
export function behaviourOf(predicate: string): PredicateBehaviour {
  const spec = predicateOf(predicate);
  return {
    shape: spec?.shape ?? 'state',
    isJob: spec?.employment ?? false,
    isOfLife: isOfLife(predicate),
    isOfBothLives: isOfBothLives(predicate),
    isPost: isIn('post', predicate),
    ends: endsOf(predicate),
    isHeadship: isIn('headship', predicate),
  };
}
