import { isPost } from '../predicates.ts';
import { headLemma, nameOf, type Scene, verbOf } from '../scene.ts';
import type { Frame } from './frame.ts';

/** Papers of one's own: who signs them approves nothing, and may be hired by them. */
const papers = /^(?:lease|contract|tenancy|petition|card|autograph)$/;

/** What two sides sign with each other. */
const pacts =
  /^(?:agreement|deal|treaty|pact|accord|memorandum|letter|declaration|protocol|statement|paper|document|form|nda|mou|partnership|purchase|order)$/;

/** Whether signing something tells another predicate than this: 'signed a new lease' approves nothing, and 'a contract for a flat' hires nobody. */
export function isOtherSigning(scene: Scene, frame: Frame, predicate: string, direct: number): boolean {
  const noun = headLemma(scene, direct);
  if (predicate === 'signed') return papers.test(noun);
  if (!/^(?:works_at|plays_for)$/.test(predicate)) return false;
  return (
    pacts.test(noun) ||
    hasPostInFront(scene, frame) ||
    frame.prepositional.every(
      ({ word, phrase }) => word !== 'with' && (word !== 'for' || nameOf(scene, phrase) === null),
    )
  );
}

/** 'Ann Lee, CEO of Orr, signed a contract with Tarn': for Orr. */
function hasPostInFront(scene: Scene, { clause }: Frame): boolean {
  const { start } = verbOf(scene, clause);
  return scene.terms.some(
    ({ phrase, relation }) =>
      phrase.end <= start && relation?.readings.some(({ predicate }) => isPost(predicate.name)) === true,
  );
}
