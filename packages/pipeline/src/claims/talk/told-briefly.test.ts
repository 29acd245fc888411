import { expect, test } from 'vitest';
import { claimsOf } from '../test-document.ts';

const told = async (text: string) =>
  (await claimsOf(text, new Date('2024-05-15T10:00:00Z'))).map(({ claimText }) => claimText);

test.each([
  ['Ren is allergic to peanuts. Mio isn’t.', 'Mio is not allergic to peanuts.'],
  ["Ren eats meat. Mio doesn't.", 'Mio does not eat meat.'],
  ['Ana speaks Dutch. Her brother does too.', "Ana's brother speaks Dutch."],
  ["Tim: Who's on call this week?\nAna: Me, until Friday.", 'Ana is on call until 17 May 2024.'],
  [
    "Tim: Who's on call this week?\nAna: I am, swapping with Aki.",
    'Ana is on call in the week of 13 May 2024.',
  ],
  [
    "Ana: I've left Brightwell.\nTim: Where are you going?\nAna: To Nordic Rail, starting 1 May.",
    'Ana will join Nordic Rail on 1 May 2024.',
  ],
  [
    'Tim: Where do you work now?\nAna: At Nordic Rail, as product manager.',
    'Ana works now at Nordic Rail as product manager.',
  ],
  [
    'User: The dentist is on Thursday at 9. Actually it has been moved to Friday.',
    'The dentist appointment has been moved to 17 May 2024.',
  ],
])('%s', async (text, claim) => {
  expect(await told(text)).toContain(claim);
});

test.each([
  ['no quality', 'User: Yes please, but nothing above 500 euros.'],
  ['no school', "Ana: I'm going to Nordic Rail."],
])('%s', async (_, text) => {
  expect((await told(text)).filter((claim) => /User is nothing|studie/.test(claim))).toEqual([]);
});
