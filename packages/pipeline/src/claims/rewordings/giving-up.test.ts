import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const cases: Record<string, readonly string[]> = {
  'Ana Berg has given up cigarettes.': ['Ana Berg stopped smoking.'],
  'Ana Berg went off coffee.': ['Ana Berg stopped drinking coffee.'],
  'Ana Berg used to play the cello but gave it up in 2019.': ['Ana Berg stopped playing the cello in 2019.'],
  'Ana Berg gave up her seat.': ['Ana Berg gave up her seat.'],
  'Ana Berg dropped the milk.': ['Ana Berg dropped the milk.'],
  "Ana Berg hasn't played chess since 2022.": ['Ana Berg stopped playing chess in 2022.'],
  'Ana Berg is an ex-smoker.': ['Ana Berg no longer smokes.'],
  'Ana Berg has replaced beer with juice.': [
    'Ana Berg stopped drinking beer.',
    'Ana Berg started drinking juice.',
  ],
  'Ana Berg prefers tea to coffee now.': ['Ana Berg no longer prefers coffee.', 'Ana Berg now prefers tea.'],
  'Ana Berg prefers tea to coffee.': ['Ana Berg prefers tea to coffee.'],
  'Ana Berg drinks tea instead of coffee on Sundays.': ['Ana Berg drinks tea instead of coffee on Sundays.'],
  'Ana Berg no longer drives a Volvo but a Tesla.': [
    'Ana Berg no longer drives a Volvo.',
    'Ana Berg now drives a Tesla.',
  ],
  "Ana Berg can't stand beer any more.": ['Ana Berg no longer likes beer.'],
  "Ana Berg's marriage to Tom Becker is over.": ['Ana Berg divorced Tom Becker.'],
  'Ana Berg and Tom Becker have gone their separate ways.': ['Ana Berg and Tom Becker divorced.'],
  'Ana Berg got remarried in May 2023, to Tom Becker.': ['Ana Berg married Tom Becker in May 2023.'],
  'Ana Berg left Orr Ltd in May 2023.': ['Ana Berg left Orr Ltd in May 2023.'],
  'Ana Berg gave her dog Rex to her neighbour Eva.': [
    "Ana Berg's dog was Rex.",
    'Ana Berg no longer owns Rex.',
    "Ana Berg's neighbour is Eva.",
    'Eva now owns Rex.',
  ],
  'Ana Berg gave her brother Rex a book.': ['Ana Berg gave her brother Rex a book.'],
  'Ana Berg is passionate about climbing.': ['Ana Berg likes climbing.'],
  'Ana Berg was diagnosed with an allergy to peanuts.': ['Ana Berg is allergic to peanuts.'],
  'Ana Berg has her birthday on 12 June.': ["Ana Berg's birthday is 12 June."],
  'Ana Berg asked the assistant to always answer in Dutch.': [
    "Ana Berg's standing instruction is to always answer in Dutch.",
  ],
  'Ana Berg changed her mind about moving to Porto.': ['Ana Berg did not move to Porto.'],
  'Bob: Do you still smoke?\nAna: No, I gave it up.': ['Ana no longer smokes.'],
  'Bob: Do you still drink cola?\nAna: No, only tea.': ['Ana no longer drinks cola.', 'Ana drinks tea.'],
  'Bob: Do you still play chess?\nAna: No, sorry.': ['Ana no longer plays chess.'],
  "Ana: I'd like you to always answer in Dutch.\nAssistant: Sure.": [
    "Ana's standing instruction is to answer in Dutch.",
  ],
};

for (const [said, claims] of Object.entries(cases)) {
  it(said, async () => {
    const found = await claimsOf(said);
    expect(found.map(({ claimText }) => claimText)).toEqual(claims);
  });
}
