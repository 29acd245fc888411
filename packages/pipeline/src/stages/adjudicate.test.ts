import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packTogether } from './adjudicate.ts';

describe('packTogether', () => {
  it('keeps what statements join in one piece, and nothing twice', () => {
    const group = fc.integer({ min: 0, max: 40 }).map(String);
    fc.assert(
      fc.property(
        fc.array(fc.array(group, { minLength: 1, maxLength: 3 }), { maxLength: 40 }),
        fc.integer({ min: 1, max: 10 }),
        (joined, size) => {
          const pieces = packTogether(joined, size);
          const all = pieces.flat();
          expect([...all].sort()).toEqual([...new Set(joined.flat())].sort());
          for (const groups of joined) {
            expect(pieces.filter((piece) => groups.some((one) => piece.includes(one)))).toHaveLength(1);
          }
        },
      ),
    );
  });

  it('fills pieces up to their size', () => {
    expect(packTogether([['1'], ['2'], ['3', '4'], ['5']], 2)).toEqual([['1', '2'], ['3', '4'], ['5']]);
  });
});
