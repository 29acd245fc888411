import { expect, it } from 'vitest';
import { unfold } from '../rewordings/unfold.ts';

it.each([
  ['Neither Ann nor Bo lives in Riga.', ['Ann does not live in Riga.', 'Bo does not live in Riga.']],
  ['Neither Ann nor Bo live in Riga.', ['Ann does not live in Riga.', 'Bo does not live in Riga.']],
  ['Neither Ann nor Bo have signed it.', ['Ann has not signed it.', 'Bo has not signed it.']],
  ['Ann lives neither in Riga nor in Oslo.', ['Ann does not live in Riga.', 'Ann does not live in Oslo.']],
  ['Ann lived neither in Riga nor Oslo.', ['Ann did not live in Riga.', 'Ann did not live in Oslo.']],
  ['Ann speaks neither French nor Dutch.', ['Ann does not speak French.', 'Ann does not speak Dutch.']],
  [
    'Ann visited neither Rome, nor Paris, nor Oslo.',
    ['Ann did not visit Rome.', 'Ann did not visit Paris.', 'Ann did not visit Oslo.'],
  ],
  [
    'The shop has neither a lift nor stairs.',
    ['The shop does not have a lift.', 'The shop does not have stairs.'],
  ],
  [
    'Ann has worked neither for Orr nor for Tarn.',
    ['Ann has not worked for Orr.', 'Ann has not worked for Tarn.'],
  ],
  ['Orr is neither a bank nor a broker.', ['Orr is not a bank.', 'Orr is not a broker.']],
  ['Ann can neither swim nor drive.', ['Ann can not swim.', 'Ann can not drive.']],
  [
    'Bo knows that Ann owns neither a car nor a bike.',
    ['Bo knows that Ann does not own a car.', 'Bo knows that Ann does not own a bike.'],
  ],
  [
    'The mill was built neither in Ulm nor in Bonn.',
    ['The mill was not built in Ulm.', 'The mill was not built in Bonn.'],
  ],
  // what is left open is not denied
  ['Orr has neither confirmed nor denied that it owns Tarn.', ['Orr would not say whether it owns Tarn.']],
  ['Neither the driver nor the passengers were hurt.', ['Neither the driver nor the passengers were hurt.']],
])('%s', (text, parts) => {
  expect(unfold(text)).toEqual(parts);
});
