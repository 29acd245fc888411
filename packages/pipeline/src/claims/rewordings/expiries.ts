import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, MONTH, NAME, type Rule, rule, uncapital } from './sentence-rule.ts';

/** '30 June 2026', and of this year's or the next '30 June'. */
const DAY = String.raw`(?:the end of )?(?:\d{1,2} ${MONTH}(?: \d{4})?|${MONTH} \d{1,2},? \d{4}|${MONTH} \d{4}|\d{4}-\d\d-\d\d|\d{4})`;
const PRODUCT = String.raw`(?:(?:[Vv]ersion|[Rr]elease) [\d.x]+ of )?(?:${NAME}|[Tt]he [\p{L}\p{N}_.-]+(?: [\p{L}\p{N}_.-]+){0,3})`;
const PAPER =
  '(?:contract|agreement|lease|tenancy|licence|license|subscription|warranty|permit|guarantee|visa|passport|certificate|insurance|cover|mandate|concession|framework agreement|retainer)';
const STRETCH = String.raw`(?: (?:by|for) (?:an?|another|\p{L}{3,9}|\d{1,2}) (?:further |more )?(?:day|week|month|year)s?,?)?`;
const PAPERS = `(?:(?!(?:on|of|for|under|in|at|with|to|from|by|until)\\b)[^,;: ]{1,24} ){0,5}${PAPER}(?: (?:with|between|for|of|on) [^,;:]{2,80}?)?`;

/** Until when makers look after what they sell, and papers hold: put as one says it. */
export const expiries: readonly Rule[] = [
  // 'Ravel 4 is supported until 31 May 2026', 'Tosti 6 will no longer be supported after 31 July 2026'
  rule(
    String.raw`^(${PRODUCT}) (?:is|will be|are|remains|will remain|will continue to be) (?:officially |still |fully )?supported (?:until|till|through|up to) (${DAY})\.?$`,
    ([, what = '', day = '']) => [endOfSupport(what, day)],
  ),
  rule(
    String.raw`^(${PRODUCT}) (?:is no longer|will no longer be|will not be|won['’]t be) supported (?:after|beyond|past) (${DAY})\.?$`,
    ([, what = '', day = '']) => [endOfSupport(what, day)],
  ),
  // 'Support for Satie 5 ends on 30 June 2026'
  rule(
    String.raw`^(?:The )?(?:[Ss]upport|[Mm]aintenance) (?:for|of) (${PRODUCT}) (?:(?:ends|expires|lapses|runs out|stops|ceases|finishes|will (?:end|expire|lapse|run out|stop|cease|be (?:dropped|discontinued|withdrawn|ended))) (?:on|in|at|with)|(?:runs|lasts|continues|will (?:run|last|continue)) (?:until|till|through|to)) (${DAY})\.?$`,
    ([, what = '', day = '']) => [endOfSupport(what, day)],
  ),
  // 'Verdi 7 reaches end of life on 31 August 2026'
  rule(
    String.raw`^(${PRODUCT}) (?:reaches|will reach|hits|goes) (?:its )?(?:end[- ]of[- ](?:life|support)|EOL) (?:on|in|at) (${DAY})\.?$`,
    ([, what = '', day = '']) => [endOfSupport(what, day)],
  ),
  rule(
    String.raw`^(?:The )?(?:[Ee]nd[- ]of[- ](?:life|support)|EOL)(?: date)? (?:for|of) (${PRODUCT}) (?:is|will be|falls on|is set for) (?:on |in )?(${DAY})\.?$`,
    ([, what = '', day = '']) => [endOfSupport(what, day)],
  ),
  // 'The lease ends on 30 June'
  rule(
    String.raw`^(${PAPERS}) (?:ends|will end|lapses|will lapse|terminates|runs out|will expire|is due to expire|comes to an end) (?:on|in|at) (${DAY})\.?$`,
    ([, what = '', day = '']) => [`${what} expires ${on(day)}.`],
  ),
  // 'has been extended to 30 April 2027'
  rule(
    String.raw`^(${PAPERS}) (?:has been|was|is|is being|will be) (?:extended|renewed|prolonged)${STRETCH} (?:until|till|through|to) (${DAY})\.?$`,
    ([, what = '', day = '']) => [nowExpires(what, day)],
  ),
  // 'Orr Ltd has renewed its contract with Norvik until 2027'
  rule(
    String.raw`^(${NAME}|[Ww]e|I|[Hh]e|[Ss]he|[Tt]hey) (?:has |have |had )?(?:extended|renewed|prolonged) (the|its|his|her|their|our|my) ((?:[^,;: ]{1,24} ){0,4}${PAPER}(?: (?:with|for|of|on) [^,;:]{2,50}?)?)${STRETCH} (?:until|till|through|to) (${DAY})\.?$`,
    ([, who = '', whose = '', what = '', day = '']) => {
      const isNamed =
        /^(?:its|his|her|their)$/.test(whose) && !/^(?:[Ww]e|I|[Hh]e|[Ss]he|[Tt]hey)$/.test(who);
      return [nowExpires(`${isNamed ? `${who}'s` : capital(whose)} ${what}`, day)];
    },
  ),
];

/** 'The lease runs from 1 May 2022 to 30 April 2027': when it starts, and when it is over. */
export const stretchesOfPapers: readonly Rule[] = [
  rule(
    String.raw`^(${PAPERS}) (?:runs|ran|is valid|lasts|will run) from (${DAY}) (?:to|until|till|through) (${DAY})\.?$`,
    ([, what = '', from = '', to = '']) => [
      `The start date of ${what.replace(/^The /, uncapital)} is ${from}.`,
      `${what} expires ${on(to)}.`,
    ],
  ),
];

function endOfSupport(what: string, day: string): string {
  return `${capital(what)}'s end of support is ${day}.`;
}

/** Somebody's own paper expires on one day alone, so that no 'now' is needed: 'Ann's visa expires on 3 May'. */
function nowExpires(what: string, day: string): string {
  const [, whose] = /^(.+?['’]s?|[Mm]y|[Hh]is|[Hh]er) \p{Ll}[\p{Ll} ]*$/u.exec(what) ?? [];
  const isOwn =
    whose !== undefined &&
    (!/['’]/.test(whose) || kindOfName(whose.replace(/['’]s?$/, '')).kind === 'person');
  return `${what}${isOwn ? '' : ' now'} expires ${on(day)}.`;
}

/** 'on 30 June 2026', 'in 2027', 'at the end of 2027' */
function on(day: string): string {
  if (day.startsWith('the end')) return `at ${day}`;
  return `${/^\d{1,2} |^\p{Lu}\p{Ll}+ \d{1,2},? \d|^\d{4}-/u.test(day) ? 'on' : 'in'} ${day}`;
}
