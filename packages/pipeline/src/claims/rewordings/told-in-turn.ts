import { lookUpVerb, verbShape, Word } from '../../language/words/lexicon.ts';
import { isRole, kindOfName, kindOfNoun } from '../reference/entity-kinds.ts';
import { isRelativeYear, RELATIVE_YEAR, yearsAfter } from './relative-years.ts';
import { capital, DATE_SAID, NAME, type Rule, rule, YEAR } from './sentence-rule.ts';
import { goesOn } from './word-kinds.ts';

/** 'after that', behind a stretch: from its end on. */
const AFTERWARDS = '(?:after that|after(?:wards?)?|thereafter|from then on|(?:ever )?since(?: then)?)';
const STRETCH = `(?:from|between) (?:${DATE_SAID}) (?:to|and|until|till|through) (?:${DATE_SAID}|today|now)`;
const DATED = `(?:${STRETCH}|(?:in|on|since|until|till|by|from|during|around|after) (?:${DATE_SAID}))`;
const WHEN = `(?:${DATED}|${RELATIVE_YEAR}|${AFTERWARDS})`;
const PREPOSITION = '(?:in|at|to|for|as|with|on|by|from|of|under)';

const isAfterwards = new RegExp(`^${AFTERWARDS}$`, 'u');
const isPreposition = new RegExp(`^${PREPOSITION}$`, 'u');
const ending = new RegExp(
  `^(?:until|till|(?:from|between) .+ (?:to|and|until|till|through)) (${DATE_SAID})$`,
  'u',
);
const openStretch = new RegExp(`^(?:from|since) (?:${DATE_SAID})$`, 'u');
const timed = new RegExp(`^(.+?) (${WHEN})$`, 'u');
const prepositional = new RegExp(`^(${PREPOSITION}) (.+)$`, 'u');
/** Where the next of several things begins: behind a time. */
const behindTime = new RegExp(
  `(?<= ${WHEN})(,? and then|,? and later|,? and finally|,? and|,? then|, later|,) (?=\\S)`,
  'u',
);
/** Where it begins that has its time in front: 'from 2012 to 2015 for Tarn'. */
const beforeTime = new RegExp(`,?(?: and)? (?=(?:${DATED}|since then|after that) \\S)`, 'giu');
const timeInFront = new RegExp(`^(${DATED}|since then|after that),? (.+)$`, 'iu');
const firstOfAll = /^(.+?) (?:at )?(?:first|initially|originally) (.+)$/u;
const behindOrder =
  /(?:,? and|,)? (?:then|later|finally|eventually|afterwards|subsequently|after that|lastly),? (?=\S)/u;

/** A name, with the noun for what it is of in front or behind ('her brother Cy', 'the Orr family'). */
const named = new RegExp(
  `^(?:(?:the|an?|his|her|its|their) (?:[\\p{Ll}\\d-]+ ){0,2})?["“]?${NAME}["”]?(?: (?:in|of|at|from) (?:the )?${NAME})?(?: (?:family|brothers|sisters|group|estate))?\\.?$`,
  'u',
);
/** 'head of sales', 'its first shop', 'the city' */
const described =
  /^(?:(?:the|an?|his|her|its|their|another) )?([\p{Ll}\d'’-]+(?: [\p{Ll}\d'’-]+){0,3}?)(?: (?:from|at|of|for|in|to) (?:the )?\p{L}[\p{L}’'. -]{1,40})?$/u;

/** Whoever or whatever something is told of, in front of its verb: one reading for each number of words in front of its noun. */
const subjects = [0, 1, 2].map(
  (words) =>
    new RegExp(
      `^(?:(?:The|Its|Their|His|Her|Our|My) (?:\\p{Ll}[\\p{L}-]* ){${words}}\\p{Ll}[\\p{L}-]*(?: of (?:the )?${NAME})?|He|She|It|They|I|We|(?!(?:The|Its|Their|His|Her|Our|My) )${NAME})(?= \\p{Ll})`,
      'u',
    ),
);
const auxiliary = /^(?:has|have|had|was|were|is|are|been)$/;
const givesName = /^(?:called|named|renamed|dubbed|titled)$/;
const adverb = /^(?:also|later|then|again|once|\p{Ll}+ly)$/u;

/** The last of several, told with a verb of its own: 'has been at Orr since 2020', 'now plays for Vard'. */
const ownVerb =
  /^(?:(?:has|have) (?:been|worked|lived|studied|taught|played|served|held|owned|run|led|belonged)|is|are|was|were|(?:now|currently) \p{Ll}+s) (?:at|in|for|with|by|on|to|an?|the|owned|held|run|led|called|known) /u;

type Head = {
  readonly who: string;
  /** 'lived', 'was won' */
  readonly does: string;
  /** 'offices in Ghent'; empty where nothing stands behind the verb. */
  readonly what: string;
};

/** One of several things, and when; empty where it has no time of its own. */
type Turn = { readonly what: string; readonly time: string };

/** Several things told with one verb, each with a time of its own or one after the other. */
export const toldInTurn: readonly Rule[] = [
  // 'won the Orr Prize in 1998 and the Tarn Medal in 2002', 'lived in Hull until 2010, in Ghent until 2015 and in Lille after that'
  rule(String.raw`^([^;:()]{12,400}?${YEAR}[^;:()]*?)\.?$`, ([, said = '']) => {
    const [first = '', ...rest] = said.split(behindTime);
    const [, told = '', time = ''] = timed.exec(first) ?? [];
    const parts = rest.filter((_, i) => i % 2 === 1);
    const last = parts.at(-1) ?? '';
    const own = ownVerb.test(last) && (parts.length > 1 || /^ha(?:s|ve) /.test(last)) ? last : null;
    const turns = (own === null ? parts : parts.slice(0, -1)).map((part) => {
      const [, what = part, when = ''] = timed.exec(part) ?? [];
      return { what, time: when };
    });
    const isThen = /then|later|finally/.test(rest.at(-2) ?? '');
    const areTimed = turns.every(({ time: when }, i) => when !== '' || (isThen && i === turns.length - 1));
    return parts.length > 0 && areTimed ? tell(told, time, turns, own) : [];
  }),
  // 'From 2010 to 2012 she worked for Orr, from 2012 to 2015 for Tarn and since then for Holm', 'In 2010 he bought a flat, in 2012 a house'
  rule(String.raw`^((?:From|Between|In|On|Until|Till|Since) [^;:()]{12,400}?)\.?$`, ([, said = '']) => {
    const [first = '', ...rest] = said.split(beforeTime);
    const [, time = '', told = ''] = timeInFront.exec(first) ?? [];
    const turns = rest.map((part) => {
      const [, when = '', what = ''] = timeInFront.exec(part) ?? [];
      return { what, time: when };
    });
    const isWhole = told !== '' && rest.length > 0 && turns.every(({ what }) => what !== '');
    return isWhole ? tell(capital(told), time.charAt(0).toLowerCase() + time.slice(1), turns, null) : [];
  }),
  // 'worked first for Orr, then for Tarn and finally for Holm', 'was initially a nurse, later a midwife'
  rule(String.raw`^([^;:()]{6,200}? (?:first|initially|originally) [^;:()]{4,200}?)\.?$`, ([, said = '']) => {
    const [first = '', ...rest] = said.split(behindOrder);
    const [, front = '', behind = ''] = firstOfAll.exec(first) ?? [];
    return behind === '' || rest.length === 0
      ? []
      : tell(
          `${front} ${behind}`,
          '',
          rest.map((what) => ({ what, time: '' })),
          null,
        );
  }),
];

/** What is told of each turn, behind what was told first; nothing where one of them is no such thing. */
function tell(told: string, time: string, turns: readonly Turn[], own: string | null): string[] {
  const head = readHead(told);
  if (head === null) return [];
  const made = [sentence(told, time)];
  let before = time;
  for (const turn of turns) {
    const when = turn.time === '' ? next(before) : absolute(turn.time, before);
    const put = when === null ? null : inPlaceOf(head, turn.what, when);
    if (put === null || when === null) return [];
    made.push(sentence(put, when));
    before = when;
  }
  // 'lived in Hull until 2010 and has been in Ghent since'
  const [, what = own, when = ''] = timed.exec(own ?? '') ?? [];
  if (own !== null) made.push(sentence(`${head.who} ${what}`, absolute(when, before) ?? when));
  return made.length < 2 ? [] : made;
}

function sentence(told: string, time: string): string {
  return time === '' ? `${told.replace(/\.$/, '')}.` : `${told} ${time}.`;
}

/** 'Ann Lee', 'lived' and 'in Hull' of 'Ann Lee lived in Hull'; null where it is no such thing. */
function readHead(told: string): Head | null {
  for (const subject of subjects) {
    const [who = ''] = subject.exec(told) ?? [];
    const words = told.slice(who.length).trim().split(' ');
    const length = who === '' ? 0 : verbLength(words);
    const what = words.slice(length).join(' ');
    if (length > 0 && !/\D,|,\D| and /.test(what))
      return { who, does: words.slice(0, length).join(' '), what };
  }
  return null;
}

/** How many words a verb takes that opens them, with its auxiliaries and its particle: 2 of 'was held by Ann'; 0 where they open with none. */
function verbLength(words: readonly string[]): number {
  let at = 0;
  while (auxiliary.test(words[at] ?? '') || (at > 0 && adverb.test(words[at] ?? ''))) at += 1;
  const isBeing = words.slice(0, at).some((word) => /^(?:was|were|is|are|been)$/.test(word));
  const verb = words[at] ?? '';
  const { past, participle, third } = verbShape(verb, verb);
  const next = words[at + 1];
  if (isBeing)
    at += participle && (next === undefined || isPreposition.test(next) || givesName.test(verb)) ? 1 : 0;
  else if (past || third || participle || (lookUpVerb(verb) & Word.verbThird) !== 0) at += 1;
  else return 0;
  while (/^(?:over|up|out|off|back)$/.test(words[at] ?? '')) at += 1;
  return at;
}

/**
 * What is told of the next turn: 'Ann Lee opened offices in Lille' of 'in Lille', or of 'Lille', behind 'offices in Ghent'; of 'Bo
 * Orr' behind 'joined the firm', 'Bo Orr joined the firm'. Null where it is nothing of the kind.
 */
function inPlaceOf({ who, does, what: first }: Head, other: string, time: string): string | null {
  const [, preposition, bare = other] = prepositional.exec(other) ?? [];
  const verb = lasting(does, time);
  if (preposition !== undefined) {
    const at = ` ${first}`.lastIndexOf(` ${preposition} `);
    return at < 0 || !isObject(bare, first) ? null : `${who} ${verb} ${first.slice(0, at)}${other}`;
  }
  if (isSubject(who, first, bare)) return `${capital(bare)} ${agreeing(verb, bare)} ${first}`.trim();
  if (first === '' || !isObject(bare, first)) return null;
  const [, front = ''] =
    new RegExp(`^((?:\\p{Ll}[^A-Z]* )?${PREPOSITION} )(?:the )?\\p{Lu}`, 'u').exec(first) ?? [];
  return `${who} ${verb} ${/^(?:the )?\p{Lu}/u.test(bare) ? front : ''}${bare}`;
}

/** 'joined Orr in 2009, Bo in 2011', 'closed in 2010, the pool in 2012': whether it is somebody else who did the same. */
function isSubject(who: string, first: string, other: string): boolean {
  const isThing = named.test(other) || /^(?:the|his|her|its|their|my|our) [\p{Ll} -]+$/u.test(other);
  if (first === '' || /^(?:founded|born|built|closed|opened|launched|published|released)$/.test(first))
    return isThing;
  const isKin =
    /^(?:his|her|their|my|our) [\p{Ll}-]+(?: \p{Lu}.*)?$/u.test(other) && isPerson(other.split(' ')[1] ?? '');
  const isSomebody = isKin || (named.test(other) && isPerson(other));
  return isSomebody && !isPerson(first.replace(/^(?:\p{Ll}+ )+(?=\p{Lu})/u, '')) && isPersonal(who);
}

function isPerson(words: string): boolean {
  return (/^\p{Lu}/u.test(words) ? kindOfName(words).kind : kindOfNoun(words)) === 'person';
}

function isPersonal(who: string): boolean {
  return (
    /^(?:He|She|I|We|They)$/.test(who) ||
    isPerson(/^(?:The|His|Her|My|Our) /.test(who) ? (who.split(' ').at(-1) ?? '') : who)
  );
}

/** Whether some words are an object, and no clause: as the first one is, a name or something told by its noun. */
function isObject(words: string, first: string): boolean {
  if (named.test(words)) return true;
  const [, noun = ''] = described.exec(words) ?? [];
  const list = noun.split(' ');
  if (noun === '' || list.some(goesOn)) return false;
  // 'the second in Hull' of 'opened its first shop in Ghent'
  const isOwned = /^(?:the|an?|his|her|its|their|another) /.test(words) && !/^\p{Lu}/u.test(first);
  return isOwned || list.some(isRole);
}

/** A time told by the one before it, by itself; null where that cannot be told. */
function absolute(time: string, before: string): string | null {
  if (isRelativeYear(time)) return yearsAfter(time, before) ?? time;
  if (!isAfterwards.test(time)) return time;
  const start = startAt(before);
  if (start === '') return null;
  return /since$|since then$/.test(time) ? start.replace(/^from/, 'since') : start;
}

/** When what comes next begins, which has no time of its own; null behind a stretch whose end is not told. */
function next(before: string): string | null {
  return openStretch.test(before) ? null : startAt(before);
}

/** 'from 2015' behind 'until 2015' or 'from 2010 to 2015'; empty where it was no stretch that ends. */
function startAt(before: string): string {
  const [, end] = ending.exec(before) ?? [];
  return end === undefined ? '' : `from ${end}`;
}

/** 'worked' -> 'has worked', of what has gone on since a date. */
function lasting(does: string, time: string): string {
  if (!time.startsWith('since')) return does;
  return does
    .replace(/^(?=(?:lived|worked|studied|taught|played|served|led|owned|coached|managed|belonged)$)/, 'has ')
    .replace(/^was\b/, 'has been')
    .replace(/^were\b/, 'have been');
}

/** 'were' of 'was' where several do. */
function agreeing(verb: string, who: string): string {
  const areMany = / and |^(?:the|his|her|its|their|my|our) [\p{Ll} -]*[^s\P{Ll}]s$/u.test(who);
  return verb
    .replace(/^(?:was|were)\b/, areMany ? 'were' : 'was')
    .replace(/^(?:has|have)\b/, areMany ? 'have' : 'has');
}
