import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** What people tell of where they live and work, what they gave up and got, each in a turn of a talk. */
const cases: Record<string, readonly string[]> = {
  "I'm no longer in Hull, I'm in York now.": ['Ana no longer lives in Hull.', 'Ana lives in York now.'],
  "I'm in York now, moved last month.": ['Ana moved to York in April 2024.'],
  "I'm back in Hull after three years in York.": ['Ana moved back from York to Hull.'],
  "We've been in Hull for two months now.": ['Ana has lived in Hull for two months.'],
  'Today was my last day at Tarn Foods!': ['Ana resigned from Tarn Foods on 15 May 2024.'],
  'I got a job at Ostrava Cargo as a route planner.': ['Ana joined Ostrava Cargo as a route planner.'],
  'I start at Pellworm Freight on Monday, as a clerk.': [
    'Ana starts at Pellworm Freight on 20 May 2024 as a clerk.',
  ],
  'My boss Henrik left last week.': ["Ana's boss is Henrik.", 'Henrik left in the week of 6 May 2024.'],
  'I wanted to study law but ended up studying history.': ['Ana studied history.'],
  'I smoke and drink coffee all day.': ['Ana smokes.', 'Ana drinks coffee all day.'],
  "I haven't smoked since March, proud of myself": ['Ana stopped smoking in March 2024.'],
  "I don't drink coffee anymore, just mint tea.": ['Ana no longer drinks coffee.', 'Ana drinks mint tea.'],
  'I replaced my phone with a Galaxy S24.': ['Ana bought a Galaxy S24.', "Ana's phone is now a Galaxy S24."],
  'My parents gave me an old Opel Corsa.': [
    "Ana's parents gave Ana an old Opel Corsa.",
    'Ana owns an old Opel Corsa.',
  ],
  'We got a dog last week. His name is Rex.': ['Ana got a dog named Rex in the week of 6 May 2024.'],
  "We have two cats. They're called Miso and Tofu.": ['Ana has two cats, Miso and Tofu.'],
  "We adopted a cat from the shelter. We've called her Juno.": [
    'Ana adopted a cat named Juno from the shelter.',
  ],
  "I've changed my mind, always answer in English.": [
    "Ana's standing instruction is to always answer in English.",
  ],
  'The dentist appointment has been moved to 19 June 2024.': [
    "Ana's dentist appointment has been moved to 19 June 2024.",
  ],
  "I'm so sorry.": [],
  "New job alert: I'm joining Orr Mills in June.": ['Ana is joining Orr Mills in June 2024.'],
  "I'm now at Orr Mills.": ['Ana works at Orr Mills.'],
};

for (const [said, claims] of Object.entries(cases)) {
  it(said, async () => {
    const found = await claimsOf(`Ana: ${said}\nBo: ok`, new Date('2024-05-15T10:00:00Z'));
    expect(found.map(({ claimText }) => claimText)).toEqual(claims);
  });
}

const talks: Record<string, { text: string; claims: readonly string[] }> = {
  'what is asked of somebody else': {
    text: 'Bo: My sister Lea lives in Hull.\nAna: does she have kids?\nBo: Yes, a son, Jannis.\nAna: is she married?\nBo: Yes, to Karl.',
    claims: ["Bo's sister Lea lives in Hull.", 'Lea has a son, Jannis.', 'Lea is married to Karl.'],
  },
  'an order to whom is called': {
    text: 'Ana: My sister Lea lives in Hull.\nBo: @Ana bring her along on Sunday!',
    claims: ["Ana's sister Lea lives in Hull."],
  },
  'where it is, behind a firm': {
    text: 'Ana: I was hired by Skerry Post. I started there on 1 March 2024.\nBo: ok\nAna: I work for Orr Mills. I am a clerk there.',
    claims: [
      'Ana was hired by Skerry Post.',
      'Ana started at Skerry Post on 1 March 2024.',
      'Ana works for Orr Mills.',
      'Ana is a clerk at Orr Mills.',
    ],
  },
  'our son, who is named in the next sentence': {
    text: 'Ana: Our son was born yesterday! His name is Elias.\nBo: ok',
    claims: ['Elias was born on 14 May 2024!', "Elias is Ana's son."],
  },
  'a surname that begins like a month': {
    text: "Me: I'm Ida Marchand on the new door plate.\nKofi: noted!",
    claims: ['User is Ida Marchand on the new door plate.'],
  },
};

for (const [name, { text, claims }] of Object.entries(talks)) {
  it(name, async () => {
    const found = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
    expect(found.map(({ claimText }) => claimText)).toEqual(claims);
  });
}
