import { bodyListed, isDescription } from '../claims/layout/heading-names.ts';
import { isTopic } from '../claims/layout/section-topics.ts';
import { isIdentifier } from '../language/phrases/names.ts';
import { lookUp } from '../language/words/lexicon.ts';
import { classNounType } from './names/name-types.ts';
import type { Mention } from './normalized-claim.ts';
import { mentionOfName } from './scene.ts';

/** What the text around is about; a description ('the price of the plan') names nothing. */
export function hintMention(hint: string | null, type?: 'person'): Mention | null {
  const name = hint?.trim() ?? '';
  return name === '' ||
    /['’]s?\s+\p{Ll}/u.test(name) ||
    /^(?:the|a|an|this|that|our|my|his|her|its|their)\s|^(?:none|neither|nobody|nothing|everyone|everybody|all|both)$/i.test(
      name,
    ) ||
    !(/[\p{Lu}\p{N}]/u.test(name) || isIdentifier(name))
    ? null
    : mentionOfName(name, type);
}

/** A document's title as a name: 'Northwind Robotics', but not 'Minutes', 'Minutes of 5 May' or 'how to install'. */
export function titleMention(title: string | null): Mention | null {
  const written = title?.trim() ?? '';
  // 'Directors of the Kronberg Observatory'
  const name = bodyListed(written) ?? written;
  if (name === '' || name.length > 60 || /\d|[:;,.!?|/\\]/.test(name) || isTopic(name) || isDescription(name))
    return null;
  // 'Diary of Ann Lee': what was written down, and nothing that a text is about
  if (/^(?:diary|diaries|journal|letters?|notes?|memoirs|log|logbook|minutes|notebook) of /i.test(name))
    return null;
  const words = name.split(/\s+/);
  const last = words.at(-1) ?? '';
  const kind = classNounType(last);
  // 'Headteachers', 'Former coaches': many, and none of them what the page is of
  if (/s$/.test(last) && (kind ?? classNounType(last.replace(/es$/, ''))) === 'person') return null;
  if (words.length > 5 || (words.length === 1 && kind !== null)) return null;
  const isTitled = words.every(
    (word) => /^[\p{Lu}&]/u.test(word) || /^(?:of|the|and|for|de|van|von)$/.test(word),
  );
  // 'Travel policy', 'Billing service': a description that says what it is serves as a name
  if (!isTitled)
    return kind === 'work' || kind === 'product' || kind === 'event' ? mentionOfName(name, kind) : null;
  return words.length === 1 && lookUp(name.toLowerCase()) !== 0 && mentionOfName(name).type === 'thing'
    ? null
    : mentionOfName(name);
}
