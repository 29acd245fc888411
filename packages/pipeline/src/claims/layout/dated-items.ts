import { analyzeSentence } from '../../language/analyze.ts';
import { pastOf, thirdOf } from '../../language/words/inflections.ts';
import { lookUp, lookUpVerb, verbShape, Word } from '../../language/words/lexicon.ts';
import { isKnownWord } from '../../language/words/tokens.ts';
import { isOccupationNoun } from '../../relations/names/name-types.ts';
import { isQuestion } from '../certainty/screen.ts';
import { claimFromWording, type Draft } from '../draft.ts';
import { isRole } from '../reference/entity-kinds.ts';
import { capital, uncapital } from '../rewordings/sentence-rule.ts';
import type { SourceText } from '../source-text.ts';
import { articleOf } from './articles.ts';
import { wordDegree } from './degrees.ts';
import { wordHeldUnder } from './held-posts.ts';
import { plainKey } from './label-keys.ts';
import type { Layout } from './layout.ts';
import { isPersonsName } from './own-names.ts';
import { isSentence } from './whole-sentences.ts';

const datedItem =
  /^((?:[Ss]ince )?(?:\d{1,2} )?(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:\d{1,2}, )?(?:1[5-9]|20)\d\d(?:-\d\d(?:-\d\d)?)?(?:\s?(?:[-–—]|to)\s?(?:\p{Lu}\p{Ll}{2,8} )?(?:(?:1[5-9]|20)\d\d|\d\d|present|now|today))?)(?:\s?(?::|[-–—]|,)\s+|\s{2,}|(?<=(?:[-–—]\s?|^[Ss]ince (?:\p{L}+ )?)(?:\d{4}|present|now|today))\s|(?<=^\d{4})\s(?=\p{Lu}\p{Ll}+(?: (?:by|in|to|at|an?|the|from|as|into|with|on|of|\p{Lu})|ed\.?$)))(\S.*)$/su;

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
/** 'Jan 5: …', '[2024-01-05] …', 'Monday: …': a day in front of a sentence. */
const daysItem = new RegExp(
  String.raw`^(?:\[(\d{4}-\d\d-\d\d|\d{1,2} ${MONTH}(?: \d{4})?|${MONTH} \d{1,2}(?:, \d{4})?)\]:?|(\d{1,2} ${MONTH}|${MONTH} \d{1,2}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?::|\s[-–—]))\s+(\S.*)$`,
  'su',
);

/** 'Established in Ulm', but 'Founded Acme' and 'Moved to Ulm' */
const UNDERGONE =
  'founded|established|incorporated|built|rebuilt|created|formed|registered|constructed|renamed|listed|elected|appointed|designed|restored|demolished|converted|nationali[sz]ed|privati[sz]ed|destroyed|damaged|abandoned|sold|acquired|commissioned|decommissioned|scrapped|dissolved|renovated|refurbished';
const undergone = new RegExp(`^(?:${UNDERGONE})(?: (?:in|at|on|as|from|into|under|to)\\b|\\.?$)`, 'i');

/** What a sentence behind a day says: 'Jan 5: Ann moved to Hull.'; null of any other text. */
export function claimsOfDay(source: SourceText, { section, subject, setting }: Layout): Draft[] | null {
  const [, inBrackets, alone, said = ''] = daysItem.exec(source.text) ?? [];
  const day = inBrackets ?? alone;
  if (day === undefined || isQuestion(said)) return null;
  const event =
    isSentence(said) || !ahead.test(section?.heading ?? '') ? null : wordEvent(said, day, subject);
  if (event !== null)
    return claimFromWording(source, event, [{ start: 0, end: source.text.length }], setting, subject);
  if (!isSentence(said)) return null;
  const whole = { start: 0, end: source.text.length };
  return claimFromWording(source, `On ${day}, ${withinSentence(said)}`, [whole], setting, subject);
}

/** Headings of what is to come. */
const ahead =
  /^(?:(?:our|the|key|coming|upcoming|next|forthcoming|future|save the|important) )*(?:dates?(?: for (?:your|the) diary)?|diary(?: dates)?|events?|calendar|meetings?|what['’]s (?:on|next|coming up)|programme|coming up|next up|looking ahead)$/i;

/** 'Open day' on a day to come: for when it is planned; null for what is no event. */
function wordEvent(said: string, day: string, subject: string | null): string | null {
  const what = said.replace(/[.;]$/, '');
  if (!/^\p{Lu}[\p{L}\d '’-]{2,60}$/u.test(what) || what.split(' ').length > 7) return null;
  const event = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(what) ? uncapital(what) : what;
  return subject === null
    ? `The ${event} is scheduled for ${day}`
    : `The ${event} of ${subject} is on ${day}`;
}

/** '1998: Founded Acme', '2004–present: director, Karolinska' of the section's subject; null for other items. */
export function claimsOfDatedItem(source: SourceText, layout: Layout): Draft[] | null {
  const ofDay = claimsOfDay(source, layout);
  if (ofDay !== null) return ofDay;
  const match = datedItem.exec(source.text);
  const written = match?.[1];
  const what = match?.[2];
  if (written === undefined || what === undefined || isQuestion(what)) return null;
  // '1999 Founded by Ivo Pell', but '1999 Report on Trade'
  const isBare = /^\d{4} \p{Lu}/u.test(source.text);
  if (isBare && !isDone(what) && presentVerb(what) === null) return null;
  const whole = { start: 0, end: source.text.length };
  const span = /[-–—]|\bto\b/.test(written.replace(/\d{4}-\d\d(?:-\d\d)?(?!\d)/g, ''));
  const since = /^since /i.test(written);
  const [from, to] = span ? written.split(/\s?(?:[-–—]|\bto\b)\s?/) : [written.replace(/^since /i, ''), ''];
  const open = since || /present|now|today/i.test(to ?? '');
  const when = open
    ? `since ${from}`
    : span
      ? `from ${from} to ${to}`
      : /^\d{1,2} |^\d{4}-\d\d-\d\d|\d, /.test(written)
        ? `on ${written}`
        : `in ${written}`;
  const { subject, setting } = layout;
  const held = wordHeldUnder(layout, what, when);
  if (held !== null) return claimFromWording(source, held, [whole], setting, what);
  const degree = subject === null || !isPersonsName(subject) ? null : wordDegree(subject, what, when);
  if (degree !== null)
    return degree.flatMap((wording) => claimFromWording(source, wording, [whole], setting, subject));
  if (isSentence(what)) {
    const said = withinSentence(hasBeen(from ?? '', setting.reference) ? inPast(what) : what);
    return claimFromWording(source, `${capital(when)}, ${said}`, [whole], setting, subject);
  }
  const isClipped = isDone(what) || presentVerb(what) !== null;
  // 'Founded in Aarhus by Lone Birk': nobody knows what
  if (subject === null && isClipped) return [];
  if (subject === null) return claimFromWording(source, `${capital(when)}: ${what}`, [whole], setting, null);
  const first = /^[\p{L}-]+/u.exec(what)?.[0].toLowerCase() ?? '';
  const bare = what.replace(/[.;]+$/, '');
  if (
    /(?:ed|born|left|became|won|began|took|made|built|wrote|ran|got|led|went|came|sold|bought|grew|lost|gave)$/.test(
      first,
    ) &&
    !/\bby\b/.test(bare) &&
    !undergone.test(bare)
  ) {
    return claimFromWording(
      source,
      `${subject} ${/^born$/.test(first) ? 'was ' : ''}${lowerFirst(bare)} ${when}`,
      [whole],
      setting,
      subject,
    );
  }
  const verb = presentVerb(bare);
  if (verb !== null) {
    const past = `${subject} ${pastOf(verb)}${bare.slice(first.length)} ${when}`;
    return claimFromWording(source, past, [whole], setting, subject);
  }
  if (/ed$/.test(first) || undergone.test(bare) || (isDone(bare) && /^\S+ by /.test(bare)))
    return claimFromWording(source, `${subject} was ${lowerFirst(bare)} ${when}`, [whole], setting, subject);
  const parts = bare.split(/,\s*|\s+at\s+/);
  const isTitle = (text = '') =>
    text
      .toLowerCase()
      .split(/\s+/)
      .slice(0, 4)
      .some((word) => isRole(word)) || isOccupationNoun(text.toLowerCase().split(/\s+/).at(-1) ?? '');
  // 'Acme, Graz, design engineer'
  if (parts.length === 3 && !isTitle(parts[0]) && !isTitle(parts[1]) && isTitle(parts[2])) parts.splice(1, 1);
  // 'Acme, design engineer': the employer first
  if (parts.length === 2 && !isTitle(parts[0]) && isTitle(parts[1])) parts.reverse();
  const [named = '', ...rest] = parts;
  // 'Student', 'Research Assistant'
  const title = plainKey(named);
  if (isTitle(title)) {
    const place = rest.length > 0 ? ` at ${rest.join(', ')}` : '';
    return claimFromWording(
      source,
      `${subject} ${open ? 'has been' : 'was'} ${articleOf(title)}${lowerFirst(title)}${place} ${when}`,
      [whole],
      setting,
      subject,
    );
  }
  return claimFromWording(source, `${subject}: ${bare} ${when}`, [whole], setting, subject);
}

/** '1968 Founded as a mill by Orr', '1994 – opens a second factory': a line of a chronology whose subject stands elsewhere. */
export function isClippedDate(line: string): boolean {
  const what = datedItem.exec(line)?.[2];
  return what !== undefined && !isSentence(what) && (isDone(what) || presentVerb(what) !== null);
}

/** Whether a year or day of a chronology is over by the time at which it is told. */
function hasBeen(written: string, reference: number | null): boolean {
  const year = Number(/(?:1[5-9]|20)\d\d/.exec(written)?.[0] ?? Number.NaN);
  return year < new Date(reference ?? Date.now()).getUTCFullYear();
}

/** 'The bakery opens in Dundee' of a year long past: 'The bakery opened in Dundee'. */
function inPast(sentence: string): string {
  const { tokens, verbGroups, clauses } = analyzeSentence(sentence);
  const verb = verbGroups[clauses.find(({ kind }) => kind === 'main')?.verb ?? -1];
  const first = tokens[verb?.start ?? -1];
  if (verb === undefined || first === undefined || verb.form !== 'finite' || verb.tense !== 'present')
    return sentence;
  const past =
    first.lower === 'is'
      ? 'was'
      : first.lower === 'are'
        ? 'were'
        : verb.end - verb.start === 1
          ? pastOf(verb.lemma)
          : null;
  if (past === null || verb.modal !== null || verb.perfect || verb.negated || first.lower === 'has')
    return sentence;
  return `${sentence.slice(0, first.start)}${past}${sentence.slice(first.end)}`;
}

/** 'Founded in Aarhus', 'Bought by Orex' */
function isDone(text: string): boolean {
  const word = /^\p{L}\p{Ll}+(?= |\.?$)/u.exec(text)?.[0].toLowerCase() ?? '';
  const { participle, past } = verbShape(word, word);
  return word !== '' && (participle || past || word === 'born');
}

/** The base form of 'Moves' in 'Moves to Porto', 'Joins Vexel Air', 'Opens a second shop'; null for other lines. */
function presentVerb(text: string): string | null {
  const [, word = ''] =
    /^(\p{L}\p{Ll}+s) (?:to|in|into|at|from|as|for|with|the|a|an|his|her|its|their|\p{Lu}\p{Ll}+) ?/u.exec(
      text,
    ) ?? [];
  const lower = word.toLowerCase();
  const verbs = lookUpVerb(lower) & Word.verbThird;
  const isNoun =
    !/^\S+ (?:to|into) (?:\p{Lu}|an? |the |its |new |larger |bigger )/u.test(text) &&
    (lookUp(lower) & (Word.noun | Word.pluralNoun)) !== 0;
  if (word === '' || verbs === 0 || isNoun) return null;
  return (
    [lower.replace(/ies$/, 'y'), lower.replace(/(?<=ch|sh|ss|x)es$/, ''), lower.slice(0, -1)].find(
      (base) => thirdOf(base) === lower,
    ) ?? null
  );
}

/** A sentence behind what stands in front of it: names keep their capital. */
function withinSentence(sentence: string): string {
  const first = (/^\p{L}+/u.exec(sentence)?.[0] ?? '').toLowerCase();
  const named = Word.firstName | Word.lastName | Word.place | Word.organization;
  return isKnownWord(first) && (lookUp(first) & named) === 0 ? uncapital(sentence) : sentence;
}

function lowerFirst(text: string): string {
  return /^(?:\p{Lu}\p{Ll}+\s\p{Ll}|(?:Rebuilt|The|A|An|He|She|It|They)\b|\p{Lu}\p{Ll}+(?:ed|or|er|ist|ian)\b)/u.test(
    text,
  )
    ? uncapital(text)
    : text;
}
