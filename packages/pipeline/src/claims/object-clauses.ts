import { kindOfName, kindOfNoun } from './entity-kinds.ts';
import { capital, MONTH, NAME, type Rule, rule } from './sentence-rule.ts';

/** A person's name in full. */
const PERSON = String.raw`\p{Lu}[\p{L}’'-]+(?: (?:de|van|von|der|den|la|di|da|ten|ter|de la))? \p{Lu}[\p{L}’'-]+`;
const WHEN = String.raw`(?:(?:in|on) (?:\d{1,2} )?(?:${MONTH} )?\d{4})`;
/** What people do to what is told of. */
const DID =
  '(?:founded|started|opened|set up|built|wrote|directed|composed|recorded|painted|designed|invented|created|developed|bought|sold|owned|owns|runs|ran|led|leads|manages|managed|published|released|won|discovered|translated)';
const IS =
  '(?:is|was|has|had|won|costs?|sold|weighs|makes|made|opened|closed|became|tells|stands|lies|lives|employs|went|runs)';
const PREMISES =
  '(?:offices?|branch(?:es)?|plants?|factory|factories|shops?|stores?|sites?|depots?|warehouses?|showrooms?|workshops?|laborator(?:y|ies)|labs?|campus(?:es)?|mills?|studios?)';

/** Clauses that lean on a noun without a word that opens them, and lists that change from one noun to another: each put in full. */
export const objectClauses: readonly Rule[] = [
  // 'The firm Ada Kuhn founded in 1990 is based in Kiel'
  rule(
    String.raw`^(The|An?) ((?:[\p{Ll}-]+ ){0,2}((?!(?:that|which|whom?|and|or|of|by|in|at|for|with|from|to|as|than)\b)[\p{Ll}-]+)) (${PERSON}) (${DID}(?: ${WHEN})? ${IS} .+)$`,
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
  // 'Rosalind Kerr's successor as head of Ardmore School is Fergus Dale'
  rule(
    String.raw`^(${NAME})['’]s? (?:successor|replacement) (as [^,;]+?) (?:is|was|will be) (${NAME})((?: ${WHEN})?)\.?$`,
    ([, before = '', post = '', who = '', when = '']) => [`${who} succeeded ${before} ${post}${when}.`],
  ),
  // 'What Ann Lee invented in 1931 was the folding stove'
  rule(
    String.raw`^What (${NAME}) (\p{Ll}+(?:s|ed)|wrote|built|bought|sold|won|made|ran|led|found) (${WHEN}) (?:is|are|was|were) ([^,;]+?)\.?$`,
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

/** What only people do. */
const human =
  /^(?:taught|wrote|married|invented|painted|composed|discovered|met|lived|studied|teaches|writes|lives|studies|was born)\b/;

function article(what: string): string {
  return /^[aeiou]/.test(what) ? 'an' : 'a';
}
