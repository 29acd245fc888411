import { isQuestion } from '../certainty/screen.ts';
import { keptByOwner } from '../rewordings/stored-data.ts';
import { unfold } from '../rewordings/unfold.ts';
import { type Release, wordChange, wordValueChange } from './changelog.ts';
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
  const value = wordValueChange(text, release) ?? keptByOwner(text, release.owner);
  if (value !== null)
    return { wordings: [value], about: value.includes(release.owner) ? release.owner : null };
  if (!isOneSentence || (!labelledChange.test(text) && isSentence(text))) return null;
  const change = wordChange(text, release);
  return change === null ? null : { wordings: unfold(change), about: release.owner };
}
