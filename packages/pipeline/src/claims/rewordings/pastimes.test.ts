import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const cases: Record<string, readonly string[]> = {
  'Ana Berg gave up the violin in 2023.': ['Ana Berg stopped playing the violin in 2023.'],
  'Ana Berg has quit the trombone.': ['Ana Berg no longer plays the trombone.'],
  'Ana Berg plays the clarinet in a local orchestra.': [
    'Ana Berg plays the clarinet.',
    'Ana Berg plays in a local orchestra.',
  ],
  'Ana Berg is taking Spanish classes.': ['Ana Berg is learning Spanish.'],
  'Ana Berg takes piano lessons.': ['Ana Berg is learning the piano.'],
  'Ana Berg takes Advanced courses.': ['Ana Berg takes Advanced courses.'],
  'Ana Berg does not play the oboe any more.': ['Ana Berg no longer plays the oboe.'],
  "Ana Berg doesn't run any longer because of her knee.": ['Ana Berg no longer runs.'],
  'Ana Berg does not have any more money.': ['Ana Berg does not have any more money.'],
  'Ella Berg switched to Castle High School in May 2024.': [
    'Ella Berg started at Castle High School in May 2024.',
  ],
  'Ella Berg, now 8, plays chess.': ["Ella Berg's age is 8.", 'Ella Berg plays chess.'],
};

for (const [said, claims] of Object.entries(cases)) {
  it(said, async () => {
    const found = await claimsOf(said);
    expect(found.map(({ claimText }) => claimText)).toEqual(claims);
  });
}
