import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  ['Tarn Ltd has upped and moved to Ghent.', ['Tarn Ltd moved its headquarters to Ghent.']],
  [
    'Tarn Ltd picked Ghent as its new base and moved there in May 2023.',
    ['Tarn Ltd moved its headquarters to Ghent in May 2023.'],
  ],
  ['The head office of Tarn Ltd is located in Ghent.', ['Tarn Ltd is headquartered in Ghent.']],
  ['Ghent is where Tarn Ltd is headquartered now.', ['Tarn Ltd is headquartered in Ghent now.']],
  ['Tarn Ltd works out of Ghent.', ['Tarn Ltd is headquartered in Ghent.']],
  ['Tarn Ltd maintains its head office in Ghent.', ['Tarn Ltd is headquartered in Ghent.']],
  [
    'Tarn Ltd, a Lisbon firm, makes sensors.',
    ['Tarn Ltd is headquartered in Lisbon.', 'Tarn Ltd makes sensors.'],
  ],
  [
    'The relocation of Tarn Ltd from Lund to Ghent was completed in May 2023.',
    ['Tarn Ltd moved its headquarters to Ghent in May 2023.'],
  ],
  ['Tarn Ltd shuttered its Lisbon store.', ['Tarn Ltd closed its office in Lisbon.']],
  ['Tarn Ltd pulled out of Lisbon in May 2023.', ['Tarn Ltd closed its office in Lisbon in May 2023.']],
  ['Tarn Ltd set up an office in Turin in 2018.', ['Tarn Ltd opened an office in Turin in 2018.']],
  // people, museums and deals
  ['Ann Lee works out of Ghent.', ['Ann Lee works out of Ghent.']],
  ['Ghent is home to the Orle Museum.', ['Ghent is home to the Orle Museum.']],
  ['The head office is in Utrecht.', ['The head office is in Utrecht.']],
  ['Its headquarters are in Utrecht.', ['Its headquarters are in Utrecht.']],
  ['Tarn Ltd pulled out of the deal.', ['Tarn Ltd pulled out of the deal.']],
  ['Tarn Ltd traded bitcoin for dollars.', ['Tarn Ltd traded bitcoin for dollars.']],
];

test.each(told)('where firms have their seat: %s', (sentence, plain) => {
  expect(unfold(sentence)).toEqual(plain);
});
