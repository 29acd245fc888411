import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** What somebody asks for, for good, and what is asked for once. */
const cases: Record<string, { text: string; claims: string[] }> = {
  'one by one what a list of orders asks for': {
    text: 'User: Always answer in Danish, keep it short and never mention football.',
    claims: [
      "User's standing instruction is to always answer in Danish.",
      "User's standing instruction is to keep it short.",
      "User's standing instruction is to never mention football.",
    ],
  },
  'an order that goes on': {
    text: 'User: Always read the file and check it for bugs.\nUser: Never use emojis, exclamation marks or slang.',
    claims: [
      "User's standing instruction is to always read the file and check it for bugs.",
      "User's standing instruction is to never use emojis, exclamation marks or slang.",
    ],
  },
  'how long answers may be': {
    text: 'User: From now on your replies can be up to 300 words long.\nUser: You can now write up to 500 words.\nUser: Limit your answers to 200 words.',
    claims: [
      "User's standing instruction is to keep your answers up to 300 words long.",
      "User's standing instruction is to keep your answers up to 500 words.",
      "User's standing instruction is to limit your answers to 200 words.",
    ],
  },
  'no wish for good': {
    text: 'User: Your answers can be wrong.\nUser: Write me a poem. You can use up to 300 words.\nUser: I like owls.',
    claims: ['Your answers can be wrong.', 'You can use up to 300 words.', 'User likes owls.'],
  },
  'an order behind what is told': {
    text: 'User: I moved to Tartu in May 2023, please use Celsius.\nUser: I like owls.',
    claims: [
      'User moved to Tartu in May 2023.',
      "User's standing instruction is to use Celsius.",
      'User likes owls.',
    ],
  },
};

for (const [name, { text, claims }] of Object.entries(cases)) {
  it(name, async () => {
    const found = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
    expect(found.map(({ claimText }) => claimText)).toEqual(claims);
  });
}
