import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

test.each([
  'Vexo Labs has existed since 1994.',
  'Vexo Labs has been in business since 1994.',
  'The company Vexo Labs has been around since 1994.',
  'Vexo Labs dates from 1994.',
  'Vexo Labs traces its origins back to 1994.',
  'Vexo Labs came into being in 1994.',
  'Vexo Labs was started in 1994.',
  'The founding year of Vexo Labs is 1994.',
  'The founding of Vexo Labs was in 1994.',
  'The year in which Vexo Labs was founded is 1994.',
  '1994 was the year that Vexo Labs was founded.',
])('%s', (sentence) => {
  expect(unfold(sentence)).toEqual(['Vexo Labs was founded in 1994.']);
});

test.each([
  'Ann Lee has been around since 1994.',
  'Orion has been in operation since March 2024.',
  'The problem has existed since 1994.',
  'The Bell Inn dates from 1720.',
  'Ann Lee was born in 1994.',
])('%s tells of no founding', (sentence) => {
  expect(unfold(sentence)).toEqual([sentence]);
});
