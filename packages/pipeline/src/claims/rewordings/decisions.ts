import { classNounType } from '../../relations/names/name-types.ts';
import { NAME, type Rule, rule } from './sentence-rule.ts';

const BODY = String.raw`(?:${NAME}|[Tt]he (?:\p{Ll}+ ){0,2}(?:board|council|committee|panel|trustees|members|shareholders|government|parliament|ministry|directors|regulator|management))`;
const WHAT = `((?:the |its |a )?[^,;:]{2,80}?)`;
const WHEN = String.raw`((?: (?:on|in) [^,;:]{0,20}\d{4})?)`;

/** What was decided on, in plainer verbs. */
export const decisions: readonly Rule[] = [
  // 'The council gave its approval to the tunnel', 'gave the tunnel the green light'
  rule(
    String.raw`^(${BODY}) (?:has |have )?(?:gave|given|granted) (?:(?:its|their|the) (?:formal |final )?(?:approval|go-ahead|green light|consent|backing)|approval) (?:to|for) ${WHAT}${WHEN}\.?$`,
    ([, who = '', what = '', when = '']) => [`${who} approved ${what}${when}.`],
  ),
  rule(
    String.raw`^([^,;:]{2,80}?) (?:has been|was|were|have been) (?:given|granted) (?:(?:the|its|their) )?(?:final |formal |planning )?(?:approval|permission|go-ahead|green light|consent)(?: by (${BODY}))?${WHEN}\.?$`,
    ([, what = '', who, when = '']) => {
      // who is given leave is not approved
      const isSomebody = /^(?:organization|person)$/.test(classNounType(what.split(' ').at(-1) ?? '') ?? '');
      return !isSomebody && /^The .*\p{Ll}$/u.test(what)
        ? [`${what} was approved${who === undefined ? '' : ` by ${who}`}${when}.`]
        : [];
    },
  ),
  // 'A maximum of 40 people may attend the Vik seminar'
  rule(
    String.raw`^(?:A maximum of|At most|Up to|No more than) (\d[\d,.]*) (?:people|persons|participants|guests|visitors|students|passengers|users) (?:may|can) (?:attend|take part in|join|visit|use|stay (?:in|at)|board) ((?:the )?[^,;:]{2,60}?)\.?$`,
    ([, count = '', what = '']) => [`The capacity of ${what} is ${count}.`],
  ),
  // 'The finance team sits on the third floor of Building C'
  rule(
    String.raw`^([^,;:]{2,60}?) (sits?|is|are|works?|can be found|is to be found) (on the \p{Ll}+ floor (?:of|in) [^,;:]{2,60}?)\.?$`,
    ([, what = '', verb = '', where = '']) => [
      `${what} ${/^(?:sit|are|work)$/.test(verb) ? 'are' : 'is'} located ${where}.`,
    ],
  ),
];
