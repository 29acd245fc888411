import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  ['Ann Lee works 38 hours a week.', ["Ann Lee's working week is 38 hours."]],
  ["Ann Lee's contract is for 35 hours a week.", ["Ann Lee's working week is 35 hours."]],
  [
    'Ann Lee has reduced her hours from 40 hours to 20 hours a week.',
    ["Ann Lee's working week is 20 hours."],
  ],
  ['Ann Lee cut her working week to 24 hours.', ["Ann Lee's working week is 24 hours."]],
  ['Ann Lee is down to 24 hours a week.', ["Ann Lee's working week is 24 hours."]],
  [
    'Ann Lee went down to 20 hours a week in May 2023.',
    ["Ann Lee's working week has been 20 hours since May 2023."],
  ],
  ["Ann Lee's hours were cut to 24 hours a week.", ["Ann Lee's working week is 24 hours."]],
])('%s', (told, plain) => {
  expect(unfold(told)).toEqual(plain);
});

it.each([
  'The shop is open 38 hours a week.',
  'The flight was cut to 3 hours.',
  'Halden Foods works 24 hours a day.',
])('%s stays as it is', (told) => {
  expect(unfold(told)).toEqual([told]);
});
