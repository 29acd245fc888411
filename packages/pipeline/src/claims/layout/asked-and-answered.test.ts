import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** Pages that ask and answer, and what they claim. */
const cases: Record<string, { text: string; claims: string[] }> = {
  'headings that ask': {
    text: '# FAQ\n\n## Who publishes Orsa Weekly?\n\nNils Roth.\n\n## Where is Orsa Weekly based?\n\nIn Ulm.\n\n## How many people does Orsa Weekly employ?\n\nAbout 30.',
    claims: [
      'Nils Roth publishes Orsa Weekly.',
      'Orsa Weekly is based in Ulm.',
      'Orsa Weekly employs about 30 people.',
    ],
  },
  'where the answer goes': {
    text: '## When did Eva Lind join Brisk AG?\n\nIn May 2015.\n\n## Who is Nils Roth?\n\nA dyer from Ulm.\n\n## What does Brisk AG cost?\n\nNothing.',
    claims: ['Eva Lind joined Brisk AG in May 2015.', 'Nils Roth is a dyer.', 'Nils Roth is from Ulm.'],
  },
  'marks in front of both': {
    text: 'Q: Who founded Brisk AG?\nA: Nils Roth and Eva Lind.\n\nQ: Where is it based?\nA: Basel. The office is closed on Fridays.',
    claims: [
      'Nils Roth and Eva Lind founded Brisk AG.',
      'Brisk AG is based in Basel.',
      'The office is closed on Fridays.',
    ],
  },
  'yes and no': {
    text: '**Does Tilo support macOS?**\n\nYes.\n\n**Does Tilo need Java?**\n\nNo, not since version 3.\n\n**Is Tilo free?** No.',
    claims: ['Tilo supports macOS.', 'Tilo does not need Java. | not', 'Tilo is not free. | not'],
  },
  'half an answer, and questions to the reader': {
    text: '**Does Tilo support macOS?**\n\nYes, but only on new machines.\n\n**Do you ship abroad?**\n\nYes.\n\n**Who owns Tilo?**\n\nGood question.',
    claims: [],
  },
  'an answer that is a sentence': {
    text: '## Who owns Tilo?\n\nTilo is owned by Brisk AG.',
    claims: ['Tilo is owned by Brisk AG.'],
  },
};

it.each(Object.entries(cases))('%s', async (_name, { text, claims }) => {
  const read = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
  expect(read.map(({ claimText, polarity }) => claimText + (polarity === 'negated' ? ' | not' : ''))).toEqual(
    claims,
  );
});
