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
    outcomes.some(([outcome, words]) => outcome.test(next) && words.test(text));
  return isOver && isSentence(text.replace(/[.!]$/, ''));
}

/** Whether a sentence leaves it open if the whole one before it is so. */
export function isDoubted(text: string, next: string): boolean {
  return (
    next.length < 120 && text.length < 300 && isInDoubt.test(next) && isSentence(text.replace(/[.!]$/, ''))
  );
}
