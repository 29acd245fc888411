import { coordinatedPhrases } from './coordination.ts';
import type { Mention } from './normalized-claim.ts';
import { appositionBehind } from './nouns/appositions.ts';
import { type Scene, verbOf } from './scene.ts';

/**
 * What phrases without a name of their own stand for: 'Acme's CEO' with 'Jane Doe' behind it is she, and the 'chemist' that
 * Marie Curie was is she.
 */
export function findReferents(scene: Scene): Map<number, Mention> {
  const referents = new Map<number, Mention>();
  for (const { phrase, mention } of scene.terms) {
    if (mention !== null) continue;
    const next = appositionBehind(scene, phrase.index);
    const named = next === null ? null : (scene.terms[next]?.mention ?? null);
    if (named !== null && !phrase.plural) referents.set(phrase.index, named);
  }
  for (const clause of scene.analysis.clauses) {
    const verb = verbOf(scene, clause);
    if (!verb.copula || verb.voice === 'passive' || verb.negated) continue;
    const [subject] = clause.subjects;
    const described =
      subject === undefined ? undefined : (scene.terms[subject]?.mention ?? referents.get(subject));
    const [first] = clause.objects;
    const bare = subject === undefined ? undefined : scene.terms[subject];
    const object = first === undefined ? null : (scene.terms[first]?.mention ?? null);
    if (
      bare !== undefined &&
      bare.mention === null &&
      bare.phrase.kind === 'common' &&
      bare.phrase.determiner !== null &&
      object !== null &&
      // 'The club became Orley City': it was not called so before
      verb.lemma !== 'become' &&
      (bare.relation === null || isDescribed(scene, bare.phrase.index))
    )
      referents.set(bare.phrase.index, object);
    if (described === undefined || described === null || first === undefined) continue;
    for (const index of [first, ...coordinatedPhrases(scene, first)]) {
      const term = scene.terms[index];
      if (term !== undefined && term.mention === null && term.phrase.kind === 'common')
        referents.set(index, described);
    }
  }
  // the name in front of its apposition: 'Jane Doe, a painter born in Rome'
  for (const { phrase, mention } of scene.terms) {
    if (mention === null) continue;
    const next = appositionBehind(scene, phrase.index);
    if (next === null || scene.terms[next]?.mention !== null || referents.has(next)) continue;
    for (const index of [next, ...coordinatedPhrases(scene, next)])
      if (scene.terms[index]?.mention === null) referents.set(index, mention);
  }
  return referents;
}

/** Whether a relative clause says more of a phrase: 'the woman who founded it'. */
function isDescribed(scene: Scene, index: number): boolean {
  return scene.analysis.clauses.some((clause) => clause.kind === 'relative' && clause.head === index);
}
