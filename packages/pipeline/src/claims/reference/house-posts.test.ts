import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** What people are on the page of a house, or are said to do 'here', and of whom it is told. */
it.each([
  ['# Minutes of Orr Council\n\nNoreen Platt is a clerk.', 'Noreen Platt is a clerk at Orr Council.'],
  ['# Orr Council: minutes\n\nNoreen Platt is the clerk.', 'Noreen Platt is the clerk at Orr Council.'],
  ['# Carnegie Library\n\nFiona Moss is a librarian.', 'Fiona Moss is a librarian at Carnegie Library.'],
  ['# Carnegie Library\n\nFiona Moss is a plumber.', 'Fiona Moss is a plumber.'],
  ['# Orr Council\n\nFiona Moss is a clerk in Hull.', 'Fiona Moss is a clerk in Hull.'],
  [
    '# Orr Primary School\n\nMr Falk has been teaching mathematics here since 2021.',
    'Mr Falk has been teaching mathematics at Orr Primary School since 2021.',
  ],
  ['Orr School is in Hull. Mr Falk teaches mathematics here.', 'Mr Falk teaches mathematics at Orr School.'],
  [
    '# Orr Sailing Club, minutes of 3 April 2024\n\nBo Ek is the treasurer.',
    'Bo Ek is the treasurer of the Orr Sailing Club.',
  ],
  [
    '# Orr Primary School\n\nMiss Lunt joins us in September as our new music teacher.',
    'Miss Lunt joins Orr Primary School in September 2024 as a new music teacher.',
  ],
  [
    "# St Olave's Hospital\n\nDr Lucy Marsh is a paediatrician here.",
    "Dr Lucy Marsh is a paediatrician at St Olave's Hospital.",
  ],
])('%s', async (text, told) => {
  const claims = await claimsOf(text);
  expect(claims.at(-1)?.claimText).toBe(told);
});
