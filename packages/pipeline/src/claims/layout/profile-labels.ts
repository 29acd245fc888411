import { isOccupationNoun } from '../../relations/names/name-types.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { uncapital } from '../rewordings/sentence-rule.ts';
import { wordDegree } from './degrees.ts';
import { plainKey } from './label-keys.ts';
import { isOwnName, isPersonsName } from './own-names.ts';

const postLabel =
  /^(?:(?:current |present )?(?:position|role|job|job title|title|function|post|occupation|profession|trade|employment)|works as)$/;
const tradeLabel = /^(?:occupations?|professions?|trades?|jobs?|known as)$/;
const beforeLabel =
  /^(?:previously|formerly|before(?: that)?|earlier|past|until then|(?:previous|former|last|past|earlier) (?:positions?|roles?|jobs?|posts?|employers?|employment|experience|work))$/;
/** What people do, where 'Founded in' and 'Made by' is done to things. */
const doing =
  /^(?:studied|worked|trained|taught|lived|grew up|graduated|played|served|volunteered|interned|apprenticed|retired|settled)(?: (?:at|in|for|from|with|under|as))?$/;

const TIME = String.raw`(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:1[89]|20)\d\d`;
const stretch = new RegExp(
  String.raw`,? ?\(?(${TIME})\s?(?:[–—-]|to)\s?(${TIME}|present|now|today)?\)?\.?$|,? \(?(since|until) (${TIME})\)?\.?$`,
  'iu',
);
const atFirm = /^(.{2,60}?)(?:,? (?:at|with|for) (?:the )?|, (?=\p{Lu}))(\p{Lu}[^,;()]{1,60})$/u;

/** 'Position: Senior Architect at Orr', 'Studied at: …', 'Previously: …', 'Family: …' on somebody's page: what it tells of them; null for other labels and pages. */
export function wordProfile(subject: string | null, label: string, value: string): string | null {
  if (subject === null || !(isPersonsName(subject) || (/ /.test(subject) && isOwnName(subject)))) return null;
  const said = value.trim().replace(/\.$/, '');
  if (doing.test(label) && /^\p{Lu}/u.test(said)) return `${subject} ${label} ${said}`;
  if (/^(?:education|degrees?|studies|qualifications?|academic degree)$/.test(label)) {
    const told = wordDegree(subject, said, '');
    if (told !== null) return told.join(', and ');
  }
  if (beforeLabel.test(label)) return wordPost(subject, said, true);
  if (tradeLabel.test(label)) {
    const trades = said.split(/,? and |[,;/] /).map((trade) => trade.trim());
    const isTrade = (trade: string) => {
      const last = trade.toLowerCase().split(' ').at(-1) ?? '';
      return /^\p{L}[\p{L} -]+$/u.test(trade) && (isRole(last) || isOccupationNoun(last));
    };
    if (trades.length > 1 && trades.every(isTrade))
      return `${subject} is ${trades.map((trade) => `${articleFor(trade)}${plainKey(trade)}`).join(' and ')}`;
  }
  if (postLabel.test(label) && atFirm.test(said)) return wordPost(subject, said, false);
  if (/^(?:family|family status|marital status|personal)$/.test(label)) return wordFamily(subject, said);
  return null;
}

/** 'Backend Developer at Zettel AG (2015–2019)': what somebody is or was, where, and when. */
function wordPost(subject: string, value: string, isOver: boolean): string | null {
  const [whole = '', from, to, word, day] = stretch.exec(value) ?? [];
  const said = value.slice(0, value.length - whole.length);
  const isOpen = from !== undefined && (to === undefined || /^\p{Ll}/u.test(to));
  const when =
    from !== undefined
      ? isOpen
        ? ` since ${from}`
        : ` from ${from} to ${to}`
      : word === undefined
        ? ''
        : ` ${word.toLowerCase()} ${day}`;
  const [, post = '', firm = ''] = atFirm.exec(said) ?? [];
  const last = (post.split(/ of /)[0] ?? '').toLowerCase().split(' ').at(-1) ?? '';
  // 'Senior architect, Head of Schools'
  const isPost = firm.split(' ').some((word) => isRole(word.toLowerCase()) && !/[’']/.test(word));
  if (firm === '' || isPost || !(isRole(last) || isOccupationNoun(last))) {
    // 'Previously: Zettel AG'
    const bare = said.replace(/^(?:at|with) /, '');
    return isOver && kindOfName(bare).kind === 'organization' ? `${subject} worked at ${bare}${when}` : null;
  }
  const title = plainKey(uncapital(post));
  const isSince = when.startsWith(' since');
  const verb = isSince ? 'has been' : isOver || / (?:from|until) /.test(when) ? 'was' : 'is';
  const once = isOver && when === '' ? 'formerly ' : '';
  return `${subject} ${verb} ${once}${articleFor(title)}${title} at ${firm}${when}`;
}

/** 'a ', 'an '; none in front of 'head of sales'. */
function articleFor(title: string): string {
  if (/^(?:the|an?) |^(?:head|chief|deputy head|director|vice[- ]president|CEO|CTO|CFO|COO)\b/i.test(title))
    return '';
  return /^[aeiou]/i.test(title) ? 'an ' : 'a ';
}

const NAME = String.raw`\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}`;
const NUMBER = '(?:one|two|three|four|five|six|seven|eight|an?|\\d{1,2})';

/** 'married to Elif, two children': each part in its own words; null where one is none of these. */
function wordFamily(subject: string, value: string): string | null {
  const parts = value.split(/,? and (?=\p{Ll}|\d)|[,;] /u).map((part) => {
    if (new RegExp(`^(?:married|engaged) to ${NAME}$`, 'iu').test(part)) return `is ${uncapital(part)}`;
    if (new RegExp(`^${NUMBER} (?:\\p{Ll}+ )?(?:child(?:ren)?|sons?|daughters?|kids?)$`, 'iu').test(part))
      return `has ${uncapital(part)}`;
    if (/^(?:married|single|divorced|widowed|engaged)$/i.test(part)) return `is ${uncapital(part)}`;
    const [, kin, name] =
      new RegExp(`^(wife|husband|partner|son|daughter|brother|sister|mother|father):? (${NAME})$`, 'iu').exec(
        part,
      ) ?? [];
    return kin === undefined ? null : `has a ${kin.toLowerCase()}, ${name}`;
  });
  return parts.every((part) => part !== null) ? `${subject} ${parts.join(' and ')}` : null;
}

const department =
  /^(?:(?:customer|client|technical|it|tech|field|product|software|human|public|media|external|inside|key|corporate|quality) )?(?:support|service|services|success|care|sales|marketing|finance|accounting|accounts|engineering|operations|resources|relations|communications|logistics|purchasing|procurement|production|research|legal|administration|design|development|security|assurance|maintenance|facilities|planning|HR|IT)$/i;

/** 'Ngozi Eze – Customer Support' in a list of people: where they work, which is no post; null for other labels. */
export function wordDepartment(key: string, value: string): string | null {
  const isSomebody =
    / /.test(key) && (isPersonsName(key) || isOwnName(key)) && kindOfName(key).kind !== 'organization';
  const said = value.replace(/\.$/, '');
  return isSomebody && /^\p{Lu}/u.test(said) && department.test(said) ? `${key} works in ${said}` : null;
}
