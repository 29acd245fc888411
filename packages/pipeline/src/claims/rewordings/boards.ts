import { NAME, type Rule, ruleHolding } from './sentence-rule.ts';

/** A body's board, however it is called. */
const BOARD =
  '(?:(?:supervisory |advisory |management |executive |governing |non-executive )?boards?(?: of (?:directors|trustees|governors|management))?)';
const THE_BOARD = `the ${BOARD} of`;
const CHOSEN =
  '(?:appointed|elected|named|voted|co-opted|re-elected|reelected|reappointed|called|brought|chosen)';

/** Seats on a board told by verbs: 'sits on the board of Orr', 'joined its supervisory board', 'was elected to the board of Orr'. */
export const boardWordings: readonly (readonly [RegExp, string])[] = [
  // 'has a seat on the board of Orr', 'took a seat on the board'
  [/\b(?:has|holds|occupies) a (?:seat|place) on (?=the (?:\p{Ll}+ )?board)/u, 'is on '],
  [/\b(?:had|held|occupied) a (?:seat|place) on (?=the (?:\p{Ll}+ )?board)/u, 'was on '],
  [/\b(?:took|got|won|received) (?:a|his|her) (?:seat|place) on (?=the (?:\p{Ll}+ )?board)/u, 'joined '],
  // 'is the only woman on the board of Orr', 'is one of five directors on the board of Orr'
  [
    /\b(is|was) (?:the (?:only|first|youngest|oldest)|one of (?:the )?\p{Ll}+) (?:[\p{Ll}-]+ ){1,3}on (?=the (?:\p{Ll}+ )?board of )/u,
    '$1 on ',
  ],
  // 'sits on Orr's board'
  [
    new RegExp(
      `\\b((?:sits?|sat|serves?|served|is|are|was|were) on|joined|joins|left|quit|chairs|chaired|heads|headed|leads|led|(?:resigned|retired|stepped down) from|${CHOSEN} (?:on)?to) (${NAME})['’]s (${BOARD})(?! (?:\\p{Ll}{4}|member))`,
      'u',
    ),
    '$1 the $3 of $2',
  ],
  // 'The board of Orr is chaired by Ann Lee'
  [
    new RegExp(`^[Tt]he ${BOARD} of (${NAME}) (is|was|has been) (?:chaired|headed|led) by `, 'u'),
    '$1 $2 chaired by ',
  ],
  [/\b(?:chairs|heads|leads) the board(?: of directors)? of (?=(?:the )?\p{Lu})/u, 'chairs '],
  [/\b(?:chaired|headed|led) the board(?: of directors)? of (?=(?:the )?\p{Lu})/u, 'chaired '],
  [
    new RegExp(
      `\\b(is|are|was|were|been|becomes?|became) (?:an? )?(?:\\p{Ll}+ )?members of ${THE_BOARD}`,
      'u',
    ),
    '$1 board members of',
  ],
  [
    new RegExp(
      `\\b(is|was|been|becomes?|became|as) an? (?:(?:new|independent|elected|external) )?member of ${THE_BOARD}`,
      'u',
    ),
    '$1 a board member of',
  ],
  [new RegExp(`\\b(is|are|was|were|been) on ${THE_BOARD}`, 'u'), '$1 a board member of'],
  [
    new RegExp(`\\b(?:remains|stays|is still|will remain|will stay) on ${THE_BOARD}`, 'u'),
    'remains a board member of',
  ],
  [new RegExp(`\\b(?:sits?|serves?) on ${THE_BOARD}`, 'u'), 'is a board member of'],
  [new RegExp(`\\b(?:has|have) (?:sat|served) on ${THE_BOARD}`, 'u'), 'has been a board member of'],
  [new RegExp(`\\b(?:sat|served) on ${THE_BOARD}`, 'u'), 'was a board member of'],
  [new RegExp(`\\b(?:has |have )?joined ${THE_BOARD}`, 'u'), 'became a board member of'],
  [new RegExp(`\\bjoins ${THE_BOARD}`, 'u'), 'becomes a board member of'],
  [new RegExp(`\\b(will|to) (?:join|sit on) ${THE_BOARD}`, 'u'), '$1 become a board member of'],
  [
    new RegExp(`\\b(?:was|were|is|has been|have been) ${CHOSEN} (?:on)?to ${THE_BOARD}`, 'u'),
    'became a board member of',
  ],
  [
    new RegExp(
      `\\b(?:has |have )?(?:left|resigned from|stepped down from|stood down from|quit|retired from|departed(?: from)?) ${THE_BOARD}`,
      'u',
    ),
    'resigned as a board member of',
  ],
];

const CHOOSERS =
  '(?:(?:[Ss]hare|[Ss]tock)holders|[Mm]embers|[Oo]wners|[Ii]nvestors|[Tt]rustees|[Dd]elegates|[Dd]irectors|[Cc]ouncil|(?:[Aa]nnual |[Gg]eneral )*(?:[Mm]eeting|[Aa]ssembly))';
const SOME = `${NAME}(?:(?:, ${NAME})*,? and ${NAME})?`;
const WHEN = '((?: (?:in|on|at|for) [^,;.]{3,40})?)';

/** Seats on a board told by whoever gave them. */
export const boardsChosen: readonly Rule[] = [
  // 'Shareholders of Orr elected Ann Lee to the board on 20 May 2021', 'The members elected Ann Lee to the board of Orr'
  ruleHolding(
    ' board',
    `^(?:[Tt]he )?${CHOOSERS} of ((?:the )?${NAME}) (?:have |has )?${CHOSEN} (${SOME}) (?:on)?to (?:its|their|the) ${BOARD}${WHEN}\\.?$`,
    ([, body = '', who = '', when = '']) => [`${who} became a board member of ${body}${when}.`],
  ),
  ruleHolding(
    ' board',
    `^(?:[Tt]he )?(?:${CHOOSERS}|${NAME}) (?:have |has )?${CHOSEN} (${SOME}) (?:on)?to ${THE_BOARD} ((?:the )?${NAME})${WHEN}\\.?$`,
    ([, who = '', body = '', when = '']) => [`${who} became a board member of ${body}${when}.`],
  ),
  // 'The board of Orr appointed Ann Lee chief executive'
  ruleHolding(
    '[Bb]oard |[Cc]ouncil |[Tt]rustees |[Ss]hareholders |[Mm]embers ',
    String.raw`^((?:As of|On|In) [^,;]{3,30}, )?[Tt]he (?:${BOARD}|council|trustees|shareholders|members) of ((?:the )?${NAME}) (?:have |has )?(appointed|named|elected|chosen|hired) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,2}) (?:as |to be )?(?:its |their |the )?(?:new |next )?(CEO|CFO|COO|CTO|(?:\p{Ll}[\p{Ll}-]+ ){0,2}(?:director|executive|chair|chairman|chairwoman|president|treasurer|secretary|manager|mayor|principal|rector|head|editor|captain|coach|officer))${WHEN}\.?$`,
    ([, front = '', body = '', verb = '', who = '', post = '', when = '']) => [
      `${front}${who} was ${verb} ${post} of ${body}${when}.`,
    ],
  ),
];

/** Who sits on a board, told all at once. */
export const boardsListed: readonly Rule[] = [
  // 'The supervisory board of Orr consists of Ann Lee and Bo Ek'
  ruleHolding(
    '[Bb]oard',
    `^[Tt]he ${BOARD} of ((?:the )?${NAME}) (?:currently |now )?(?:includes?|consists? of|comprises?|is made up of|is composed of) (${SOME})\\.?$`,
    ([, body = '', who = '']) =>
      who.split(/, (?:and )?| and /).map((one) => `${one} is a board member of ${body}.`),
  ),
];
