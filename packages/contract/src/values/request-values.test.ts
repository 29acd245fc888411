import { describe, expect, test } from 'vitest';
import { countCodePoints, cutCodePoints } from './code-points.ts';
import { parseDateTime, toUtcString } from './datetime.ts';
import { queryInteger } from './request-values.ts';
import { parseUuid } from './uuid.ts';

const zero = '00000000-0000-0000-0000-000000000000';

describe('parseUuid', () => {
  test.each([zero, '0'.repeat(32), `{${zero}}`, `urn:uuid:${zero}`])('reads %s', (text) => {
    expect(parseUuid(text)).toEqual({ ok: true, value: zero });
  });

  // As pydantic 2.14 words them.
  test.each([
    ['', 'invalid length: found 0'],
    ['x', 'invalid character: found `x` at 0'],
    ['0'.repeat(31), 'invalid length: found 31'],
    [`${zero}0`, 'invalid group length in group 4: expected 12, found 13'],
    ['0000000-00000-0000-0000-000000000000', 'invalid group length in group 0: expected 8, found 7'],
    ['00000000-0000-0000-000000000000', 'invalid group count: expected 5, found 4'],
    [`URN:UUID:${zero}`, 'invalid character: found `U` at 0'],
    [`${'0'.repeat(31)}é`, 'invalid character: found `é` at 31'],
    [`${zero.slice(0, 35)}g`, 'invalid character: found `g` at 35'],
    [`{${zero}`, 'invalid character: found `{` at 0'],
    ['\0', 'invalid character: found `\0` at 0'],
    [`{${'0'.repeat(32)}}`, 'invalid group count: expected 5, found 1'],
  ])('refuses %j', (text, error) => {
    expect(parseUuid(text)).toEqual({ ok: false, error });
  });

  test('writes one spelling', () => {
    expect(parseUuid('ABCDEF00-0000-0000-0000-00000000000F')).toEqual({
      ok: true,
      value: 'abcdef00-0000-0000-0000-00000000000f',
    });
  });
});

describe('parseDateTime', () => {
  test.each([
    ['2024-01-01', '2024-01-01T00:00:00.000Z', null],
    ['2024-01-01T10:00', '2024-01-01T10:00:00.000Z', null],
    ['2024-01-01T10:00Z', '2024-01-01T10:00:00.000Z', 0],
    ['2024-01-01 10:00:00z', '2024-01-01T10:00:00.000Z', 0],
    ['2024-02-29t10:00:00-00:00', '2024-02-29T10:00:00.000Z', 0],
    ['2024-01-01T10:00:00+0530', '2024-01-01T04:30:00.000Z', 330],
    ['2024-01-01T10:00:00.123456789-05:00', '2024-01-01T15:00:00.123Z', -300],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z', 0],
  ])('reads %s', (text, instant, offsetMinutes) => {
    const parsed = parseDateTime(text);
    expect(parsed.ok && [toUtcString(parsed.value), parsed.offsetMinutes]).toEqual([instant, offsetMinutes]);
  });

  test.each([
    ['', 'input is too short'],
    ['1700000000', 'invalid date separator, expected `-`'],
    ['2024-01-01T', 'unexpected extra characters at the end of the input'],
    ['2024-01-01T24:00:00Z', 'unexpected extra characters at the end of the input'],
    ['2024-01-01T10:00:60Z', 'unexpected extra characters at the end of the input'],
    ['2024-01-01T10:00:00 00:00', 'unexpected extra characters at the end of the input'],
    ['2024-13-01T10:00:00Z', 'month value is outside expected range of 1-12'],
    ['2023-02-29T10:00:00Z', 'day value is outside expected range'],
    ['2024-1-01T10:00:00Z', 'invalid character in month'],
    ['yesterday at noon', 'invalid character in year'],
    ['0000-01-01T00:00:00Z', 'year 0 is out of range'],
    ['0001-01-01T00:00:00+05:00', 'year 0 is out of range'],
  ])('refuses %j', (text, error) => {
    expect(parseDateTime(text)).toEqual({ ok: false, error });
  });
});

describe('queryInteger', () => {
  const schema = queryInteger({ min: 1, max: 200 });
  test.each(['5', '+5', ' 5 ', '005', '5.0'])('reads %j', (text) => {
    expect(schema.parse(text)).toBe(5);
  });
  test.each(['', 'abc', '5.5', '1e2', '0x10', '１', '--3', '0', '201', '9'.repeat(400), '-1'])(
    'refuses %j',
    (text) => {
      expect(schema.safeParse(text).success).toBe(false);
    },
  );
});

test('characters are code points', () => {
  expect(countCodePoints('a😀é')).toBe(3);
  expect(countCodePoints('\ud800a')).toBe(2);
  expect(cutCodePoints('a😀é', 2)).toBe('a😀');
  expect(cutCodePoints('abc', 3)).toBe('abc');
});
