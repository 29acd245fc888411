import { describe, expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

describe('lives told in the words of universities and notices', () => {
  it.each([
    ['Ann Holt holds a Ph.D. in law.', ['Ann Holt holds a PhD in law.']],
    ['Ann Holt joined the faculty of Arden College.', ['Ann Holt joined Arden College.']],
    [
      'Ann Holt left Loom in 2006 and since then has worked for Zenit.',
      ['Ann Holt left Loom in 2006.', 'Ann Holt has since worked for Zenit.'],
    ],
    [
      'The daughter of a baker, Ann Holt studied law in Hull.',
      ['Ann Holt is the daughter of a baker.', 'Ann Holt studied law in Hull.'],
    ],
    [
      'While a student at Arden College, Ann Holt joined the Labour Party.',
      ['Ann Holt was a student at Arden College.', 'Ann Holt joined the Labour Party.'],
    ],
    [
      'Born in Hale, Porto, on April 23, 1955, Judy Holt was a nurse.',
      ['Judy Holt was born in Hale, Porto, on April 23, 1955.', 'Judy Holt was a nurse.'],
    ],
    [
      'Also a professor of history at Arden College, Ann Holt writes novels.',
      ['Ann Holt is a professor of history at Arden College.', 'Ann Holt writes novels.'],
    ],
    [
      'Ann Holt became director of Loom in 1986, a post she held until 2016.',
      ['Ann Holt became director of Loom in 1986.', 'Ann Holt was director of Loom until 2016.'],
    ],
    [
      'Ann Holt was born in Hull in 1964 and showed an early talent for drawing.',
      ['Ann Holt was born in Hull in 1964.', 'Ann Holt showed an early talent for drawing.'],
    ],
    [
      'Ann Holt was taken ill on 3 March 2020 and passed away on 9 March 2020.',
      ['Ann Holt was taken ill on 3 March 2020.', 'Ann Holt passed away on 9 March 2020.'],
    ],
  ])('%s', async (text, claims) => {
    expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(claims);
  });
});
