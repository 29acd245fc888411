import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  ['Ann Lee got a new number, 555-0142.', ['The phone number of Ann Lee is 555-0142.']],
  ['Ann Lee is now reachable on 555-0142.', ['The phone number of Ann Lee is 555-0142.']],
  [
    'Ann Lee now uses ann@orr.example instead of ann@tarn.example.',
    ['The e-mail address of Ann Lee is ann@orr.example.'],
  ],
  ["Ann Lee's new address is ann@orr.example.", ['The e-mail address of Ann Lee is ann@orr.example.']],
  [
    'Ann Lee (phone 555-0142) is on call.',
    ['The phone number of Ann Lee is 555-0142.', 'Ann Lee is on call.'],
  ],
  ['Ann Lee has moved from room 105 to room 3.12.', ['The room of Ann Lee is 3.12.']],
  ["Ann Lee's office is now in room B17.", ['The room of Ann Lee is B17.']],
  ['You will now find Ann Lee in room 214.', ['The room of Ann Lee is 214.']],
  [
    'The opening hours of Orle Museum have changed to 10:00 to 20:00.',
    ['Orle Museum is open from 10:00 to 20:00.'],
  ],
  ['Orle Museum has new opening hours: 8:00 to 17:00.', ['Orle Museum is open from 8:00 to 17:00.']],
  ['You can now reach Ann Lee at 555-0142.', ['The phone number of Ann Lee is 555-0142.']],
  [
    'Please use 555-0142 to call Ann Lee; 555-0100 is out of service.',
    ['The phone number of Ann Lee is 555-0142.'],
  ],
  // what is booked, and whose hours are no house's
  ['Ann Lee booked room 12.', ['Ann Lee booked room 12.']],
  ["Ann Lee's hours are 9 to 5.", ["Ann Lee's hours are 9 to 5."]],
  ["Ann Lee's new address is 12 Mill Lane.", ["Ann Lee's new address is 12 Mill Lane."]],
];

test.each(told)('by what somebody is reached: %s', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});
