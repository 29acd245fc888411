import { splitSentences } from '../../language/words/sentences.ts';
import { isQuestion } from '../certainty/screen.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
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
  const headed = isOneSentence ? null : wordHeaded(text, release);
  if (headed !== null) return { wordings: headed, about: release.owner };
  const use = /^(?:You|Users|Teams|Admins|Everyone) can (?:now |also )*(\p{Ll}[^;:]{2,120}?)\.?$/u.exec(
    text,
  )?.[1];
  if (use !== undefined) return { wordings: [`${release.owner} can now ${use}`], about: release.owner };
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
    return {
      wordings: / (?:to|from) \p{Ll}+ in version /u.test(value) ? unfold(value) : [value],
      about: value.includes(release.owner) ? release.owner : null,
    };
  const done = isOneSentence ? wordDone(text, release) : null;
  if (done !== null) return { wordings: unfold(done), about: release.owner };
  if (!isOneSentence || (!labelledChange.test(text) && isSentence(text))) return null;
  const change = wordChange(text, release);
  return change === null ? null : { wordings: unfold(change), about: release.owner };
}

/** 'Offline mode. Works without a connection.' below 'New features': what was added, and what is said of it; null for other items. */
function wordHeaded(text: string, release: Release): string[] | null {
  if (release.verb !== 'added') return null;
  const [first = '', ...rest] = splitSentences(text).map(({ start, end }) => text.slice(start, end).trim());
  const head = /^(\p{Lu}[^.:!?,;]{2,40})[.:!]$/u.exec(first)?.[1];
  if (head === undefined || head.split(' ').length > 5 || rest.length === 0 || isSentence(first)) return null;
  const added = wordChange(head, { ...release, isBare: true });
  const told = rest.flatMap((said) => {
    if (isSentence(said)) return [said];
    const isDeed = /^\p{Lu}\p{Ll}+s (?:\p{Ll}|\p{Lu}|\d)/u.test(said) && isSentence(`It ${uncapital(said)}`);
    return isDeed ? [`${release.owner} ${uncapital(said)}`] : [];
  });
  return [...(added === null ? [] : [added]), ...told.flatMap(unfold)];
}
