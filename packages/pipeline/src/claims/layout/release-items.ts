import { isQuestion } from '../certainty/screen.ts';
import { keptByOwner } from '../rewordings/stored-data.ts';
import { unfold } from '../rewordings/unfold.ts';
import { type Release, readTag, wordChange, wordDone, wordValueChange } from './changelog.ts';
import { isSentence } from './whole-sentences.ts';

/** 'Changed: the default port' */
const labelledChange = /^(?:added|fixed|removed|changed|improved|updated|deprecated|new): /i;

/** An item of release notes as sentences, and of what they are; null where it tells of no change. */
export function wordReleaseItem(
  text: string,
  release: Release,
  isOneSentence: boolean,
): { readonly wordings: readonly string[]; readonly about: string | null } | null {
  if (isQuestion(text)) return null;
  const tag = readTag(text);
  if (tag !== null && isSentence(tag.rest))
    return wordReleaseItem(tag.rest, release, isOneSentence) ?? { wordings: [tag.rest], about: null };
  if (tag !== null)
    return {
      wordings: unfold(wordChange(tag.rest, { ...release, verb: tag.verb }) ?? ''),
      about: release.owner,
    };
  const value = wordValueChange(text, release) ?? keptByOwner(text, release.owner);
  if (value !== null)
    return { wordings: [value], about: value.includes(release.owner) ? release.owner : null };
  const done = isOneSentence ? wordDone(text, release) : null;
  if (done !== null) return { wordings: unfold(done), about: release.owner };
  if (!isOneSentence || (!labelledChange.test(text) && isSentence(text))) return null;
  const change = wordChange(text, release);
  return change === null ? null : { wordings: unfold(change), about: release.owner };
}
