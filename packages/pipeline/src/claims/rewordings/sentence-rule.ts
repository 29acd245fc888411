import { withFewLetters } from '../../language/patterns/few-letters.ts';
import { isKnownWord } from '../../language/words/tokens.ts';

const WORD = String.raw`(?:[\p{L}\p{M}\p{N}_&'’-]|\.(?=\s?\p{L}))*`;

export const MONTH = `(?:January|February|March|April|May|June|July|August|September|October|November|December)`;

/** A year from 1500 on. */
export const YEAR = String.raw`(?:1[5-9]|20)\d\d`;

/** A day, month or year with its year: '3 May 2021', 'May 2021', '2021'. */
export const DATE = String.raw`(?:\d{1,2} )?(?:${MONTH} )?${YEAR}`;

/** When something is or was, behind what is told; one group, empty where nothing tells. */
export const WHEN_BEHIND =
  '((?: (?:in|on|at the (?:start|beginning|end) of|since|from|by|as of|last|this|earlier) [^,;.]{2,40}?)?)';

const PART_OF_TIME = '(?:early |late |mid-? ?)';
const SEASON = '(?:spring|summer|autumn|fall|winter)';

/** A date as people say it: '3 May 2021', 'May', 'early 2022', 'the spring of 2022'. */
export const DATE_SAID = `(?:(?:the )?${PART_OF_TIME}?${SEASON} (?:of )?${YEAR}|${PART_OF_TIME}?(?:${DATE}|(?:\\d{1,2} )?${MONTH}))`;

/** The start of a stretch that goes by the calendar: 'last spring', 'this week'. */
const LAST = `(?:last|this) (?:year|month|week|weekend|${SEASON}|${MONTH}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)`;

/** A date in front of what is told, with the space behind it; one group, empty where there is none. */
export const DATE_IN_FRONT = `((?:(?:(?:In|On|Since|By|At the (?:start|beginning|end) of) ${DATE_SAID}|Since ${LAST}|${LAST.replace('last|this', 'Last|This')}),? )?)`;

/** The same behind it, with the space in front. */
export const DATE_BEHIND = `((?: (?:in|on|since|at the (?:start|beginning|end) of) ${DATE_SAID}| (?:since )?${LAST}| earlier this (?:year|month|week)| on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day| (?:an?|two|three|four|five|six|ten|\\d{1,2}) (?:days?|weeks?|months?|years?|decades?) ago| yesterday)?)`;

/** Any time in front of what is told, such as 'As of next Monday, '; one group, empty where there is none. */
export const TIME_IN_FRONT = '((?:(?:In|On|Since|As of|From) [^,;]{3,24}?,? )?)';

/** The same behind it. */
export const TIME_BEHIND = '((?: (?:in|on|as of|from|since|last|this|effective) [^,;.]{3,24}?)?)';

/** How old somebody is, in words; 'one' says other things as well. */
export const AGE =
  '(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)';

/** A name: capitalised words, small linking words between them; "I've" is none. */
export const NAME = withFewLetters(
  String.raw`(?:[Tt]he )?(?!I['’])\p{Lu}${WORD}(?: (?:(?:of|the|and|&|de|da|do|dos|das|di|du|des|le|van|von|del|la|ter|ten|zu|den|der)(?: (?:de|den|der|la))? )?[\p{Lu}\p{N}]${WORD})*(?: plc\b)?`,
);

/** Names as a list: 'Ann', 'Ann and Bo', 'Ann, Bo and Cy'. */
export const NAMES = `${NAME}(?:(?:, ${NAME})*,? and ${NAME})?`;

/** A sentence's pattern, and the plain sentences that it stands for; none where it is another case after all. */
export type Rule = readonly [RegExp, (match: RegExpExecArray) => string[]];

export const rule = (source: string, make: (match: RegExpExecArray) => string[]): Rule => [
  new RegExp(withFewLetters(source), 'u'),
  make,
];

/** A rule whose matches hold one of `texts` (an alternation): they are looked for before the pattern is tried. */
export const ruleHolding = (
  texts: string,
  source: string,
  make: (match: RegExpExecArray) => string[],
): Rule => rule(source.replace(/^\^/, `^(?=.*?(?:${texts}))`), make);

const dateInFront =
  /^((?:As of|As from|From|Effective|With effect from|On|In|Since|By) (?:(?:early|late|mid-?) ?)?(?:\d{1,2} \p{Lu}\p{Ll}+(?: \d{4})?|\p{Lu}\p{Ll}+(?: \d{1,2},?)?(?: \d{4})?|\d{4}|today|tomorrow|now on|(?:this|next|last) \p{L}+|the (?:start|beginning|end) of \p{L}+(?: \d{4})?),? |(?:Last|This|Next) \p{L}+,? |(?:Today|Yesterday|Tomorrow),? )(?=\S)/u;

/** What rules make of a sentence with its date set apart, each sentence behind the date. */
export const behindDate = (rules: readonly Rule[]): Rule => [
  dateInFront,
  (match) => {
    const front = match[1] ?? '';
    const rest = capital(match.input.slice(front.length));
    for (const [pattern, make] of rules) {
      const found = pattern.exec(rest);
      const made = found === null ? [] : make(found);
      if (made.length > 0) return made.map((part) => `${front.replace(/,? $/, ', ')}${part}`);
    }
    return [];
  },
];

export function capital(text: string): string {
  // 'eBay bought it'
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'The rent' -> 'the rent', 'DECIDED to' -> 'decided to' */
export function uncapital(text: string): string {
  const [shouted = ''] = /^\p{Lu}{4,}(?![\p{L}\p{N}-])/u.exec(text) ?? [];
  if (shouted !== '' && isKnownWord(shouted.toLowerCase()))
    return shouted.toLowerCase() + text.slice(shouted.length);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
