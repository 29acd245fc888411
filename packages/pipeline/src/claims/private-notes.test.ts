import { expect, it } from 'vitest';
import { claimsOf } from './test-document.ts';

const told = async (text: string) => (await claimsOf(text)).map(({ claimText }) => claimText);

it('reads notes on a person behind the name', async () => {
  expect(
    await told(
      'Greta: birthday 4 June. Vegetarian. Hates crowds, loves the sea. Scared of dogs. Grew up in Delft.',
    ),
  ).toEqual([
    "Greta's birthday is 4 June.",
    'Greta is vegetarian.',
    'Greta hates crowds.',
    'Greta loves the sea.',
    'Greta is scared of dogs.',
    'Greta grew up in Delft.',
  ]);
  expect(await told('- Old Mr Hale next door: widower since 2012, two sons, Rolf and Nils.')).toEqual([
    'Mr Hale has been a widower since 2012.',
    'Mr Hale has two sons, Rolf and Nils.',
  ]);
});

it('leaves labels that are no notes on a person as they are', async () => {
  expect(await told('Kestrel: built in 1901. Sold in 1950.')).not.toContain('Kestrel was sold in 1950.');
});

it('tells who is where in a house', async () => {
  expect(await told('Top floor: Lena and Boris Holt, since 2011. Their son Ivo has a key.')).toEqual([
    'Lena and Boris Holt have been on the top floor since 2011.',
    "Lena and Boris Holt's son Ivo has a key.",
  ]);
  expect(await told('Ground floor: kitchen and hall')).toEqual(['The ground floor is kitchen and hall.']);
});

it('takes what a newsletter tells of those whom it greets', async () => {
  expect(
    await told('Well done to Ida Holt in Year 4, who won the cup. Her brother Sven came second.'),
  ).toEqual(['Ida Holt won the cup.', "Ida Holt's brother Sven came second."]);
  expect(await told('A warm welcome to our new members Ben Ek and Rita Lund, who have a boat.')).toEqual([
    'Ben Ek and Rita Lund have a boat.',
  ]);
  expect(await told('Thanks to everyone who came.')).toEqual([]);
});

it('parts a result from its ground', async () => {
  expect(await told('The rent doubled, so Ines and Kurt moved to Horsens in May 2023.')).toEqual([
    'The rent doubled.',
    'Ines and Kurt moved to Horsens in May 2023.',
  ]);
  expect(await told('They came home because Mia and Leo fell ill.')).toEqual([
    'They came home because Mia and Leo fell ill.',
  ]);
  expect(await told('Mia works nights, so please ring after noon.')).toEqual(['Mia works nights.']);
});

it('says of a named person what describes them behind a noun', async () => {
  expect(await told('The new caretaker is Emil Sand, a former sailor, who came in 2021.')).toEqual([
    'The new caretaker is Emil Sand, a former sailor.',
    'Emil Sand came in 2021.',
  ]);
});

it('gives kin in a describing clause to whom it describes', async () => {
  expect(await told('Ann Lee moved to Riga. I met Kaja Tamm, who lives with her husband Rein.')).toContain(
    'Kaja Tamm lives with her husband Rein.',
  );
});

it('pairs nobody with an animal', async () => {
  expect(await told('Ann Lee has a cat called Olive. They moved to Hull.')).not.toContain(
    'Ann Lee and Olive moved to Hull.',
  );
});

it('dates no possession by the year in which it was made', async () => {
  const [claim] = await claimsOf('Ann Lee drives an old Saab from 1972.');
  expect(claim?.validFrom).toBe(null);
  const [post] = await claimsOf('Ann Lee was a teacher from 1990.');
  expect(post?.validFrom).not.toBe(null);
});

it('parts clauses that only a comma joins', async () => {
  expect(await told('Jonas commutes to Lund by train, Selma teaches dance in the barn.')).toEqual([
    'Jonas commutes to Lund by train.',
    'Selma teaches dance in the barn.',
  ]);
});

it('makes no trip the one who travels', async () => {
  expect(await told('# Harz trip\n\nMet Ida Holt, who has lived in Goslar since 2016.')).toEqual([
    'I met Ida Holt.',
    'Ida Holt has lived in Goslar since 2016.',
  ]);
  expect(await told('# Ida Holt\n\nArrived in Goslar in 2019.')).toEqual([
    'Ida Holt arrived in Goslar in 2019.',
  ]);
});

it('takes an address behind a name for no second person', async () => {
  expect(await told('Name: Biscuit\nSpecies: Dog\nOwner: Ida Holt, 12 Mill Lane')).toContain(
    'The owner of Biscuit is Ida Holt.',
  );
});
