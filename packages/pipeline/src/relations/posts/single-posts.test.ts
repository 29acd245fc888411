import { expect, it } from 'vitest';
import { singlePostOf } from './single-posts.ts';

it.each([
  ['a clerk at Lower Sarn Council', 'clerk lower sarn council'],
  ['the conservator at the Tarn Museum', 'conservator tarn museum'],
  ['a town clerk at Brannock', 'town clerk brannock'],
  ['a choir director at Orr Church', 'choir director orr church'],
  ['a clerk at Orr Bank', null],
  ['a librarian at Carnegie Library', null],
  ['an account manager at Orr Ltd', null],
])('%s', (role, post) => {
  expect(singlePostOf(role)).toBe(post);
});
