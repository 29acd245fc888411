import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  [
    'Ann Lee won the Orr Prize in 1998, the Tarn Medal in 2002 and the Holm Award in 2010.',
    [
      'Ann Lee won the Orr Prize in 1998.',
      'Ann Lee won the Tarn Medal in 2002.',
      'Ann Lee won the Holm Award in 2010.',
    ],
  ],
  [
    'Ann Lee lived in Hull until 2010 and in Ghent until 2015.',
    ['Ann Lee lived in Hull until 2010.', 'Ann Lee lived in Ghent until 2015.'],
  ],
  [
    'Loom Foods opened offices in Ghent in 2010 and Lille in 2015.',
    ['Loom Foods opened offices in Ghent in 2010.', 'Loom Foods opened offices in Lille in 2015.'],
  ],
  [
    'Loom Foods acquired Tarn Ltd in May 2010 and Corvex in 2015.',
    ['Loom Foods acquired Tarn Ltd in May 2010.', 'Loom Foods acquired Corvex in 2015.'],
  ],
  [
    'Ann Lee studied in Hull from 1990 to 1994 and in Ghent from 1994 to 1996.',
    ['Ann Lee studied in Hull from 1990 to 1994.', 'Ann Lee studied in Ghent from 1994 to 1996.'],
  ],
];

test.each(told)('%s', (sentence, parts) => {
  expect(unfold(sentence)).toEqual(parts);
});

/** What stands behind 'and' is told of somebody else, or is no name. */
const left: readonly string[] = [
  'Ann Lee joined Orr in 2010 and Corvex closed in 2015.',
  'Ann Lee left Orr in 2010 and her brother in 2015.',
];

test.each(left)('%s: one object', (sentence) => {
  const parts = unfold(sentence);
  expect(parts.filter((part) => /^Ann Lee (?:joined|left) (?:Corvex|her brother)/.test(part))).toEqual([]);
});
