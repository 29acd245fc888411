import { expect, test } from 'vitest';
import { askedOn } from './asked-on.ts';

test.each([
  ['Are you still allergic to walnuts?', 'and to cats?', 'Are you still allergic to cats?'],
  ['Do you eat meat?', 'Fish?', 'Do you eat fish?'],
  ['Do you speak Greek?', 'And what about Danish?', 'Do you speak Danish?'],
  ["Tomek, what's your wife called?", 'and the baby?', "Tomek, what's your baby called?"],
  ['Do you eat meat?', 'Really?', 'Really?'],
  ['Where do you live?', 'And your job?', 'And your job?'],
  ['Do you eat meat?', 'Do you eat fish?', 'Do you eat fish?'],
])('%s %s', (before, question, asked) => {
  expect(askedOn(before, question)).toBe(asked);
});
