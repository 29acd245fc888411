import { peoples } from '../../language/repair/repair-phrase.ts';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import type { VerbPattern } from '../predicates.ts';
import { nameOf, type Scene } from '../scene.ts';
import type { Frame } from '../verbs/frame.ts';

/** 'teaches Latin', 'taught Physics': what is taught rather than whom. */
export function isSubjectTaught(scene: Scene, { directs }: Frame, { verb, predicate }: VerbPattern): boolean {
  if (predicate.name !== 'mentor_of' || !isTeaching(verb)) return false;
  return directs.some((index) => isSubject(scene, index));
}

/** 'teaches French at Orr School': a language with a capital is none that the verb is done to. */
export function isSchoolSubject(scene: Scene, { lemma }: Frame, index: number): boolean {
  return isTeaching(lemma) && isSubject(scene, index);
}

function isTeaching(verb: string): boolean {
  return /^(?:teach|learn|study)$/.test(verb);
}

function isSubject(scene: Scene, index: number): boolean {
  const mention = nameOf(scene, index);
  const lower = mention?.name.toLowerCase() ?? '';
  if (peoples.test(lower) || (lookUp(lower) & Word.demonym) !== 0) return true;
  return mention?.type !== 'person' && isKnownWord(lower) && (lookUp(lower) & Word.firstName) === 0;
}
