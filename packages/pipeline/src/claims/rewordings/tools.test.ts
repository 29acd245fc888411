import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  ['Orion stores its data in MySQL.', ['Orion uses MySQL.']],
  ['The billing service keeps all its records in Firebird now.', ['The billing service now uses Firebird.']],
  ['MySQL is the database behind Orion.', ['Orion uses MySQL.']],
  ["Orion's data is in MySQL.", ['Orion uses MySQL.']],
  ['MySQL stores the data of Orion.', ['Orion uses MySQL.']],
  ['Orion works on top of MySQL.', ['Orion uses MySQL.']],
  ['The archive stores the data of Orion.', ['The archive stores the data of Orion.']],
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
  ['The data of Orion now lives in PostgreSQL.', ['Orion now uses PostgreSQL.']],
  ["The billing service's data is kept in MySQL.", ['The billing service uses MySQL.']],
  ['Orion talks to a MySQL database.', ['Orion uses MySQL.']],
  ['Orion writes its data to MySQL.', ['Orion uses MySQL.']],
  ['The database behind the billing service is MySQL.', ['The billing service uses MySQL.']],
  ['MySQL is what Orion uses as its database.', ['Orion uses MySQL.']],
  ['We chose MySQL as the database for Orion.', ['Orion uses MySQL.']],
  ['In the meeting it was agreed to use Kafka for Orion.', ['Orion uses Kafka.']],
  ['We ditched MySQL for PostgreSQL in Orion.', ['Orion switched from MySQL to PostgreSQL.']],
  ['Orion left MySQL behind and uses PostgreSQL.', ['Orion switched from MySQL to PostgreSQL.']],
  ['Orion got rid of MySQL and adopted PostgreSQL.', ['Orion switched from MySQL to PostgreSQL.']],
  ['Orion is no longer on MySQL.', ['Orion no longer uses MySQL.']],
  ['MySQL is gone from the billing service.', ['The billing service no longer uses MySQL.']],
  ["We replaced Orion's MySQL database with PostgreSQL.", ['Orion switched from MySQL to PostgreSQL.']],
  ['The switch of Orion to PostgreSQL is complete.', ['Orion switched to PostgreSQL.']],
  ['Orion has been rewritten to use PostgreSQL.', ['Orion switched to PostgreSQL.']],
  ['Since May 2023 Orion has been on PostgreSQL.', ['Orion has been using PostgreSQL since May 2023.']],
  [
    'We migrated Orion off Heroku and onto AWS.',
    ['Orion switched from Heroku to AWS.', 'Orion now runs on AWS.'],
  ],
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
  'Anna left Oracle in 2020.',
  'Orion moved to Hull.',
  'Orr Ltd is on GitHub.',
  'The data of the census is kept in Kew.',
  'The shop sits on Stripe Street.',
  'Bo Orr chose Oracle for the keynote.',
];

test.each(left)('%s: no tool', (sentence) => {
  expect(unfold(sentence)).toEqual([sentence]);
});
