import { isAbbreviationOf, normalizeName } from '../../entities/names.ts';
import { findTimeAtoms } from '../../language/times/time-atoms.ts';
import { type Drafts, plainMood } from '../draft.ts';
import type { LearntAlias, Mention } from '../normalized-claim.ts';
import { predicateOf } from '../predicates.ts';
import { mentionOfName, type Scene } from '../scene.ts';
import type { Aside } from './asides.ts';
import { isDemonym } from './name-types.ts';
import { keepFormerName } from './naming.ts';

const alsoCalled =
  /^(?:also |better |best |widely |popularly |professionally |formerly |previously |originally |commonly |now |sometimes |usually |otherwise )*(?:known (?:professionally |popularly |simply |locally )?(?:as|by (?:his|her|its|their|the) [\p{L} -]{0,20}names?(?: of)?|to (?:his|her|its|their|most) \p{L}+ as)|nicknamed|(?:who )?(?:goes|went|performs|performed|performing|writes|writing|records|recording) (?:by|as|under the name)(?: the (?:stage |pen )?name(?: of)?)?|called|abbreviated(?: as| to)?|formerly|previously|née|nee|born|alias|aka|a\.k\.a\.|or|i\.e\.|short for|stylised as|stylized as|now|(?:full|real|birth|legal|given|civil|stage|pen|artist) name(?:d| is| was)?:?)\s+["“']?(.+?)["”']?$/iu;
/** 'Maggie to her friends' */
const toFriends = /^(\p{Lu}[\p{L}-]+) to (?:his|her|their) \p{L}[\p{L}-]+$/u;
const life = /^(?:born\s+)?(.{3,40}?)\s*(?:–|—|-|to|until)\s*(.{3,40})$/;

/** What brackets add: abbreviations and other names, life dates, kinds of namesakes. */
export function readAsides(
  scene: Scene,
  asides: readonly Aside[],
  drafts: Drafts,
  aliases: LearntAlias[],
): Map<string, string> {
  const notes = new Map<string, string>();
  for (const { text, before } of asides) {
    const owner = mentionBefore(scene, before);
    const short = abbreviated(text, before, owner);
    if (short !== null) {
      aliases.push(short);
      continue;
    }
    if (owner === null) continue;
    const called = alsoCalled.exec(text) ?? toFriends.exec(text);
    // 'Korso, formerly Danish': what it was, and no name
    if (called?.[1] !== undefined && isDemonym(called[1].toLowerCase())) continue;
    if (called?.[1] !== undefined && !/\d{4}/.test(called[1]) && /^(?:the )?\p{Lu}/u.test(called[1])) {
      const other = called[1]
        .trim()
        .replace(/^the /, '')
        // 'known as Orr Brothers and later as Orr Tools'
        .replace(/,? (?:and|then) (?:later |then |subsequently )?as .*$/u, '');
      // a maiden name goes with the first name
      const isMaiden =
        /^(?:née|nee|born)\b/i.test(text) &&
        owner.type === 'person' &&
        !/\s/.test(other) &&
        /\s/.test(owner.name);
      if (/^(?:formerly|previously|originally)\b/i.test(text)) keepFormerName(owner, other, drafts);
      aliases.push({
        name: owner.name,
        alias: isMaiden ? `${owner.name.split(' ').slice(0, -1).join(' ')} ${other}` : other,
        type: owner.type,
        origin: 'variant',
      });
      continue;
    }
    // '(née Orr; 3 May 1901 – 4 June 1980)'
    const [maiden = ''] = /^(?:née|nee|geb\.) [^;,\d]{2,40}[;,] (?=[^;]*\d{4})/u.exec(text) ?? [];
    const [, family = ''] = /^\S+ (\p{Lu}[^\s;,]+)[;,]/u.exec(maiden) ?? [];
    if (family !== '' && owner.type === 'person' && /\s/.test(owner.name))
      aliases.push({
        name: owner.name,
        alias: `${owner.name.split(' ').slice(0, -1).join(' ')} ${family}`,
        type: owner.type,
        origin: 'variant',
      });
    const dates = text.slice(maiden.length);
    if (owner.type === 'person' || owner.type === 'thing') readLife(owner, dates, drafts);
    if (/^[\p{Ll}][\p{L} -]{2,30}$/u.test(text) && before.trim() === owner.name)
      notes.set(owner.name, text.toLowerCase());
  }
  return notes;
}

function mentionBefore(scene: Scene, before: string): Mention | null {
  let best: Mention | null = null;
  for (const { mention } of scene.terms) {
    if (
      mention !== null &&
      before.endsWith(mention.name) &&
      (best === null || mention.name.length > best.name.length)
    )
      best = mention;
  }
  return best;
}

/** 'World Health Organization (WHO)', 'tumour necrosis factor (TNF)', 'WHO (World Health Organization)'. */
function abbreviated(text: string, before: string, owner: Mention | null): LearntAlias | null {
  const inner = text.replace(/^(?:the|or)\s+/i, '').replace(/["“”']/g, '');
  if (owner !== null && isAbbreviationOf(inner, owner.name))
    return { name: owner.name, alias: inner, type: owner.type, origin: 'abbreviation' };
  if (owner !== null && isAbbreviationOf(owner.name, inner) && /\s/.test(inner))
    return { name: inner, alias: owner.name, type: owner.type, origin: 'abbreviation' };
  if (!/^[\p{Lu}][\p{L}\p{N}-]{1,9}$/u.test(inner) || !/\p{Lu}.*\p{Lu}|\p{Lu}\d/u.test(inner)) return null;
  const words = before.trim().split(/\s+/);
  for (let count = Math.min(8, words.length); count >= 2; count--) {
    const long = words
      .slice(-count)
      .join(' ')
      .replace(/^(?:the|a|an|of|and|in|with|by|for)\s+/i, '');
    if (/[.,;:!?]/.test(long) || !isAbbreviationOf(inner, long)) continue;
    if (normalizeName(long)[0] !== inner[0]?.toLowerCase()) continue;
    return { name: long, alias: inner, type: owner?.type ?? 'concept', origin: 'abbreviation' };
  }
  return null;
}

/** '1931 Kumasi', '1950, Hamar', '3 May 1950 in Hamar', 'Kumasi, 1931': a date, and a place beside it. */
function placed(text: string): { when: string; where: string | null } {
  const match = /^(.*?\d{4})(?:,| in|, in)? (\p{Lu}[\p{L}.'’ -]{1,40}(?:, \p{Lu}[\p{L}.'’ -]{1,40})?)$/u.exec(
    text,
  );
  if (match !== null) return { when: match[1] ?? text, where: (match[2] ?? '').split(', ')[0] ?? null };
  const [, where, when] =
    /^((?!(?:born|died|b|d|c|ca)\b)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}), ((?:\p{L}+ )?(?:\d{1,2},? )?(?:\p{L}+ )?\d{4})$/u.exec(
      text,
    ) ?? [];
  return when === undefined || where === undefined ? { when: text, where: null } : { when, where };
}

function readLife(person: Mention, text: string, drafts: Drafts): void {
  const add = (name: 'born_on' | 'died_on', date: string) => {
    const spec = predicateOf(name) ?? null;
    const { when, where } = placed(date.replace(/^(?:born|b\.|died|d\.)\s+(?:(?:in|on|at)\s+)?/i, ''));
    const cleaned =
      when
        .replace(/^(?:born|b\.|died|d\.|c\.|ca\.|on|in)\s+/i, '')
        .replace(/^(?:on|in)\s+/i, '')
        .split(/,? in /)[0]
        ?.trim() ?? '';
    if (findTimeAtoms(cleaned, { reference: null, anchor: null, direction: 'past' }).length === 0) return;
    drafts.add({
      predicate: name,
      spec,
      subject: person,
      object: null,
      text: cleaned,
      effect: 'state',
      mood: plainMood,
      clause: null,
      isUnique: false,
    });
    const place = predicateOf(name === 'born_on' ? 'born_in' : 'died_in');
    if (where !== null && place !== undefined)
      drafts.add({
        predicate: place.name,
        spec: place,
        subject: person,
        object: mentionOfName(where, 'place'),
        text: null,
        effect: 'state',
        mood: plainMood,
        clause: null,
        isUnique: false,
      });
  };
  const both = life.exec(text);
  if (both?.[1] !== undefined && both[2] !== undefined && /\d{4}/.test(both[1]) && /\d{4}/.test(both[2])) {
    const [from, to] = [both[1], both[2]].map((date) => Number(/\d{4}/.exec(date)?.[0] ?? Number.NaN));
    // '(2008–2020)' is a term of office rather than a life
    const isTerm = from !== undefined && to !== undefined && to - from < 16;
    if (person.type === 'person' && !isTerm) {
      add('born_on', both[1]);
      add('died_on', both[2]);
    }
    return;
  }
  const parts = text.split(/;\s*/);
  for (const part of parts) {
    if (/^(?:born|b\.)\s/i.test(part)) add('born_on', part);
    else if (/^(?:died|d\.)\s/i.test(part)) add('died_on', part);
  }
}
