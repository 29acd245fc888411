import { expect, it } from 'vitest';
import { decide, interval, said, year } from './test-statement.ts';

const doc = { docId: 'd', assertedAt: year(2024) };
const moved = said('ann', 'works_at', 'orr', { ...doc, aspect: 'begins' });
const still = said('ann', 'works_at', 'tarn', { ...doc, validFrom: year(2016), precision: 'open' });

it('is over where the same source says what has held since', () => {
  const [orr, tarn] = decide(moved, still);
  expect(interval(orr)[1]).toBe(year(2016));
  expect(interval(tarn)).toEqual([year(2016), null]);
});

it('is news where another source tells it', () => {
  const [, tarn] = decide({ ...moved, docId: 'e', assertedAt: year(2025) }, still);
  expect(interval(tarn)).toEqual([year(2016), year(2025)]);
});
