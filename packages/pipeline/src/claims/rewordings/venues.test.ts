import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  ['The review has been moved from Room 4 to Marlow Hall.', ['The review is located in Marlow Hall.']],
  ['Ann Lee moved the budget review to Room 9.', ['The budget review is located in Room 9.']],
  ['The workshop will not be held in Room 4 but in Room 9.', ['The workshop is located in Room 9.']],
  ['The workshop is in Room 9, not in Room 4.', ['The workshop is located in Room 9.']],
  ['The staff party has a new venue: Torv House.', ['The staff party is located in Torv House.']],
  ['We have reserved Torv Centre for the kick-off.', ['The kick-off is located in Torv Centre.']],
  [
    'The review will take place in Room 4 on 12 July 2024.',
    ['The review is located in Room 4.', 'The review will take place on 12 July 2024.'],
  ],
  ['The Heron workshop on 12 July 2024 has been cancelled.', ['The Heron workshop is cancelled.']],
  ['There will be no board meeting on 12 July 2024.', ['The board meeting is cancelled.']],
  [
    'The painting The Mill has left the Torv Gallery for the Orle Museum in May 2023.',
    ['The painting The Mill was moved to the Orle Museum in May 2023.'],
  ],
  [
    'The Torv Gallery has the painting The Mill on display.',
    ['The painting The Mill is located in the Torv Gallery.'],
  ],
  ['We host the Orion server in Ghent.', ['The Orion server is located in Ghent.']],
  // days, people and firms are no venues
  ['The budget review was moved to Ann Lee.', ['The budget review was moved to Ann Lee.']],
  ['Ann Lee is booked for the conference.', ['Ann Lee is booked for the conference.']],
  ['We have cancelled the order.', ['We have cancelled the order.']],
  ['We host the Orion server in Kubernetes.', ['We host the Orion server in Kubernetes.']],
  ['Ann Lee was taken to the Torv Gallery.', ['Ann Lee was taken to the Torv Gallery.']],
];

test.each(told)('where things take place and are kept: %s', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});
