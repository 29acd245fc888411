import { expect, it } from 'vitest';
import { startOf } from './calendar.ts';
import { effectiveTime } from './segments.ts';
import { said } from './test-statement.ts';

const until = (validUntil: number) =>
  effectiveTime(said('ann', 'lives_in', 'rome', { validUntil, precision: 'open' }));

it('speaks of before an end, in the years of the first centuries too', () => {
  expect(until(startOf(80))).toBe(startOf(79) - 1);
  expect(until(startOf(79, 7))).toBe(startOf(79, 6) - 1);
});

it('speaks of no time before the first year', () => {
  expect(until(startOf(2))).toBe(startOf(1));
  expect(until(startOf(1, 0, 2))).toBe(startOf(1));
});
