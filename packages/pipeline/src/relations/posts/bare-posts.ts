import type { Clause } from '../../language/analyze.ts';
import type { Drafts } from '../draft.ts';
import type { Mention } from '../normalized-claim.ts';
import { isPost, nounReadings } from '../predicates.ts';
import { headLemma, nameOf, rangeText, type Scene, termOf } from '../scene.ts';
import type { Mood } from '../verbs/moods.ts';

const offices =
  /^(?:engineer|manager|director|officer|chef|cook|accountant|nurse|treasurer|secretary|clerk|chair|chairman|chairwoman|chairperson|captain|coach|editor|architect|foreman|supervisor|administrator|caretaker|librarian|curator|conductor|producer|designer|lawyer|auditor|electrician|gardener|doctor|pilot|matron|warden|steward)$/;

/** 'mayor', 'CEO': a post that the inventory knows, unless a thing may be called the same ('the king is Arthur'). */
export function isOfficer(noun: string): boolean {
  return offices.test(noun) || nounReadings(noun).some(({ predicate }) => isPost(predicate.name));
}

/** Somebody, or a name of two words that nothing tells to be a body's or a place's. */
function mayHold({ name, type, isTypeCertain }: Mention): boolean {
  return (
    type === 'person' || (!isTypeCertain && /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,2}$/u.test(name))
  );
}

const standing = /^(?:new|current|present|acting|interim|incoming|incumbent)$/;

/** 'The chief engineer is Tom Adeyemi', 'The new CEO is Ann Lee': what they are, though not of what; whether it was told. */
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
    isOfficer(headLemma(scene, subject)) &&
    !nounPhrases.some(({ attachedTo, governor }) => attachedTo === phrase.index || governor === phrase.end);
  if (!isBare || more.length > 0 || person === null || !mayHold(person)) return false;
  const first = (phrase.determiner ?? phrase.start) + 1;
  const isStanding = first < phrase.head && standing.test(tokens[first]?.lower ?? '');
  drafts.addValue('has_role', {
    subject: { ...person, type: 'person' },
    text: rangeText(scene, isStanding ? first + 1 : first, phrase.end),
    effect: 'state',
    mood,
    clause,
  });
  return true;
}
