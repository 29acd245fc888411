import { expect, it } from 'vitest';
import { bestPerDocument, mean, ndcg, percentile } from './score.ts';

it('scores a perfect, a late and a missing answer', () => {
  const relevant = new Map([['a', 1]]);
  expect(ndcg(['a', 'b'], relevant, 10)).toBe(1);
  expect(ndcg(['b', 'a'], relevant, 10)).toBeCloseTo(1 / Math.log2(3));
  expect(ndcg(['b', 'c'], relevant, 10)).toBe(0);
  expect(ndcg(['b', 'a'], relevant, 1)).toBe(0);
});

it('keeps the best place of each document', () => {
  expect(bestPerDocument(['a', 'b', 'a', 'c', 'b'])).toEqual(['a', 'b', 'c']);
});

it('takes percentiles by nearest rank', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(percentile(values, 50)).toBe(50);
  expect(percentile(values, 95)).toBe(95);
  expect(mean([1, 2, 3])).toBe(2);
});
