import { isFamily, KIN } from '../../language/words/kin.ts';
import { NAME, NAMES, type Rule, rule } from './sentence-rule.ts';

const WHO = `((?:My|His|Her|Their|Our) \\p{Ll}+(?: ${NAME})?|${NAME}|He|She|I|We|They)`;
const HAVE = "((?:(?:now|also|still) )?(?:has|have|had|[’']ve))";
const NUMBER = '(?:two|three|four|five|six|seven|\\d)';
/** What tells of the name in front of it: ', who lives in Hull', ', a nurse'. */
const ASIDE = '(?:, (?:who|an?|the) [^,;:]+)?';
const ONE = `an? (?:\\p{Ll}+ ){0,2}?(?:${KIN}|child|kid|grandson|granddaughter|twin brother|twin sister),? (?:called |named )?${NAME}${ASIDE}`;
const SEVERAL = `${NUMBER} (?:\\p{Ll}+ ){0,2}?(?:sons|daughters|sisters|brothers|children|kids|siblings|grandchildren|cousins|nieces|nephews)[,:]? ${NAMES}`;
const item = new RegExp(`^(${NAME})(?:, (?:(who) |(?=(?:an?|the) ))([^,;:]+))?$`, 'u');

/** The members of a list of which each may be told of: 'Maja, who lives in Hull, and Emil, a nurse'. */
const between = new RegExp(`, (?:and )?(?=${NAME}(?:,|\\.?$| and ${NAME}))| and (?=${NAME}(?:,|\\.?$))`, 'u');

/** Families told as lists: each member on their own. */
export const kinLists: readonly Rule[] = [
  // 'has two siblings: a sister, Maja, who lives in Hull, and a brother, Emil'
  rule(
    String.raw`^${WHO} ${HAVE} ${NUMBER} (?:older |younger |grown-up |adult )?(?:siblings|children|kids|grandchildren|cousins|relatives): (an? \p{Ll}.+)$`,
    ([, who = '', have = '', rest = '']) => [`${who} ${have} ${rest}`],
  ),
  // 'has a daughter, Maja, who is a nurse, and two sons, Emil and Karl'
  rule(
    String.raw`^${WHO} ${HAVE} (${ONE}|${SEVERAL})(?:, (${ONE}|${SEVERAL}))?,? and (${ONE}|${SEVERAL})\.?$`,
    ([, who = '', have = '', ...lists]) =>
      lists.flatMap((list) => (list === undefined ? [] : [`${who} ${have} ${list.replace(/[ .]+$/, '')}.`])),
  ),
  // 'has two children: Maja, who lives in Hull, and Emil, a nurse'
  rule(
    String.raw`^${WHO} ${HAVE} (${NUMBER} (?:\p{Ll}+ ){0,2}?\p{Ll}+s|${NUMBER} (?:\p{Ll}+ )?children)[,:] (${NAME}.*, .+?)\.?$`,
    ([, who = '', have = '', what = '', list = '']) => {
      const members = list.split(between).map((part) => item.exec(part.replace(/,$/, '')));
      const names = members.map((found) => found?.[1] ?? '');
      if (members.length < 2 || names.includes('') || members.every((found) => found?.[3] === undefined))
        return [];
      return [
        // 'three employees' are nobody's own
        isFamily(what.split(' ').at(-1) ?? '')
          ? `${who} ${have} ${what}, ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`
          : `${who} ${have} ${what}.`,
        ...members.flatMap((found) => {
          const [, name = '', marker, told] = found ?? [];
          return told === undefined ? [] : [`${name} ${marker === undefined ? 'is ' : ''}${told}.`];
        }),
      ];
    },
  ),
];
