import { nameDay } from '../../language/times/calendar.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { typeOfName } from '../../relations/names/name-types.ts';
import { isRole } from '../reference/entity-kinds.ts';
import { isPersonsName } from './own-names.ts';

const NAME = String.raw`\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,2}`;
const attendant = new RegExp(
  String.raw`^(?:(?:the )?((?:Deputy )?Mayor|(?:Town |Parish |City )?Clerk|Treasurer|Secretary|Chair(?:man|woman)?) )?(${NAME})(?: \(([\p{L} -]+)\))?$`,
  'u',
);

/** The posts of those present: 'Mayor Ann Holt, Tom Hart (treasurer)' -> 'Ann Holt is mayor of …', 'Tom Hart is treasurer of …'. */
export function wordPosts(at: string | null, present: string): string[] {
  // of what, a meeting does not tell
  const body = at !== null && occasion.test(at) ? null : at;
  return present.split(/[,;] (?:and )?| and /).flatMap((part) => {
    const [, title, name, role = ''] = attendant.exec(part.trim().replace(/[.]$/, '')) ?? [];
    if (name === undefined) return [];
    const posts = [title?.toLowerCase() ?? '', /^\p{Lu}{2,}$/u.test(role) ? role : role.toLowerCase()];
    return posts
      .filter((post) => isRole(post.toLowerCase().split(' ').at(-1) ?? ''))
      .map((post) => {
        const of = /mayor$/.test(post) ? townOf(body) : body;
        return of === null ? `${name} is the ${post}` : `${name} is ${post} of ${of}`;
      });
  });
}

/** Where those present are from: 'Priya Nair (Halden Bank)' -> 'Priya Nair works at Halden Bank'; 'Tom Ek (Sales)' tells no firm. */
export function wordFirmsOfGuests(present: string): string[] {
  return present.split(/[,;] (?:and )?| and /).flatMap((part) => {
    const [, name = '', firm = ''] = fromFirm.exec(part.trim().replace(/[.]$/, '')) ?? [];
    const { type, isCertain } = typeOfName(firm);
    const isMadeUp = type === 'thing' && /^\p{Lu}\p{Ll}{3,}$/u.test(firm) && !isKnownWord(firm.toLowerCase());
    return (type === 'organization' && isCertain) || isMadeUp ? [`${name} works at ${firm}`] : [];
  });
}

const fromFirm = new RegExp(
  String.raw`^(${NAME}) \((\p{Lu}[\p{L}\p{N}&.'’-]*(?: (?:&|\p{Lu}[\p{L}\p{N}&.'’-]*)){0,4})\)$`,
  'u',
);

const GUEST = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?((?:\p{Lu}\.? ?)?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2})`;
/** 'Ines Pinto (Corda)', 'L. Chen' */
const guest = new RegExp(`^${GUEST}(?: \\([^()]+\\))?$`, 'u');

/** The names of those who are told to be present, without their titles and posts. */
export function guestsIn(value: string): string[] {
  return value
    .replace(/[.]$/, '')
    .split(/[,;] (?:and )?| and /)
    .flatMap((part) => guest.exec(part.trim())?.[1] ?? [])
    .filter((name) => / /.test(name) && isPersonsName(name));
}

/**
 * 'Ana Ruiz, Tom Ek' behind 'Present' -> 'Ana Ruiz and Tom Ek attended the meeting'; who sent apologies did not. Null where somebody is
 * told otherwise than by name.
 */
export function wordAttendance(subject: string | null, value: string, isAbsent: boolean): string | null {
  const names = value
    .replace(/[.]$/, '')
    .split(/[,;] (?:and )?| and /)
    .map((part) => guest.exec(part.trim())?.[0].replace(/ \(.*$/, ''));
  const isName = (name: string | undefined) =>
    name !== undefined && !isRole((name.split(' ')[0] ?? '').toLowerCase().replace(/s$/, ''));
  if (!names.every(isName)) return null;
  const who = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const meeting =
    subject === null ? 'the meeting' : occasion.test(subject) ? subject : `the meeting of ${bodyOf(subject)}`;
  return `${who} ${isAbsent ? 'did not attend' : 'attended'} ${meeting}`;
}

/** 'St Ann School Parent Council' of 'St Ann School – Parent Council', whose pupils those present are not. */
function bodyOf(page: string): string {
  return page.replace(/\s+[–—-]\s+/u, ' ');
}

const occasion =
  /\b(?:meeting|assembly|conference|workshop|session|call|hearing|retreat|retrospective|review|kick-?off|stand-?up|summit|seminar|webinar)\b/i;

/** A mayor is that of a town: 'Town Council of Faro', 'Faro City Council' -> 'Faro'. */
function townOf(body: string | null): string | null {
  const [, of, before] =
    /^(?:\p{Lu}\p{Ll}+ )?Council of (\p{Lu}.*)$|^(.+?)(?: (?:Town|City|Borough|Village|Municipal))? Council$/u.exec(
      body ?? '',
    ) ?? [];
  return of ?? before ?? body;
}

const DAY = String.raw`\d{1,2} \p{Lu}\p{Ll}{2,8} \d{4}|\p{Lu}\p{Ll}{2,8} \d{1,2}, \d{4}|\d{4}-\d\d-\d\d`;
const day = new RegExp(DAY, 'u');

/** 'Ann Lee attended the meeting on 4 March 2026' below 'Minutes of the meeting, 4 March 2026': who was there, on the day that stands above, or at the top of the text. */
export function onItsDay(wording: string, above: string, atTop: number | null): string {
  const when = day.exec(above)?.[0] ?? (atTop === null ? undefined : nameDay(new Date(atTop)));
  const isTold = / (?:attended|did not attend) /.test(wording) && !day.test(wording);
  return when === undefined || !isTold ? wording : `${wording} on ${when}`;
}
