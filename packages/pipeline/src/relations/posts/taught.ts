import { peoples } from '../../language/repair/repair-phrase.ts';
import { lookUp, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import type { VerbPattern } from '../predicates.ts';
import { nameOf, type Scene } from '../scene.ts';
import type { Frame } from '../verbs/frame.ts';

/** 'teaches Latin', 'taught Physics': what is taught rather than whom. */
export function isSubjectTaught(scene: Scene, { directs }: Frame, { verb, predicate }: VerbPattern): boolean {
  if (predicate.name !== 'mentor_of' || !/^(?:teach|learn|study)$/.test(verb)) return false;
  return directs.some((index) => {
    const mention = nameOf(scene, index);
    const lower = mention?.name.toLowerCase() ?? '';
    if (peoples.test(lower) || (lookUp(lower) & Word.demonym) !== 0) return true;
    return mention?.type !== 'person' && isKnownWord(lower) && (lookUp(lower) & Word.firstName) === 0;
  });
}
