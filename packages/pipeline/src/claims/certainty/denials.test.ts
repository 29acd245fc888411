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
  [
    'Zofia speaks Polish and German but no English.',
    ['Zofia does not speak English.', 'Zofia speaks Polish and German.'],
  ],
  ['The Orr Hotel has a bar but no pool.', ['The Orr Hotel has no pool.', 'The Orr Hotel has a bar.']],
  ['Zofia has sold the car but no house.', ['Zofia has sold the car but no house.']],
  ['Zofia left Oslo and no one noticed.', ['Zofia left Oslo and no one noticed.']],
])('%s', (sentence, expected) => {
  expect(unfold(sentence)).toEqual(expected);
});
