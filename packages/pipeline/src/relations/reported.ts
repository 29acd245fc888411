import { capital } from '../claims/rewordings/sentence-rule.ts';
import type { Clause } from '../language/analyze.ts';
import { type Scene, termOf } from './scene.ts';

const telling =
  /^(?:say|report|state|announce|tell|note|add|explain|mention|write|declare|reply|comment|remark|confirm|reveal|disclose)$/;

/** Whether a verb tells of what somebody said, so that its time is none of what they said. */
export function isTelling(lemma: string): boolean {
  return telling.test(lemma);
}

/** What somebody is said to have said, as a sentence of its own; who said it, and the words in front, that they did. */
export type Reported = { readonly text: string; readonly speaker: string | null; readonly telling: string };

/**
 * 'The mayor said on Monday that Ann is the director of Orr.' -> 'Ann is the director of Orr.'; null of a sentence that says anything else
 * besides, and of what is doubted, denied or only meant to be said.
 */
export function reportedSentence(scene: Scene): Reported | null {
  const { analysis } = scene;
  const [outer, inner] = analysis.clauses;
  if (outer?.kind !== 'main' || inner?.kind !== 'complement' || inner.parent !== 0) return null;
  const verb = analysis.verbGroups[outer.verb];
  const marker = inner.marker === null ? undefined : analysis.tokens[inner.marker];
  if (verb === undefined || !isTelling(verb.lemma) || verb.voice !== 'active' || marker?.lower !== 'that')
    return null;
  if (verb.negated || verb.modal !== null || verb.tense === 'future' || verb.form !== 'finite') return null;
  if (!analysis.clauses.slice(2).every((clause) => hangsOn(analysis.clauses, clause, 1))) return null;
  const [subject] = outer.subjects;
  return {
    text: capital(analysis.text.slice(marker.end).trim()),
    telling: `${analysis.text.slice(0, marker.start).trim()}.`,
    speaker: subject === undefined ? null : (termOf(scene, subject).mention?.name ?? null),
  };
}

/** Whether a clause is part of another. */
function hangsOn(clauses: readonly Clause[], clause: Clause, whole: number): boolean {
  let at: Clause | undefined = clause;
  for (let depth = 0; depth < 8 && at !== undefined; depth++) {
    if (at.index === whole) return true;
    at = at.parent === null ? undefined : clauses[at.parent];
  }
  return false;
}
