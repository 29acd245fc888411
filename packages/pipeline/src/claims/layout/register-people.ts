import { lookUp, Word } from '../../language/words/lexicon.ts';
import { splitSentences } from '../../language/words/sentences.ts';
import { isOccupationNoun } from '../../relations/names/name-types.ts';
import { clippedNoun } from '../clipped.ts';
import { claimFromWording, type Draft } from '../draft.ts';
import { claimsOfSentence } from '../prose.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
import type { SourceText } from '../source-text.ts';
import type { Layout } from './layout.ts';
import { isOwnName } from './own-names.ts';
import { readLabel, wordPair, wordRole } from './wording.ts';

const NUMBER = String.raw`(?:(?:(?:No|Nr|Reg|Entry|Member)\.? ?)?#?\d{1,6}[a-z]?(?:[.:)]| [–—-])?\s+)`;
const GIVEN = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}(?:[\p{L}'’-]+|\.)){0,2}`;
/** 'No. 14: Baird, Thomas. ', '14. Thomas Baird. ', 'BAIRD, Thomas. ' in front of what became of him. */
const entry = new RegExp(
  String.raw`^(?:(?:${NUMBER})?(\p{Lu}[\p{L}'’-]+), (${GIVEN})|${NUMBER}(${GIVEN} \p{Lu}[\p{L}'’-]+))(?:\.|:|;)\s+(?=\p{Lu})`,
  'u',
);
const DATE = String.raw`\d{1,2} \p{Lu}\p{Ll}+ \d{4}|\p{Lu}\p{Ll}+ \d{1,2}, \d{4}|\p{Lu}\p{Ll}+ \d{4}|\d{4}(?:-\d\d-\d\d)?`;
const step = new RegExp(
  `^(Joined|Rejoined|Left|Resigned|Admitted|Enrolled|Elected|Expelled|Retired|Died|Registered)(?: (?:on|in))? (${DATE})$`,
  'u',
);
const post = new RegExp(
  String.raw`^([\p{L} -]{3,40}?)(?: (?:(since|from|until) (${DATE})|((?:1\d|20)\d\d) ?[–-] ?((?:1\d|20)\d\d)))?$`,
  'u',
);

/** The name with which a line of a register of people begins, put upright, and where it ends; null for another line. */
export function registeredName(line: string): { readonly name: string; readonly end: number } | null {
  const [whole, family, given, plain] = entry.exec(line.slice(0, 90)) ?? [];
  if (whole === undefined) return null;
  const last = family?.replace(/(?<=\p{Lu})\p{Lu}{2,}/gu, (rest) => rest.toLowerCase());
  const bits = lookUp(given?.split(' ')[0]?.toLowerCase() ?? '');
  const isPlain = whole.startsWith(family ?? whole);
  // 'Leeds, Yorkshire. Built 1890.'
  if (given !== undefined && (isPlain ? (bits & Word.firstName) === 0 : (bits & Word.place) !== 0))
    return null;
  const name = plain ?? `${given} ${last}`;
  return isOwnName(name) && kindOfName(name).kind !== 'organization' ? { name, end: whole.length } : null;
}

/** 'No. 14: Baird, Thomas. Joined 3 May 1998. Life member.': what a register tells of each of its people; null for another line. */
export function claimsOfRegistered(source: SourceText, layout: Layout): Draft[] | null {
  const found = registeredName(source.text);
  if (found === null) return null;
  const { name, end } = found;
  return splitSentences(source.text.slice(end)).flatMap((range) => {
    const said = source.text
      .slice(end + range.start, end + range.end)
      .trim()
      .replace(/[.;]$/, '');
    const part = { start: end + range.start, end: end + range.end };
    const wording = wordOfPerson(name, said, layout.subject);
    const ranges = [{ start: 0, end: end - 1 }, part];
    if (wording !== null) return claimFromWording(source, wording, ranges, layout.setting, name);
    const inner: SourceText = {
      text: source.text.slice(part.start, part.end),
      source: (from, to) => source.source(part.start + from, part.start + to),
    };
    return claimsOfSentence(inner, { ...layout.setting, implied: name });
  });
}

function wordOfPerson(name: string, said: string, body: string | null): string | null {
  const label = readLabel(said);
  if (label?.bySign === ':') return wordPair(name, label.key, label.value);
  const [, verb = '', date = ''] = step.exec(said) ?? [];
  const of = body !== null && kindOfName(body).kind !== 'person' ? body : null;
  if (verb !== '')
    return wordMove(name, verb.toLowerCase(), of, `${/^\d{1,2} |, |-/.test(date) ? 'on' : 'in'} ${date}`);
  const [, what = '', word, day = '', from, to] = post.exec(said) ?? [];
  const noun = what.toLowerCase().split(' ').at(-1) ?? '';
  if (!(isRole(noun) || isOccupationNoun(noun) || noun === 'member')) return clippedNoun(said, name);
  const role =
    /^(?:member|life member|honorary member)$/i.test(what) && of !== null
      ? `${name} is ${/^h/i.test(what) ? 'an' : 'a'} ${uncapital(what)} of ${of}`
      : wordRole(of, name, what);
  if (from !== undefined) return `${role.replace(/ is /, ' was ')} from ${from} to ${to}`;
  if (word === 'until') return `${role.replace(/ is /, ' was ')} until ${day}`;
  return word === undefined ? role : `${role.replace(/ is /, ' has been ')} since ${day}`;
}

/** 'joined' in a list of the members of a club: whom, and when. */
function wordMove(name: string, verb: string, body: string | null, when: string): string {
  if (body === null || /^(?:retired|died)$/.test(verb))
    return `${name} ${/^(?:admitted|elected|expelled|enrolled|registered)$/.test(verb) ? 'was ' : ''}${verb} ${when}`;
  if (/^(?:joined|rejoined|admitted|enrolled|registered|elected)$/.test(verb))
    return `${name} joined ${body} ${when}`;
  return `${name} left ${body} ${when}`;
}
