import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'Following the takeover of Orr Ltd by Lund AG in May 2018, the works closed.',
    ['Orr Ltd was taken over by Lund AG in May 2018.', 'The works closed.'],
  ],
  [
    'The town, whose area is 31 square kilometres, lies on the Tarn.',
    ["The town's area is 31 square kilometres.", 'The town lies on the Tarn.'],
  ],
  [
    'Ann Lee, whose father was a smith, lives in Orsk.',
    ["Ann Lee's father was a smith.", 'Ann Lee lives in Orsk.'],
  ],
  [
    'Among the former students of Orr College are Ann Lee and the poet Bo Ek.',
    ['Ann Lee and the poet Bo Ek studied at Orr College.'],
  ],
  [
    'Orr Mill was run by Ann Lee until 1931, when Bo Ek took over.',
    ['Orr Mill was run by Ann Lee until 1931.', 'Orr Mill has been run by Bo Ek since 1931.'],
  ],
  [
    'Orr Mill was run by Ann Lee until 1931, when it burned down.',
    ['Orr Mill was run by Ann Lee until 1931, when it burned down.'],
  ],
  ['The new firm, Orr Lund, has its seat in Oslo.', ['The firm Orr Lund has its seat in Oslo.']],
  ['The firm, Bo Ek, is small.', ['The firm, Bo Ek, is small.']],
  [
    'In 1990 the Lund Prize was awarded to Ann Lee, and in 1991 to Bo Ek.',
    ['In 1990 the Lund Prize was awarded to Ann Lee.', 'In 1991 the Lund Prize was awarded to Bo Ek.'],
  ],
])('%s', (sentence, told) => {
  expect(unfold(sentence)).toEqual(told);
});
