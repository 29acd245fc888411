import { possessiveOf } from '../claims/reference/pronouns.ts';
import { type Drafts, plainMood } from './draft.ts';
import type { ClaimInput, Mention } from './normalized-claim.ts';
import { attributePredicate } from './predicates.ts';
import type { Scene } from './scene.ts';

const MAX_NOUN_WORDS = 5;

/**
 * 'The description of PORT is Port to listen on', as layouts are worded: a value is told whole, where its words alone make
 * something else. What a predicate of the inventory takes, and what keeps the value as it stands, stays; so does what its clause
 * denies, doubts, dates or has from others.
 */
export function readWordedValue(
  { hint }: Scene,
  { claimText, subjectHint, polarity, modality, isAttributed, validKind }: ClaimInput,
  drafts: Drafts,
): void {
  const isPlain = polarity === 'affirmed' && modality === 'asserted' && !isAttributed && validKind === null;
  if (subjectHint === null || !isPlain) return;
  const [front = '', behind = ''] = claimText.split(` of ${subjectHint} `);
  const [, noun] = /^The (\p{L}[\p{L}\p{N} /-]*)$/u.exec(front) ?? [];
  const [, verb, value] = /^(is|are) (.+?)\.?$/su.exec(behind) ?? [];
  if (noun === undefined || value === undefined || noun.split(' ').length > MAX_NOUN_WORDS) return;
  const isKept = drafts.all.some(
    ({ spec, text, object, predicate }) =>
      (spec !== null && predicate !== 'property') ||
      (predicate !== 'property' &&
        predicate !== 'other:be' &&
        (text?.includes(value) ?? (object?.name === value && !/^\d/.test(value)))),
  );
  if (isKept) return;
  const subject = hint ?? drafts.all[0]?.subject ?? conceptOf(subjectHint);
  drafts.clear();
  drafts.add({
    predicate: attributePredicate(noun.toLowerCase()),
    spec: null,
    subject,
    object: null,
    text: `${possessiveOf(subject.name)} ${noun} ${verb} ${value}`,
    effect: 'state',
    mood: plainMood,
    clause: null,
    isUnique: true,
  });
}

/** A thing without a name: 'anchors', 'the lower basin'. */
function conceptOf(subject: string): Mention {
  const name = subject.replace(/^(?:the|an?) /i, '');
  return { surface: name, name, type: 'concept', isTypeCertain: true, traits: [] };
}
