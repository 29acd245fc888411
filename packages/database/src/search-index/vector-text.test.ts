import { expect, test } from 'vitest';
import { toVectorText } from './vector-text.ts';

test('writes ten-thousandths, cut at one', () => {
  expect(toVectorText(Float32Array.of(0, 1, -1, 0.5, -0.12344, 0.00001, 0.0001, 3))).toBe(
    '[0,10000,-10000,5000,-1234,0,1,10000]',
  );
});
