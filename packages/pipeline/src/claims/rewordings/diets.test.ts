import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  ['Ida has gone vegan.', ['Ida became a vegan.']],
  ['Our son Leo turned vegetarian in 2019.', ['Our son Leo became a vegetarian in 2019.']],
  ['Ida eats meat again!', ['Ida eats meat.', 'Ida is no longer a vegetarian.']],
  ['Ida eats meat.', ['Ida eats meat.']],
  ['Ida has gone to Hull.', ['Ida has gone to Hull.']],
  [
    'Our pianist Vera has had her baby, a girl called Liv, and is away until May.',
    ['Our pianist Vera had a daughter, Liv.', 'Vera is away until May.'],
  ],
])('%s', (text, told) => {
  expect(unfold(text)).toEqual(told);
});
