import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refreshDelay } from './refresh-delay.ts';

test('never waits longer than the interval, and backs off towards it', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000 }),
      fc.double({ min: 1, max: 1e12, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, refreshMs, random) => {
        const delay = refreshDelay(failures, refreshMs, random);
        expect(delay).toBeGreaterThan(0);
        expect(delay).toBeLessThanOrEqual(Math.min(refreshMs, 2 ** 31 - 1));
      },
    ),
  );
  const delays = [1, 2, 3, 4, 5, 6, 7, 8].map((failures) => refreshDelay(failures, 60_000, 1));
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect([refreshDelay(0, 60_000, 0), refreshDelay(0, 60_000, 1)]).toEqual([54_000, 60_000]);
});
