import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const cases: Record<string, readonly string[]> = {
  "Ana Berg's birthday is 21 June.": ["Ana Berg's birthday is 21 June."],
  'Sam: My girlfriend Bea and I split up last year.\nBot: ok\nSam: yes': [
    "Sam's girlfriend was Bea.",
    'Sam and Bea broke up in 2023.',
  ],
  'Sam: My friends call me Leni.\nBot: ok\nSam: yes': ['Sam is nicknamed Leni.'],
  'Sam: I no longer own my Vespa.\nBot: ok\nSam: yes': ["Sam no longer owns Sam's Vespa."],
  'Sam: I have a nut allergy.\nBot: ok\nSam: yes': ['Sam is allergic to nuts.'],
  'Sam: My husband is called Kalle, we got married in 2016.\nBot: ok\nSam: yes': [
    "Sam's husband is Kalle.",
    'Sam and Kalle got married in 2016.',
  ],
  'Sam: Jonas is my ex-husband, we divorced in 2019.\nBot: ok\nSam: yes': [
    "Jonas is Sam's ex-husband.",
    'Sam and Jonas divorced in 2019.',
  ],
  'Sam: Bo and I met in 2012, we got engaged last year.\nBot: ok\nSam: yes': [
    'Sam and Bo met in 2012.',
    'Sam and Bo got engaged in 2023.',
  ],
  'Sam: I live in Tartu, been here since 2015.\nBot: ok\nSam: yes': [
    'Sam has been living in Tartu since 2015.',
  ],
  "Sam: I'm 44, my birthday's on 1 April.\nBot: ok\nSam: yes": [
    "Sam's age is 44.",
    "Sam's birthday is 1 April.",
  ],
  "Sam: I've got an older brother, Mats, and a little sister named Tuva.\nBot: ok\nSam: yes": [
    'Sam has an older brother, Mats.',
    'Sam has a little sister named Tuva.',
  ],
  "user: Don't suggest places with meat, I'm vegan\nassistant: OK\nuser: thanks": [
    "User's standing instruction is to not suggest places with meat.",
    'User is vegan.',
  ],
  "user: Always answer in French.\nassistant: D'accord.\nuser: merci": [
    "User's standing instruction is to always answer in French.",
  ],
};

for (const [text, expected] of Object.entries(cases))
  it(text, async () => {
    const claims = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
    expect(claims.map(({ claimText }) => claimText)).toEqual(expected);
  });
