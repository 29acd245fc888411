import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utcText } from './utc-text.ts';

test.each([
  ['2019-03-01 00:00:00+00', '2019-03-01T00:00:00.000Z'],
  ['2019-03-01 23:59:59.5+00', '2019-03-01T23:59:59.500Z'],
  ['2019-03-01 23:59:59.123456+00', '2019-03-01T23:59:59.123Z'],
  ['0079-08-24 12:00:00+00', '0079-08-24T12:00:00.000Z'],
])('%s is told as %s', (text, told) => {
  expect(utcText(text)).toBe(told);
});

test('nothing is told as nothing', () => {
  expect(utcText(null)).toBeNull();
});

test('it tells what the way over a Date tells', () => {
  const instants = fc.date({
    min: new Date('0001-01-01T00:00:00.000Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (instant) => {
      const told = instant.toISOString();
      // as Postgres writes it: no zeros at the end of a fraction, no fraction without digits
      const written = told.replace('T', ' ').replace(/\.?0*Z$/, '+00');
      expect(utcText(written)).toBe(told);
    }),
  );
});
