import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'Vexo Labs has worked with Halden Foods as its distribution partner since 2020.',
    ['Halden Foods has been a distribution partner of Vexo Labs since 2020.'],
  ],
  ['Vexo Labs works with Halden Foods as a supplier.', ['Halden Foods is a supplier of Vexo Labs.']],
  ['Ann Lee works with Halden Foods.', ['Ann Lee works with Halden Foods.']],
  [
    'In 2019 the dairy group Halden spun off its cheese division as Ostera.',
    ['In 2019 Ostera was spun off from Halden.'],
  ],
  ['Loom now has its yarn dyed by Orr Ltd.', ["Loom's yarn is now dyed by Orr Ltd."]],
])('%s', (sentence, expected) => {
  expect(unfold(sentence)).toEqual(expected);
});
