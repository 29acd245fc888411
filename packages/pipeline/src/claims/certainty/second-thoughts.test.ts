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
  "Sam: I'm a gold member, no, sorry, silver.\nBot: ok\nSam: yes": ['Sam is a silver member.'],
  'Sam: I drink tea in the morning. Sorry, I meant coffee.\nBot: ok\nSam: yes': [
    'Sam drinks coffee in the morning.',
  ],
  'Sam: My brother is a plumber. No, wait, an electrician.\nBot: ok\nSam: yes': [
    "Sam's brother is an electrician.",
  ],
  'Sam: My exam is on Tuesday 4 June. Scratch that, Thursday 6 June.\nBot: ok\nSam: yes': [
    "Sam's exam is on 6 June 2024.",
  ],
  'Sam: I live at 8 Rowan Close. Oops, 18 Rowan Close.\nBot: ok\nSam: yes': ['Sam lives at 18 Rowan Close.'],
  'Sam: My son is tall, I mean very tall.\nBot: ok\nSam: yes': ["Sam's son is tall."],
  'Sam: I bought my car in 2019. Wait, I got that wrong. I bought it in 2018.\nBot: ok\nSam: yes': [
    "Sam bought Sam's car in 2018.",
  ],
  'Sam: I live in Riga. Scratch that.\nBot: ok\nSam: yes': [],
  "Sam: My dentist is Dr Wu. No, sorry, she was the old one. It's Dr Wong now.\nBot: ok\nSam: yes": [
    "Sam's dentist is Dr Wong now.",
  ],
  "Bot: Who is your doctor?\nSam: Dr Wu. No, sorry, he was the old one. It's Dr Wong now, at Quay House.\nBot: ok":
    ["Sam's doctor is Dr Wong.", 'Dr Wong works at Quay House.'],
  'Bot: Which school does your son go to?\nSam: Oakfield. No, he goes to Birchwood.\nBot: ok': [
    "Sam's son goes to Birchwood.",
  ],
  'Sam: I love dogs. No, really.\nBot: ok\nSam: yes': ['Sam loves dogs.'],
  'Sam: I live in Riga. Never mind.\nBot: ok\nSam: yes': ['Sam lives in Riga.'],
  'Sam: I moved to Riga in April. Sorry, Ana.\nBot: ok\nSam: yes': ['Sam moved to Riga in April 2024.'],
};

for (const [text, expected] of Object.entries(cases))
  it(text, async () => {
    const claims = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
    expect(claims.map(({ claimText }) => claimText)).toEqual(expected);
  });
