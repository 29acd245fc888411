import { claimFromWording, type Draft, type Setting } from '../draft.ts';
import { possessiveOf } from '../reference/pronouns.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
import type { SourceText } from '../source-text.ts';
import { thirdPerson } from './first-person.ts';
import { commands, isForGood } from './orders-for-good.ts';

/** 'Whenever I send code, review it for bugs.' */
const whenever =
  /^(whenever|every time|each time) I (\p{Ll}+)((?: [^,]{0,80})?), (?:please )?(?=\p{Ll})(?!(?:I|it|you|we|he|she|they|my|the) )([^.!]+)[.!]*$/iu;

/** 'Keep it short, use metric units, and never suggest pork': the commands of a sentence, of which each is for good; 'read it and check it' is one. */
function separate(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: joint, index } of text.matchAll(/(?:,|;)? (?:and|but) (?=\p{Ll})|[,;] (?=\p{Ll})/gu)) {
    const front = text.slice(from, index);
    const rest = text.slice(index + joint.length);
    if (!isForGood(front) || !isForGood(rest) || !commands(rest)) continue;
    parts.push(front);
    from = index + joint.length;
  }
  return [...parts, text.slice(from)];
}

/** 'Never use emojis', 'Please answer in Portuguese', 'From now on call me Annie': what somebody asks for, for good. */
export function standingInstruction(source: SourceText, setting: Setting): Draft[] {
  const { speaker } = setting;
  const text = source.text.replace(
    whenever,
    (_, when: string, verb: string, rest: string, order: string) =>
      `From now on ${order} ${when.toLowerCase()} ${speaker?.entity.name ?? 'I'} ${thirdPerson(verb)}${rest}`,
  );
  if (speaker === null || !isForGood(text) || text.length > 240) return [];
  return separate(text).flatMap((order) => instructionOf(order, source, setting, speaker.entity.name));
}

function instructionOf(order: string, source: SourceText, setting: Setting, who: string): Draft[] {
  const bare = order
    .replace(/^also,? /iu, '')
    .replace(/\b(?:please|from now on|in (?:the )?future|going forward)\b[, ]*/giu, '')
    .replace(/[.!\s]+$/, '')
    .replace(/^(?:do not|don['’]t) ever\b/iu, 'never')
    .replace(/^(?:do not|don['’]t)\b/iu, 'not')
    .replace(/^no\b/iu, 'use no')
    .replace(/\bme\b/giu, who)
    .replace(/\bmy\b/giu, possessiveOf(who))
    .trim();
  // 'Never finished though.'
  if (/^(?:always|never) \p{Ll}+ed\b/iu.test(bare)) return [];
  // 'Call me Bo' tells the name
  if (/^never ?mind\b/iu.test(bare)) return [];
  if (bare === '' || bare === `call ${who} ${who}` || !commands(bare)) return [];
  const wording = `${possessiveOf(who)} standing instruction is to ${uncapital(bare)}`;
  return claimFromWording(source, wording, [{ start: 0, end: source.text.length }], setting, who).map(
    (draft) => ({
      ...draft,
      polarity: 'affirmed',
      modality: 'asserted',
    }),
  );
}

/** 'In which language should I answer?' – 'In Spanish.' */
export function languageAsked(question: string, reply: string): string | null {
  if (
    !/^(?:in )?(?:what|which) language (?:should|shall|can|may|do you want me to|would you like me to|would you prefer|do you prefer)\b/i.test(
      question,
    )
  )
    return null;
  const [, tongue] = /^(?:in )?(\p{Lu}\p{Ll}+)$/u.exec(reply.replace(/^In /, 'in ')) ?? [];
  return tongue === undefined ? null : `Please always answer in ${tongue}.`;
}
