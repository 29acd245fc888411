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
  'Sam: My rent is €900. Sorry, it is €950.\nBot: ok\nSam: yes': ["Sam's rent is €950."],
  'Sam: My rent is €900 a month. Wait, €950.\nBot: ok\nSam: yes': ["Sam's rent is €950 a month."],
  'Sam: My exam is on the 12th. Scratch that, the 14th.\nBot: ok\nSam: yes': [
    "Sam's exam is on 14 June 2024.",
  ],
  'Sam: My budget is €900. No, 3 days is too long.\nBot: ok\nSam: yes': [
    "Sam's budget is €900.",
    '3 days is too long.',
  ],
  'Sam: I moved to Riga in April. Sorry, Ana.\nBot: ok\nSam: yes': ['Sam moved to Riga in April 2024.'],
};

for (const [text, expected] of Object.entries(cases))
  it(text, async () => {
    const claims = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
    expect(claims.map(({ claimText }) => claimText)).toEqual(expected);
  });
