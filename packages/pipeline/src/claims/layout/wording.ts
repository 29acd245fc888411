import { findTimes } from '../../language/times/times.ts';
import { lookUp, lookUpVerb, verbShape, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { tellsState } from '../../relations/copulas/states.ts';
import { isOutcome } from '../../relations/key-values.ts';
import { typeOfName } from '../../relations/names/name-types.ts';
import { isRole, kindOfName } from '../reference/entity-kinds.ts';
import { possessiveOf } from '../reference/pronouns.ts';
import { isDated } from '../rewordings/dates-set-apart.ts';
import { capital, uncapital } from '../rewordings/sentence-rule.ts';
import { articleOf, chief } from './articles.ts';
import { wordAttendance } from './attendance.ts';
import { wordBoxValue } from './box-values.ts';
import { decisionLabel, wordDecidedPost } from './decided-posts.ts';
import { keyOfName, labelOfPerson, plainKey, tellsWhere, uprightKey, withSpaces } from './label-keys.ts';
import { isOwnName, isPersonsName, isWeekday } from './own-names.ts';
import { dayFirst, wordLabelInParts } from './person-labels.ts';
import { isSpring, wordPlace } from './place-labels.ts';
import { firmAlone, personAlone, startsOrEnds, wordChoice, wordPlainLabel } from './plain-labels.ts';
import { wordPrice } from './price-lines.ts';
import { wordDepartment } from './profile-labels.ts';
import { wordTenure, wordTerm, wordTerms } from './tenures.ts';
import { isSentence } from './whole-sentences.ts';

/** A label and what stands behind it. Offsets are UTF-16 in the text. */
export type Labelled = {
  readonly key: string;
  readonly value: string;
  readonly valueStart: number;
  readonly bySign: ':' | '-' | '=';
};

const separated =
  /^\s*([^\s:=–—](?:[^\n:=–—]{0,58}?[^\s:=–—])?)\s*(?:(:)\s+|\s[–—-]{1,2}\s+|\s*(=)\s+)(\S[\s\S]*)$/u;

const mute =
  /^(?:notes?|nb|n\.b|warning|caution|tip|hint|important|examples?|e\.g|i\.e|usage|see(?: also)?|todo|q|a|question|answer|quote|source|sources|via|credit|credits|photo|image|caption|figure(?: \d+)?|table(?: \d+)?|step(?: \d+)?|from|to|cc|bcc|subject|re|fwd|sent|reply-to|ps|p\.s|http|https|link|links|url|tags?|keywords?|share|contents?|corrections?(?: (?:and|&) clarifications?)?|clarifications?|errat(?:um|a)|disclaimer)$/i;

/** 'HD-417' of 'HD-417 Printer is stuck', '[HD-417] updated by Ana': the ticket that the lines below are of. */
export function ticketOf(line: string): string | null {
  return /^\[?(\p{Lu}[\p{Lu}\p{N}]{1,9}-\d{1,7})\]?(?=[: ]|$)/u.exec(line)?.[1] ?? null;
}

const ticketState =
  /^(?:done|open|reopened|closed|resolved|fixed|blocked|cancelled|canceled|in (?:progress|review|testing)|on hold|under review|ready|deployed|merged)\.?$/i;

const changedField =
  /\b(?:changed|set|updated|moved) the (?:status|state|priority|severity|stage|phase)(?! of)\b/u;

/** 'HD-417: Ann Holt changed the status to Closed' changes that of the ticket. */
export function saidOfTicket(key: string, said: string): string {
  return ticketOf(key) === null ? said : said.replace(changedField, `$& of ${key}`);
}

/** 'Status: Open → Closed' tells what it is now. */
const changing =
  /^(?:status|state|stage|phase|priority|severity|assignee|owner|reviewer|resolution|version|price|estimate|due(?: date)?|deadline|sprint|milestone|release|team|budget)$/i;

/** 'Key: value', 'Key — value', 'key = value'; null where the text is not so made. */
export function readLabel(text: string): Labelled | null {
  if (text.length > 600) return null;
  const match = separated.exec(text);
  const key = uprightKey(match?.[1]?.trim().replace(/[*`"“”]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, ''));
  const value = match?.[4];
  if (match === null || key === undefined || value === undefined || key === '') return null;
  if (mute.test(key) && !(/^source$/i.test(key) && isSpring(value)) && !startsOrEnds(key, value)) return null;
  if ((key.split(/\s+/).length > 6 && !namesBoard(key)) || /[.!?;]$/.test(key) || !/\p{L}/u.test(key))
    return null;
  if (isDated(text)) return null;
  // 'Height 31 m. Keeper: Bo Moe'
  if (/\d[^.]{0,12}\. \p{Lu}|\p{Ll}{3}\. \p{Lu}/u.test(key)) return null;
  // 'Kaz (real name: Kazimierz Wilk) is our drummer'
  if (key.lastIndexOf('(') > key.lastIndexOf(')')) return null;
  // 'The firm owns two shops: Ley and Moe'
  if (/ \S+ /.test(key) && isSentence(key)) return null;
  const bySign = match[2] !== undefined ? ':' : match[3] !== undefined ? '=' : '-';
  // 'Tarn Society - Committee meeting', over the minutes
  if (bySign === '-' && papers.test(value)) return null;
  const now = changing.test(key) ? value.replace(/^[^→>]{1,60} (?:→|[-=]>) (?=\S)/u, '') : value;
  return { key, value: withoutOld(now.trim()), valueStart: text.length - now.length, bySign };
}

const papers = /^(?:[\p{L}'’]+ ){0,3}(?:meeting|minutes|notes|agenda|newsletter|bulletin|report)$/iu;

/** '32 euros' of '32 euros (was 28)' */
function withoutOld(value: string): string {
  return value.replace(
    /(?<=^[^()]*\d[^()]*) \((?:was|before|previously|formerly|until now|up from|down from|old):? [^()]*\d[^()]{0,20}\)$/u,
    '',
  );
}

const yes = /^(?:yes|true|✓|✔|✅|x|supported|available|enabled)$/i;

const no = /^(?:no|false|✗|✘|❌|none|not supported|unavailable|disabled)$/i;

/** What somebody or something is or is not. */
const isState = /^(?:married|engaged|retired|vegetarian|vegan|employed|discontinued|deprecated)$/i;

/** How far a piece of work is. */
const progressing =
  /^(?:done|completed?|finished|in (?:progress|review|testing|development|planning)|blocked|on (?:hold|track)|pending|not started|at risk|delayed|under ?way|cancelled|canceled|postponed|overdue|shipped|merged|deployed|paused|resolved|fixed)(?=\.?$|[,;]| \()/i;
const statusKey = /\b(?:status|state|progress|phase|stage|result|outcome|condition)$/i;

const isJobKey =
  /^(?:(?:current |former |last |previous )?(?:position|job|role|post|title|job title|employer|occupation))$/iu;
/** 'Curator, Linz City Museum (1981–2012)', 'Head of sales at Orr Ltd, 2015 to present' */
const termBehind =
  /^(.{3,80}?)(?:,? \(|, )(?:from )?((?:1[5-9]|20)\d\d) ?(?:[-–—]|to) ?((?:1[5-9]|20)\d\d|present|now|today)?\)?$/iu;

/** 'Founded' + '1998' of Acme -> 'Acme was founded in 1998'; 'CEO' + 'Jane Doe' -> 'The CEO of Acme is Jane Doe'. Without a full stop. */
export function wordPair(about: string | null, written: string, given: string): string {
  // 'Type: Car ferry'
  if (
    /^(?:type|kind|category|class)$/i.test(written) &&
    /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(given) &&
    isKnownWord(given.split(' ', 1)[0]?.toLowerCase() ?? '')
  )
    return wordPair(about, written, uncapital(given));
  const [, held, from, to] = isJobKey.test(written) ? (termBehind.exec(given) ?? []) : [];
  if (held !== undefined && from !== undefined) {
    const isOver = to !== undefined && /\d/.test(to);
    const stretch = isOver ? `from ${from} to ${to}` : `since ${from}`;
    return `${wordPair(about, written, held).replace(/ is (?=[^.]*$)/u, isOver ? ' was ' : ' has been ')} ${stretch}`;
  }
  // '2 March 1961 (aged 71)'
  const value = personAlone(
    written,
    firmAlone(written, given.replace(/(?<=\d) \(aged? (?:about )?\d{1,3}\)/, '')),
  );
  // 'Height of the Halden Tower'
  const spaced = withSpaces(written);
  const named = namesBoard(spaced) ? null : keyOfName(spaced);
  const subject = named?.of ?? about;
  // 'The session timeout: 60 seconds'
  const key = named?.key ?? spaced.replace(/^The (?=\p{Ll})/u, '');
  const plain = plainKey(key === 'Due' ? 'Due date' : key).replace(
    /^(?:past|previous) (?=(?:members|presidents|chairs|owners|players)$)/,
    'former ',
  );
  const label = labelOfPerson(plain, subject, value);
  const first = label.split(/\s+/)[0] ?? '';
  const whose = subject === null ? '' : ` of ${subject}`;
  const decided = decisionLabel.test(label) ? wordDecidedPost(subject, value) : null;
  if (decided !== null) return decided;
  // 'PAY-81: in progress'
  if (ticketOf(key) === key && ticketState.test(value))
    return `${key} is ${value.replace(/\.$/, '').toLowerCase()}`;
  // 'D1: Move the helpdesk to Freshdesk', 'Zephyr 100: fan heater'
  if (/^(?:\p{Lu}{1,3}[-.]?\d{1,3}|\p{Lu}\p{Ll}+ \d{1,4}\p{Lu}?)$/u.test(key) && !/^[$€£]?\d/.test(value))
    return /^\p{Lu}{1,3}[-.]?\d/u.test(key) && /^\p{Lu}\p{Ll}+ (?:the|an?|our|all|to) /u.test(value)
      ? `${key} is to ${uncapital(value)}`
      : `${key}: ${value}`;
  // 'Married: no', 'Retired: yes'
  if (subject !== null && isState.test(label) && (yes.test(value) || no.test(value)))
    return `${subject} is ${no.test(value) ? 'not ' : ''}${label.toLowerCase()}`;
  const plainly = wordPlainLabel(subject, label, value);
  if (plainly !== null) return plainly;
  const person =
    wordTenure(subject, key, value) ??
    newsOfPerson(key, value) ??
    wordDepartment(key, value) ??
    personWithRole(subject, key, value);
  if (person !== null) return person;
  if (isNamedThing(subject, key)) {
    const [colour] = /^(?:red|amber|yellow|green)(?=\.?$)/i.exec(value) ?? [];
    if (colour !== undefined) return `The status of ${key} is ${colour.toLowerCase()}`;
    if (tellsState(value)) return `${key} is ${value}`;
  }
  // 'Login page: in progress (Rosa)', in a report on several
  const [progress] = isOwnName(key) || statusKey.test(label) ? [] : (progressing.exec(value) ?? []);
  if (progress !== undefined && / /.test(key))
    return `The status of the ${uncapital(key)} is ${progress.toLowerCase()}`;
  // 'Orion: amber', in a report on several
  const [light] = isOwnName(key) ? (/^(?:red|amber|green)(?=[.,;]|$)/i.exec(value) ?? []) : [];
  if (light !== undefined) return `The status of ${key} is ${light.toLowerCase()}`;
  const running =
    wordChoice(key, value) ??
    wordPrice(key, value, subject) ??
    wordTerm(whose, label, value) ??
    wordTerms(subject, label, value) ??
    wordBoxValue(subject, label, value);
  if (running !== null) return running;
  // 'Ilka Brandvold: none' tells nothing of what an Ilka Brandvold is
  if (/ /.test(key) && isOwnName(key)) return `${key}: ${value}`;
  if (
    /^(?:present|attending|in attendance|attendees|participants|absent|apologies|regrets|also present)$/i.test(
      label,
    )
  ) {
    const gone = /^(?:absent|apologies|regrets)$/i.test(label);
    const told = wordAttendance(subject, value, gone);
    if (told !== null || subject === null) return told ?? `${key}: ${value}`;
    return `The people ${gone ? 'absent' : 'present'} at ${subject} were ${value}`;
  }
  const called =
    subject === null ? null : (wordFormerName(subject, label, value) ?? wordPlace(subject, label, value));
  if (called !== null) return called;
  const [, body = subject] = boardOf.exec(key) ?? [];
  const officers =
    body === null
      ? []
      : value
          .replace(/\.$/, '')
          .split(/[,;] (?=\p{Lu})/u)
          .map((part) => officer.exec(part));
  // 'Key people: Eva Lind (CEO), Jon Ek (chair)'
  if (officers.length > 0 && officers.every((found) => found !== null && isRole(lastWord(found[2] ?? ''))))
    return officers.map((found) => wordRole(body, found?.[1] ?? '', found?.[2] ?? '')).join(' and ');
  const [, who, title = '', firm] = introduced.exec(value) ?? [];
  // 'Contact: Lena Voss, Quality Manager, Zedtech GmbH'
  if (
    who !== undefined &&
    isNominal(label) &&
    isRole(lastWord(title)) &&
    kindOfName(firm ?? '').kind === 'organization'
  )
    return `The ${label}${whose} is ${who}, ${plainKey(title)} at ${firm}`;
  const planned = /^(\p{Lu}[\p{L}\p{N}_'’-]+(?: \p{Lu}[\p{L}\p{N}_'’-]+)?) to ([a-z].*)$/u.exec(value);
  if (/^(?:ai|actions?|action items?|next steps?|to ?dos?|tasks?)$/i.test(label) && planned !== null)
    return `${planned[1]} is to ${planned[2]}`;
  if (
    /^(?:decisions?|decided|actions?|action items?|agreed|approved|carried|resolved|outcomes?|next steps?|to ?dos?|tasks?|goal|aim)$/i.test(
      label,
    )
  )
    return `${key}: ${value}`;
  const inParts = subject === null ? null : wordLabelInParts(label, value, subject);
  if (inParts !== null) return inParts;
  if (isOutcome(label, value) || (subject === null && isOutcome(label))) return `${key}: ${value}`;
  // 'Sun: closed'
  if (subject === null && isWeekday(key)) return `${key}: ${value}`;
  // 'Closed: Mondays'
  if (
    subject !== null &&
    /^closed(?: on)?$/.test(label) &&
    isWeekday(value.replace(/s?(?:,| and | &).*$|s$/, ''))
  )
    return `${subject} is closed on ${value}`;
  // 'Effective: 1 March 2024'
  if (
    subject !== null &&
    /^(?:effective|in force)(?: (?:date|from|since|as of))?$/.test(label) &&
    dayFirst.test(value)
  )
    return `${subject} takes effect on ${value}`;
  // 'Added: offline maps' says what was added to the page's subject
  if (changed.test(label) && !dayFirst.test(value) && !/^\d/.test(value)) return `${key}: ${value}`;
  const verb = verbal(label, first, subject);
  if (verb !== null) return `${verb}${joinedBy(label, value)}${value}`;
  // 'Allergic to', 'Responsible for'
  if (
    subject !== null &&
    /^\p{Ll}+ (?:to|for|in|with|about|until|till|through|from)$/u.test(label) &&
    (first === 'valid' || (lookUp(first) & (Word.adjective | Word.noun)) === Word.adjective)
  )
    return `${subject} is ${label} ${value}`;
  // 'Part of', 'Author of'
  if (subject !== null && /^[\p{Ll} -]+ of$/u.test(label))
    return `${subject} is ${/^(?:part|an?|the)\b/.test(label) ? '' : /^[aeiou]/.test(label) ? 'an ' : 'a '}${label} ${value}`;
  if (subject !== null && tellsWhere(label, subject))
    return `${subject} is ${/^(?:person|organization)$/.test(typeOfName(subject).type) ? 'based ' : ''}in ${value}`;
  // 'the head of sales of Acme' is clumsy
  if (subject !== null && /^\p{Ll}+ of \p{Ll}+$/u.test(label))
    return `${possessiveOf(subject)} ${label} is ${value}`;
  if (yes.test(value)) return subject === null ? `${capital(label)} is available` : `${subject} has ${label}`;
  if (no.test(value) && subject !== null) return `${subject} does not have ${label}`;
  // 'RFC 7: Adopt gRPC for internal services'
  if (isCodeName(key) || /^[A-Z]{2,10}[ -]\d{1,7}$/.test(key)) return `${key}: ${value}`;
  const settled =
    /^([\p{Ll} -]+) (approved|agreed|allocated|raised|spent|paid|required|received|awarded|requested)$/u.exec(
      label,
    );
  if (settled !== null) return `The ${settled[2]} ${settled[1]}${whose} is ${value}`;
  const plural = isPluralKey(label);
  if (
    plural &&
    subject !== null &&
    /^(?:about |around |over |more than |approximately |~ ?)?\d[\d,.]*(?: ?(?:million|billion|k|m))?\+?$/i.test(
      value,
    )
  ) {
    return `${subject} has ${value} ${label}`;
  }
  if (/^[-`@$#./\\\d]/.test(key) || !isNominal(label))
    return `${subject === null ? '' : `${subject} – `}${key}: ${value}`;
  // 'Population: 12,300 (2021)'
  const [, figure, year] =
    /^((?:about |around |~ ?)?[$€£]?\d[\d,.]*(?: ?(?:million|billion|thousand|m|bn|k))?(?: (?:euros?|dollars|pounds|francs|kroner|kronor))?) \((?:FY ?)?((?:1[5-9]|20)\d\d)\)$/i.exec(
      value,
    ) ?? [];
  if (figure !== undefined) return `The ${label}${whose} ${plural ? 'were' : 'was'} ${figure} in ${year}`;
  // 'Our standing rule: no deploys on Fridays'
  const article = /^(?:our|my|his|her|their|its) /.test(label) ? '' : 'the ';
  return `${capital(`${article}${label}`)}${whose} ${plural ? 'are' : 'is'} ${value}`;
}

const changed = /^(?:added|removed|changed|fixed|deprecated|improved)$/;

/** 'Board of the Tern Club' */
const boardOf =
  /^(?:(?:the|new) )?(?:(?:management|executive|new|elected) )?(?:board|committee|management|leadership|officers|executives|staff|team|trustees|council)(?: of (?:directors|trustees))? (?:of|at) (?:the )?(\p{Lu}.*)$/iu;

/** Whether a label says whose officers stand behind it. */
export function namesBoard(key: string): boolean {
  return bodyOfBoard(key) !== null;
}

/** Whose officers a label says to stand behind it. */
export function bodyOfBoard(key: string): string | null {
  return boardOf.exec(key)?.[1] ?? null;
}

/** 'Lena Voss, Quality Manager, Zedtech GmbH, Ulm' */
const introduced =
  /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}), (\p{L}[\p{L} &-]{1,50}),(?: at)? (\p{Lu}[^,;]{1,50})(?:, \p{Lu}[^,;]{1,40})?\.?$/u;

/** 'Eva Lind (managing director)' */
const officer = /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}) \(([\p{L} -]+)\)$/u;

function lastWord(text: string): string {
  return text.toLowerCase().split(' ').at(-1) ?? '';
}

/** 'Project Heron' in a list of projects; a key of capitals is a name of its own where the page is about nothing. */
export function isNamedThing(subject: string | null, key: string): boolean {
  const { type, isCertain } = typeOfName(key);
  if (!/^\p{Lu}\S*(?: [\p{Lu}\p{N}]\S*)+$/u.test(key) || type === 'person') return false;
  return subject === null || (isCertain && /^(?:event|product)$/.test(type));
}

/** 'patch(v)', 'maxWrite', '--watch', 'fs.read': a name in a program, of which a value is no property of the page's subject. */
function isCodeName(key: string): boolean {
  if (/[(){}<>_$@`#[\]\\]|^--?\w|\w\.\w|[a-z][A-Z]/.test(key)) return true;
  return /^[a-z][a-z0-9]*$/.test(key) && lookUp(key) === 0;
}

/** A name and what it does, whatever the name looks like: 'Kofi Mensah is a senior engineer at Acme'. */
export function wordRole(subject: string | null, name: string, role: string): string {
  const told = personWithRole(subject, name, role, true);
  if (told !== null) return told;
  // 'Forward' in a list of players
  const isNoun = /^\p{Lu}?\p{Ll}+$/u.test(role) && (lookUp(role.toLowerCase()) & Word.adjective) === 0;
  return `${name} is ${isNoun ? `${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role.toLowerCase()}` : role}`;
}

const happens =
  /^(?:leaves|joins|becomes|succeeds|replaces|retires|resigns|quits|returns|moves|takes over|steps (?:down|up)|heads|leads)\b/;

/** 'Ann Lee: named head of sales at Orr', 'Ann Lee: leaves Orr to become …', 'Ann Lee: from deputy to editor of Orr': what has become of people. */
function newsOfPerson(key: string, value: string): string | null {
  if (!(/ /.test(key) && isOwnName(key)) || !/^\p{Ll}/u.test(value)) return null;
  const said = value.replace(/[.]$/, '');
  if (/^(?:named|appointed|promoted|elected|hired) /.test(said)) return `${key} was ${said}`;
  if (happens.test(said)) return `${key} ${said}`;
  const [, post] = /^from [\p{L} -]+? to (.+)$/u.exec(said) ?? [];
  const isPost =
    post
      ?.toLowerCase()
      .split(/[\s,-]+/)
      .slice(0, 4)
      .some(isRole) === true;
  return isPost ? `${key} became ${plainKey(post ?? '')}` : null;
}

/** 'Former names: Orr Infirmary (1929–1948)' */
function wordFormerName(subject: string, label: string, value: string): string | null {
  if (!/^(?:(?:former|previous|old|earlier) names?|formerly(?: known as)?)$/.test(label)) return null;
  const [, name = '', from, to] =
    /^(\p{Lu}[^(),;]*?)(?: ?\(((?:1\d|20)\d\d) ?[–—-] ?((?:1\d|20)\d\d)\))?\.?$/u.exec(value) ?? [];
  if (name === '') return `${label}: ${value}`;
  return from === undefined
    ? `${subject} was formerly known as ${name}`
    : `${subject} was known as ${name} from ${from} to ${to ?? ''}`;
}

/** 'bookkeeper' */
function isTrade(value: string): boolean {
  const last = /^(?:\p{Lu}?\p{Ll}+ ){0,2}\p{Ll}+\.?$/u.test(value) ? lastWord(value.replace(/\.$/, '')) : '';
  return isRole(last) || /(?:keep|mak|teach|clean)er$|(?:..man|woman|ist|smith|wright)$/.test(last);
}

/** 'Jane Doe' + 'head of sales' -> 'Jane Doe is head of sales at Acme'. */
function personWithRole(
  subject: string | null,
  key: string,
  value: string,
  isPerson = isPersonsName(key) || (/ /.test(key) && isOwnName(key) && isTrade(value)),
): string | null {
  if (!isPerson || !/^\p{Lu}[\p{L}\p{N}_.'’-]*(?: \p{Lu}[\p{L}\p{N}_.'’-]*){0,3}$/u.test(key)) return null;
  if (/^(?:from|to|until|since) /.test(value)) return null;
  const lower = value.toLowerCase();
  const words = lower.split(/[\s,]+/);
  const isPost = words.slice(0, 5).some((word) => isRole(word)) || isTrade(value);
  if (!isPost || value.length > 80) return null;
  // 'President of the Rowing Club', 'Technician at Amberlight', 'Treasurer of Corvin Foods'
  const of = / of (\p{Lu}\S*(?: \p{Lu}\S*)*)$/u.exec(value)?.[1] ?? '';
  const [, title = value, body = ''] =
    (kindOfName(of).kind === 'organization'
      ? /^(.+?)( of \p{Lu}.*)$/u
      : /^(.+?)( (?:(?:at|for) (?:the )?|of the )\p{Lu}.*)$/u
    ).exec(value) ?? [];
  const role = `${plainKey(title.replace(/[.]$/, ''))}${body.replace(/[.]$/, '')}`;
  const article = /s$/.test(words[0] ?? '') ? '' : articleOf(role);
  // 'Ravi Nair, developer' of a project is no maker of it
  if (
    subject !== null &&
    project.test(subject) &&
    !chief.test(role) &&
    !/\b(?:at|for|of)\b/.test(role) &&
    !/\b(?:lead|manager|sponsor|coordinator)$/.test(role)
  )
    return `${key} is ${article}${role} and works on ${subject}`;
  const kind = subject === null ? 'thing' : kindOfName(subject).kind;
  const at =
    subject === null ||
    kind === 'person' ||
    kind === 'place' ||
    /\b(?:at|for)\b/.test(role) ||
    /\bof (?:the )?(?!\p{Lu}(?:&?\p{Lu}){1,2}$)\p{Lu}/u.test(role)
      ? ''
      : ` ${chief.test(role) && !/\bof\b/.test(role) ? 'of' : 'at'} ${subject}`;
  return `${key} is ${article}${role}${at}`;
}

const project = /^(?:Project|Programme|Operation) \p{Lu}|\p{L} [Pp]roject$/u;

/** 'founded' -> 'Acme was founded', 'works at' -> 'Ana works at'; null for nouns. */
function verbal(label: string, first: string, subject: string | null): string | null {
  if (subject === null || !/^[a-z]/.test(first)) return null;
  const bits = lookUpVerb(first);
  const shape = verbShape(first, first);
  if (/^(?:died|resigned|retired|graduated|joined|left|moved)$/.test(first)) return `${subject} ${label}`;
  if (
    (shape.participle || first === 'born') &&
    (/ed$/.test(first) || (bits & Word.verbParticiple) !== 0) &&
    (bits & Word.noun) === 0 &&
    !isDescribing(label)
  ) {
    return `${subject} ${/^(?:located|based|situated|headquartered|known|owned|licensed|written|maintained|made|used|supported|married|engaged|operated|managed|run|led|headed|funded|hosted|administered|sponsored|governed|employed)$/.test(first) ? 'is' : 'was'} ${label}`;
  }
  if (/^(?:likes|dislikes|loves|hates)$/.test(label)) return `${subject} ${label}`;
  const words = label.split(/\s+/);
  const isGoverning = words.length === 2 && /^(?:in|at|for|to|with|on|upon|by|as|from)$/.test(words[1] ?? '');
  const third =
    ((bits & Word.verbThird) !== 0 || (lookUp(first) === 0 && isGoverning)) && first.endsWith('s');
  if (third && ((bits & Word.noun) === 0 || isGoverning)) return `${subject} ${label}`;
  return null;
}

/** 'Registered office', 'Preferred language': what is so, rather than 'Founded by', 'Built in Hull'. */
function isDescribing(label: string): boolean {
  const [, second = '', more] = label.split(/\s+/);
  const isAdverbial =
    /^(?:in|on|at|by|from|to|for|as|with|under|of|until|since|near|up|out|off|over|worldwide)$|ly$/.test(
      second,
    );
  return second !== '' && more === undefined && !isAdverbial && (lookUp(second) & Word.adverb) === 0;
}

function joinedBy(label: string, value: string): string {
  if (
    /\b(?:in|on|at|by|from|to|for|as|with|under|of|until|since)$/.test(label) ||
    /^(?:in|on|at|by|from|to|for|as|with|under|since|until|between)\s/i.test(value)
  )
    return ' ';
  const time = findTimes(`in ${value}`, { reference: null, anchor: null, direction: 'past' })[0];
  // 'Departs: 08:14'
  if (/^\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?$/i.test(value)) return ' at ';
  if (time !== undefined && time.start <= 3) return dayFirst.test(value) ? ' on ' : ' in ';
  if (
    /^(?:located|based|born|situated|headquartered|built|made|opened|died)$/.test(label) &&
    /^\p{Lu}/u.test(value)
  )
    return ' in ';
  if (
    /^(?:founded|created|written|designed|made|built|developed|maintained|owned|published|discovered|invented|directed|produced|operated|manufactured)$/.test(
      label,
    ) &&
    /^\p{Lu}/u.test(value)
  )
    return ' by ';
  if (label === 'licensed') return ' under ';
  if (label === 'known') return ' as ';
  return ' ';
}

function isPluralKey(label: string): boolean {
  const head =
    label
      .split(/\s+(?:of|in|for|at|per)\s+/)[0]
      ?.split(/\s+/)
      .at(-1) ?? '';
  return (
    /[^su]s$/.test(head) &&
    !/(?:ics|headquarters|sales|status|series|news|basis|address|access|class|business)$/.test(head) &&
    (lookUp(head) & Word.uncountable) === 0
  );
}

function isNominal(label: string): boolean {
  const head =
    label
      .replace(/\s*\([^)]*\)/g, '')
      .split(/\s+(?:of|in|for|at|per|to|by|on)\s+/)[0]
      ?.split(/\s+/)
      .at(-1) ?? '';
  if (!/^[\p{L}\p{N}&'’./-]+$/u.test(head)) return false;
  const bits = lookUp(head);
  // 'Why us', 'In the box'
  if (/^(?:why|how|what|when|where|who|which|is|are|do|does|can|in|on|at|with|from|under)\b/i.test(label))
    return false;
  if (bits === 0) return true;
  return (
    (bits &
      (Word.noun |
        Word.actor |
        Word.unit |
        Word.currency |
        Word.switching |
        Word.verbBase |
        Word.organization |
        Word.place)) !==
    0
  );
}
