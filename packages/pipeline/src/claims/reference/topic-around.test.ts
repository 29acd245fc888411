import { expect, test } from 'vitest';
import { normalizeClaim } from '../../relations/normalize.ts';
import { claimsOf } from '../test-document.ts';

/** Who or what the claims of a text are said of, and with which words. */
async function toldOf(text: string): Promise<string[]> {
  const claims = await claimsOf(text);
  return claims
    .flatMap((claim) => normalizeClaim({ ...claim, documentTitle: null }).statements)
    .map(({ subject, objectText, object }) => `${subject.name} | ${objectText ?? object?.name}`);
}

test.each([
  ['# Harrowmere\n\nThe railway arrived in 1853.', 'Harrowmere | The railway arrived in 1853'],
  [
    '# Lindholm Books\n\nThe lift has been out of order since 18 September 2024.',
    "Lindholm Books | Lindholm Books's lift is out of order",
  ],
  ['Liv: We use Postgres at the office.', 'Liv | We use Postgres at the office'],
  ['User: The car is at the garage.', 'User | The car is at the garage'],
  ['User: My brother Karel lives in Oslo. The dishwasher is broken.', 'User | The dishwasher is broken'],
  ['# Orr Hall\n\nWe went to the wrong gate.', 'Orr Hall | We went to the wrong gate'],
  [
    'Harrow Tower is in Hull. The lift is out of order.',
    "Harrow Tower | Harrow Tower's lift is out of order",
  ],
  ['Ada Orr and Bo Tarn are brothers. The lift is out of order.', 'lift | out of order'],
  ['# Harrow Hall\n\nThe company Loom paid for the bridge.', 'Loom | Loom paid for the bridge'],
  ['Harrow Rowers is a club in Hull. The president is Ida Falk.', 'Ida Falk | Harrow Rowers'],
])('what %j says is told of what the text is about', async (text, told) => {
  expect(await toldOf(text)).toContain(told);
});

test.each([
  [
    'who runs the repair is not what the bridge is',
    'Ulla Holm manages the repair. The bridge is closed to cars.',
  ],
  ['an assistant has no things', 'User: Hello there.\nAssistant: The car is at the garage.'],
  ['a word that only stands in front is no thing', 'Embryonic stem cells divide. The lift was out of order.'],
  ['a bakery does not say we', 'Tidemill is a bakery. We sold the car in 2022.'],
  ['a wish is not so', 'Ines: We should move the car to the server room.'],
  ['nobody says what you are', 'Ola: You went to the wrong car.'],
  ['two are not what a text is about', 'Ada Orr and Bo Tarn are brothers. The car is out of order.'],
  ['nobody is told of', 'The car is out of order.'],
])('%s', async (_why, text) => {
  expect((await toldOf(text)).filter((told) => /bridge|car|lift/.test(told))).toEqual([]);
});
