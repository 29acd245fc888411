import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  ['Orion stores its data in MySQL.', ['Orion uses MySQL.']],
  ['The billing service keeps all its records in Firebird now.', ['The billing service now uses Firebird.']],
  ['MySQL is the database behind Orion.', ['Orion uses MySQL.']],
  ['Orion is backed by MySQL.', ['Orion uses MySQL.']],
  ['We use MySQL for Orion.', ['Orion uses MySQL.']],
  [
    'We moved the billing service from MySQL to Tarnbase in May 2023.',
    ['The billing service switched from MySQL to Tarnbase in May 2023.'],
  ],
  [
    'In May 2023 we replaced MySQL with PostgreSQL in Orion.',
    ['In May 2023 Orion switched from MySQL to PostgreSQL.'],
  ],
  ['Orion moved off MySQL and onto PostgreSQL.', ['Orion switched from MySQL to PostgreSQL.']],
  ['Orion has been ported to PostgreSQL.', ['Orion switched to PostgreSQL.']],
];

test.each(told)('%s', (sentence, parts) => {
  expect(unfold(sentence)).toEqual(parts);
});

const left: readonly string[] = [
  'Orr keeps its data in Ireland.',
  'We moved Anna from Lund to Malmö in 2020.',
  'We moved the office from Lund to Malmö.',
  'Orion is backed by Tarn Capital.',
  'The shop keeps its records in a cellar.',
  'We use the Orr tower for the summer party.',
];

test.each(left)('%s: no tool', (sentence) => {
  expect(unfold(sentence)).toEqual([sentence]);
});
