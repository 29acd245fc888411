import { expect, test } from 'vitest';
import { retellValue, valueToldIn } from '../reference/retold-values.ts';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  ['The standup is now at 9:15 instead of 9:30.', ['The standup was moved from 9:30 to 9:15.']],
  [
    'Choir practice is on Wednesdays now rather than Tuesdays.',
    ['The choir practice was moved from Tuesdays to Wednesdays.'],
  ],
  ['The retro moved from Thursday to Friday.', ['The retro was moved from Thursdays to Fridays.']],
  ['Bin day has moved from Friday to Tuesday.', ['The bin day was moved from Fridays to Tuesdays.']],
  [
    'The Monday meeting moves to Tuesday at 14:00 from next week.',
    ['The Monday meeting was moved to Tuesdays at 14:00 from next week.'],
  ],
  [
    'The newsletter goes out on Thursdays instead of Mondays since May.',
    [
      'The newsletter no longer goes out on Mondays since May.',
      'The newsletter goes out on Thursdays since May.',
    ],
  ],
  [
    'The bins are collected on Tuesdays now, no longer on Fridays.',
    ['The bins are no longer collected on Fridays.', 'The bins are collected on Tuesdays now.'],
  ],
  ['The max upload size is 25 MB, up from 10 MB.', ['The max upload size was changed from 10 MB to 25 MB.']],
  [
    'The monthly fee is now 54 euros instead of 48.',
    ['The monthly fee was changed from 48 euros to 54 euros.'],
  ],
  [
    'Our flour supplier is now Orr Mill instead of Tarn Mill.',
    ['Our flour supplier was changed from Tarn Mill to Orr Mill.'],
  ],
  [
    'We changed the default theme from light to dark in May.',
    ['The default theme was changed from light to dark in May.'],
  ],
  [
    'Tern was relicensed from MIT to Apache 2.0 in 2024.',
    ['The license of Tern was changed from MIT to Apache 2.0 in 2024.'],
  ],
  ['Standup is at 10 from tomorrow.', ['The standup is at 10 from tomorrow.']],
  [
    'Our team lead was Ana Roth until April; since then it has been Bo Wilk.',
    ['Our team lead was Ana Roth until April.', 'Since then, our team lead has been Bo Wilk.'],
  ],
];

test.each(told)('%s', (sentence, parts) => {
  expect(unfold(sentence)).toEqual(parts);
});

/** What is of one day, of other people, or no value. */
const left: readonly string[] = [
  'The board dinner is on Friday.',
  'Ann Lee moved from Ulm to Bonn.',
  'The fee is 54 euros, not 48.',
  'The standup is at 9:00, not 9:30.',
  'And the workshop has moved to a proper shop.',
  'Our office is in Graz.',
  'Music is at the heart of it.',
];

test.each(left)('%s: left alone', (sentence) => {
  expect(unfold(sentence)).toEqual([sentence]);
});

test.each([
  [
    'The wifi password is now heron-42.',
    'It used to be guest1234.',
    'The wifi password used to be guest1234.',
  ],
  ['Our landlord is Mr Lind.', 'Before him it was Mrs Quist.', 'Our landlord used to be Mrs Quist.'],
  ['The rent is 900 euros.', 'Until then it was 850.', 'Until then, the rent was 850 euros.'],
  ['Our wifi password changed on Monday.', 'The new one is maple-77.', 'Our wifi password is now maple-77.'],
  [
    'The venue has changed.',
    'It is the Rowan Hall now, not the Ferry Inn.',
    'The venue was changed from the Ferry Inn to the Rowan Hall.',
  ],
])('%s %s', (front, behind, retold) => {
  const told = valueToldIn(front);
  expect(told === null ? null : retellValue(behind, told)).toBe(retold);
});

test.each([
  ['The wifi password is now heron-42.', 'It was a long day.'],
  ['The rent is 900 euros.', 'It is high.'],
])('%s %s: nothing told again', (front, behind) => {
  const told = valueToldIn(front);
  expect(told === null ? null : retellValue(behind, told)).toBeNull();
});
