import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  ["Bo Ek took over as Ann Lee's manager in May 2023.", ['Ann Lee has reported to Bo Ek since May 2023.']],
  ['The new line manager of Ann Lee is Bo Ek.', ['Ann Lee reports to Bo Ek.']],
  [
    "Ann Lee's reporting line changed from Bo Ek to Cy Moe.",
    ['Ann Lee no longer reports to Bo Ek.', 'Ann Lee reports to Cy Moe.'],
  ],
  ['Ann Lee takes orders from Bo Ek.', ['Ann Lee reports to Bo Ek.']],
  ['Ann Lee was reassigned to Bo Ek as her manager.', ['Ann Lee reports to Bo Ek.']],
  [
    "Ann Lee moved from Bo Ek's team to Cy Moe's team in May 2023.",
    ['Ann Lee no longer reports to Bo Ek in May 2023.', 'Ann Lee has reported to Cy Moe since May 2023.'],
  ],
  [
    'From 1 May 2023 Ann Lee reports to Bo Ek instead of Cy Moe.',
    [
      'Ann Lee no longer reports to Cy Moe since 1 May 2023.',
      'Ann Lee has reported to Bo Ek since 1 May 2023.',
    ],
  ],
  [
    'Bo Ek handed over Ann Lee to Cy Moe, who is her manager now.',
    ['Ann Lee no longer reports to Bo Ek.', 'Ann Lee reports to Cy Moe.'],
  ],
])('%s', (told, plain) => {
  expect(unfold(told)).toEqual(plain);
});

it.each(["Bo Ek became Northwind Energy's manager in May.", 'Ann Lee takes orders from Halden Foods.'])(
  '%s stays as it is',
  (told) => {
    expect(unfold(told)).toEqual([told]);
  },
);
