import { kindOfName } from '../reference/entity-kinds.ts';
import { capital, MONTH, NAME, type Rule, rule, ruleHolding } from './sentence-rule.ts';
import { storedData } from './stored-data.ts';
import { toolMoves } from './tool-moves.ts';
import { FRONT, isSystem, isTool, SYSTEM, TOOL, WHEN } from './tool-words.ts';

/** Who works with tools: a team by its noun or its name, a firm. */
const TEAM = String.raw`(?:(?:[Tt]he|[Oo]ur) (?:[\p{L}-]+ ){1,3}(?:team|department|group|squad|crew|office|lab|desk|clinic|school|practice|editors|developers|designers)|[Ww]e|[Ii]t|[Tt]he (?:company|firm|group|team)|${NAME})`;
/** What is done with a tool, behind its name: 'as its bug tracker', 'for its builds'. */
const PURPOSE = String.raw`((?: (?:as|for) [^,;.\d]{3,40}?)?)`;

/** What programs keep in a database. */
const DATA =
  '(?:(?:all |all of )?(?:its|their|the) (?:[\\p{Ll}-]+ )?(?:data|records|state|events|documents|indexes|sessions|metadata|logs|files|messages|metrics|entities|content)|data)';
const LANGUAGE =
  /^(?:Rust|Go|Python|Perl|Java|JavaScript|TypeScript|Kotlin|Swift|Ruby|Haskell|Erlang|Elixir|Scala|Clojure|PHP|Lua|Zig|OCaml|Dart|Julia|C|C\+\+|C#)\b/;

/** 'Falcon 2' behind 'Falcon 1' is the maker's, and who replaces it by it need not use it. */
function areOfOneKind(one: string, other: string): boolean {
  return one.split(' ')[0] === other.split(' ')[0];
}

/** Who changes one tool for another: the one that is used from then on, and the other no longer. */
export const tools: readonly Rule[] = [
  ...storedData,
  ...toolMoves,
  // 'The team uses Jenkins for builds and Slack for chat'
  ruleHolding(
    ' for ',
    String.raw`^${FRONT}(${TEAM}) ((?:has |have )?(?:now |also )?(?:uses?|used)) (${TOOL}) for ([\p{Ll} -]{3,40}?)((?:, ${TOOL} for [\p{Ll} -]{3,40}?)*),? and (${TOOL}) for ([\p{Ll} -]{3,40})${WHEN}\.?$`,
    ([
      ,
      front = '',
      who = '',
      uses = '',
      first = '',
      purpose = '',
      more = '',
      last = '',
      end = '',
      when = '',
    ]) =>
      [`${first} for ${purpose}`, ...more.split(', ').slice(1), `${last} for ${end}`].map(
        (tool) => `${front}${capital(who)} ${uses} ${tool}${when}.`,
      ),
  ),
  // 'We replaced MySQL with PostgreSQL in Orion'
  ruleHolding(
    'replaced|swapped|exchanged|ditched|dropped|abandoned|traded|gave up|given up',
    String.raw`^${FRONT}(?:[Ww]e|[Tt]he (?:team|company|developers|engineers)|${NAME}) (?:have |has )?(?:finally |now |just )?(?:replaced|swapped(?: out)?|exchanged|ditched|dropped|abandoned|traded(?: in)?|gave up|given up) (${TOOL}) (?:with|by|for|in favou?r of) (${TOOL}) (?:in|for|as the database (?:of|for)|under|behind) (?!It\b)(${SYSTEM})${WHEN}\.?$`,
    ([, front = '', before = '', now = '', what = '', when = '']) =>
      !isTool(before) || !isTool(now) || !isSystem(what)
        ? []
        : [`${front}${front === '' ? capital(what) : what} switched from ${before} to ${now}${when}.`],
  ),
  // 'The billing team replaced Jenkins with Buildkite in May 2023', 'Orr Ltd swapped Jira for Linear', 'dropped Jira in favour of Linear'
  ruleHolding(
    'replaced|swapped|exchanged|ditched|dropped|abandoned|traded|gave up|given up',
    String.raw`^${FRONT}(${TEAM}|${SYSTEM}) (?:has |have |had )?(?:(?:now |finally |recently )?(?:replaced|swapped(?: out)?|exchanged|ditched|dropped|abandoned|traded(?: in)?|gave up|given up)) (${TOOL})${PURPOSE} (?:with|by|for|in favou?r of) (${TOOL})${PURPOSE}${WHEN}\.?$`,
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
  // 'Orion stores its data in MySQL', 'keeps all its records in Redis'
  ruleHolding(
    'stores?|stored|keeps?|kept|saves?|saved|persists?|persisted|holds?|held',
    String.raw`^${FRONT}(${SYSTEM}) ((?:now |currently |also )?)(?:(stores|keeps|saves|persists|holds)|(?:has )?(?:stored|kept|saved|persisted|held)) ${DATA} (?:in|on|with) (${TOOL})(?: (now|these days))?${WHEN}\.?$`,
    ([, front = '', what = '', now = '', holds, tool = '', later, when = '']) =>
      !isTool(tool) || !isSystem(what)
        ? []
        : [
            `${front}${what} ${later === undefined ? now : 'now '}${holds !== undefined ? 'uses' : /^ since/.test(when) ? 'has used' : 'used'} ${tool}${when}.`,
          ],
  ),
  // 'MySQL is the database behind Orion'
  rule(
    String.raw`^(${TOOL}) (is|was) (?:now )?the (?:[\p{Ll}-]+ )?(?:database|data store|datastore|cache|message broker|message queue|search engine|framework|engine|backend|web server|load balancer) (?:behind|beneath|under|underneath|used (?:by|in|for)) (${SYSTEM})\.?$`,
    ([, tool = '', be = '', what = '']) =>
      !isTool(tool) || !isSystem(what) ? [] : [`${capital(what)} ${be === 'is' ? 'uses' : 'used'} ${tool}.`],
  ),
  // 'Orion is backed by MySQL', of a program: nobody puts money in it
  rule(
    String.raw`^(${SYSTEM}) (is|was) (?:now )?backed by (?:an? )?(${TOOL}(?:DB|SQL|Cache|MQ|Search|Store)|Postgres|Redis|Kafka|Cassandra|Oracle|Elastic|S3|Neo4j)(?: (?:database|cluster|store|cache))?\.?$`,
    ([, what = '', be = '', tool = '']) =>
      isSystem(what) ? [`${what} ${be === 'is' ? 'uses' : 'used'} ${tool}.`] : [],
  ),
  // 'We use MySQL for Orion'
  rule(
    String.raw`^${FRONT}[Ww]e (?:now )?(use|used|have used|have been using|are using) (${TOOL}) (?:for|in) (?!It\b)(${SYSTEM})${WHEN}\.?$`,
    ([, front = '', use = '', tool = '', what = '', when = '']) =>
      !isTool(tool) || !isSystem(what)
        ? []
        : [
            `${front}${front === '' ? capital(what) : what} ${use === 'used' ? 'used' : /^have/.test(use) ? 'has used' : 'uses'} ${tool}${when}.`,
          ],
  ),
  // 'Orion moved off MySQL and onto PostgreSQL'
  rule(
    String.raw`^${FRONT}(${SYSTEM}) (?:has |was |were |has been )?(?:moved|migrated|come|came|switched) off (?:of )?(${TOOL})(?:,? and)? (?:on ?to|to) (${TOOL})${WHEN}\.?$`,
    ([, front = '', what = '', before = '', now = '', when = '']) =>
      !isTool(before) || !isSystem(what) ? [] : [`${front}${what} switched from ${before} to ${now}${when}.`],
  ),
  // 'Orion has been ported to PostgreSQL': what it is written in stays the same
  rule(
    String.raw`^${FRONT}(${SYSTEM}) (?:was|has been|is) (?:now )?(?:ported|converted) to (${TOOL})${WHEN}\.?$`,
    ([, front = '', what = '', now = '', when = '']) =>
      LANGUAGE.test(now) || !isTool(now) || !isSystem(what)
        ? []
        : [`${front}${what} switched to ${now}${when}.`],
  ),
];

/** 'the support team' behind a date */
function uncapitalWho(who: string): string {
  return who.replace(/^(?:The|Our|We|It)\b/, (word) => word.toLowerCase());
}
