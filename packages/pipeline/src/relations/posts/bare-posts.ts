import type { Clause } from '../../language/analyze.ts';
import type { Drafts } from '../draft.ts';
import { headLemma, nameOf, rangeText, type Scene, termOf } from '../scene.ts';
import type { Mood } from '../verbs/moods.ts';

const offices =
  /^(?:engineer|manager|director|officer|chef|cook|accountant|nurse|treasurer|secretary|clerk|chair|chairman|chairwoman|chairperson|captain|coach|editor|architect|foreman|supervisor|administrator|caretaker|librarian|curator|conductor|producer|designer|lawyer|auditor|electrician|gardener|doctor|pilot|matron|warden|steward)$/;

/** 'The chief engineer is Tom Adeyemi': what he is, though not of what; whether it was told. */
export function readBarePost(
  scene: Scene,
  clause: Clause,
  subject: number,
  mood: Mood,
  drafts: Drafts,
): boolean {
  const { phrase } = termOf(scene, subject);
  const { nounPhrases, tokens } = scene.analysis;
  const [object, ...more] = clause.objects;
  const person = object === undefined ? null : nameOf(scene, object);
  const isBare =
    !phrase.plural &&
    phrase.possessor === null &&
    /^(?:the|our)$/.test(tokens[phrase.determiner ?? -1]?.lower ?? '') &&
    offices.test(headLemma(scene, subject)) &&
    !nounPhrases.some(({ attachedTo, governor }) => attachedTo === phrase.index || governor === phrase.end);
  if (!isBare || more.length > 0 || person?.type !== 'person') return false;
  drafts.addValue('has_role', {
    subject: person,
    text: rangeText(scene, (phrase.determiner ?? phrase.start) + 1, phrase.end),
    effect: 'state',
    mood,
    clause,
  });
  return true;
}
