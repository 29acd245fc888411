import { classNounType, isVessel, isWare, typeOfName } from '../../relations/names/name-types.ts';
import { kindOfName } from '../reference/entity-kinds.ts';
import { features } from './features.ts';
import { PRICE } from './figures.ts';
import { limits } from './limits.ts';
import {
  capital,
  DATE,
  NAME,
  NAMES,
  type Rule,
  rule,
  ruleHolding,
  uncapital,
  WHEN_BEHIND,
} from './sentence-rule.ts';
import { systemParts, systems } from './systems.ts';
import { tools } from './tools.ts';
import { versions } from './versions.ts';

const FRONT = `((?:(?:In|On|Since|By|Until) ${DATE},? )?)`;
const VERSION = String.raw`v?\d[\d.]*\d|v?\d`;
/** A ware by its name and what it is: 'the Rondo chair', 'Loom Pro'. */
const WARE = String.raw`(?:[Tt]he )?${NAME}(?: (?!(?:is|are|was|were|has|for|from|off|at|in|on|by|with|went|came|and|weighs|costs|runs|measures|comes|lasts|offers|holds|uses|needs)\b)[\p{Ll}-]+){0,2}`;
/** Sums rather than what is bought for them. */
const amounts =
  /(?:prices?|costs?|rents?|fees?|fares?|wages?|salary|budget|tax|staff|number|debt)(?: of .+)?$/i;

/** 'the Comet' of 'The Comet', inside a sentence. */
function inside(what: string): string {
  return what.replace(/^The /, 'the ');
}

const LICENCE = String.raw`(?:the )?\p{Lu}[\p{L}\d-]*(?:\.\d+)*(?: (?:\p{Lu}[\p{L}\d-]*|v?\d+(?:\.\d+)*|of|licen[cs]e|or|and)){0,6}`;
const SYSTEM =
  '(?:Windows(?: \\d{1,2})?|Linux|macOS|Mac|Android|iOS|iPadOS|Ubuntu|Debian|FreeBSD|iPhone|iPad|ChromeOS)';
const LANGUAGE =
  '(?:Rust|Go|Python|Perl|Java|JavaScript|TypeScript|Kotlin|Swift|Ruby|Haskell|Erlang|Elixir|Scala|Clojure|Delphi|Pascal|Fortran|COBOL|Cobol|Lisp|PHP|Lua|Zig|OCaml|Ada|Dart|Julia|C(?:\\+\\+|#)?)';
/** What comes out: 'came out', 'was published'. */
const OUT =
  '(?:(?:was|has been) (?:released|published|launched|issued|shipped)|came out|has come out|appeared|has appeared|arrived|shipped|is out|has been out|has been available)';
const NEWEST = '(?:(?:latest|newest|current|most recent) (?:stable |major |public )?(?:version|release))';

/** ' since 3 April 2024' behind 'is out': the day on which it came out. */
function onThatDay(when: string): string {
  return when.replace(/^ since (?=\d{1,2} )/, ' on ').replace(/^ since (?=\p{Lu}|\d{4})/u, ' in ');
}

/** What programs run on, need and are licensed under, put in the usual words. */
const programs: readonly Rule[] = [
  // 'You need Java 17 to run Mortar'
  rule(
    String.raw`^(?:You|Users|Developers) (?:will )?(?:need|require) (${NAME}(?: or (?:later|newer|higher))?) (?:to (?:run|use|build|install|compile|play)|for) (${NAME})\.?$`,
    ([, what = '', program = '']) =>
      /^(?:organization|place)$/.test(kindOfName(program).kind) ||
      /^(?:person|place)$/.test(kindOfName(what).kind)
        ? []
        : [`${program} requires ${what}.`],
  ),
  // 'Praxo works on Windows and Linux', 'is available for Android'
  rule(
    String.raw`^(${NAME}|It|The app) (?:works|is available|can be used|can be installed|is offered|exists) (?:on|for|under) (${SYSTEM}(?:(?:, ${SYSTEM}){0,4},? and ${SYSTEM})?)\.?$`,
    ([said, what = '', systems = '']) =>
      kindOfName(what).kind === 'person' ? [said] : [`${what} runs on ${systems}.`],
  ),
  // 'To build Mortar you need CMake 3.20 or newer'
  rule(
    String.raw`^To (?:run|use|build|install|compile|play) (${NAME}),? (?:you|users|developers) (?:will )?(?:need|require) (?:to have )?(${NAME}(?:\.\d+)*)(?: or (?:later|newer|higher|above))?\.?$`,
    ([said, program = '', what = '']) =>
      /^(?:person|place)$/.test(kindOfName(what).kind) ? [said] : [`${program} requires ${what}.`],
  ),
  // 'Praxo no longer works on Windows 7'
  rule(
    String.raw`^(${NAME}|It|The app) (?:no longer (?:works|runs)|(?:does not|doesn['’]t|will not|won['’]t) (?:work|run)(?: any ?more)?|(?:has )?stopped working|ceased to work) (?:on|under) (${SYSTEM})\.?$`,
    ([said, what = '', system = '']) => [
      `${what} ${/ not |n['’]t /.test(said) && !/any ?more/.test(said) ? 'does not run' : 'no longer runs'} on ${system}.`,
    ],
  ),
  // 'Praxo is available for Windows, but not for Linux', 'is not yet available for Linux'
  ruleHolding(
    ' not ',
    String.raw`^(${NAME}|It|The app) (?:works|is available|can be used|is offered|exists) (?:on|for|under) (${SYSTEM}(?:(?:, ${SYSTEM}){0,4},? and ${SYSTEM})?),? but not (?:yet )?(?:on|for|under) (${SYSTEM}(?:(?:, ${SYSTEM}){0,4},? (?:and|or) ${SYSTEM})?)\.?$`,
    ([, what = '', systems = '', others = '']) => [`${what} runs on ${systems}, but not on ${others}.`],
  ),
  ruleHolding(
    ' not ',
    String.raw`^(${NAME}|It|The app) (?:is|are) not (?:yet )?available (?:on|for|under) (${SYSTEM}(?:(?:, ${SYSTEM}){0,4},? (?:and|or) ${SYSTEM})?)\.?$`,
    ([, what = '', systems = '']) => [`${what} does not run on ${systems}.`],
  ),
  // 'Medsoft wrote Praxo in Delphi'
  ruleHolding(
    'wrote|written|programmed|coded|implemented',
    String.raw`^(?:${NAME}|[Tt]he (?:developers?|team|authors?|makers?)) (?:wrote|has written|programmed|coded|implemented) (${NAME}) in (${LANGUAGE})(?: in ((?:19|20)\d\d))?\.?$`,
    ([, what = '', language = '', when]) => [
      `${what} was written in ${language}${when === undefined ? '' : ` in ${when}`}.`,
    ],
  ),
  // 'Praxo has been in use at Orr Clinic since 2020'
  rule(
    String.raw`^${FRONT}(${NAME}) (is|was|has been) (?:now |still )?in use (?:at|by) (${NAME})${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', be = '', who = '', when = '']) => [
      `${front}${capital(who)} ${be === 'is' ? 'uses' : be === 'was' ? 'used' : 'has used'} ${what}${when}.`,
    ],
  ),
  // 'The source code of Loom is available under the GPL', 'Loom is open source under the MIT licence'
  rule(
    String.raw`^${FRONT}(?:[Tt]he (?:source )?code (?:of|for) (${NAME})|(${NAME})['’]s? (?:source )?code|(${NAME}|[Ii]t)) (is|was|has been) (?:now |freely )?(?:licen[cs]ed|released|published|distributed|available|offered|provided|open[ -]source(?:d)?|free software)(?: and (?:available|released|published))? under (?:the terms of )?(${LICENCE})${WHEN_BEHIND}\.?$`,
    ([, front = '', of, whose, it, be = '', licence = '', when = '']) => [
      `${front}${capital(of ?? whose ?? it ?? '')} ${be} licensed under ${licence}${when}.`,
    ],
  ),
  rule(
    String.raw`^(${NAME}|It) (?:uses|has|carries|comes with|is under) (?:an? |the )?(\p{Lu}[\p{L}\d.-]*(?: \p{Lu}[\p{L}\d.-]*| v?\d[\d.]*){0,3}) licen[cs]e\.?$`,
    ([, what = '', licence = '']) => [`${what} is licensed under the ${licence} licence.`],
  ),
  // 'Loom is closed source': nothing of it is shut
  rule(String.raw`^(${NAME}|It) is (?:a )?closed[ -]source(?: software| program)?\.?$`, ([, what = '']) => [
    `${what} is proprietary.`,
  ]),
  // 'Loom changed its licence from MIT to AGPL in 2020'
  rule(
    String.raw`^${FRONT}(${NAME}|[Ii]t) (?:has |had )?(?:changed|switched|moved) (?:its|the) licen[cs]e (?:from [^,;]{2,40}? )?to (${LICENCE})${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', licence = '', when = '']) => [
      `${front}${what} was relicensed under ${licence}${when}.`,
    ],
  ),
  // 'Loom has moved from the MIT licence to the Apache License 2.0'
  rule(
    String.raw`^${FRONT}(${NAME}|[Ii]t) (?:has |had )?(?:(?:now |also ){0,2})(?:changed|switched|moved|gone|went) from (?:the )?[^,;]{2,30}? licen[cs]e(?: [\d.]+)? to ((?:the )?${LICENCE})${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', licence = '', when = '']) => [
      `${front}${what} was relicensed under ${licence}${when}.`,
    ],
  ),
  // 'Loom's code is written in Rust'
  rule(
    `^(?:[Tt]he (?:source )?code (?:of|for) (${NAME})|(${NAME})['’]s? (?:source )?code) (is|was) (written .+)$`,
    ([, of, whose = '', be = '', rest = '']) => [`${capital(of ?? whose)} ${be} ${rest}`],
  ),
];

const COLOUR =
  '(?:(?:dark|light|navy|sky|pale|bright|matte?|olive|mint|racing|midnight) )?(?:black|white|red|blue|green|yellow|gr[ea]y|silver|gold|orange|pink|purple|brown|beige|turquoise|navy|cream|ivory|violet|graphite|anthracite|burgundy|teal|copper|bronze)';
const COLOURS = `${COLOUR}(?:(?:, ${COLOUR}){0,6},? (?:and|or)(?: in)? ${COLOUR})?`;
const OFFERED = '(?:comes|is (?:available|sold|offered|on sale|made)|can be (?:had|ordered|bought)|ships) in';

function inColours(what: string, colours: string): string {
  const list = colours.replace(/ (?:and|or)(?: in)? /, ' and ');
  const whose = what === 'It' || what === 'it' ? 'Its' : 'The';
  const of = whose === 'Its' ? '' : ` of ${inside(what)}`;
  return list.includes(' and ') ? `${whose} colours${of} are ${list}.` : `${whose} colour${of} is ${list}.`;
}

/** What wares cost, and when they come to the market and leave it. */
const market: readonly Rule[] = [
  // 'You can get the Sella saddle for 75 euros', 'Larder can be downloaded for 5 euros'
  ruleHolding(
    'can get|can buy|can order|can book|can rent|can have',
    String.raw`^(?:You|Customers|Buyers) can (?:get|buy|order|book|rent|have) (${WARE}) for (?:just |only )?(${PRICE})\.?$`,
    ([, what = '', price = '']) =>
      kindOfName(what).kind === 'person' ? [] : [`${capital(what)} costs ${price}.`],
  ),
  rule(
    String.raw`^(${WARE}) (?:can be (?:bought|ordered|had|booked|rented|downloaded)|(?:is|has been) (?:now )?(?:available|on sale|sold|offered))((?: (?:from|since) [^,;.]{3,25}?)?) (?:for|at|at a price of|for a price of) (?:just |only )?(${PRICE})((?: (?:from|since) [^,;.]{3,25})?)\.?$`,
    ([, what = '', front = '', price = '', when = '']) => [`${what} costs ${price}${front}${when}.`],
  ),
  // 'Orion moved to 2.4'
  rule(
    String.raw`^(${NAME}) (?:has |was |has been )?moved to (?:version )?(v?\d+\.\d[\d.]*\d|v?\d+\.\d)\.?$`,
    ([, what = '', version = '']) =>
      kindOfName(what).kind === 'person' ? [] : [`${what} was upgraded to version ${version}.`],
  ),
  // 'We now charge $59 for the Falcon X'
  rule(
    String.raw`^${FRONT}(?:We|They|${NAME}) ((?:now )?)(?:(charges?|asks?)|charged|asked) (?:just |only )?(${PRICE}) for (${WARE}|the (?:[\p{Ll}-]+ ){1,3}[\p{Ll}-]+)${WHEN_BEHIND}\.?$`,
    ([, front = '', now = '', isNow, price = '', what = '', when = '']) =>
      kindOfName(what).kind === 'person'
        ? []
        : [
            `${front}${front === '' ? capital(what) : what} ${now}${isNow === undefined ? 'cost' : 'costs'} ${price}${when}.`,
          ],
  ),
  // 'The Comet was reduced from 2,400 to 1,999 euros', 'Dorvan reduced the Comet from 2,400 to 1,999 euros'
  ruleHolding(
    'reduced|cut|marked down|discounted|raised|increased|put up',
    String.raw`^${FRONT}(${WARE}) (?:was|has been) (reduced|cut|marked down|discounted|raised|increased|put up) (from [$€£]?\d[\d.,]*(?: \p{Ll}+)? )?to (${PRICE})${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', how = '', from = '', price = '', when = '']) =>
      amounts.test(what) || kindOfName(what).kind === 'person'
        ? []
        : [
            `${front}${front === '' ? 'The' : 'the'} price of ${inside(what)} ${/^(?:r[ea]i|inc|put)/.test(how) ? 'rose' : 'fell'} ${from}to ${price}${when}.`,
          ],
  ),
  ruleHolding(
    'reduced|cut|marked down|raised|increased|lowered',
    String.raw`^${FRONT}(${NAME}) (?:has |had )?(reduced|cut|marked down|raised|increased|lowered) (${WARE}) (from [$€£]?\d[\d.,]*(?: \p{Ll}+)? )?to (${PRICE})${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', how = '', what = '', from = '', price = '', when = '']) =>
      amounts.test(what)
        ? []
        : [
            `${front}${who} ${how === 'marked down' ? 'cut' : how} the price of ${inside(what)} ${from}to ${price}${when}.`,
          ],
  ),
  // 'The price of the Comet was put up to 2,400 euros', 'Dorvan put up the price of …'
  rule(
    String.raw`^(.{0,40}?\b[Tt]he (?:price|cost|rent|fee|fare)s?(?: (?:of|for) [^,;]{2,40}?)? )(was|were|has been) put (up|down) (.+)$`,
    ([, front = '', be = '', way = '', rest = '']) => [
      `${front}${be} ${way === 'up' ? 'raised' : 'lowered'} ${rest}`,
    ],
  ),
  ruleHolding(
    'put up|put down',
    `^(.{2,60}?) (?:has |had )?put (up|down) (the (?:price|cost|rent|fee|fare)s? .+)$`,
    ([, who = '', way = '', rest = '']) => [`${who} ${way === 'up' ? 'raised' : 'lowered'} ${rest}`],
  ),
  // 'Garden chairs are sold by Loom', 'The K9 is sold in Europe by Loom'
  ruleHolding(
    'sold|marketed|distributed',
    String.raw`^(${WARE}|\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}) (?:is|are) (?:now |also )?(?:sold|marketed|distributed)((?: in ${NAMES})?) by (${NAMES})\.?$`,
    ([, what = '', where = '', who = '']) => [
      `${capital(who)} ${/ and /.test(who) ? 'sell' : 'sells'} ${/ \p{Lu}/u.test(what) || !/s$/.test(what) ? inside(what) : uncapital(what)}${where}.`,
    ],
  ),
  // 'You can get the Orla sofa in green and blue'
  ruleHolding(
    'can get|can buy|can order|can have|can choose',
    String.raw`^(?:You|Customers|Buyers) can (?:get|buy|order|have|choose) (${WARE}) in (${COLOURS})\.?$`,
    ([, what = '', colours = '']) => [inColours(what, colours)],
  ),
  // 'The Lumo lamp comes in black, white and red', 'is available in three colours: black, white and red'
  ruleHolding(
    ' in ',
    String.raw`^(${WARE}|[Ii]t) ${OFFERED} (?:(?:the |\p{L}+ )?(?:colours?|colors?|finishes|shades)[:,]? )?(${COLOURS})\.?$`,
    ([, what = '', colours = '']) => [inColours(what, colours)],
  ),
  // 'The Orla bike went on sale in 2015'
  rule(
    String.raw`^${FRONT}(${WARE}) (?:has |had )?(?:went on sale|gone on sale|hit the (?:shops|market|shelves|stores)|reached the (?:shops|market|shelves|stores)|came (?:on|onto|on to) the market|went on the market)${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', when = '']) =>
      /^(?:Tickets|Passes|Shares|Copies|Flights|Rooms)\b/.test(what)
        ? []
        : [`${front}${what} was launched${when}.`],
  ),
  // 'Production of the Lumo lamp ended in 2021', 'The Lumo lamp was taken off the market'
  ruleHolding(
    'roduction of|ale of|ales of',
    String.raw`^${FRONT}(?:[Pp]roduction|[Ss]ales?|[Tt]he production|[Tt]he sale) of (${WARE}) (?:ended|stopped|ceased|(?:was|has been) (?:ended|stopped|discontinued|halted))${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', when = '']) => [`${front}${capital(what)} was discontinued${when}.`],
  ),
  rule(
    String.raw`^${FRONT}(${WARE}) (?:(?:was|has been|were) (?:withdrawn from (?:sale|the market)|taken off (?:the market|sale)|phased out|pulled from (?:sale|the market|the shelves))|(?:has |have )?(?:went|gone) out of production)${WHEN_BEHIND}\.?$`,
    ([, front = '', what = '', when = '']) => [`${front}${what} was discontinued${when}.`],
  ),
  // 'The Lumo lamp is no longer made', 'Tinsel discontinued the Lumo lamp in 2021'
  ruleHolding(
    'no longer',
    String.raw`^(${WARE}) (?:is|are|has been) no longer (?:being )?(?:made|produced|manufactured|sold|on sale|in production|on the market|available for sale)((?: since [^,;.]{3,30})?)\.?$`,
    ([, what = '', when = '']) =>
      /^(?:person|place)$/.test(kindOfName(what).kind)
        ? []
        : [
            `${capital(what)} was discontinued${when.replace(/^ since (?=\d{1,2} )/, ' on ').replace(/^ since /, ' in ')}.`,
          ],
  ),
  // 'Tinsel withdrew the Lumo lamp from sale in 2021', 'ended production of the Lumo lamp'
  ruleHolding(
    'roduction of|sale|market|shelves|phased out',
    String.raw`^${FRONT}(${NAME}|[Ii]t|[Tt]he (?:company|firm)) (?:has |had |is |will be )?(?:(?:withdrew|withdrawn|withdrawing|pulled|pulling|took|taken|taking) (${WARE}) (?:from sale|from the (?:market|shelves)|off (?:the market|sale|the shelves))|(?:ended|ending|stopped|stopping|ceased|halted|discontinued) (?:the )?(?:production|sale|sales) of (${WARE})|phased out (${WARE}))${WHEN_BEHIND}\.?$`,
    ([, front = '', who = '', one, two, three, when = '']) => [
      `${front}${who} discontinued ${one ?? two ?? three}${when}.`,
    ],
  ),
  // 'Orla's products include the Pim scooter', 'Orla's best-known product is the Pim scooter'
  rule(
    String.raw`^(?:(${NAME})['’]s? (?:range|products?(?: range)?)|The (?:range|products?(?: range)?) of (${NAME})) (?:include|includes|comprises?|consists? of) ((?:the )?${NAMES}(?: \p{Ll}+)?|(?:the )?${NAME}(?: \p{Ll}+)?(?:, (?:the )?${NAME}(?: \p{Ll}+)?){0,4} and (?:the )?${NAME}(?: \p{Ll}+)?)\.?$`,
    ([, whose, of = '', what = '']) => [`${capital(whose ?? of)} makes ${what}.`],
  ),
  rule(
    String.raw`^(${NAME})['’]s? (?:best-known|most famous|best-selling|main|flagship|most popular|first|latest|newest) product is (${WARE})\.?$`,
    ([, who = '', what = '']) => [`${who} makes ${what}.`],
  ),
];

/** Which version of a program there is, in what state a service is. */
const releases: readonly Rule[] = [
  // 'Tern 2.4 appeared in March 2021', 'Tern 10 is out since 3 April 2024'
  rule(
    String.raw`^${FRONT}(${NAME} (?:${VERSION})) (?:appeared|has appeared|arrived|is out|has been out|has been available)(?: now)?((?: (?:in|on|since) [^,;.]{3,30})?)\.?$`,
    ([, front = '', what = '', when = '']) => [`${front}${what} was released${onThatDay(when)}.`],
  ),
  // 'Loomly will go live in June 2024'
  rule(
    String.raw`^(${WARE}|It) (?:will go|goes|is going|is to go|is due to go) live (?:in|on) (${DATE})\.?$`,
    ([, what = '', when = '']) => [`The go-live date of ${inside(what)} is ${when}.`],
  ),
  // 'Pathly went live in March 2023', 'The site goes offline'
  ruleHolding(
    'live|offline|online',
    String.raw`^${FRONT}(${WARE}|[Ii]t|[Tt]he [\p{Ll} -]{3,40}?) (?:has |had )?(?:went|gone) (live|offline|online)((?: (?:in|on) [^,;.]{3,30})?)\.?$`,
    ([, front = '', what = '', state = '', when = '']) =>
      state !== 'live'
        ? [`${front}${what} became ${state}${when}.`]
        : when === ''
          ? [`${front}${what} is live.`]
          : [`${what} has been live since${when.replace(/^ (?:in|on)/, '')}.`],
  ),
];

/** Stages that a program goes through: it enters one, is in it and leaves it. */
const stages: readonly Rule[] = [
  // 'Pathly entered public beta in March 2023'
  rule(
    String.raw`^${FRONT}(${WARE}|[Ii]t) (?:has |had )?(?:entered|went into|gone into|moved into|reached|started its) (?:the |its |an? )?((?:(?:private|public|closed|open|early|limited) )?(?:beta|alpha|preview|maintenance mode))(?: phase| stage| testing)?((?: (?:in|on) [^,;.]{3,30})?)\.?$`,
    ([, front = '', what = '', stage = '', when = '']) =>
      when === ''
        ? [`${front}${what} is in ${stage}.`]
        : [`${what} has been in ${stage} since${when.replace(/^ (?:in|on)/, '')}.`],
  ),
  // 'Pathly left beta in June 2023', 'Pathly is out of beta'
  rule(
    String.raw`^${FRONT}(${WARE}|[Ii]t) (?:(?:has |had )?(?:left|exited|came out of|moved out of|emerged from|completed) (?:the |its )?((?:(?:private|public|closed|open|early|limited) )?(?:beta|alpha|preview))|is (?:now |finally )?out of ((?:(?:private|public|closed|open|early|limited) )?(?:beta|alpha|preview)))(?: phase| stage| testing)?((?: (?:in|on|since) [^,;.]{3,30})?)\.?$`,
    ([, front = '', what = '', one, two, when = '']) => [
      `${front}${what} is no longer in ${one ?? two}${when.replace(/^ (?:in|on) /, ' since ')}.`,
    ],
  ),
  // 'Pathly has reached end of life', 'reached the end of its life in 2022'
  rule(
    String.raw`^${FRONT}(${WARE}|[Ii]t) (?:has |had )?reached (?:its |the )?end(?:[ -]of[ -]life| of its life)((?: (?:in|on) [^,;.]{3,30})?)\.?$`,
    ([, front = '', what = '', when = '']) => [`${front}${what} was discontinued${when}.`],
  ),
];

/** Who a ware is from, where it is told what it is. */
const origins: readonly Rule[] = [
  // 'The Lumo Z5 is a camera from Optara', 'Corvo is a kettle by the Danish firm Brill'
  ruleHolding(
    ' from | by ',
    String.raw`^(${WARE}) (is|was) (an? (?:[\p{L}-]+ ){0,3}?([\p{Ll}-]+)) (?:from|by) (?:the (?:[\p{L}-]+ )?(?:firm|company|maker|manufacturer|brand|start-?up) )?(${NAME})\.?$`,
    ([, what = '', be = '', kind = '', noun = '', maker = '']) =>
      isGoods(noun) &&
      !/^(?:place|person)$/.test(kindOfName(maker).kind) &&
      typeOfName(maker).type !== 'place' &&
      !/^(?:person|organization|place)$/.test(kindOfName(what).kind)
        ? [`${what} ${be} ${kind}.`, `${what} ${be} made by ${maker}.`]
        : [],
  ),
];

/** What is made by a firm and sold under a name, and neither travels from one town to another nor is named after where it grows. */
function isGoods(noun: string): boolean {
  return (
    (isWare(noun) || classNounType(noun) === 'product') &&
    !isVessel(noun) &&
    !/^(?:train|bus|tram|locomotive|line|service|site|website|beer|wine|whisky|drug|medicine|vaccine|language|module|model)$/.test(
      noun,
    )
  );
}

/** What programs need, wares cost and releases are, told otherwise than plainly: put in the plain words. */
export const wares: readonly Rule[] = [...programs, ...market, ...releases, ...stages, ...systems];

/** Sentences about wares with two facts in them. */
export const wareParts: readonly Rule[] = [
  ...origins,
  ...versions,
  ...limits,
  ...features,
  ...tools,
  ...systemParts,
  // 'The newest version of Kite, 6.3, appeared on 2 February 2023'
  rule(
    String.raw`^(?:The ${NEWEST} of (${NAME})|(${NAME})['’]s? ${NEWEST}), (?:version |release )?(${VERSION}), ${OUT}((?: (?:in|on|since) [^,;.]{3,30})?)\.?$`,
    ([, of, whose = '', version = '', when = '']) => {
      const what = capital(of ?? whose);
      return [
        `The latest version of ${what} is ${version}.`,
        `${what} ${version} was released${onThatDay(when)}.`,
      ];
    },
  ),
  rule(
    String.raw`^The ${NEWEST}, (${NAME}) (${VERSION}), ${OUT}((?: (?:in|on|since) [^,;.]{3,30})?)\.?$`,
    ([, what = '', version = '', when = '']) => [
      `The latest version of ${what} is ${version}.`,
      `${what} ${version} was released${onThatDay(when)}.`,
    ],
  ),
  // 'The Orbi weighs 12 kg and comes in grey and orange'
  rule(
    String.raw`^(${WARE}|It) ([^;:]{4,120}?),? and ${OFFERED} (${COLOURS})\.?$`,
    ([, what = '', rest = '', colours = '']) => [`${what} ${rest}.`, inColours(what, colours)],
  ),
  // 'Hexapod is an MIT-licensed web framework'
  rule(
    String.raw`^(${NAME}) is an? (\p{Lu}[\p{L}\d.-]*?)-licen[cs]ed ((?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+)\b(.*)$`,
    ([, what = '', licence = '', kind = '', rest = '']) => [
      `${what} is licensed under ${licence}.`,
      `${what} is a${/^[aeiou]/.test(kind) ? 'n' : ''} ${kind}${rest}`,
    ],
  ),
  // 'At 4,500 euros, the Strada is the cheapest e-bike'
  rule(
    String.raw`^(?:At|For|Priced at|With a price of|At a price of) (?:just |only |around |about )?(${PRICE}),? (${WARE}) ((?:is|was|remains|offers|comes|has)\b.+)$`,
    ([, price = '', what = '', rest = '']) =>
      kindOfName(what).kind === 'person'
        ? []
        : [`${capital(what)} costs ${price}.`, `${capital(what)} ${rest}`],
  ),
  // 'The Falcon X was introduced at $59 in 2020': what it cost from then on
  rule(
    String.raw`^(${WARE}) was (?:introduced|launched|brought out|put on sale) (?:at|for) (?:a price of )?(${PRICE}) in (${DATE})\.?$`,
    ([, what = '', price = '', when = '']) => [
      `${what} was launched in ${when}.`,
      `${what} has cost ${price} since ${when}.`,
    ],
  ),
  // 'The Falcon X used to be $49 but is $59 now'
  rule(
    String.raw`^(It|${WARE}) used to (?:be|cost|sell for) (${PRICE}),? (?:but|and) (?:(?:it )?(?:is|costs|sells for) )?(?:now )?(?:is |costs )?(${PRICE})(?: now)?\.?$`,
    ([, what = '', old = '', price = '']) => [`${what} used to cost ${old}.`, `${what} costs ${price}.`],
  ),
  // 'The Comet cost 2,000 euros until 2022 and has cost 2,400 euros since then'
  rule(
    String.raw`^(${WARE}) (cost (?:just |only )?${PRICE} until (${DATE})),? (?:and|but) (?:has cost|costs|now costs|has been) (?:just |only )?(${PRICE})(?: (?:since|after) (?:then|that|${DATE})| afterwards| now)?\.?$`,
    ([, what = '', cost = '', until = '', price = '']) => [
      `${what} ${cost}.`,
      `${what} has cost ${price} since ${until}.`,
    ],
  ),
  // 'Orr opened a factory in Gdynia in 2008 and closed it in 2017'
  rule(
    String.raw`^(${NAME}|It|The (?:company|firm|group|bank)) (?:opened|set up) (?:an?|its (?:first|second|third|only)) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+) in (${NAME}) ((?:in|on) ${DATE})(?:,? and|,? but|, which it) (?:then |later )?(closed|shut|sold) (?:it (?:down )?|again )?((?:in|on) ${DATE}|(?:a|\p{L}+) years? later)\.?$`,
    ([, who = '', unit = '', where = '', opened = '', did = '', closed = '']) => [
      `${who} opened a ${unit} in ${where} ${opened}.`,
      `${who} ${did} its ${unit} in ${where} ${closed}.`,
    ],
  ),
];
