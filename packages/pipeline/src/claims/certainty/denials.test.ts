import { expect, it } from 'vitest';
import { unfold } from '../rewordings/unfold.ts';

it.each([
  [
    'Linden Bakery has closed all its shops except the one in Riga.',
    ['Linden Bakery still has a shop in Riga.'],
  ],
  [
    'All branches of Linden Bakery but the one in Hull were sold in May 2020.',
    ['Linden Bakery still has a branch in Hull.'],
  ],
  ['All offices except the one in Riga were closed in 2021.', ['The office in Riga is still open.']],
  ['Every factory apart from that in Hull has been shut.', ['The factory in Hull is still open.']],
])('%s', (sentence, expected) => {
  expect(unfold(sentence)).toEqual(expected);
});
