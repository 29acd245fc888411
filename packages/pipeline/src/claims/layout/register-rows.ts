import { isOccupationNoun } from '../../relations/names/name-types.ts';
import { claimFromWording, type Draft } from '../draft.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import type { SourceText } from '../source-text.ts';
import type { Layout } from './layout.ts';
import { isOwnName, isPersonsName } from './own-names.ts';
import { isSentence } from './whole-sentences.ts';
import { readLabel, wordPair, wordRole } from './wording.ts';

/** What a list of people says of one behind the post. */
export const isDone =
  /^(?:reports|works|leads|manages|heads|supervises|assists|speaks|lives|joined) (?:\p{L}|\d{4}\b)/u;

const registerMark = /\s+[–—|]\s+|\s+-\s+/u;

/** 'Kofi Mensah – senior engineer – Accra – since 2017': what a line of a register tells of the name that begins it. */
export function claimsOfRegisterLine(source: SourceText, layout: Layout): Draft[] | null {
  const { text } = source;
  const parts = text.split(registerMark).map((part) => part.trim().replace(/[.]$/, ''));
  const isField = (part: string) => /^\p{L}[\p{L} ]{1,24}: [^:]+$/u.test(part);
  if (text.length > 240 || parts.some((part, nth) => /[.!?;:]\s/.test(part) && (nth === 0 || !isField(part))))
    return null;
  const [name = '', ...details] = parts;
  if (details.length < 2 || !/^\p{Lu}/u.test(name) || name.split(/\s+/).length > 5) return null;
  // 'Imre Bako – carpenter – joined 2011' has no verb, whatever its tags
  const isTerse = details.every((part) => part.split(' ').length <= 3);
  if (parts.some(isSentence) || (!isTerse && isSentence(text))) return null;
  const isTime = (part: string) => /^(?:since|from|until|till|in) |^(?:1[5-9]|20)\d\d/.test(part);
  const written = details.find(isTime);
  const when =
    written === undefined
      ? ''
      : /^\d{4}\s*[-–—]\s*(?:present|now|$)/.test(written)
        ? ` since ${written.slice(0, 4)}`
        : ` ${/^\d/.test(written) ? 'in ' : ''}${written}`;
  const drafts: Draft[] = [];
  for (const part of details) {
    if (isTime(part)) continue;
    const role = part
      .toLowerCase()
      .split(/[\s,]+/)
      .slice(0, 5)
      .some((word) => isRole(word));
    const field = isField(part) ? readLabel(part) : null;
    const wording =
      field !== null
        ? wordPair(name, field.key, field.value)
        : role
          ? `${wordRole(layout.subject, name, part)}${when}`
          : /^(?:joined|left|retired|resigned|died|graduated|married|returned|moved) /.test(part)
            ? wordStep(name, part, layout.subject)
            : /^\p{Ll}+(?:ed|t|n)\b/u.test(part)
              ? `${name} was ${part.replace(/^(\p{Ll}+) (?=\d{4}$)/u, '$1 in ')}`
              : kindOfName(part).kind === 'place'
                ? `${name} is based in ${part}`
                : isDone.test(part)
                  ? `${name} ${part.replace(/^joined (?=\d)/, '$&in ')}`
                  : null;
    if (wording === null) continue;
    drafts.push(...claimFromWording(source, wording, [{ start: 0, end: text.length }], layout.setting, name));
  }
  return drafts.length === 0 ? null : drafts;
}

/** 'joined 2011' of a member of the club that the page is of: 'Imre Bako joined the club in 2011'. */
function wordStep(name: string, part: string, subject: string | null): string {
  const [, verb = '', date] = /^(\p{Ll}+) (?:in )?((?:\p{Lu}\p{Ll}+ )?\d{4})$/u.exec(part) ?? [];
  if (date === undefined) return `${name} ${part}`;
  const isBody = subject !== null && kindOfName(subject).kind === 'organization';
  return `${name} ${verb}${isBody && /^(?:joined|left)$/.test(verb) ? ` ${subject}` : ''} in ${date}`;
}

/** 'accountant, Vienna' behind a name and a dash: what somebody is, and where; null where the line tells otherwise. */
export function claimsOfTradesman(source: SourceText, { setting }: Layout): Draft[] | null {
  const [, name = '', trade = '', place = ''] =
    /^(\p{Lu}[^,–—:;]{2,40}?)(?: [–—-]|,) (\p{Ll}[\p{Ll} -]{2,30}), (\p{Lu}[\p{L} '’-]{2,30})\.?$/u.exec(
      source.text,
    ) ?? [];
  if (!isOwnName(name) || !isOccupationNoun(trade.split(' ').at(-1) ?? '')) return null;
  if (kindOfName(place).kind === 'organization' || isPersonsName(place)) return null;
  return [wordRole(null, name, trade), `${name} is based in ${place}`].flatMap((wording) =>
    claimFromWording(source, wording, [{ start: 0, end: source.text.length }], setting, name),
  );
}
