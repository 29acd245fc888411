import { describe, expect, it } from 'vitest';
import { claimsOf, show } from '../test-document.ts';
import { unfold } from './unfold.ts';

describe('what programs keep things in', () => {
  it.each([
    ['Our search index lives in Solr these days.', ['The search index now uses Solr.']],
    ['The fare catalogue is kept in a MySQL database.', ['The fare catalogue uses MySQL.']],
    ['Otto Brandt lives in Oracle.', ['Otto Brandt lives in Oracle.']],
    ["Tollbox's database is MariaDB.", ['Tollbox uses MariaDB.']],
    ['MariaDB has been the database of Tollbox since 2021.', ['Tollbox has used MariaDB since 2021.']],
    [
      'MariaDB took over from Oracle as the database behind Tollbox in May 2021.',
      ['Tollbox switched from Oracle to MariaDB in May 2021.'],
    ],
    [
      'The database behind Tollbox was changed from Oracle to MariaDB in May 2021.',
      ['Tollbox switched from Oracle to MariaDB in May 2021.'],
    ],
    ['Tollbox made MariaDB its main database in 2021.', ['Tollbox switched to MariaDB in 2021.']],
    [
      'Tollbox ran on Oracle until May 2021, when it was moved to MariaDB.',
      ['Tollbox switched from Oracle to MariaDB in May 2021.'],
    ],
    [
      'Tollbox finished migrating from Oracle to MariaDB on 3 May 2021.',
      ['Tollbox switched from Oracle to MariaDB on 3 May 2021.'],
    ],
    ['Tollbox went back to Oracle in 2022.', ['Tollbox switched to Oracle in 2022.']],
    [
      'The migration of Tollbox to MariaDB was rolled back in June 2021.',
      ['Tollbox no longer uses MariaDB since June 2021.'],
    ],
    ['Tollbox is being moved to MariaDB.', ['Tollbox is expected to switch to MariaDB.']],
    ['Tollbox returned to Ghent.', ['Tollbox returned to Ghent.']],
    ['With version 3.0, Tollbox moved from Oracle to MariaDB.', ['Tollbox switched from Oracle to MariaDB.']],
  ])('%s', (sentence, plain) => {
    expect(unfold(sentence)).toEqual(plain);
  });
});

describe('release notes under a name and a number', () => {
  it('are of the program', async () => {
    const notes = [
      '# Tollbox 3.0',
      '- Replaced Oracle with MariaDB as the ticket store.',
      '- Sessions are now kept in Redis.',
      '- Install it with care',
    ];
    const claims = await claimsOf(notes.join('\n\n'));
    expect(claims.map(show)).toEqual([
      'MariaDB replaced Oracle.',
      'Tollbox switched from Oracle to MariaDB as the ticket store.',
      'Tollbox now uses Redis.',
    ]);
  });
});
