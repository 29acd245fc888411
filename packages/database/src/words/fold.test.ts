import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test('is lower case without accents, in one width', () => {
  expect(fold('Ｃafé İstanbul Łódź')).toBe('cafe istanbul lodz');
  expect(fold('ガ')).toBe('ガ'.normalize('NFC'));
});

test('leaves what is folded as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
