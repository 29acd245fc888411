import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, NAME, type Rule, rule } from './sentence-rule.ts';
import { isDoing } from './word-kinds.ts';
/** Two stretches of one verb, each with its own time. */
export const paired: readonly Rule[] = [
  // 'Lena left Hull for Whitby'
  rule(
    String.raw`^(${NAME}|He|She|They) (?:has |have )?left (${NAME}) for (${NAME})((?: in| on|,|\.).*)$`,
    ([, who = '', from = '', to = '', rest = '']) => {
      const [left, reached] = [kindOfName(from).kind, kindOfName(to).kind];
      if (left === 'place' && (reached === 'place' || reached === 'unknown'))
        return [`${who} moved from ${from} to ${to}${rest}`];
      // 'left Acme for London'
      if (left === 'unknown' && reached === 'place') return [`${who} moved to ${to}${rest}`];
      const isStaff = left === 'organization' && (reached === 'organization' || reached === 'unknown');
      return isStaff ? [`${who} left ${from} and joined ${to}${rest}`] : [];
    },
  ),
  // 'Ola left Helvex in 2021 and moved to Corvid', 'worked at Helvex until 2022, then moved to Corvid': from firm to firm
  rule(
    String.raw`^(${NAME}|He|She|They) ((?:has |have )?(?:left|quit|worked (?:at|for)|was (?:at|with)|spent [^,;]{2,30}? at|no longer works (?:at|for)) (?:the )?(?:\p{Lu}[^,;]*?))(?:,? and|,|,? but|,? before)(?: then| later| now)? (?:(?:has |have )?moved|moving) to (${NAME})((?: (?:in|on|from|after|last|this)\b[^,;]*)?)\.?$`,
    ([, who = '', first = '', to = '', when = '']) => {
      const isJob = /^(?:has |have )?(?:worked|was|spent|no longer)/.test(first);
      const [, from = ''] = new RegExp(`(${NAME})`, 'u').exec(first) ?? [];
      const isFirm = isJob || kindOfName(from).kind === 'organization';
      return isFirm && kindOfName(to).kind !== 'place'
        ? [`${who} ${first}.`, `${who} joined ${to}${when}.`]
        : [];
    },
  ),
  // 'There, a castle was built in 1310'
  rule(
    String.raw`^There, ((?:an?|the|his|her|its|their) (?:[\p{L}-]+ ){1,4}?(?:is|was|are|were) (?:(?:also|later|then) )?\p{Ll}+)((?: (?:in|on|by|until) [^,;]{3,60})?)\.$`,
    ([, told = '', when = '']) => [`${capital(told)} there${when}.`],
  ),
  rule(
    String.raw`^There,? (he|she|they|it|${NAME}) (?!is\b|was\b|are\b|were\b)(\p{Ll}+ .+?)\.$`,
    ([, who = '', rest = '']) => [`${capital(who)} ${rest} there.`],
  ),
  rule(
    String.raw`^(${NAME}) (?:currently |now )?works? as (an? \p{Ll}[\p{Ll} -]*?) ((?:at|for|in|with) (?:the )?\p{Lu}.*)$`,
    ([, who = '', what = '', where = '']) =>
      // 'works as a nurse and lives in Hull'
      what
        .split(/ (?:and|but) /)
        .slice(1)
        .some(isDoing)
        ? []
        : where.startsWith('at ')
          ? [`${who} is ${what} ${where}`]
          : [`${who} is ${what}.`, `${who} works ${where}`],
  ),
  rule(
    String.raw`^((?:(?:After|Before|Following|During|As|In|With) [^,]+, )?)((?!(?:After|Before|Following|During|As|In|With)\b)${NAME}|s?he) ((?:was |were |has |had )?\p{Ll}+) ((?:to|at|in|for|with|by|as|from) .+?) ((?:in|on|from) [^,]*?\d{4}),? and (?:then |later |again )?((?:to|at|in|for|with|by|as|from(?= \p{Lu})) .+? (?:in|on|from) [^,]*?\d{4})\.?$`,
    ([, front = '', who = '', verb = '', where = '', when = '', rest = '']) => [
      `${front}${who} ${verb} ${where} ${when}.`,
      `${capital(who)} ${verb} ${rest}.`,
    ],
  ),
];
