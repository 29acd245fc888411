import { typeOfName } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, DATE, MONTH, NAME, type Rule, ruleHolding } from './sentence-rule.ts';

const FRONT = `((?:(?:In|On|At the end of|Since) ${DATE},? )?)`;
const WHEN = `((?: (?:in|on|at the (?:start|beginning|end) of|since|from|last|this) [^,;.]{3,30}?)?)`;
/** Who works with tools: a team by its noun or its name, a firm. */
const TEAM = String.raw`(?:(?:[Tt]he|[Oo]ur) (?:[\p{L}-]+ ){1,3}(?:team|department|group|squad|crew|office|lab|desk|clinic|school|practice|editors|developers|designers)|[Ww]e|[Ii]t|[Tt]he (?:company|firm|group|team)|${NAME})`;
const TOOL = String.raw`\p{Lu}[\p{L}\p{N}+#.-]*[\p{L}\p{N}+#](?: (?!${MONTH})[\p{Lu}\p{N}][\p{L}\p{N}.-]*){0,2}`;
/** What is done with a tool, behind its name: 'as its bug tracker', 'for its builds'. */
const PURPOSE = String.raw`((?: (?:as|for) [^,;.\d]{3,40}?)?)`;

/** 'the Orbi' is a ware, an 'Ann' is somebody: neither is what a team works with. */
function isTool(name: string): boolean {
  return (
    !/^(?:person|place)$/.test(kindOfName(name).kind) && !/^(?:person|place)$/.test(typeOfName(name).type)
  );
}

/** 'Falcon 2' behind 'Falcon 1' is the maker's, and who replaces it by it need not use it. */
function areOfOneKind(one: string, other: string): boolean {
  return one.split(' ')[0] === other.split(' ')[0];
}

/** Who changes one tool for another: the one that is used from then on, and the other no longer. */
export const tools: readonly Rule[] = [
  // 'The billing team replaced Jenkins with Buildkite in May 2023', 'Orr Ltd swapped Jira for Linear', 'dropped Jira in favour of Linear'
  ruleHolding(
    'replaced|swapped|exchanged|ditched|dropped|abandoned|traded|gave up|given up',
    String.raw`^${FRONT}(${TEAM}) (?:has |have |had )?(?:(?:now |finally |recently )?(?:replaced|swapped(?: out)?|exchanged|ditched|dropped|abandoned|traded in|gave up|given up)) (${TOOL})${PURPOSE} (?:with|by|for|in favou?r of) (${TOOL})${PURPOSE}${WHEN}\.?$`,
    ([, front = '', who = '', before = '', one = '', now = '', other = '', when = '']) =>
      !isTool(before) || !isTool(now) || areOfOneKind(before, now) || kindOfName(who).kind === 'place'
        ? []
        : [
            `${front}${capital(now)} replaced ${before}${when}.`,
            `${front}${who} switched from ${before} to ${now}${one || other}${when}.`,
          ],
  ),
  // 'Since January the support team has been using Zendesk instead of Freshdesk', 'now uses Zendesk instead of Freshdesk'
  ruleHolding(
    'instead of|rather than|in place of',
    String.raw`^(?:(?:Since|From|As of) ((?:\d{1,2} )?(?:${MONTH})?(?: ?(?:19|20)\d\d)?),? )?(${TEAM}) (?:has been using|have been using|has used|have used|(?:now |currently )?uses?|is using|are using|will use|works? with|has worked with) (${TOOL})${PURPOSE} (?:instead of|rather than|in place of) (${TOOL})${PURPOSE}\.?$`,
    ([, since, who = '', now = '', one = '', before = '', other = '']) =>
      !isTool(before) || !isTool(now)
        ? []
        : [
            `${since === undefined ? '' : `${/^\d{1,2} /.test(since) ? 'On' : 'In'} ${since} `}${since === undefined ? who : uncapitalWho(who)} switched from ${before} to ${now}${one || other}.`,
          ],
  ),
  // 'The data team moved its dashboards from Tableau to Metabase in June 2023'
  ruleHolding(
    ' from ',
    String.raw`^${FRONT}(${TEAM}) (?:has |have |had )?(?:moved|migrated|switched|transferred|ported) (?:its|their|our|all|the) (?!.{0,30}(?:headquarters|offices?|production|seat|factory|plant|base|staff|warehouse|store|shop|home|account|deadline|meeting|date))(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+ from (${TOOL}) to (${TOOL})${WHEN}\.?$`,
    ([, front = '', who = '', before = '', now = '', when = '']) =>
      !isTool(before) || !isTool(now) ? [] : [`${front}${who} switched from ${before} to ${now}${when}.`],
  ),
];

/** 'the support team' behind a date */
function uncapitalWho(who: string): string {
  return who.replace(/^(?:The|Our|We|It)\b/, (word) => word.toLowerCase());
}
