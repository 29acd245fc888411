import type { Token } from '../language/analyze.ts';
import { lookUp, lookUpVerb, verbShape, verbStem, Word } from '../language/words/lexicon.ts';
import { classNounType, isOccupationNoun } from '../relations/names/name-types.ts';
import { isSentence } from './layout/whole-sentences.ts';
import { wordPair, wordRole } from './layout/wording.ts';
import { isRole, kindOfName, kindOfNoun } from './reference/entity-kinds.ts';
import { possessiveOf } from './reference/pronouns.ts';
import { capital, uncapital } from './rewordings/sentence-rule.ts';

/** 'Joined Acme in 2019.' below the heading 'Jane Doe', 'Just moved to Porto' said by Ana. */
export function fillClipped(
  text: string,
  tokens: readonly Token[],
  implied: string,
  isTalk: boolean,
): string | null {
  const at = tokens.findIndex((token) => !frontAdverb.test(token.lower));
  const first = tokens[at];
  const next = tokens[at + 1];
  if (first === undefined || next === undefined) return null;
  const bits = lookUpVerb(first.lower);
  const shape = verbShape(first.lower, first.lemma);
  const past = shape.past || shape.participle;
  const third =
    ((bits & Word.verbThird) !== 0 || (first.pos === 'VERB' && /[^su]s$/.test(first.lower))) &&
    first.lower.endsWith('s') &&
    next.lower !== 'of';
  // 'Sat 6:30–13:00', 'Prices valid from 1 May'
  if (/^(?:sat|sun|wed)$/.test(first.lower) && /^\d|^[-–—:]/.test(next.text)) return null;
  if (third && next.pos === 'ADJ' && (lookUp(first.lower) & (Word.noun | Word.pluralNoun)) !== 0) return null;
  // 'Married to Jon Orr since 1999', 'Twinned with Faro', 'Allergic to nuts'
  if (linked.test(`${first.lower} ${next.lower}`) && tokens.length > at + 2)
    return `${implied} ${over.test(text) ? 'was' : 'is'} ${uncapital(text)}`;
  const isYear = /^(?:1[0-9]|20)\d\d$/.test(next.text);
  // 'Likes jazz', 'Opened 2014', but no more of two words
  if (tokens.length < 3 && !third && !(isYear && shape.past)) return null;
  const auxiliary = /^(?:is|was|has|had|will|can|does|did|am|are)$/.test(first.lower);
  // 'Named after her: the Orr Prize'
  if (/^(?:her|him|it|them)$/.test(tokens[at + 2]?.lower ?? '') && next.pos === 'ADP') return null;
  // 'Nothing above 500 euros'
  if (/^(?:no|some|any|every)thing$/.test(first.lower)) return null;
  // 'Run by the Orr Society'
  const isDoneBy = shape.participle && next.lower === 'by';
  if (!auxiliary && !isDoneBy && !(past && !shape.base) && !third && !shape.gerund) return null;
  if (shape.gerund && !/^(?:ADP|DET|PROPN|NOUN|PRON|ADV|PART)$/.test(next.pos)) return null;
  // 'Training starts on Monday'
  if (shape.gerund && first.pos === 'NOUN' && next.pos === 'VERB') return null;
  // 'Meeting of 3 May 2024', 'Opening by the mayor'
  if (shape.gerund && /^(?:of|by)$/.test(next.lower)) return null;
  // 'Released 9 February 2026'
  const isDay = /^\d{1,2}$/.test(next.text) && month.test(tokens[at + 2]?.text ?? '');
  const object = /^(?:DET|PRON|PROPN|NUM)$/.test(next.pos) && !isYear && !isDay;
  // 'Landed in Riga at noon' below 'Baltic trip': whoever writes did
  const isDoneByWriter = past && outing.test(implied) && next.lower !== 'place';
  const stem = first.pos === 'VERB' ? first.lemma : (verbStem(first.lower) ?? first.lower);
  if (isDoneByWriter && ofPeople.test(stem)) return `I ${uncapital(text)}`;
  const present =
    /^(?:located|based|situated|known|owned|headquartered|licensed|hosted|run|operated|managed)$/.test(
      first.lower,
    );
  const passive =
    (past || isDoneBy) &&
    !object &&
    (passives.has(stem) ||
      first.lower === 'headquartered' ||
      next.lower === 'by' ||
      (shape.participle && !shape.past));
  const link = shape.gerund ? 'is ' : passive ? (present ? 'is ' : 'was ') : '';
  // in a talk who speaks of oneself leaves out an 'I': 'Has been extended to 5 May' is said of something, 'Works at Dell' of somebody
  const ofThing = isTalk && /^(?:is|has)$/.test(first.lower);
  if (isTalk && !ofThing && (third || passive || first.lower === 'does')) return null;
  // 'Built 1879'
  // 'Closed on Mondays'
  if (/^(?:closed|open) (?:on )?(?:\p{Lu}\p{Ll}+days|weekends|(?:public |bank )?holidays)\b/iu.test(text))
    return `${implied} is ${uncapital(text)}`;
  const when = past && isYear ? 'in ' : past && isDay ? 'on ' : '';
  const said = `${text.slice(0, next.start)}${when}${text.slice(next.start)}`.replace(
    /(, \p{Ll}+(?:ed|built)) (?=(?:1[5-9]|20)\d\d\.?$)/u,
    '$1 in ',
  );
  return `${ofThing ? 'It' : implied} ${link}${uncapital(said)}`;
}

const month = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;

const outing =
  /\b(?:trip|tour|journey|holidays?|vacation|voyage|cruise|hike|trek|diary|journal|logbook|visit|weekend|honeymoon|travels)$/i;
const ofPeople =
  /^(?:land|meet|eat|drive|walk|take|arrive|leave|have|buy|visit|see|stay|sleep|fly|book|swim|hike|wake|get|lose|find|catch|pay|drink|cook|climb|rent|hire|feel|try|spend|go|come|check|pack|miss)$/;

const linked =
  /^(?:(?:married|engaged|related|affiliated|attached|assigned|seconded) to|(?:twinned|affiliated|allied|partnered) with|(?:allergic|intolerant) to|(?:afraid|scared|terrified|fond) of|fluent in|keen on)$/;
/** What tells that a state is over, or when it came about. */
const over = /\b(?:until|till|in (?:\p{Lu}\p{Ll}+ )?\d{4}|from .{1,30} to|\d{4} ?[–—-] ?\d{4})\b/u;

/** 'Head of research at Amberlight.', 'Two children.', 'Population 6,200.' below a name: what a line without a verb tells of it. */
export function clippedNoun(text: string, of: string): string | null {
  return (
    clippedPost(text, of) ??
    clippedStay(text, of) ??
    clippedTrait(text, of) ??
    clippedChildren(text, of) ??
    clippedBirthday(text, of) ??
    clippedKind(text, of) ??
    clippedCount(text, of) ??
    clippedFigure(text, of)
  );
}

const measured =
  /^((?:about |around |some )?\d[\d.,]* ?(?:km|m|metres?|meters?|miles?|feet|ft)) (long|tall|high|wide|deep)\.?$/u;

/** '312 metres long.', 'A public observatory on Mount Trevose.' below the name of a thing: what it is. */
function clippedKind(text: string, what: string): string | null {
  const [, size, how = ''] = measured.exec(text) ?? [];
  if (size !== undefined) return `${what} is ${size} ${how}.`;
  const [front = '', article, noun = ''] =
    /^(An? )?(?:[\p{L}-]+ ){0,3}?([\p{Ll}-]+)(?=\.$| (?:in|on|at|near|of|for|by|from|with)\b)/u.exec(text) ??
    [];
  // 'Small market town on the Arle.', but 'Branch in Hull.'
  const isWhole = article !== undefined || (/ \p{Ll}/u.test(front) && /\.$/.test(text) && !/s$/.test(noun));
  // 'Leads a team of 11.'
  const isDeed = / (?:an?|the) /.test(front);
  const isTold =
    front !== '' && !isDeed && isWhole && text.length <= 120 && !isSentence(text) && !/[:;?!]/.test(text);
  const kind = classNounType(noun) ?? kindOfNoun(noun);
  if (!isTold || kindOfName(what).kind === 'person' || !/^(?:organization|place|product)$/.test(kind))
    return null;
  const told = uncapital(text);
  return `${what} is ${article === undefined ? (/^[aeiou]/.test(told) ? 'an ' : 'a ') : ''}${told}`;
}

const counted =
  /^(?:(?:about|around|some|approximately|roughly|over|more than|nearly|almost|up to|currently|~) ?)?(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:\p{Ll}+ ){0,2}?(\p{Ll}+)(?: (?:in|on|at|across|worldwide|from|for) [^,;:.!?]{2,50})?\.?$/iu;
/** What houses, firms, ships and machines have. */
const parts =
  /^(?:rooms|bedrooms|beds|seats|shops|stores|branches|offices|locations|sites|floors|storeys|stories|berths|cabins|decks|ships|vessels|boats|trucks|lorries|vehicles|buses|machines|turbines|departments|apartments|flats|spaces|classrooms|halls|platforms|tracks|gates|runways|engines|doors|wheels|nodes|servers|screens|courts|pitches|pools|restaurants|bars|warehouses|factories|plants|subsidiaries|titles|exhibits|books|courses|places|lanes|spans|lifts|animals|cows|hectares|trees|hives|households)$/;

/** '120 staff', 'about 300 researchers', '84 rooms' below the name of a house or firm: how many it has. */
function clippedCount(text: string, what: string): string | null {
  const [, noun = ''] = counted.exec(text) ?? [];
  if (noun === '' || isSentence(text) || kindOfName(what).kind === 'person') return null;
  const isPeople =
    /^(?:staff|people|employees|members|pupils|users|inhabitants|residents)$/.test(noun) ||
    (noun.endsWith('s') &&
      (kindOfNoun(noun.slice(0, -1)) === 'person' || isOccupationNoun(noun.slice(0, -1))));
  return isPeople || parts.test(noun) ? `${what} has ${uncapital(text)}` : null;
}

const figure =
  /^(Population|Area|Elevation|Altitude|Length|Height|Width|Depth|Weight|Capacity|Budget|Revenue|Turnover) ((?:about |around |c\. ?|[€$£] ?)?\d[\d.,]* ?(?:\p{L}{1,12}\d?(?: \p{Ll}{1,10})?)?(?: \((?:1[5-9]|20)\d\d\))?)\.?$/u;

/** 'Population 6,200 (2021).' below the name of a town: the label and the value that nothing parts. */
function clippedFigure(text: string, of: string): string | null {
  const [, key, value] = figure.exec(text) ?? [];
  return key === undefined || value === undefined ? null : wordPair(of, key, value);
}

const stay =
  /^(?:(previously|formerly|before that|earlier),? )?(?:at|with) (?=(?-i:\p{Lu}))((?:the )?[^,;:.()]{2,60}?)(?:,? \(?((?:since|until) (?:\p{L}+ )?(?:19|20)\d\d)\)?|,? (?:\(|from )?((?:\p{L}+ )?(?:19|20)\d\d)(?:[–-]| to )((?:\p{L}+ )?(?:19|20)\d\d)\)?)?\.?$/iu;

/** 'At Orr Systems since 2019', 'Previously at Zettel AG' below somebody's name: where they work or worked. */
function clippedStay(text: string, who: string): string | null {
  const [, before, where, when, from, to] = stay.exec(text) ?? [];
  const isTold = where !== undefined && (before !== undefined || when !== undefined || from !== undefined);
  if (!isTold || !isSomebody(who)) return null;
  if (from !== undefined) return `${who} worked at ${where} from ${from} to ${to}.`;
  if (/^since/i.test(when ?? '')) return `${who} has worked at ${where} ${when}.`;
  return when === undefined ? `${who} formerly worked at ${where}.` : `${who} worked at ${where} ${when}.`;
}

/** Whether a page's subject is somebody, as far as its words tell. */
function isSomebody(who: string): boolean {
  const { kind } = kindOfName(who);
  return (
    kind === 'person' ||
    (kind === 'unknown' &&
      /^\p{Lu}[\p{Ll}'’-]+ \p{Lu}[\p{Ll}'’-]+$/u.test(who) &&
      who.split(' ').every((word) => lookUpVerb(word.toLowerCase()) === 0))
  );
}

const offspring =
  /^(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|an?) (?:grown-up |adult |small |young |little )?(?:children|child|sons?|daughters?)(?:,? and )?){1,2}(?:(?:, |: | \()\p{Lu}[\p{L}'’-]+(?:, \p{Lu}[\p{L}'’-]+)*(?:,? and \p{Lu}[\p{L}'’-]+)?\)?)?\.?$/iu;
const birthday =
  /^(?:birthday|born)(?: on)?:? ((?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{Lu}\p{Ll}{2,8}(?: \d{4})?)\.?$/iu;

const trait =
  /^(?:strict(?:ly)? )?(?:vegetarian|vegan|pescatarian|teetotal|coeliac|single|divorced|widowed|an? widow(?:er)?|widow(?:er)?|retired|left-handed|right-handed|colou?r-blind|lactose[- ]intolerant|diabetic)(?: since (?:\p{Lu}\p{Ll}+ )?\d{4})?\.?$/iu;

/** 'Vegetarian' below somebody's name. */
function clippedTrait(text: string, who: string): string | null {
  return trait.test(text) && !/^(?:organization|place|thing)$/.test(kindOfName(who).kind)
    ? `${who} ${/ since /.test(text) ? 'has been' : 'is'} ${/^widow/i.test(text) ? 'a ' : ''}${uncapital(text)}`
    : null;
}

/** 'Two children.', 'One son and two daughters.' below somebody's name. */
function clippedChildren(text: string, who: string): string | null {
  return offspring.test(text) && !/^(?:organization|place|thing)$/.test(kindOfName(who).kind)
    ? `${who} has ${uncapital(text)}`
    : null;
}

/** 'Birthday 9 November.' below somebody's name. */
function clippedBirthday(text: string, who: string): string | null {
  const [, day] = birthday.exec(text) ?? [];
  return day !== undefined && !/^(?:organization|place|thing)$/.test(kindOfName(who).kind)
    ? `${possessiveOf(who)} birthday is ${day}.`
    : null;
}

/** 'Head of research at Amberlight.' below 'Nadia Sorel' */
function clippedPost(text: string, who: string): string | null {
  // 'German painter, born in Ulm.'
  const [, trade, more] =
    /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3}), ((?:born|educated|trained|based) [^,;:]{2,60}\.)$/u.exec(text) ?? [];
  if (trade !== undefined) {
    const post = clippedPost(`${trade}.`, who);
    return post === null ? null : `${post}, ${more}`;
  }
  // 'Chief executive since 2017.', 'Before that, finance director at Orr Ltd.'
  const [, before, held = '', when] = heldPost.exec(text) ?? [];
  if (before !== undefined || when !== undefined) {
    const post = clippedPost(`${capital(held)}.`, who)?.replace(/\.$/, '');
    if (post?.startsWith(`${who} is `) !== true) return null;
    const title = post.slice(`${who} is `.length);
    if (before === undefined && /^since/.test(when ?? '')) return `${who} has been ${title} ${when}.`;
    return `${who} was ${before === undefined ? '' : 'formerly '}${title}${when === undefined ? '' : ` ${when}`}.`;
  }
  const bare = text.replace(/[.\s]+$/, '');
  const [title = '', ...rest] = bare.split(/ (?:of|at|for|in) /);
  const isPerson = isSomebody(who);
  // 'Leads a team of 11'
  if (/ (?:an?|the) /.test(title)) return null;
  const isTitle = title.split(' ').length <= 4 && isRole((title.split(' ').at(-1) ?? '').toLowerCase());
  // 'Driver.' below 'Piet Vos'
  const isTrade = rest.length === 0 && /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}$/u.test(bare) && text.endsWith('.');
  const told = rest.length > 0 || (isTrade && (isTitle || isOccupationNoun(lastWord(bare))));
  if (offspring.test(text)) return null;
  if (!isPerson || !(isTitle || isTrade) || !told || bare.length > 100 || /[,;:"“]/.test(bare)) return null;
  return isSentence(bare) ? null : wordRole(null, who, bare);
}

const heldPost =
  /^(?:(Before that|Previously|Formerly|Earlier|Until then|Prior to that),? )?(?:an? )?([^,;:.]{3,80}?)(?: ((?:since|until|from) (?:\p{Lu}\p{Ll}+ )?(?:1[89]|20)\d\d(?: (?:to|until) (?:\p{Lu}\p{Ll}+ )?(?:1[89]|20)\d\d)?))?\.$/u;

function lastWord(text: string): string {
  return text.toLowerCase().split(' ').at(-1) ?? '';
}

const stateOfPart =
  /^(\p{Lu}[\p{L}-]+(?: \p{Ll}[\p{L}-]*){0,2}?) ((?:planned|scheduled|expected|due|set|delayed|postponed|unchanged|missing|complete|completed|finished|late|pending|ready|blocked|approved|signed|outstanding|cancelled|resolved|done|overdue|over budget|on track|on hold|at risk)(?: (?:for|to|on|by|until|in|at|from|with) [^.;]+)?)\.?$/u;

/** 'Launch planned for 3 May.' behind 'Project Atlas: on track.': what part of it is in which state. */
export function clippedState(text: string, of: string): string | null {
  const [, part = '', state] = stateOfPart.exec(text.trim()) ?? [];
  if (state === undefined || (lookUpVerb(part.split(' ').at(-1) ?? '') & Word.verbThird & ~Word.noun) !== 0)
    return null;
  return `The ${uncapital(part)} of ${of} ${/[^su]s$/.test(part) ? 'are' : 'is'} ${state}`;
}

/** Verbs whose bare past form at the front is a passive: 'Founded in 1998', 'Published by Orion'. */
const passives = new Set(
  (
    'found establish build create locate base bear launch release publish design write develop make own name know form incorporate ' +
    'acquire discover produce situate commission rename install construct introduce invent compose manufacture headquarter license award host rebuild restore renovate destroy demolish convert deliver list nationalise privatise abandon discontinue bury baptise knight'
  ).split(' '),
);

const frontAdverb =
  /^(?:currently|now|just|recently|also|previously|formerly|later|then|finally|originally|still|always|once|ever)$/;
