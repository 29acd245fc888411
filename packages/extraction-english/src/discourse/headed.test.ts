import { expect, test } from 'vitest';
import { factsOf, textsOf } from './reading.fixture.ts';

test.each([
  ['who was born', '# Nora Weld\n\nBorn in Lund in 1970.', 'Nora Weld was born in Lund in 1970.'],
  ['what is based', '# Vesk Ltd\n\nBased in Lund.', 'Vesk Ltd is based in Lund.'],
  ['what employs', '# Vesk Ltd\n\nEmploys 300 people.', 'Vesk Ltd employs 300 people.'],
])('a clipped sentence tells of the name above it: %s', async (_, text, claim) => {
  expect(await textsOf(text)).toContain(claim);
});

test.each(['# Next steps\n\nBased in Lund.', '# Quill\n\nFixed a crash on start.'])(
  'a clipped sentence below no such name is left: %s',
  async (text) => {
    expect(await factsOf(text)).toEqual([]);
  },
);

test('labels below a title tell of what it names', async () => {
  expect(await factsOf('# Tarn Ferries\n\nFounded: 1974\n\nHeadquarters: Lund\n')).toEqual([
    'Tarn Ferries founded_on 1974',
    'Tarn Ferries headquartered_in Lund',
  ]);
});

test('labels below a title that names nothing tell nothing', async () => {
  expect(await factsOf('# Opening Hours\n\nFounded: 1974\n\nHeadquarters: Lund\n')).toEqual([]);
});

test('the first line of a card names what the others tell of', async () => {
  expect(await factsOf('Vessel: Grete Malm\nOwner: Vesk Ltd\nLength: 61 m\n')).toEqual([
    'Vesk Ltd owns Grete Malm',
    'Grete Malm length 61 m',
  ]);
});

test('a table of two columns without headers tells of the title', async () => {
  const facts = await factsOf('# Orion T5\n\n| | |\n|---|---|\n| Weight | 1.4 kg |\n| Maker | Vesk Ltd |\n');
  expect(facts.some((fact) => fact.startsWith('Orion T5') && fact.includes('1.4 kg'))).toBe(true);
});
