import { expect, test } from 'vitest';
import { claimsOf, factsOf } from './reading.fixture.ts';

test.each([
  ['Ann Bell said that Orr Ltd moved to Kiel.', 'Ann Bell'],
  ['According to Ann Bell, Orr Ltd moved to Kiel.', 'Ann Bell'],
  ['"Orr Ltd moved to Kiel," said Ann Bell.', 'Ann Bell'],
  ['Ann Bell announced: Orr Ltd moved to Kiel.', 'Ann Bell'],
  ['The report says that Orr Ltd moved to Kiel.', 'The report'],
])('%s is the word of %s', async (text, by) => {
  const [claim] = await claimsOf(text);
  expect(claim).toMatchObject({ text, isAttributed: true, attributedTo: by });
});

test.each(['Orr Ltd moved to Kiel.', 'We said that Orr Ltd moved to Kiel.'])(
  '%s is its own word',
  async (text) => {
    expect((await claimsOf(text))[0]).toMatchObject({ isAttributed: false, attributedTo: null });
  },
);

test('a pronoun that may be the speaker or the listener stays, and gives no fact', async () => {
  const text = 'Ann Bell told Mary Lee that she lives in Kiel.';
  expect((await claimsOf(text))[0]).toMatchObject({ text, attributedTo: 'Ann Bell' });
  expect((await factsOf(text)).filter((fact) => fact.includes('lives_in'))).toEqual([]);
});

test.each([
  ['Correction: Ann Bell lives in Ghent.', 'Ann Bell lives in Ghent.'],
  ['Erratum: Ann Bell lives in Ghent.', 'Ann Bell lives in Ghent.'],
])('%s corrects', async (text, claim) => {
  expect((await claimsOf(text))[0]).toMatchObject({ text: claim, isCorrection: true });
});

test('a speaker who takes something back corrects', async () => {
  const claims = await claimsOf(
    'Ann: I live in Lund.\nKarl: ok\nAnn: I meant Ghent, not Lund.\nKarl: I see.',
  );
  expect(claims.map(({ isCorrection }) => isCorrection)).toEqual([false, false, true, false]);
});

test.each([
  ['Does Ann Bell live in Kiel?', 'hedged'],
  ['Create a file in Kiel.', 'hedged'],
  ['Ann Bell may live in Kiel.', 'hedged'],
  ['Ann Bell lives in Kiel.', 'asserted'],
])('%s is %s', async (text, modality) => {
  const [claim] = await claimsOf(text);
  expect(claim).toMatchObject({ text, modality });
  if (modality === 'hedged')
    expect(claim?.assertions.every((assertion) => assertion.modality === 'hedged')).toBe(true);
});
