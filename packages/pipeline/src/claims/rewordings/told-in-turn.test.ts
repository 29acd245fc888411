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
  [
    'Ann Lee lived in Hull until 2009, in Ghent from 2009 to 2013 and in Lille after that.',
    [
      'Ann Lee lived in Hull until 2009.',
      'Ann Lee lived in Ghent from 2009 to 2013.',
      'Ann Lee lived in Lille from 2013.',
    ],
  ],
  [
    'The festival was held in Leeds in 2018, in Hull the year after and in York in 2021.',
    [
      'The festival was held in Leeds in 2018.',
      'The festival was held in Hull in 2019.',
      'The festival was held in York in 2021.',
    ],
  ],
  [
    'The record was held by Ann Lee until 2004, then by Maria Lopes.',
    ['The record was held by Ann Lee until 2004.', 'The record was held by Maria Lopes from 2004.'],
  ],
  [
    'The ferry sailed as the Aurora until 1988 and has been called Sea Star since.',
    ['The ferry sailed as the Aurora until 1988.', 'The ferry has been called Sea Star since 1988.'],
  ],
  [
    'Ann Lee was a teacher from 2001 to 2005, head of department until 2010 and principal after that.',
    [
      'Ann Lee was a teacher from 2001 to 2005.',
      'Ann Lee was head of department until 2010.',
      'Ann Lee was principal from 2010.',
    ],
  ],
  [
    'From 2010 to 2012 Ann Lee worked for Loom Foods, from 2012 to 2015 for Tarn Ltd.',
    ['Ann Lee worked for Loom Foods from 2010 to 2012.', 'Ann Lee worked for Tarn Ltd from 2012 to 2015.'],
  ],
  [
    'In 2010 Ann Lee bought a flat in Hull, in 2012 a house in York and in 2015 a boat.',
    [
      'Ann Lee bought a flat in Hull in 2010.',
      'Ann Lee bought a house in York in 2012.',
      'Ann Lee bought a boat in 2015.',
    ],
  ],
  [
    'Ann Lee worked first for Loom Foods, then for Tarn Ltd. and finally for the BBC.',
    ['Ann Lee worked for Loom Foods.', 'Ann Lee worked for Tarn Ltd.', 'Ann Lee worked for the BBC.'],
  ],
  [
    'The pub was first called the Red Lion, then the Crown.',
    ['The pub was called the Red Lion.', 'The pub was called the Crown.'],
  ],
  [
    'Ann Lee joined Loom Foods in 2009, Bo Marsh in 2011.',
    ['Ann Lee joined Loom Foods in 2009.', 'Bo Marsh joined Loom Foods in 2011.'],
  ],
  [
    'Loom Foods was founded in 1990, Tarn Ltd three years later.',
    ['Loom Foods was founded in 1990.', 'Tarn Ltd was founded in 1993.'],
  ],
  [
    'Ann Lee left Orr Foods in 2010 and her brother in 2015.',
    ['Ann Lee left Orr Foods in 2010.', 'Her brother left Orr Foods in 2015.'],
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
