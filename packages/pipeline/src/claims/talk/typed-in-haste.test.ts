import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';
import { withLetterCase } from './letter-case.ts';

it.each([
  ['im from kiel and i dont eat meat', "I'm from Kiel and I don't eat meat"],
  ['my sister annika moved to ghent in may', 'my sister Annika moved to Ghent in may'],
  ['I LIVE IN GHENT.', 'I live in Ghent.'],
  ['i like art and i will rest on monday', 'I like art and I will rest on Monday'],
  ['Im sure that Ana cant come', "I'm sure that Ana can't come"],
  ['i joined brightloom foods last year', 'I joined Brightloom Foods last year'],
  [
    'he applied to vexel robotics and left tarnvik in may',
    'he applied to Vexel Robotics and left Tarnvik in may',
  ],
  ['i joined the gym and quit smoking', 'I joined the gym and quit smoking'],
  ['mail it to ana@ghent.example', 'mail it to ana@ghent.example'],
])('%s', (typed, written) => {
  expect(withLetterCase(typed)).toBe(written);
});

/** What people in a talk type in haste, answer, call off, give away and no longer can. */
const talks: Record<string, { text: string; claims: readonly string[] }> = {
  'all in small letters': {
    text: 'user: hi, im nils, 31, from ghent. i work as a potter\nassistant: hi nils!',
    claims: ["User's name is Nils.", "Nils's age is 31.", 'Nils is from Ghent.', 'Nils is a potter.'],
  },
  'all in capitals': {
    text: 'USER: I LIVE IN GHENT. I HATE OLIVES.\nASSISTANT: NICE!',
    claims: ['User lives in Ghent.', 'User hates olives.'],
  },
  'an answer that has nothing': {
    text: 'Assistant: Do you own a boat?\nUser: Not at the moment.\nAssistant: How many brothers do you have?\nUser: Two.',
    claims: ['User does not own a boat.', 'User has two brothers.'],
  },
  'what came of what somebody advised': {
    text: "User: My doctor told me to cut out beer, so I'm on rooibos now.\nAssistant: ok",
    claims: ["User's doctor told User to cut out beer.", 'User now drinks rooibos.'],
  },
  'what one can no longer do': {
    text: "User: Since my operation in May I can't ski any more, so I've taken up sailing. I can't wait any longer.\nAssistant: ok",
    claims: ['User no longer skis.', 'User started sailing.', "User can't wait any longer."],
  },
  'engaged and called off': {
    text: 'Nora: Tim proposed yesterday and I said yes!\nIda: Lars and I have called off the wedding.',
    claims: ['Nora got engaged to Tim on 14 May 2024.', 'Ida and Lars broke off their engagement.'],
  },
  'a child that has come': {
    text: 'Lars: Our little girl arrived yesterday! Her name is Tuva.\nNora: I have two sons.',
    claims: ['Tuva was born on 14 May 2024!', "Tuva is Lars's daughter.", 'Nora has two sons.'],
  },
  'what was given away': {
    text: 'User: I gave the Yamaha to my nephew in March. I gave the keys to my neighbour.\nAssistant: ok',
    claims: [
      'User stopped owning the Yamaha in March 2024.',
      "User's nephew began to own the Yamaha in March 2024.",
      "User gave the keys to User's neighbour.",
    ],
  },
  'a name put right': {
    text: "User: My daughter's name is Malin. Sorry, autocorrect: it's Merlin. She goes to Park Primary.\nAssistant: ok",
    claims: ["User's daughter is Merlin.", 'Merlin goes to Park Primary.'],
  },
  'a trade and where it was plied of late': {
    text: "Lars: I've been a welder since 2010, the last three years at Orr Steel.\nNora: my turn",
    claims: ['Lars has been a welder since 2010.', 'Lars has worked at Orr Steel since 2021.'],
  },
  'what it is after all': {
    text: "User: I'm allergic to bees. Actually no, it's wasps I'm allergic to. I moved to Graz at the start of April.\nAssistant: ok",
    claims: ['User is allergic to wasps.', 'User moved to Graz at the start of April 2024.'],
  },
  'a letter from a place on a day': {
    text: 'Lyon, 12 December 1985\n\nDear Rose,\n\nI sold the farm in October.\n\nWith love,\nGrandma Odile',
    claims: ['Odile sold the farm in October 1985.'],
  },
};

for (const [name, { text, claims }] of Object.entries(talks)) {
  it(name, async () => {
    const found = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
    expect(found.map(({ claimText }) => claimText)).toEqual(claims);
  });
}
