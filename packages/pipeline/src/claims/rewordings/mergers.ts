import { capital, DATE, NAME, type Rule, ruleHolding, YEAR } from './sentence-rule.ts';

/** What came of two firms, and when. */
export const mergers: readonly Rule[] = [
  // 'Korsvik Bank was created in 2018 by the merger of Nordkredit and Sund Bank', 'emerged from the merger of …'
  ruleHolding(
    'merger of|merger between|fusion of',
    String.raw`^(${NAME}|It|The (?:company|firm|group|bank)) (?:(?:was|has been) (?:created|formed|founded|established|born|set up)|emerged|arose|came about|resulted|(?:is|was) the (?:result|product|outcome)) ((?:in|on) ${DATE} )?(?:by|from|out of|through|in|of) (?:the|a) (?:(${YEAR}) )?(?:merger|fusion) (?:of|between) (${NAME}?) (?:and|with) (${NAME}?)((?: (?:in|on) ${DATE})?)\.?$`,
    ([, who = '', when = '', year, one = '', other = '', then = '']) => {
      const date = year === undefined ? (when === '' ? then : ` ${when}`).trimEnd() : ` in ${year}`;
      return [
        `${capital(one)} merged with ${other}${date}.`,
        ...(date === '' ? [] : [`${who} was founded${date}.`]),
      ];
    },
  ),
  // 'Nordkredit and Sund Bank joined together in 2018 to become Korsvik Bank'
  ruleHolding(
    ' to (?:become|form|create)',
    String.raw`^(?:The [\p{Ll}-]+ )?(${NAME}) and (${NAME}) (?:(?:joined|came|banded|got) together|combined|united)((?: (?:in|on) ${DATE})?) to (?:become|form|create) (${NAME})((?: (?:in|on) ${DATE})?)\.?$`,
    ([, one = '', other = '', when = '', now = '', then = '']) => [
      `${one} merged with ${other}${when || then} to form ${now}.`,
    ],
  ),
  // 'The merger of Nordkredit with Sund Bank in 2018 created Korsvik Bank, whose first head was …'
  ruleHolding(
    'merger|fusion|union',
    String.raw`^The (?:merger|fusion|union) of (${NAME}?) (?:and|with) (${NAME}?\.?)((?: (?:in|on) ${DATE})?) (?:created|formed|gave rise to|produced|brought forth|led to the (?:creation|formation) of) (${NAME})(, (?:whose|which) [^;]+?)?\.?$`,
    ([, one = '', other = '', when = '', now = '', more]) => [
      `${one} merged with ${other}${when}.`,
      `${now}${more === undefined ? '' : `${more},`} was founded${when}.`,
    ],
  ),
];
