import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const cases: Record<string, readonly string[]> = {
  'Sam: I moved to Riga in April, no wait, in May.\nBot: ok\nSam: yes': ['Sam moved to Riga in May 2024.'],
  'Sam: I moved to Riga in April. No wait, it was May.\nBot: ok\nSam: yes': [
    'Sam moved to Riga in May 2024.',
  ],
  'Sam: My sister lives in Bruges, sorry, Ghent.\nBot: ok\nSam: yes': ["Sam's sister lives in Ghent."],
  'Sam: My sister lives in Bruges. No, sorry, Ghent.\nBot: ok\nSam: yes': ["Sam's sister lives in Ghent."],
  'Sam: I have three cats, sorry, two cats.\nBot: ok\nSam: yes': ['Sam has two cats.'],
  'Sam: I speak Danish and Polish, oops, I meant Finnish.\nBot: ok\nSam: yes': [
    'Sam speaks Danish and Finnish.',
  ],
  'Sam: I moved to Riga in April. Sorry, Ana.\nBot: ok\nSam: yes': ['Sam moved to Riga in April 2024.'],
};

for (const [text, expected] of Object.entries(cases))
  it(text, async () => {
    const claims = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
    expect(claims.map(({ claimText }) => claimText)).toEqual(expected);
  });
