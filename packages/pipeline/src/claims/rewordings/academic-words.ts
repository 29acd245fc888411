import { NAME } from './sentence-rule.ts';

/** The words in which lives are told at universities, in plainer ones. */
export const academicWords: readonly (readonly [RegExp, string])[] = [
  // 'earned a Ph.D. in physics', 'holds a Ph. D.'
  [/\bPh\. ?D(?:\.(?= ?[\p{Ll},;)(])|(?=\.$))/gu, 'PhD'],
  // 'joined the faculty of Porto University', 'joined the staff at Loom'
  [
    new RegExp(
      String.raw`\b(join(?:s|ed|ing)?) the (?:teaching |academic |research |medical )?(?:faculty|staff) (?:of|at) (?=(?:the )?${NAME})`,
      'u',
    ),
    '$1 ',
  ],
  // 'was in turn replaced by Loom'
  [/\b(was|were|is|are|been) in turn (?=\p{Ll}+)/u, '$1 '],
  // 'resigned in 2006 and since then has worked for Loom'
  [/\b(and|but) since then (has|have) (?=\p{Ll})/u, '$1 $2 since '],
];
