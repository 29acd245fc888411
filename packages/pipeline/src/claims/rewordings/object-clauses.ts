import { kindOfName, kindOfNoun } from '../reference/entity-kinds.ts';
import { capital, MONTH, NAME, type Rule, rule } from './sentence-rule.ts';

/** A person's name in full. */
const PERSON = String.raw`\p{Lu}[\p{L}’'-]+(?: (?:de|van|von|der|den|la|di|da|ten|ter|de la))? \p{Lu}[\p{L}’'-]+`;
const WHEN = String.raw`(?:(?:in|on) (?:\d{1,2} )?(?:${MONTH} )?\d{4})`;
/** What people do to what is told of, or where it is. */
const DID =
  '(?:(?:worked|works|played|sang|performed) (?:for|at|in|with)|(?:lived|lives|studied|taught|grew up) (?:at|in)|joined|left|attended|visited|made|sang|launched|edited|coached|restored|founded|started|opened|set up|built|wrote|directed|composed|recorded|painted|designed|invented|created|developed|bought|sold|owned|owns|runs|ran|led|leads|manages|managed|published|released|won|discovered|translated)';
const IS =
  '(?:is|was|has|had|won|costs?|sold|weighs|makes|made|opened|closed|became|tells|stands|lies|lives|employs|went|runs|bought|acquired|connects|links|received|moved|sells|merged|burned|sank)';
/** When, where or of what they did it. */
const ASIDE = String.raw`(?: (?:about|in|at|on|for|with|during|near) (?:${NAME}|\d{4}|it|them|(?:the|an?|his|her|their) [\p{Ll}-]+(?: [\p{Ll}-]+)?))`;
const PREMISES =
  '(?:offices?|branch(?:es)?|plants?|factory|factories|shops?|stores?|sites?|depots?|warehouses?|showrooms?|workshops?|laborator(?:y|ies)|labs?|campus(?:es)?|mills?|studios?)';

/** Clauses that lean on a noun without a word that opens them, and lists that change from one noun to another: each put in full. */
export const objectClauses: readonly Rule[] = [
  // 'The firm Ada Kuhn founded in 1990 is based in Kiel', 'The novel she wrote about the mine won the Skald Prize'
  rule(
    String.raw`^(The|An?) ((?:[\p{Ll}-]+ ){0,2}((?!(?:that|which|whom?|and|or|of|by|in|at|for|with|from|to|as|than)\b)[\p{Ll}-]+)) (${PERSON}|s?he|they|I|we) (${DID}(?: ${WHEN}|${ASIDE}){0,2} ${IS} .+)$`,
    ([, article = '', what = '', noun = '', who = '', rest = '']) =>
      kindOfNoun(noun) === 'person' || /^(?:organization|place)$/.test(kindOfName(who).kind)
        ? []
        : [`${article} ${what} that ${who} ${rest}`],
  ),
  // 'The Danish chemist Niels Toft, who won the Koch Medal, discovered tofium'
  rule(
    String.raw`^(The (?:\p{Lu}\p{L}+ )?(?:[\p{Ll}-]+ ){1,3}${PERSON}), who (\p{Ll}[^,;]+), (?!and\b|or\b|but\b)((?:is|was|has|had|\p{Ll}+(?:s|ed)|led|ran|won|made|built|wrote|took|left|became|began|met|sold|bought|taught) .+)$`,
    ([, who = '', first = '', rest = '']) => [`${who} ${first}.`, `${who} ${rest}`],
  ),
  // 'Her successor as accountant is Dario Conte'
  rule(
    String.raw`^(His|Her|Their) (?:successor|replacement)((?: as [^,;]+?)?) (?:is|was|will be) (${NAME})((?: ${WHEN})?)\.?$`,
    ([, whose = '', post = '', who = '', when = '']) => [
      `${who} succeeds ${whose === 'His' ? 'him' : whose === 'Her' ? 'her' : 'them'}${post}${when}.`,
    ],
  ),
  // 'Rosalind Kerr's successor as head of Ardmore School is Fergus Dale'
  rule(
    String.raw`^(${NAME})['’]s? (?:successor|replacement) (as [^,;]+?) (?:is|was|will be) (${NAME})((?: ${WHEN})?)\.?$`,
    ([, before = '', post = '', who = '', when = '']) => [`${who} succeeded ${before} ${post}${when}.`],
  ),
  rule(
    String.raw`^(${NAME})['’]s? predecessor (as [^,;]+?) (?:is|was) (${NAME})((?: ${WHEN})?)\.?$`,
    ([, who = '', post = '', before = '', when = '']) => [`${who} succeeded ${before} ${post}${when}.`],
  ),
  // 'Appointed director of the Marlow Gallery in 2016, Irene Scott reports to the board'
  rule(
    String.raw`^(Appointed|Elected|Named|Promoted to|Hired as|Chosen as|Re-elected) ((?:as |to )?[^,]{3,120}), (${PERSON}|s?he) (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, done = '', post = '', who = '', rest = '']) => [
      `${capital(who)} was ${done.toLowerCase()} ${post}.`,
      `${capital(who)} ${rest}`,
    ],
  ),
  // 'has appointed as its chair Ann Lee'
  rule(
    String.raw`^(.{2,80}? (?:appointed|named|elected|hired|chosen)) (as (?:its|the|their) [\p{Ll} -]{2,40}?) (${NAME})((?: ${WHEN})?)(?:, ((?:an?|the|who) [^;]+?))?\.?$`,
    ([, front = '', post = '', who = '', when = '', aside]) => [
      ...(aside === undefined
        ? []
        : [`${who} ${aside.startsWith('who ') ? aside.slice(4) : `is ${aside}`}.`]),
      `${front} ${who} ${post}${when}.`,
    ],
  ),
  // 'Orr Ltd said its head of sales, Bo Ek, had left': he had
  rule(
    `^([^,;:]{2,60}? (?:said|says|announced|confirmed|reported|added)(?: on ${NAME}| yesterday| today)?) ((?:its|his|her|their|the) [^,;:]{2,60}, ${PERSON}, (?:had|has|will|would|was|is) .+)$`,
    ([, front = '', what = '']) => [`${front} that ${what}`],
  ),
  // 'Arvid Nyström — a retired judge — leads the Lund Trust'
  rule(
    String.raw`^(${NAME}) [—–-] ((?:an?|the|its|his|her) [^—–,;]{2,80}) [—–-] (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, who = '', what = '', rest = '']) => [`${who}, ${what}, ${rest}`],
  ),
  // 'Tom Baxter and Lucy Hale married in 2009 and have two daughters'
  rule(
    `^(${NAME} and ${NAME}|They|The couple) ((?:were |got )?(?:married|divorced|met|wed)(?: ${WHEN})?(?: (?:in|at) ${NAME})?),? and (?:they )?((?:have|had|live|lived|moved|settled|run|ran|founded|opened) .+)$`,
    ([, who = '', first = '', rest = '']) => [`${who} ${first}.`, `${who} ${rest}`],
  ),
  // 'Opposite the station stands the Hotel Bristol, built in 1890 by Karl Wirth'
  rule(
    String.raw`^(On|In|At|Near|Beside|Behind|Above|Below|Opposite) ([^,]{2,60}?) (stands?|lies|lie|stood|hangs?|hung) ((?:the|an?) [^,]{2,60}|\p{Lu}[^,]*?), ((?:first |once )?(?:built|opened|designed|founded|completed|painted|erected|restored|owned|run) .+)$`,
    ([, where = '', place = '', verb = '', what = '', rest = '']) => [
      `${capital(what)} ${verb} ${where.toLowerCase()} ${place}.`,
      `${capital(what)} ${/^(?:owned|run)\b/.test(rest) && !/^(?:stood)$/.test(verb) ? 'is' : 'was'} ${rest}`,
    ],
  ),
  // 'Not far from the village stands the Hermit's Stone, a granite boulder weighing 90 tonnes'
  rule(
    String.raw`^(Not far from|Close to|Next to|Just outside|On|In|At|Near|Beside|Behind|Above|Below|Opposite) ([^,]{2,60}?) (stands?|lies|lie|stood|hangs?|hung) ((?:the )?${NAME}), (an? [^,;]{3,60}?)(?: (weighing|measuring|dating|housing|holding|containing) ([^;]+?))?\.?$`,
    ([, where = '', place = '', verb = '', what = '', kind = '', doing, rest = '']) => [
      `${capital(what)} ${verb} ${where === 'Not far from' ? 'close to' : where.toLowerCase()} ${place}.`,
      `${capital(what)} is ${kind}.`,
      ...(doing === undefined
        ? []
        : [
            `${capital(what)} ${doing.replace(/(?<=[gn])ing$|(?<=t)ing$/, 's').replace(/(?<=hous|dat|measur)ing$/, 'es')} ${rest}.`,
          ]),
    ],
  ),
  // 'Ulla Krantz, under whom Per Lind studied, won the prize'
  rule(
    String.raw`^((?:\p{Lu}\p{Ll}+ )?${NAME}), (under|with|for|from|to) (?:whom|which) (${NAME}|he|she|they) ([^,;]+), (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, who = '', word = '', other = '', did = '', rest = '']) => [
      `${who} ${rest}`,
      `${capital(other)} ${together(did, `${word} ${who}`)}.`,
    ],
  ),
  // 'has been in the hands of the Huber family since 1875'
  rule(
    String.raw`^(?!(?:All |The |Real |Their |Its )?(?:power|control|decision|responsibility|fate|future|matter|case|government|situation|rest)\b)([^,;]{2,80}? (?:is|was|are|were|has been|have been|had been)(?: still| now)?) in the (?:hands|possession|ownership) of (${NAME}\b.*)$`,
    ([, front = '', rest = '']) => [`${front} owned by ${rest}`],
  ),
  // 'Norbert Klee, aged 61, chairs Klee Holding'
  rule(
    String.raw`^(${PERSON}), (?:now )?aged (\d{1,3}), (?!and\b|or\b|died\b|has died\b|was (?:killed|shot|found)\b|drowned\b)(\p{Ll}+s\b.*)$`,
    ([, who = '', age = '', rest = '']) => [`${who}'s age is ${age}.`, `${who} ${rest}`],
  ),
  // 'What Ann Lee invented in 1931 was the folding stove'
  rule(
    String.raw`^What (${NAME}) (\p{Ll}+(?:s|ed)|wrote|built|bought|sold|won|made|ran|led|found) (${WHEN}) (?:is|are|was|were) (?!that\b)([^,;]+?)\.?$`,
    ([, who = '', verb = '', when = '', what = '']) => [`${capital(who)} ${verb} ${what} ${when}.`],
  ),
  // 'Lake Orta lies at the heart of the town of Vellin'
  rule(
    String.raw`^([^,;]{2,80}? (?:lies|stands|sits|lay|stood|sat|is located|is situated)) (?:right )?(?:in|at) the (?:very )?(?:heart|centre|center|middle) of ((?:the (?:[\p{Ll}-]+ ){1,2}of )?${NAME}\b.*)$`,
    ([, front = '', where = '']) => [`${front} in ${where}`],
  ),
  // 'has headquarters in Oslo and branches in Bergen and Tromso'
  rule(
    String.raw`^(${NAME}|It|The \p{Ll}+) (has|have|had) ((?:its |a |their )?(?:main )?(?:headquarters|head office|HQ|seat|base) in ${NAME}),? and ((?:(?:an?|two|three|four|five|six|further|other|\d+) )?(?:[\p{Ll}-]+ )?${PREMISES} in .+)$`,
    ([, who = '', has = '', first = '', second = '']) => [
      `${who} ${has} ${first}.`,
      `${who} ${has} ${second}`,
    ],
  ),
  // 'joins Hexa as technology chief from Tyrell, where he led a team'
  rule(
    String.raw`^(${PERSON}|He|She) ((?:joins|joined|has joined|is joining|will join) ${NAME} as [^,;]+?) from (${NAME})((?: ${WHEN})?)(, where [^;]+?)?\.?$`,
    ([, who = '', does = '', from = '', when = '', more = '']) =>
      kindOfName(from).kind === 'place'
        ? [`${who} ${does}${when}.`]
        : [`${who} formerly worked at ${from}${more}.`, `${who} ${does}${when}.`],
  ),
  // 'A canon in Paris named Fulbert taught her'
  rule(
    String.raw`^An? ((?:[\p{Ll}-]+ ){0,2}([\p{Ll}-]+) (?:in|at|from|near) ${NAME}),? (?:named|called|by the name of) (${NAME}),? (?!and\b|or\b)(\p{Ll}.+)$`,
    ([, what = '', noun = '', who = '', rest = '']) =>
      kindOfNoun(noun) === 'person' || (kindOfNoun(noun) !== 'organization' && human.test(rest))
        ? [
            `${who} ${/^(?:is|has|\p{Ll}+s)\b/u.test(rest) ? 'is' : 'was'} ${article(what)} ${what}.`,
            `${who} ${rest}`,
          ]
        : [],
  ),
];

/** 'founded Tessera in 2010' with 'with Ines' in front of its time. */
function together(did: string, whom: string): string {
  const [, what = did, when = ''] = /^(.+?)( (?:in|on|from|until|since) [^,]*\d{4})$/u.exec(did) ?? [];
  return `${what} ${whom}${when}`;
}

/** What only people do. */
const human =
  /^(?:taught|wrote|married|invented|painted|composed|discovered|met|lived|studied|teaches|writes|lives|studies|was born)\b/;

function article(what: string): string {
  return /^[aeiou]/.test(what) ? 'an' : 'a';
}
