import { capital, DATE, NAME, type Rule, ruleHolding } from './sentence-rule.ts';

/** What came of two firms, and when. */
export const mergers: readonly Rule[] = [
  // 'Korsvik Bank was created in 2018 by the merger of Nordkredit and Sund Bank', 'emerged from the merger of …'
  ruleHolding(
    'merger of|merger between|fusion of',
    String.raw`^(${NAME}|It|The (?:company|firm|group|bank)) (?:(?:was|has been) (?:created|formed|founded|established|born|set up)|emerged|arose|came about|resulted) ((?:in|on) ${DATE} )?(?:by|from|out of|through|in) (?:the|a) (?:merger|fusion) (?:of|between) (${NAME}?) (?:and|with) (${NAME}?)((?: (?:in|on) ${DATE})?)\.?$`,
    ([, who = '', when = '', one = '', other = '', then = '']) => {
      const date = (when === '' ? then : ` ${when}`).trimEnd();
      return [
        `${capital(one)} merged with ${other}${date}.`,
        ...(date === '' ? [] : [`${who} was founded${date}.`]),
      ];
    },
  ),
];
