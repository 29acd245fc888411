import { verbShape, verbStem } from '../../language/words/lexicon.ts';
import { countOf } from '../../language/words/number-words.ts';
import { isSentence } from '../layout/wording.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { holdsNeeded, prepare } from './needed-text.ts';
import { capital, MONTH, NAME, type Rule, rule } from './sentence-rule.ts';

const YEAR = '(?:1[5-9]|20)\\d\\d';
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

const figures =
  /^((?:On|From|Since|Until|By|Effective|As of) (?:\d{4}-\d\d-\d\d|\d{1,2}[/.]\d{1,2}[/.]\d{4})) (?=\p{Lu}|(?:the|s?he|it|they) )/u;

function dayWord(date: string): string {
  return /^\d{1,2}\D|^\d{4}-|\d, \d{4}$/u.test(date) ? 'On' : 'In';
}

/** What studies say, behind which a year in brackets is that of a paper. */
const citing =
  /\b(?:report|show|find|found|describ|propos|argu|demonstrat|suggest|observ|stud(?:y|ied)|analy[sz]|review|see\b|introduc|develop|et al|not(?:ed|es)\b|cit(?:ed|es)\b|theor)/iu;

/** Past forms whose time a date at the end of the sentence is: 'joined', 'was appointed', but not 'was'. */
function tellsDeed(front: string): boolean {
  return front.split(' ').some((word) => {
    if (!/^\p{Ll}{3,}$/u.test(word) || /^(?:was|were|had|did|been)$/.test(word)) return false;
    return verbShape(word, verbStem(word) ?? word).past;
  });
}

function endsInLives(front: string, from: string, to: string): boolean {
  const [name = ''] = new RegExp(`${NAME}$`, 'u').exec(front) ?? [];
  return Number(to) - Number(from) > 15 && /^(?:person|unknown)$/.test(kindOfName(name).kind);
}

/** Dates in brackets or behind a comma at the end of a sentence, put as the time of what it tells. */
const behind: readonly (readonly [RegExp, (match: string[]) => string])[] = [
  // 'Ann Lee became head of Orr (August 2015)'
  [
    new RegExp(
      `^([^()\\d]*[\\p{L}.]) \\((?:in |on )?(${DAY}|(?:${MONTH}|${SHORT}) ${YEAR}|${YEAR})\\)\\.?$`,
      'u',
    ),
    ([said = '', front = '', date = '']) =>
      tellsDeed(front) && !citing.test(front) ? `${front} ${dayWord(date).toLowerCase()} ${date}.` : said,
  ],
  // 'Orr owned the mill (1903–1910)', 'The mill was owned by Orr, 1903–1910'
  [
    new RegExp(
      `^([^()\\d]*\\b(?:owned|held|made|produced|manufactured|built|published|belonged|represented|sponsored|operated|supplied|directed|was an? [\\p{Ll} ]{2,30} of|was (?:\\p{Ll}+ )?by)\\b[^()\\d]*?[\\p{L}.])(?:,| \\(|, \\()\\s?(?:from )?(${YEAR})${TO}(${YEAR})\\)?\\.?$`,
      'u',
    ),
    ([said = '', front = '', from = '', to = '']) =>
      endsInLives(front, from, to) ? said : `${front} from ${from} to ${to}.`,
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

const datesBehind = prepare(behind);

/** A sentence with the dates that stand in front of or behind it as parts of it: '3 May 2021: Ann Lee joined Orr', 'Ann Lee joined Orr (May 2021)'. */
export function withDates(sentence: string): string {
  if (!/\d{4}/.test(sentence)) return sentence;
  // 'On 2021-05-03 Ann Lee left': no date of figures is a part of her name
  let text = withOpeningDate(sentence).replace(figures, '$1, ');
  for (const { pattern, put, needed } of datesBehind)
    if (holdsNeeded(text, needed)) text = text.replace(pattern, (...match: string[]) => put(match));
  return text;
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
