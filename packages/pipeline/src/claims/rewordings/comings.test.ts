import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  ['Ida Moss has been handed the reins at Orr Foods.', ['Ida Moss became the head of Orr Foods.']],
  ['Ida Moss took over at Orr Foods in 2020.', ['Ida Moss became the head of Orr Foods in 2020.']],
  ['Ida Moss will take over at Orr Foods in May.', ['Ida Moss will become the head of Orr Foods in May.']],
  ['Ida Moss stepped into the top job at Orr Foods.', ['Ida Moss became the head of Orr Foods.']],
  ['Orr Foods has put Ida Moss in charge.', ['Ida Moss became the head of Orr Foods.']],
  ["Ida Moss's tenure at Orr Foods ended in 2020.", ['Ida Moss left his post at Orr Foods in 2020.']],
  [
    'After 20 years at Orr Bank, Ida Moss called it a day in 2021.',
    ['Ida Moss left his post at Orr Bank in 2021.'],
  ],
  [
    'Ida Moss called it a day in 2021 after 20 years at Orr Bank.',
    ['Ida Moss left his post at Orr Bank in 2021.'],
  ],
  ['Ida Moss stayed on at Orr Bank after the takeover.', ['Ida Moss worked at Orr Bank.']],
  ['Ida Moss is staying with Orr Bank.', ['Ida Moss works at Orr Bank.']],
  [
    'After two years at Tarn Foods, Ida Moss is back at Orr Bank.',
    ['Ida Moss left his post at Tarn Foods.', 'Ida Moss rejoined Orr Bank.'],
  ],
  [
    'Ida Moss rejoined Orr Bank in 2024 after a spell at Tarn Foods.',
    ['Ida Moss left his post at Tarn Foods in 2024.', 'Ida Moss rejoined Orr Bank in 2024.'],
  ],
  ['Ida Moss signed from Tarn United in 2021.', ['Ida Moss stopped playing for Tarn United in 2021.']],
  [
    'Ida Moss, who ran Orr Ferries for three decades, handed over to her daughter Mia in 2015.',
    [
      'Ida Moss ran Orr Ferries for three decades.',
      "Ida Moss's daughter is Mia.",
      'Ida Moss no longer runs Orr Ferries from 2015.',
      'Mia has run Orr Ferries from 2015.',
    ],
  ],
  [
    'In 2015 Ida Moss handed over to her son, Leo.',
    ["Ida Moss's son is Leo.", 'Leo succeeded Ida Moss in 2015.'],
  ],
])('%s', (told, plain) => {
  expect(unfold(told)).toEqual(plain);
});

it.each([
  'Ida Moss stayed at the Grand Hotel.',
  'Ida Moss stayed on at university for a year.',
  'Ida Moss took over the books in 2020.',
  'Ida Moss passed the letter to her son Leo.',
  'Ida Moss called it a day.',
  'Ida Moss is back at the cottage.',
])('%s stays as it is', (told) => {
  expect(unfold(told)).toEqual([told]);
});
