import type { Token } from '../language/analyze.ts';
import { appositionBehind } from './appositions.ts';
import { classNounType } from './name-types.ts';
import { type Scene, verbOf } from './scene.ts';
import type { Term } from './terms.ts';

/** 'Hale Marten, a brewery', 'Hale Marten is a brewery': a name of which only its look says 'person' is of the kind that it is called. */
export function typeDescribed(scene: Scene): readonly Term[] {
  const { clauses, nounPhrases } = scene.analysis;
  const told = new Map<number, number>();
  for (const { phrase, mention } of scene.terms) {
    const behind = mention === null ? null : appositionBehind(scene, phrase.index);
    if (behind !== null) told.set(phrase.index, behind);
  }
  for (const clause of clauses) {
    const verb = verbOf(scene, clause);
    const [subject] = clause.subjects;
    const [object] = clause.objects;
    if (!verb.copula || verb.negated || clause.subjects.length !== 1) continue;
    if (subject !== undefined && object !== undefined) told.set(subject, object);
  }
  if (told.size === 0) return scene.terms;
  return scene.terms.map((term, index) => {
    const kind = nounPhrases[told.get(index) ?? -1];
    const { mention } = term;
    if (kind === undefined || mention === null || mention.isTypeCertain || mention.type !== 'person')
      return term;
    const noun = (scene.analysis.tokens[kind.head] as Token).lower;
    if (kind.kind !== 'common' || kind.plural || classNounType(noun) !== 'organization') return term;
    return { ...term, mention: { ...mention, type: 'organization', isTypeCertain: true } };
  });
}
