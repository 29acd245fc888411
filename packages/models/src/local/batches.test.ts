import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchByLength } from './batches.ts';

test('every row is in one batch, and no batch of several is padded beyond the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 300 })), (lengths) => {
      const batches = batchByLength(lengths, 512);
      expect(batches.flat().sort((a, b) => a - b)).toEqual(lengths.map((_, i) => i));
      for (const batch of batches) {
        const longest = Math.max(...batch.map((index) => lengths[index] as number));
        expect(batch.length === 1 || batch.length * longest <= 512).toBe(true);
      }
    }),
  );
});
