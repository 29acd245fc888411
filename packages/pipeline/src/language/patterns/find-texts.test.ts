import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextFinder } from './find-texts.ts';

describe('looking for many texts at once', () => {
  it('finds texts inside each other, and groups that need none', () => {
    const find = createTextFinder([['was born', 'grew up'], [' born in '], null, ['bo'], ['Ähre']]);
    expect([...find('Ann was born in Hull')]).toEqual([1, 1, 1, 1, 0]);
    expect([...find('Ann grew up')]).toEqual([1, 0, 1, 0, 0]);
    expect([...find('die Ähre')]).toEqual([0, 0, 1, 0, 1]);
    expect([...find('')]).toEqual([0, 0, 1, 0, 0]);
  });

  it('finds what a search for each text finds', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', '’'), minLength: 1, maxLength: 4 });
    const groups = fc.array(fc.option(fc.array(word, { minLength: 1, maxLength: 3 })), { maxLength: 8 });
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', '’', 'c'), maxLength: 20 });
    fc.assert(
      fc.property(groups, text, (sought, said) => {
        const expected = sought.map((group) =>
          Number(group === null || group.some((part) => said.includes(part))),
        );
        expect([...createTextFinder(sought)(said)]).toEqual(expected);
      }),
      { numRuns: 1_000 },
    );
  });
});
