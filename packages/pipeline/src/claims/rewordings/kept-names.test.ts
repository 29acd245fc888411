import { expect, test } from 'vitest';
import { claimsOf } from '../test-document.ts';

const told = async (text: string) => (await claimsOf(text)).map(({ claimText }) => claimText);

test.each([
  [
    'Tidewater, which Bo Hale bought in 2018, employs 300 people.',
    ['Bo Hale bought Tidewater in 2018.', 'Tidewater employs 300 people.'],
  ],
  ["Tom is a vet. He's bought a scooter.", ['Tom is a vet.', 'Tom has bought a scooter.']],
  ['Tom is a vet. He’s called Tommy.', ['Tom is a vet.', 'Tom is called Tommy.']],
  [
    'The office hours of Loom Foods are 8 to 4 instead of 9 to 5.',
    ['The office hours of Loom Foods are 8 to 4.'],
  ],
])('%s', async (text, claims) => {
  expect(await told(text)).toEqual(claims);
});
