import { expect, test } from 'vitest';
import { claimsOf } from '../test-document.ts';

test.each([
  [
    'Ida: I moved to Bergen in 2020. Before that I lived in Ulm.',
    ['Ida moved to Bergen in 2020.', 'Ida lived in Ulm until 2020.'],
  ],
  [
    'I used to live in Ulm before I moved to Bergen in 2020.',
    ['I lived in Ulm until 2020.', 'I moved to Bergen in 2020.'],
  ],
  [
    'Ida Moe lived in Ulm before moving to Bergen in May 2020.',
    ['Ida Moe lived in Ulm until May 2020.', 'Ida Moe moved to Bergen in May 2020.'],
  ],
  [
    'Ida Moe worked at Orr until she joined Tarn in 2020.',
    ['Ida Moe worked at Orr until 2020.', 'Ida Moe joined Tarn in 2020.'],
  ],
  [
    "Ida: I've lived in Bergen since 2020, before that in Ulm.",
    ['Ida has lived in Bergen since 2020.', 'Ida lived in Ulm until 2020.'],
  ],
  [
    'Ida Moe worked at Orr from 2015 to 2020, and before that at Tarn.',
    ['Ida Moe worked at Orr from 2015 to 2020.', 'Ida Moe worked at Tarn until 2015.'],
  ],
  [
    'Ida Moe lived in Ulm before her brother Bo moved to Bonn in 2001.',
    ['Ida Moe lived in Ulm before her brother Bo moved to Bonn in 2001.'],
  ],
  [
    'Ida Moe has worked at Orr since May 2020. Before that she was at Tarn AG.',
    ['Ida Moe has worked at Orr since May 2020.', 'Ida Moe worked at Tarn AG until May 2020.'],
  ],
  [
    'Ida Moe joined Orr in 2020. Before that she founded Tarn.',
    ['Ida Moe joined Orr in 2020.', 'Before that Ida Moe founded Tarn.'],
  ],
])('%s', async (text, expected) => {
  const claims = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
  expect(claims.map(({ claimText }) => claimText)).toEqual(expected);
});
