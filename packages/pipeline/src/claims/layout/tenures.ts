import { isOccupationNoun } from '../../relations/names/name-types.ts';
import { isRole } from '../reference/entity-kinds.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';

const DAY = String.raw`(?:\d{1,2} )?(?:\p{Lu}\p{Ll}+ )?\d{4}`;
const written = new RegExp(
  String.raw`^(\p{Lu}[^(),;:]{1,40}(?:, \p{Lu}[^(),;:]{1,40})?) ?\((appointed|elected|since|from|resigned|retired|left|until|ceased)(?: (?:on|in))? (${DAY})\)\.?$`,
  'u',
);

const inTerm =
  /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}) \((?:since |from )?((?:1[5-9]|20)\d\d)(?: ?[–-] ?((?:1[5-9]|20)\d\d|present|now|today)?)?\)$/u;
/** Trades of those whose years in brackets are their lives. */
const maker =
  /^(?:author|writer|poet|painter|artist|sculptor|architect|composer|designer|inventor|founder|builder|owner|patron|namesake|photographer|illustrator|translator|engineer|saint)$/;
const LONG_TERM = 40;

/** 'Keeper: Bo Moe (1871–1903)', 'Mayors: Ann Lee (1990–1998), Bo Orr (1998–2010)': who held a post in which years; null for other labels. */
export function wordTerms(subject: string | null, label: string, value: string): string | null {
  const several = subject === null ? null : wordSeveralPosts(subject, label, value);
  if (several !== null) return several;
  const post = label
    .replace(/^(?:former|previous|past) /, '')
    .replace(/men$/, 'man')
    .replace(/(?<=[^s])s$/, '');
  const noun = post.toLowerCase().split(' ').at(-1) ?? '';
  if (maker.test(noun) || !(isRole(noun) || isOccupationNoun(noun))) return null;
  const held = value
    .replace(/\.$/, '')
    .split(/[,;] (?=\p{Lu})/u)
    .map((part) => inTerm.exec(part));
  const of = subject === null ? '' : ` of ${subject}`;
  const terms = held.flatMap((match) => {
    const [, name = '', from = '', to = ''] = match ?? [];
    // 'Bo Moe (1871)' is no term
    const isOpen = to !== '' || / ?[–-]\)$|\((?:since|from) /.test(match?.[0] ?? '');
    if (name === '' || !isOpen || Number(to) - Number(from) > LONG_TERM) return [];
    return [
      /^\d/.test(to)
        ? `${name} was the ${post}${of} from ${from} to ${to}`
        : `${name} has been the ${post}${of} since ${from}`,
    ];
  });
  return terms.length === 0 || terms.length < held.length ? null : terms.join(', and ');
}

/** 'Director: MOSS, Ida (appointed 1 May 2010)' of a register: who got or gave up the post, and when; null for another line. */
export function wordTenure(subject: string | null, key: string, value: string): string | null {
  const [, name = '', word = '', day = ''] = written.exec(value) ?? [];
  const role = key.toLowerCase();
  if (subject === null || name === '' || !isRole(role.split(' ').at(-1) ?? '')) return null;
  const who = inOrder(name);
  const when = `${/^\d{1,2} /.test(day) ? 'on' : 'in'} ${day}`;
  if (who === null) return null;
  if (/^(?:appointed|elected)$/.test(word)) return `${who} was ${word} ${role} of ${subject} ${when}`;
  if (/^(?:since|from)$/.test(word)) return `${who} has been the ${role} of ${subject} since ${day}`;
  if (word === 'until') return `${who} was the ${role} of ${subject} until ${day}`;
  return `${who} resigned as ${role} of ${subject} ${when}`;
}

/** 'Ida Moss' of 'MOSS, Ida'; null for a list. */
function inOrder(name: string): string | null {
  const [family = '', given] = name.trim().split(', ');
  if (given === undefined) return family;
  if (family !== family.toUpperCase()) return null;
  const plain = family.replace(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase());
  return `${given} ${plain}`;
}

/** 'Lease ends: 31 August 2025': the day on which something that runs for a time begins or is over; null for other labels. */
export function wordTerm(whose: string, label: string, value: string): string | null {
  const [, what, verb = ''] = /^(\p{Ll}+(?: \p{Ll}+)?) (ends|expires|starts|begins)$/u.exec(label) ?? [];
  if (what === undefined || !/\d{4}\.?$/.test(value)) return null;
  return `The ${/^e/.test(verb) ? 'expiry' : 'start'} date of the ${what}${whose} is ${value}`;
}

/** 'Positions: Editor of the Post; Captain of the Tern Club' of somebody: one post beside the other; null for other labels. */
function wordSeveralPosts(subject: string, label: string, value: string): string | null {
  if (!/^(?:roles|positions|posts|functions|offices|jobs|titles|mandates)$/i.test(label)) return null;
  const posts = value.replace(/\.$/, '').split(/; |, (?=[^,;]* (?:of|at|for) )| and (?=[^,;]* (?:of|at) )/);
  const isHeld = (post: string) =>
    (post.split(/ (?:of|at|for) /u)[0] ?? '').split(' ').some((word) => isRole(word.toLowerCase()));
  return posts.length > 1 && posts.every(isHeld)
    ? `${subject} is ${posts.map((post) => (/^\p{Lu}{2}/u.test(post) ? post : uncapital(post.trim()))).join(' and ')}`
    : null;
}
