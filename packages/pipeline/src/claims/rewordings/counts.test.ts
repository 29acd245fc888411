import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

test.each([
  [
    'The Tarn Choir has grown from 34 to 51 singers.',
    "The Tarn Choir's number of singers rose from 34 to 51.",
  ],
  ['Orr Hospital was expanded to 310 beds in 2019.', "Orr Hospital's number of beds rose to 310 in 2019."],
  ['In 2020 Orr Bank was cut to 40 branches.', "In 2020 Orr Bank's number of branches fell to 40."],
  ['Orr has shrunk from 30 branches to 12 branches.', "Orr's number of branches fell from 30 to 12."],
  ['Membership of the Tarn Club has fallen to 47.', "The Tarn Club's number of members fell to 47."],
  ['The number of pupils at Orr Primary rose to 450.', "Orr Primary's number of pupils rose to 450."],
])('how many there are: %s', (sentence, told) => {
  expect(unfold(sentence)).toEqual([told]);
});

test.each([
  'The Orr rose to 4 metres in 2019.',
  'Shares in Orr fell to 51 cents.',
  'Ann Lee grew to 12 stones.',
  'Orr Town dropped to 3 points.',
])('%s counts nothing', (sentence) => {
  expect(unfold(sentence)).toEqual([sentence]);
});
