import { expect, test } from 'vitest';
import { toVectorText } from './vector-text.ts';

test('writes four decimals, cut at one', () => {
  expect(toVectorText(Float32Array.of(0, 1, -1, 0.5, -0.12344, 0.00001, 0.0001, 3))).toBe(
    '[0,1,-1,.5,-.1234,0,.0001,1]',
  );
});
