import { expect, it } from 'vitest';
import { unfold } from '../rewordings/unfold.ts';
import { claimsOf, show } from '../test-document.ts';

it.each([
  [
    "Erratum: The figure for Tarn's population should have read 8,400, not 84,000.",
    "Correction: Tarn's population is 8,400, not 84,000.",
  ],
  [
    'The figure for the length of the Orr Bridge should be 330 metres.',
    'Correction: the length of the Orr Bridge is 330 metres.',
  ],
  ['Correction: the date of the fair should have read 14 May.', 'Correction: the fair is on 14 May.'],
  [
    'The headline should have said that Ann Lee is the treasurer of Loom.',
    'Correction: Ann Lee is the treasurer of Loom.',
  ],
  [
    'An erroneous report had named Ann Lee as the new rector.',
    'It was falsely reported that Ann Lee is the rector.',
  ],
  ['We apologise for calling Ann Lee a dentist.', 'We wrongly said that Ann Lee is a dentist.'],
  ['We regret calling off the fair.', 'We regret calling off the fair.'],
])('%s', (said, right) => {
  expect(unfold(said)[0]).toBe(right);
});

it('a report that is named with its day is contradicted', async () => {
  const [claim] = await claimsOf('Contrary to our report of 2 May, Loom is not closing.');
  expect(claim === undefined ? '' : show(claim)).toBe('Loom is not closing. | not | corrects ?');
});

it("'it' behind a version that had it wrong is no version", async () => {
  const claims = await claimsOf(
    'An earlier version of this article said that Ann Lee founded Loom in 2008. It was founded in 2010.',
  );
  expect(claims.at(-1)?.claimText).toBe('Loom was founded in 2010.');
});
