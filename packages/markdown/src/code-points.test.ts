import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCodePointIndex } from './code-points.ts';

test('offsets turn into code points and back, for every character of any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.integer({ min: 0, max: 30 }),
      (part, times) => {
        const text = part.repeat(times);
        const index = createCodePointIndex(text);
        const characters = Array.from(text);
        expect(index.length).toBe(characters.length);
        let utf16 = 0;
        for (const [codePoint, character] of characters.entries()) {
          if (index.toCodePoint(utf16) !== codePoint) expect.fail(`toCodePoint(${utf16})`);
          if (index.toUtf16(codePoint) !== utf16) expect.fail(`toUtf16(${codePoint})`);
          utf16 += character.length;
        }
        expect(index.toCodePoint(text.length)).toBe(characters.length);
        expect(index.toUtf16(characters.length)).toBe(text.length);
        expect(index.slice(1, 7)).toBe(characters.slice(1, 7).join(''));
      },
    ),
    { numRuns: 60 },
  );
});

test('an offset inside a surrogate pair counts as the one behind it', () => {
  const index = createCodePointIndex('a😀b');
  expect([0, 1, 2, 3, 4].map(index.toCodePoint)).toEqual([0, 1, 2, 2, 3]);
});
