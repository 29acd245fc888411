import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';
import { unfold } from './unfold.ts';

it.each([
  [
    'Ida Moss moved to Varnholt in 2020 as head of product.',
    'Ida Moss joined Varnholt as head of product in 2020.',
  ],
  ['Ida Moss went to Varnholt as sales manager.', 'Ida Moss joined Varnholt as sales manager.'],
  ['Ida Moss is back at Varnholt as chief engineer.', 'Ida Moss rejoined Varnholt as chief engineer.'],
  ['Ida Moss is back at Varnholt.', 'Ida Moss has rejoined Varnholt.'],
  ['Ida Moss went to Leeds as a student.', 'Ida Moss went to Leeds as a student.'],
  [
    'Ida Moss moved to Leeds in 2020 as head of Varnholt.',
    'Ida Moss moved to Leeds in 2020 as head of Varnholt.',
  ],
  [
    'Delivered to her first owner, Orr Lines, in 1999, the Freya is a ferry.',
    'The Freya was delivered to Orr Lines in 1999.',
  ],
])('%s', (sentence, expected) => {
  expect(unfold(sentence)[0]).toBe(expected);
});

it.each([
  ['Ida Moss is back at Varnholt. She returned in May 2022.', 'Ida Moss rejoined Varnholt in May 2022.'],
  [
    'Ida Moss works at Varnholt. She went on holiday and returned in May 2022.',
    'Ida Moss returned in May 2022.',
  ],
  [
    'Ida Moss is deputy chair of the Orley Club. She resigned in May 2022.',
    'Ida Moss resigned as deputy chair of the Orley Club in May 2022.',
  ],
  [
    'Ida Moss, creative director of Varnholt, left in 2022.',
    'Ida Moss, creative director of Varnholt, left as creative director of Varnholt in 2022.',
  ],
  ['Rumour has it that Ida Moss left Varnholt.', 'Allegedly, Ida Moss left Varnholt.'],
])('%s', async (text, expected) => {
  const claims = await claimsOf(text, new Date('2024-05-14T12:00:00Z'));
  expect(claims.map(({ claimText }) => claimText)).toContain(expected);
});
