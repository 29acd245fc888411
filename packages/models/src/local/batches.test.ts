import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchByLength } from './batches.ts';

const longest = (lengths: readonly number[], batch: readonly number[]) =>
  Math.max(...batch.map((index) => lengths[index] as number));

test('every row is in one batch, and no batch of several is padded beyond the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 300 })), (lengths) => {
      const batches = batchByLength(lengths, 512);
      expect(batches.flat().sort((a, b) => a - b)).toEqual(lengths.map((_, i) => i));
      for (const batch of batches)
        expect(batch.length === 1 || batch.length * longest(lengths, batch) <= 512).toBe(true);
    }),
  );
});

test('rows are put together where a run less is worth the padding', () => {
  expect(batchByLength([20, 21, 20])).toEqual([[0, 2, 1]]);
  expect(batchByLength([70, 5, 64, 6, 4])).toEqual([
    [4, 1, 3],
    [2, 0],
  ]);
  expect(batchByLength([5, 60, 30])).toEqual([[0], [2], [1]]);
});

test('less is computed than in any batch alone, and than in one batch of all', () => {
  const cost = (lengths: readonly number[], batches: readonly number[][]) =>
    batches.reduce((sum, batch) => sum + 9 + batch.length * longest(lengths, batch), 0);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 32 }), (lengths) => {
      const chosen = cost(lengths, batchByLength(lengths));
      expect(chosen).toBeLessThanOrEqual(
        cost(
          lengths,
          lengths.map((_, i) => [i]),
        ),
      );
      expect(chosen).toBeLessThanOrEqual(cost(lengths, [lengths.map((_, i) => i)]));
    }),
  );
});
