import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  ['Ann Lee is part of the Atlas team.', ['Ann Lee is a member of the Atlas team.']],
  ['The login service belongs to the Atlas team.', ['The login service is owned by the Atlas team.']],
  ['Ann Lee belongs to the Atlas team.', ['Ann Lee is a member of the Atlas team.']],
  ['Ann Lee sits in the Growth team.', ['Ann Lee is a member of the Growth team.']],
  [
    'Ann Lee has been with the Mobile team since 2019.',
    ['Ann Lee has been a member of the Mobile team since 2019.'],
  ],
  ['Ann Lee is on the Atlas team now.', ['Ann Lee has joined the Atlas team.']],
  ['Ann Lee went over to the Billing team.', ['Ann Lee joined the Billing team.']],
  [
    'Ann Lee rotated from the Growth team to the Data team in May 2023.',
    ['Ann Lee left the Growth team in May 2023.', 'Ann Lee joined the Data team in May 2023.'],
  ],
  [
    'Ann Lee swapped the Growth team for the Data team.',
    ['Ann Lee left the Growth team.', 'Ann Lee joined the Data team.'],
  ],
  [
    'The Growth team lost Ann Lee to the Data team.',
    ['Ann Lee left the Growth team.', 'Ann Lee joined the Data team.'],
  ],
  ['One of the people on the Mobile team is Ann Lee.', ['Ann Lee is a member of the Mobile team.']],
])('%s', (told, plain) => {
  expect(unfold(told)).toEqual(plain);
});

it.each([
  'Ann Lee is part of the problem.',
  'Ann Lee went over to the team leader.',
  'The Growth team lost the match to the Data team.',
])('%s stays as it is', (told) => {
  expect(unfold(told)).toEqual([told]);
});
