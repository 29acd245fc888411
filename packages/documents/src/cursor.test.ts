import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

const position = fc.record({
  at: fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
  docId: fc.uuid(),
  asOf: fc.option(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })),
});
const scope = fc.record({ tag: fc.constantFrom('a/1', 'b/1'), selection: fc.jsonValue() });

it('comes back as it was written, in its own scope only', () => {
  fc.assert(
    fc.property(scope, scope, position, (one, other, written) => {
      const cursor = writeCursor(one, written);
      expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(readCursor(one, cursor)).toEqual(written);
      if (JSON.stringify(one) !== JSON.stringify(other)) {
        expect(() => readCursor(other, cursor)).toThrow('cursor is malformed');
      }
    }),
  );
});

it('refuses everything else', () => {
  const one = { tag: 'a/1', selection: null };
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.json()), (text) => {
      expect(() => readCursor(one, text)).toThrow('cursor is malformed');
      expect(() => readCursor(one, Buffer.from(text).toString('base64url'))).toThrow('cursor is malformed');
    }),
  );
});
