import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

it.each([
  [
    'Ida Holm graduated from Lund University in 2012 with a degree in physics.',
    [
      'Ida Holm graduated from Lund University in 2012.',
      'Ida Holm received a degree in physics from Lund University in 2012.',
    ],
  ],
  [
    'Ida Holm graduated in law from Lund University in 2012.',
    ['Ida Holm studied law at Lund University.', 'Ida Holm graduated from Lund University in 2012.'],
  ],
  [
    'Ida Holm finished her studies at Lund University in 2015.',
    ['Ida Holm graduated from Lund University in 2015.'],
  ],
  [
    'Tom Ek won the mayoral election in Osby on 6 October 2013 and replaces Ida Holm.',
    ['Tom Ek was elected mayor of Osby on 6 October 2013.', 'Tom Ek replaces Ida Holm as mayor of Osby.'],
  ],
  [
    'Ida Holm worked at Fenwick Labs from 2010 to 2015, then spent four years at Ostrava Polymers.',
    ['Ida Holm worked at Fenwick Labs from 2010 to 2015.', 'Ida Holm worked at Ostrava Polymers.'],
  ],
  ['Ida Holm spent four years at Lund University.', ['Ida Holm spent four years at Lund University.']],
  [
    'Tom Ek began his career at Sporting Almada, where he played from 2015 to 2020.',
    ['Tom Ek played for Sporting Almada from 2015 to 2020.'],
  ],
  [
    'Tom Ek is a striker. He joined Pennard Athletic in May 2021.',
    ['Tom Ek is a striker.', 'Tom Ek signed for Pennard Athletic in May 2021.'],
  ],
  [
    'Tom Ek has joined Pennard Athletic from Harbury Town for a fee of two million pounds.',
    ['Tom Ek started playing for Pennard Athletic.'],
  ],
  ["This year's Employee of the Year is Ida Holm of the sales team.", ['Ida Holm won Employee of the Year.']],
])('%s', async (text, expected) => {
  expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(expected);
});
