import { KIN } from '../../language/words/kin.ts';
import { DATE, NAME, type Rule, rule } from './sentence-rule.ts';

const DONE =
  '(?:got|gained|obtained|passed|took|completed|ran|headed|headed up|chaired|owned|attended|won|received|earned|joined|left|founded|co-founded|published|wrote|directed|released|opened|closed|acquired|bought|sold|visited|hosted|built|designed|recorded|launched|led|lived|worked|studied|taught|played|served|moved|married|composed|painted|produced|represented|captained|coached|managed|was awarded)';
const WHEN = `(?:in|on|since|until|till|by|from) (?:${DATE})(?: (?:to|until|till) (?:${DATE}))?`;
/** A name, or what is somebody's own, and no clause of its own: 'joined Orr in 2010 and Tarn closed in 2015'. */
const OBJECT = `(?:(?:in|at|to|for|as|with|on) )?(?:(?:the|an?|his|her|its|their) )?(?:["“]?${NAME}["”]?|(?<=\\b(?:an?|his|her|its|their) )(?<!\\b(?:as|in|at|for|to|with) (?:an?|his|her|its|their) )(?!(?:${KIN})\\b)[\\p{L}][\\p{L}'’. -]{1,40}?(?: (?:from|at) (?:the )?${NAME})?)`;
const part = new RegExp(`^(${OBJECT}) (${WHEN})$`, 'u');
/** 'has been at Orr since 2020': the last of several, told with a verb of its own. */
const LAST = `(?:(?:has|have) (?:been|worked|lived|studied|taught|played|served)|is|was|then) `;

/** 'won the Orr Prize in 1998 and the Tarn Medal in 2002', 'lived in Hull until 2010 and in Ghent until 2015': each with its own time. */
export const datedObjects: readonly Rule[] = [
  rule(
    String.raw`^((?:${NAME}|He|She|It|They|I|We)(?: (?:has|have|had|also|later))? ${DONE}) ([^,;:]{2,70}?) (${WHEN})((?:,? (?:then )?${OBJECT} ${WHEN})*),? and (${LAST})?(${OBJECT} ${WHEN})\.?$`,
    ([, head = '', first = '', when = '', middle = '', own, last = '']) => {
      const others = [...middle.split(/, (?:then )?/).slice(1), last].map((one) => part.exec(one));
      if (others.some((one) => one === null)) return [];
      // 'at Orr from 2010 to 2015 and has been at Tarn since 2020'
      if (own !== undefined && !/^(?:in|at|to|for|as|with|on) /.test(last)) return [];
      return [
        `${head} ${first} ${when}.`,
        ...others.map(
          (one) => `${lasting(head, one?.[2] ?? '')} ${inPlaceOf(first, one?.[1] ?? '')} ${one?.[2] ?? ''}.`,
        ),
      ];
    },
  ),
];

/** 'worked' -> 'has worked', of what has gone on since a date. */
function lasting(head: string, when: string): string {
  return when.startsWith('since')
    ? head.replace(/ (?=(?:lived|worked|studied|taught|played|served|led|owned|coached|managed)$)/, ' has ')
    : head;
}

/** 'offices in Lille' for 'in Lille', or 'Lille' alone, behind 'offices in Ghent'. */
function inPlaceOf(first: string, other: string): string {
  const [, preposition] = /^(in|at|to|for|as|with|on) /.exec(other) ?? [];
  if (preposition !== undefined) {
    const at = ` ${first}`.lastIndexOf(` ${preposition} `);
    return at < 0 ? other : `${first.slice(0, at)}${other}`;
  }
  const [, front] = /^((?:\p{Ll}[^A-Z]* )?(?:in|at|to|for|of|with|on) )(?:the )?\p{Lu}/u.exec(first) ?? [];
  return front === undefined || !/^\p{Lu}/u.test(other) ? other : `${front}${other}`;
}
