import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'Linden Bakery replaced its supplier Harrow Mills with Corvid Foods in May 2022.',
    [
      'Harrow Mills no longer supplies Linden Bakery since May 2022.',
      'Corvid Foods has supplied Linden Bakery since May 2022.',
    ],
  ],
  [
    'Linden Bakery has swapped Harrow Mills for Corvid Foods as its flour supplier.',
    [
      'Corvid Foods replaced Harrow Mills.',
      'Harrow Mills no longer supplies Linden Bakery.',
      'Corvid Foods supplies Linden Bakery.',
    ],
  ],
  [
    "Harrow Mills was replaced by Corvid Foods as Linden Bakery's supplier in May 2022.",
    [
      'Harrow Mills no longer supplies Linden Bakery since May 2022.',
      'Corvid Foods has supplied Linden Bakery since May 2022.',
    ],
  ],
  [
    'Linden Bakery replaced the old oven with a new one.',
    ['Linden Bakery replaced the old oven with a new one.'],
  ],
])('%s', (sentence, expected) => {
  expect(unfold(sentence)).toEqual(expected);
});
