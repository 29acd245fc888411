import { expect, test } from 'vitest';
import { withHour } from './hour-of-day.ts';
import type { NormalizedStatement } from './normalized-claim.ts';

const set = { predicate: 'scheduled_for', objectText: '5 May 2023' } as NormalizedStatement;
const told = (text: string, statement = set) => withHour(statement, text).objectText;

test.each([
  ['The review is on 5 May 2023 at 11:00.', '5 May 2023 at 11:00'],
  ['The review is at 3 pm on 5 May 2023.', '5 May 2023 at 15:00'],
  ['The review is on 5 May 2023, 9.30 am.', '5 May 2023 at 09:30'],
  ['The review was moved to 5 May 2023 at noon.', '5 May 2023 at 12:00'],
  ['The review is on 5 May 2023 at 10 o’clock.', '5 May 2023 at 10:00'],
  ['The review is on 5 May 2023, 14:00–16:00.', '5 May 2023 from 14:00 to 16:00'],
  ['The review moves from 4 May 2023 at 10:00 to 5 May 2023 at 12 am.', '5 May 2023 at 00:00'],
])('%s', (text, day) => {
  expect(told(text)).toBe(day);
});

test.each([
  'The review is on 5 May 2023 at 10 Downing Street.',
  'The review is on 5 May 2023 at 25:00.',
  'The review is on 5 May 2023 in Leeds at 25 pm.',
])('no hour: %s', (text) => {
  expect(told(text)).toBe('5 May 2023');
});

test('only of a day that is set for something', () => {
  expect(told('It sold for 5 May 2023 at 11:00', { ...set, predicate: 'price' })).toBe('5 May 2023');
  expect(told('In May at 11:00', { ...set, objectText: 'May' })).toBe('May');
});
