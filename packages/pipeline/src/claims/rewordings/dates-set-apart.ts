import { PatternSet } from '../../language/patterns/pattern-set.ts';
import { verbShape, verbStem } from '../../language/words/lexicon.ts';
import { countOf } from '../../language/words/number-words.ts';
import { isSentence } from '../layout/whole-sentences.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, MONTH, NAME, type Rule, rule, YEAR } from './sentence-rule.ts';

const SHORT = '(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?';
const DAY = `(?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}(?:st|nd|rd|th)? (?:${MONTH}|${SHORT}) ${YEAR}|(?:${MONTH}|${SHORT}) \\d{1,2}(?:st|nd|rd|th)?, ${YEAR}|\\d{1,2}/\\d{1,2}/${YEAR})`;
const WEEKDAY = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\p{Ll}{0,6}\\.?,? )';
const TO = '\\s?[-–—]\\s?';

/** 'Wednesday, 6 March 2019: ', 'March 2019 – ', 'In 2019: ' in front of a sentence. */
const opener = new RegExp(
  `^(?:[OoIi]n )?${WEEKDAY}?(${DAY}|(?:${MONTH}|${SHORT}) ${YEAR}|${YEAR})(?::|\\s[-–—])\\s+(?=\\p{Lu})`,
  'u',
);

/** A sentence with the date in front of it, of a chronicle or a log, as a part of it: '3 May 2021: Ann Lee joined Orr'. */
function withOpeningDate(sentence: string): string {
  const [whole = '', date = ''] = opener.exec(sentence) ?? [];
  const rest = sentence.slice(whole.length);
  if (whole === '' || /\bhad \p{Ll}/u.test(rest) || !isSentence(rest)) return sentence;
  return `${dayWord(date)} ${date}, ${rest}`;
}

/** Whether a line is a sentence with its date in front, and no label: 'May 2021: Ann Lee joined Orr'. */
export function isDated(line: string): boolean {
  return withOpeningDate(line) !== line;
}

/** A time in front that no comma parts from the name behind it. */
const figures = new RegExp(
  `^((?:On|From|Since|Until|By|Effective|As of) (?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[/.]\\d{1,2}[/.]\\d{4})|In (?:early|mid|late)[- ](?:\\d{4}|${MONTH}(?: \\d{4})?)|In FY ?\\d{2,4}|(?:Since|Until) (?:last|this) (?:week|month|year|${MONTH}|\\p{Lu}\\p{Ll}+day)) (?=\\p{Lu}|(?:the|s?he|it|they) )`,
  'u',
);

function dayWord(date: string): string {
  return /^\d{1,2}\D|^\d{4}-|\d, \d{4}$/u.test(date) ? 'On' : 'In';
}

/** What studies say, behind which a year in brackets is that of a paper. */
const citing =
  /\b(?:report|show|find|found(?!ed)|describ|propos|argu|demonstrat|suggest|observ|stud(?:y|ied)|analy[sz]|review|see\b|introduc|develop|et al|not(?:ed|es)\b|cit(?:ed|es)\b|theor)/iu;

/** Past forms whose time a date at the end of the sentence is: 'joined', 'was appointed', but not 'was'. */
function tellsDeed(front: string): boolean {
  return front.split(' ').some((word) => {
    if (!/^\p{Ll}{3,}$/u.test(word) || /^(?:was|were|had|did|been)$/.test(word)) return false;
    return verbShape(word, verbStem(word) ?? word).past;
  });
}

const lastName = new RegExp(`(?<= )${NAME}$`, 'u');

/** Whether years behind a name are rather those of a life than of what is told. */
function endsInLives(front: string, from: string, to: string): boolean {
  const [name = ''] = lastName.exec(front) ?? [];
  return Number(to) - Number(from) > 15 && /^(?:person|unknown)$/.test(kindOfName(name).kind);
}

/** Dates in brackets or behind a comma at the end of a sentence, put as the time of what it tells. */
const behind: readonly (readonly [RegExp, (match: string[]) => string])[] = [
  // 'Ann Lee became head of Orr (August 2015)'
  [
    new RegExp(
      `^([^()]*[\\p{L}\\d.]) \\((?:in |on )?(${DAY}|(?:${MONTH}|${SHORT}) ${YEAR}|${YEAR})\\)\\.?$`,
      'u',
    ),
    ([said = '', front = '', date = '']) =>
      tellsDeed(front) && !citing.test(front) && !/\d{4}/.test(front)
        ? `${front} ${dayWord(date).toLowerCase()} ${date}.`
        : said,
  ],
  // 'Orr owned the mill (1903–1910)', 'The mill was owned by Orr, 1903–1910'
  [
    new RegExp(
      `^([^()]*\\b(?:owned|held|made|produced|manufactured|built|published|belonged|represented|sponsored|operated|supplied|directed|was an? [\\p{Ll} ]{2,30} of|was (?:\\p{Ll}+ )?by)\\b[^()]*?[\\p{L}\\d.])(?:,| \\(|, \\()\\s?(?:from )?(${YEAR})${TO}(${YEAR})\\)?\\.?$`,
      'u',
    ),
    ([said = '', front = '', from = '', to = '']) =>
      /\d{4}/.test(front) || endsInLives(front, from, to) ? said : `${front} from ${from} to ${to}.`,
  ],
  // 'Leo Brandt (in office 1951–1957) was the governor of Ostmark'
  [
    new RegExp(
      `^(${NAME}) \\((?:in (?:office|post)|served|term|tenure|reigned|ruled|governed):? (?:from )?(${YEAR})(?:${TO}| to )(${YEAR})\\),? (was [^,;\\d]+?)\\.?$`,
      'u',
    ),
    ([, who = '', from = '', to = '', what = '']) => `${who} ${what} from ${from} to ${to}.`,
  ],
  // 'Reed & Cole, est. 1974, is a law firm'
  [
    /(?<=\p{L}[,]? \(?)(?:est\.?|estd\.?|established|founded) (?=(?:1[5-9]|20)\d\d(?:\)|,|\.?$))/u,
    () => 'founded in ',
  ],
];

const datesBehind = new PatternSet(behind);

/** A sentence with the dates that stand in front of or behind it as parts of it: '3 May 2021: Ann Lee joined Orr', 'Ann Lee joined Orr (May 2021)'. */
export function withDates(sentence: string): string {
  // 'On 2021-05-03 Ann Lee left': no date of figures is a part of her name
  const text = withOpeningDate(sentence).replace(figures, '$1, ');
  return /\d{4}/.test(text)
    ? datesBehind.rewrite(text, (said, [pattern, put]) =>
        said.replace(pattern, (...match: string[]) => put(match)),
      )
    : text;
}

/** Terms that a description gives with its post: 'Noor Haddad, 1999–2003 president of the Byblos Society, lives in Tyre'. */
export const terms: readonly Rule[] = [
  rule(
    `^(${NAME}), (?:from )?(${YEAR})(?:${TO}| to )(${YEAR}|present|today|now) ((?:the )?\\p{Ll}[\\p{Ll} -]{2,40} (?:of|at|for|in) ${NAME}), ([^;]+?)\\.?$`,
    ([, who = '', from = '', to = '', post = '', rest = '']) => termOf(who, post, from, to, rest),
  ),
  rule(
    `^(${NAME}), ((?:the )?\\p{Ll}[\\p{Ll} -]{2,40} (?:of|at|for|in) ${NAME}?),? \\(?(?:from )?(${YEAR})(?:${TO}| to )(${YEAR}|present|today|now)\\)?, ([^;]+?)\\.?$`,
    ([, who = '', post = '', from = '', to = '', rest = '']) => termOf(who, post, from, to, rest),
  ),
  // 'was elected president of Orr in 2006 and re-elected in 2010'
  rule(
    `^(${NAME}|[Hh]e|[Ss]he) was (elected|appointed) ([^,;\\d]+?) ((?:in|on) [^,;]{3,20}?),? and (?:was )?(?:then |again )?(re-elected|reappointed|re-appointed) ((?:in|on) [^,;]{3,40}?)\\.?$`,
    ([, who = '', chosen = '', post = '', first = '', again = '', second = '']) => [
      `${capital(who)} was ${chosen} ${post} ${first}.`,
      `${capital(who)} was ${again} ${post} ${second}.`,
    ],
  ),
  // 'became head of Orr in 2003, a post she held until 2008'
  rule(
    `^((?:(?:In|On) [^,;]{4,20}?,? )?)(${NAME}|[Hh]e|[Ss]he) (became|was (?:made|appointed|named|elected)) ((?:the |its )?\\p{Ll}[^,;\\d]{3,60}?), (?:a|the) (?:post|position|role|job|office)(?: that| which)? (?:s?he|they) (?:held|kept|occupied|filled|retained) (until|till|up to|from) ([^,;]+?)\\.?$`,
    ([, front = '', who = '', began = '', post = '', word = '', end = '']) => [
      `${front}${front === '' ? capital(who) : who} ${began} ${post}.`,
      `${capital(who)} was ${post} ${word} ${end}.`,
    ],
  ),
  // 'After being appointed chair of Orr in 2012, Ann Lee moved to Leeds': each with its own time
  rule(
    `^(?:(?:Shortly|Soon|Immediately) )?(?:After|Upon) (being \\p{Ll}+|founding) ([^,;]+?), (${NAME}|s?he|it|the \\p{Ll}+) (.+)$`,
    ([, doing = '', what = '', who = '', rest = '']) => [
      `${capital(who)} ${doing === 'founding' ? 'founded' : doing.replace('being', 'was')} ${what}.`,
      `${capital(who)} ${rest}`,
    ],
  ),
  // 'Ann Lee spent four years as head of Orr, leaving in 2019'
  rule(
    `^(${NAME}|[Hh]e|[Ss]he) (has )?spent (?:the (?:last|past) )?(\\d{1,2}|\\p{Ll}{2,9}) years as ([^,;]{4,80}?)(?:,? (?:before )?(?:leaving|retiring|resigning|stepping down|departing) in (${YEAR}))?\\.?$`,
    ([, who = '', has, count = '', post = '', end]) => {
      if (has !== undefined) return [`${who} has been ${post} for ${count} years.`];
      return [
        `${who} was ${post} ${end === undefined ? `for ${count} years` : `from ${Number(end) - countOf(count)} to ${end}`}.`,
      ];
    },
  ),
  // 'Ann Lee, until 2019 head of Orr, has joined Tarn'
  rule(
    `^(${NAME}), (until|till|since) ((?:${MONTH} )?${YEAR}) ((?:the )?\\p{Ll}[\\p{Ll} -]{2,40} (?:of|at|for|in) ${NAME}), ([^;]+?)\\.?$`,
    ([, who = '', word = '', date = '', post = '', rest = '']) => [
      `${capital(who)} ${word === 'since' ? 'has been' : 'was'} ${post} ${word} ${date}.`,
      `${who} ${rest}.`,
    ],
  ),
  // 'is a clerk and, since 2015, has been a judge', 'has, since 2015, been a judge'
  rule(
    String.raw`^(.+?(?: and| but|, and)?),? ((?:since|from|until|in|as of|after|before) (?:${DAY}|(?:early |late |mid-)?(?:${MONTH} )?${YEAR})), ((?:has|have|had|is|was|were|been|became|led|ran|headed|worked|lived|taught|served|held|moved|joined|left)\b[^,;:]*?)(, (?:where|who|which)\b[^;:]*?)?\.?$`,
    ([, front = '', when = '', rest = '', more = '']) =>
      / (?:and|but|has|have)$/.test(front) && !/\d{4}/.test(rest) && !/\bwh(?:o|ich|ose|ere)\b/.test(rest)
        ? [`${front.replace(/,( and| but)$/, '$1')} ${rest} ${when}${more}.`]
        : [],
  ),
  // 'From 2001 to 2005 Ann Lee worked at Tarn and from 2006 to 2010 at Orr'
  rule(
    `^(?:From|Between) (${YEAR} (?:to|and|until) ${YEAR}),? (${NAME}|s?he) (\\p{Ll}+) ((?:at|for|in|as|with) [^,;\\d]+?),? and (?:then )?(?:from|between) (${YEAR} (?:to|and|until) ${YEAR}) ((?:at|for|in|as|with) [^,;\\d]+?)\\.?$`,
    ([, one = '', who = '', verb = '', first = '', two = '', second = '']) => [
      `${capital(who)} ${verb} ${first} from ${one.replace(/ (?:and|until) /, ' to ')}.`,
      `${capital(who)} ${verb} ${second} from ${two.replace(/ (?:and|until) /, ' to ')}.`,
    ],
  ),
  rule(
    `^(${NAME}|[Hh]e|[Ss]he) (\\p{Ll}+) ((?:at|for|in|as|with) [^,;\\d]+?) (?:in |from )?(${YEAR})(?:${TO}| to )(${YEAR}|\\d\\d),? and (?:then )?((?:at|for|in|as|with) [^,;\\d]+?) (?:in |from )?(${YEAR})(?:${TO}| to )(${YEAR}|\\d\\d)\\.?$`,
    ([, who = '', verb = '', first = '', a = '', b = '', second = '', c = '', d = '']) => [
      `${capital(who)} ${verb} ${first} from ${a} to ${a.slice(0, 4 - b.length)}${b}.`,
      `${capital(who)} ${verb} ${second} from ${c} to ${c.slice(0, 4 - d.length)}${d}.`,
    ],
  ),
  // 'It has been five years since Ann Lee left Orr'
  rule(
    `^(?:It (?:has been|is)|It['’]s been) (?:now |already )?(\\d{1,2}|\\p{Ll}{2,9}) (years|months|weeks) since ((?!the\\b).+)$`,
    ([, count = '', unit = '', rest = '']) => [`${capital(count)} ${unit} ago, ${rest}`],
  ),
  rule(
    `^(\\d{1,2}|\\p{Lu}\\p{Ll}{2,8}) (years|months|weeks) (?:have|had) (?:now )?passed since ((?!the\\b).+)$`,
    ([, count = '', unit = '', rest = '']) => [`${count} ${unit} ago, ${rest}`],
  ),
  // 'Ysolde Marr (chair since 2017) runs the Penrose Trust'
  rule(
    `^(${NAME}) \\((\\p{Ll}[\\p{Ll} -]{2,30}) (since|until|from) ((?:${MONTH} )?${YEAR})\\) ((?:runs|leads|heads|manages|owns) )(${NAME})\\.?$`,
    ([, who = '', post = '', word = '', when = '', verb = '', body = '']) => [
      `${capital(who)} has been ${post} of ${body} ${word === 'until' ? 'until' : 'since'} ${when}.`,
      `${who} ${verb}${body}.`,
    ],
  ),
];

function termOf(who: string, post: string, from: string, to: string, rest: string): string[] {
  const when = /^\d/.test(to) ? `was ${post} from ${from} to ${to}` : `has been ${post} since ${from}`;
  return [`${capital(who)} ${when}.`, `${who} ${rest}.`];
}
