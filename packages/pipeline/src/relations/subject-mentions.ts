import { isDescription } from '../claims/layout/heading-names.ts';
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
  const name = title?.trim() ?? '';
  if (name === '' || name.length > 60 || /\d|[:;,.!?|/\\]/.test(name) || isTopic(name) || isDescription(name))
    return null;
  // 'Diary of Ann Lee': what was written down, and nothing that a text is about
  if (/^(?:diary|diaries|journal|letters?|notes?|memoirs|log|logbook|minutes|notebook) of /i.test(name))
    return null;
  const words = name.split(/\s+/);
  const kind = classNounType(words.at(-1) ?? '');
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
