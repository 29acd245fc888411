import { isSentence } from '../layout/whole-sentences.ts';

const NEWS = '(?:report|claim|statement|announcement|story|information|article|news|rumour|rumor|entry|line)';
const FALSE = '(?:incorrect|inaccurate|false|untrue|not (?:true|correct|right|so|the case))';

/** 'Sorry, that is wrong.', 'That report was false.' – not 'That was a mistake', which may judge what was done. */
const isUntrue = new RegExp(
  `^(?:(?:sorry|apologies|correction|update|no|actually|wait)[,:.!]? )*(?:(?:that|this) (?:is|was) ${FALSE}|that is wrong|that['’]s (?:wrong|not true|not right)|(?:that|this|the) ${NEWS} (?:is|was|has (?:since )?(?:turned out|proved)|turned out|proved)(?: to be)? (?:${FALSE}|wrong|mistaken))(?:[.!]*$|[;:,] )`,
  'iu',
);
/** 'Sorry, that was wrong.' */
const isOwnedUp =
  /^(?:sorry|apologies|correction)[,:.!]? (?:that|this) was (?:wrong|an error|a mistake)(?:[.!]*$|[;:,] )/iu;

/** 'That was a joke.', 'Just kidding!', 'It later emerged that this was untrue.' */
const isNoFact = new RegExp(
  `^(?:(?:sorry|actually|no|oh)[,:.!]? )*(?:(?:that|this|it) (?:is|was|['’]s) (?:just |only |of course )?an? (?:bad |silly |little )?(?:joke|typo|slip|misprint|hoax|prank|lie)|(?:just |only )?(?:kidding|joking)|april fool[s'’]*|(?:it|this) (?:has )?(?:later |since |then )?(?:emerged|turned out|transpired|became clear)(?: later)? that (?:that|this|it) (?:is|was|had been) ${FALSE}|(?:that|this|it) (?:has )?(?:later |since |then )?(?:turned out|proved|proven)(?: to be)? (?:${FALSE}|wrong|a hoax))(?:[.!]*$|[;:,] )`,
  'iu',
);

/** 'We retract this.', 'I take that back.', 'This was withdrawn.', 'Untrue.', 'Not true, said a spokesman.', 'There is no truth in it.' */
const isWithdrawn = new RegExp(
  `^(?:${[
    '(?:we|I)(?: hereby| now| have| fully)? (?:retract(?:ed)?|withdraw|withdrew|take back|took back) (?:this|that|it)(?: (?:claim|statement|report|story))?',
    '(?:we|I) (?:take|took) (?:this|that|it) back',
    `(?:this|that|the) ${NEWS} (?:is|was|has (?:since )?been) (?:hereby |now |later )?(?:withdrawn|retracted)`,
    `(?:completely |entirely |totally |simply )?(?:false|untrue|not true|wrong|nonsense|rubbish|fake news)`,
    '(?:but )?there (?:is|was) (?:no|not a word of|not a shred of) truth (?:in|to) (?:it|this|that|the (?:claim|report|story|rumour))',
  ].join('|')})(?:[.!]*$|,? (?:said|says|according to) )`,
  'iu',
);

const DENIED =
  '(?:(?:has |have |had )?(?:since |later |always |both )?(?:strongly |firmly |flatly |categorically |strenuously |repeatedly |vehemently )?';
/** 'She denied it.', 'The firm disputes the claim.', 'This was denied by her lawyer.' */
const isDisputed = new RegExp(
  `^(?:but |however, )?(?:(?:${[
    's?he',
    'they',
    'both',
    'it',
    '(?:the|an?|his|her|its|their) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+',
    "(?-i:\\p{Lu}[\\p{L}\u2019'-]+(?: \\p{Lu}[\\p{L}\u2019'-]+){0,3})",
  ].join(
    '|',
  )}) ${DENIED}(?:denied|denies|deny|disputed|disputes|dispute|contested|contests|contest) (?:it|this|that|(?:the|this|that|these) ${NEWS}s?|everything|any such thing)|(?:rejected|rejects|refuted|refutes|dismissed|dismisses) (?:the|this|that|these) ${NEWS}s?)|(?:this|that|it|(?:the|this|that) ${NEWS}) (?:was|is|has been|has since been) (?:strongly |firmly |flatly |later |since )?(?:denied|disputed|contested|refuted)(?: by [^,;]{2,60})?)(?: (?:yesterday|today|at once|later|on \\p{L}+|as [\\p{L} ]{3,30}))?[.!]*$`,
  'iu',
);
/** 'Ann asked for leave': what may be denied her is no report. */
const isWanted =
  /\b(?:ask(?:s|ed)?|request(?:s|ed)?|appl(?:y|ies|ied)|want(?:s|ed)?|propos(?:es?|ed)|sued?|appeal(?:s|ed)?|offer(?:s|ed)?|den(?:y|ies|ied))\b/iu;

/** 'This has not been confirmed.', 'But that is only a rumour.', 'Not sure though.', 'Or so they say.' */
const isInDoubt = new RegExp(
  `^(?:(?:but|however|although|though|still)[,:]? )?(?:${[
    "(?:that|this|it) (?:(?:has|had)(?: not|n[’']t)(?: yet| so far)? been|has yet to be|is(?: not|n[’']t)(?: yet)?|could not be|cannot be) (?:independently |officially )?(?:confirmed|verified|certain|official)(?: yet| so far)?",
    "(?:that|this|it)(?: is| was|[’']s) (?:still |only |just |merely |so far |as yet )*(?:unconfirmed|unverified|uncertain|(?:an? )?(?:rumou?rs?|hearsay|gossip|speculation|guess|guesswork)|my guess)",
    '(?:none|nothing) of (?:that|this|it) (?:is|has been) (?:confirmed|verified|certain|official)(?: yet)?',
    "(?:I am|I[’']m|we are|we[’']re) not (?:entirely |completely |quite |totally |100% |so )?(?:sure|certain)(?: (?:about|of) (?:that|this|it))?",
    'not (?:entirely |completely |quite |100% |so )?(?:sure|certain)(?: (?:about|of) (?:that|this|it))?',
    '(?:but )?I (?:may|might|could) be (?:wrong|mistaken)(?: (?:about|on) (?:that|this|it))?',
    "or so (?:they say|people say|I (?:heard|hear|was told|am told)|I[’']m told|the (?:story|rumou?r) goes)",
    "at least,? (?:that|this)(?: is|[’']s) what .{2,40}",
    "don[’']t quote me on (?:that|this|it)",
    'take (?:that|this|it) with a (?:pinch|grain) of salt',
  ].join('|')})(?:,? though|,? however)?[.!]*$`,
  'iu',
);

/** What came to nothing, by the noun that tells of the sentence before, and the words in that sentence that the noun takes up. */
const undone: readonly (readonly [string, RegExp])[] = [
  [
    'appointment|nomination|election|promotion',
    /\b(?:appointed|named|nominated|elected|chosen|promoted|become|becomes|takes? over)\b/u,
  ],
  [
    'deal|sale|purchase|acquisition|take-?over|merger|agreement|transaction|bid|offer',
    /\b(?:buy|buys|bought|sell|sells|sold|acquire|acquires|acquired|merge|merges|merged|taken over|takes? over|take-?over|sale|purchase)\b/u,
  ],
  ['move|relocation|transfer|plan', /\b(?:moves?|moved|relocates?|relocated|transfers?|transferred)\b/u],
  ['wedding|marriage|engagement', /\b(?:marry|marries|married|wed|engaged)\b/u],
];
const CAME_TO_NOTHING =
  '(?:(?:was|has been|had been) (?:(?:later|since|then|subsequently|soon) )?(?:withdrawn|cancelled|canceled|called off|scrapped|dropped|abandoned|blocked|rescinded|revoked|retracted)|was never completed|fell through|collapsed|came to nothing|never (?:happened|took place|went ahead|took effect|materiali[sz]ed)|did not go (?:ahead|through))';
const outcomes = undone.map(
  ([nouns, words]) =>
    [
      new RegExp(`^(?:but |however, )?(?:the|that|this) (?:${nouns}) ${CAME_TO_NOTHING}\\b`, 'iu'),
      words,
    ] as const,
);

/** Whether a sentence takes back the whole one before it: as untrue, or as something that came to nothing. */
export function isTakenBack(text: string, next: string): boolean {
  if (next.length > 200 || text.length > 300 || /\b(?:not|never|no|nobody)\b|n['’]t\b/iu.test(text))
    return false;
  const isOver =
    isUntrue.test(next) ||
    isOwnedUp.test(next) ||
    isNoFact.test(next) ||
    isWithdrawn.test(next) ||
    outcomes.some(([outcome, words]) => outcome.test(next) && words.test(text));
  return isOver && isSentence(text.replace(/[.!]$/, ''));
}

const wasTold =
  /^(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,3}) (?:was|were|had been) (?:wrongly )?(?:told|informed|led to believe|assured|notified) that ([^;]{5,160}?)\.?$/u;
const wasMistake =
  /^(?:but )?(?:it|that|this) (?:was|turned out to be|proved to be|is) (?:all |just |only )?(?:an? (?:mistake|error|misunderstanding|mix-?up|lie|joke|hoax|prank)|wrong|untrue|false|not true|incorrect)\b/iu;

/** What somebody was told and the next sentence takes back: 'Pia was told that she had won. It was a mistake.' -> 'Pia had won'; null where it does not. */
export function wronglyToldTo(text: string, next: string): string | null {
  const [, who = '', what = ''] = wasTold.exec(text) ?? [];
  if (who === '' || next.length > 120 || !wasMistake.test(next)) return null;
  return what.replace(/^s?he(?= )/u, who);
}

/** Whether a sentence leaves it open if the whole one before it is so. */
export function isDoubted(text: string, next: string): boolean {
  if (next.length >= 120 || text.length >= 300) return false;
  const isOpen = isInDoubt.test(next) || (isDisputed.test(next) && !isWanted.test(text));
  return isOpen && isSentence(text.replace(/[.!]$/, ''));
}
