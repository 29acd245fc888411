import { expect, test } from 'vitest';
import { literalKey } from './statement-key.ts';

test.each([
  ['five years', '5 years'],
  ['€30', '30 euros'],
  ['30 EUR', '30 €'],
  ['£1,200', '1200 pounds'],
  ['640 grams', '640 g'],
  ['2.4 kilograms', '2.4kg'],
  ['30 seconds', '30 s'],
  ['12 per cent', '12%'],
  ['200MB', '200 MB'],
])('%s and %s are one value', (one, other) => {
  expect(literalKey(one)).toBe(literalKey(other));
});

test.each([
  ['30 m', '30 min'],
  ['5 years', '5 months'],
  ['1,20 euros', '120 euros'],
  ['one of the two', 'one of the 2'],
])('%s and %s are two', (one, other) => {
  expect(literalKey(one)).not.toBe(literalKey(other));
});
