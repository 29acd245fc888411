import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

it.each([
  [
    'Shareholders of Tressel Bank elected Ida Holm to the board on 20 May 2021.',
    ['Ida Holm became a board member of Tressel Bank on 20 May 2021.'],
  ],
  [
    'The members elected Ida Holm and Tom Ek to the board of Tressel Bank in 2021.',
    ['Ida Holm and Tom Ek became a board member of Tressel Bank in 2021.'],
  ],
  [
    'Ida Holm is a member of the supervisory board of Tressel Bank.',
    ['Ida Holm is a board member of Tressel Bank.'],
  ],
  [
    "Ida Holm joined Tressel Bank's advisory board in 2012.",
    ['Ida Holm became a board member of Tressel Bank in 2012.'],
  ],
  [
    'The management board of Tressel Bank consists of Ida Holm and Tom Ek.',
    ['Ida Holm is a board member of Tressel Bank.', 'Tom Ek is a board member of Tressel Bank.'],
  ],
  [
    'Ida Holm resigned from the board of Tressel Bank. Tom Ek has joined the board.',
    ['Ida Holm resigned as a board member of Tressel Bank.', 'Tom Ek became a board member of Tressel Bank.'],
  ],
  [
    'The board of Tressel Bank has named Ida Holm its new chief executive.',
    ['Ida Holm was named chief executive of Tressel Bank.'],
  ],
  // the board of one firm of several
  [
    'Ida Holm works at Tressel Bank. Tom Ek works at Orr Ltd. She joined the board in May 2020.',
    ['Ida Holm works at Tressel Bank.', 'Tom Ek works at Orr Ltd.', 'Ida Holm joined the board in May 2020.'],
  ],
])('%s', async (text, expected) => {
  expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(expected);
});
