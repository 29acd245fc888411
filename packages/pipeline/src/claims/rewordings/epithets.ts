import { isOccupationNoun } from '../../relations/names/name-types.ts';
import { NAME } from './sentence-rule.ts';

/** People told by what they are right beside their names, put as plain sentences have it. */
export const epithets: readonly (readonly [RegExp, (match: string[]) => string])[] = [
  // 'was founded by two pilots, Reto Senn and Max Ruf'
  [
    new RegExp(
      String.raw`\b((?:founded|set up|started|established|created|run|led|owned|bought|built|designed|written) by) (?:two|three) (?:\p{Ll}+ )?\p{Ll}+s, (${NAME}(?:, ${NAME})? and ${NAME})(?=[,.]|$| in \d)`,
      'u',
    ),
    ([, by = '', names = '']) => `${by} ${names}`,
  ],
  // 'Peter Nagel the accountant lives in Bonn'
  [
    /^(\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’-]+) the (\p{Ll}{4,}) (?=(?:lives|works|is|was|has|moved|joined|left|teaches|runs|plays|studied|owns) )/u,
    ([said = '', name = '', noun = '']) =>
      isOccupationNoun(noun) ? `${name}, ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}, ` : said,
  ],
];
