import { DATE, NAME, type Rule, rule } from './sentence-rule.ts';

const DONE =
  '(?:won|received|earned|joined|left|founded|co-founded|published|wrote|directed|released|opened|closed|acquired|bought|sold|visited|hosted|built|designed|recorded|launched|led|lived|worked|studied|taught|played|served|moved|married|composed|painted|produced|represented|captained|coached|managed|was awarded)';
const WHEN = `(?:in|on|since|until|till|by|from) (?:${DATE})(?: (?:to|until|till) (?:${DATE}))?`;
/** A name, and no clause of its own: 'joined Orr in 2010 and Tarn closed in 2015'. */
const OBJECT = `(?:(?:in|at|to|for|as|with|on) )?(?:(?:the|an?|his|her|its|their) )?["“]?${NAME}["”]?`;
const part = new RegExp(`^(${OBJECT}) (${WHEN})$`, 'u');

/** 'won the Orr Prize in 1998 and the Tarn Medal in 2002', 'lived in Hull until 2010 and in Ghent until 2015': each with its own time. */
export const datedObjects: readonly Rule[] = [
  rule(
    String.raw`^((?:${NAME}|He|She|It|They|I|We)(?: (?:has|have|had|also|later))? ${DONE}) ([^,;]{2,70}?) (${WHEN})((?:, ${OBJECT} ${WHEN})*),? and (${OBJECT} ${WHEN})\.?$`,
    ([, head = '', first = '', when = '', middle = '', last = '']) => {
      const others = [...middle.split(', ').slice(1), last].map((one) => part.exec(one));
      if (others.some((one) => one === null)) return [];
      return [
        `${head} ${first} ${when}.`,
        ...others.map((one) => `${head} ${inPlaceOf(first, one?.[1] ?? '')} ${one?.[2] ?? ''}.`),
      ];
    },
  ),
];

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
