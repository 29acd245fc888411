import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  ['Ann Lee is busy with the checkout redesign.', ['Ann Lee is working on the checkout redesign.']],
  ['Project Atlas is what Ann Lee is working on.', ['Ann Lee is working on Project Atlas.']],
  ["Ann Lee's current project is the Kestrel app.", ['Ann Lee is working on the Kestrel app.']],
  [
    'Ann Lee shifted her focus from Project Atlas to Project Orion.',
    ['Ann Lee stopped working on Project Atlas.', 'Ann Lee started working on Project Orion.'],
  ],
  [
    'Ann Lee has been pulled off the Kestrel app and put on the mobile app.',
    ['Ann Lee stopped working on the Kestrel app.', 'Ann Lee started working on the mobile app.'],
  ],
  [
    'Ann Lee dropped Project Atlas in favour of Project Orion.',
    ['Ann Lee stopped working on Project Atlas.', 'Ann Lee started working on Project Orion.'],
  ],
])('%s', (told, plain) => {
  expect(unfold(told)).toEqual(plain);
});

it.each(['Ann Lee is busy with the children.', 'Ann Lee moved from Lund to Ghent.'])(
  '%s stays as it is',
  (told) => {
    expect(unfold(told)).toEqual([told]);
  },
);
