import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideOrder, parseStamp } from './stamps.ts';

const shown = (text: string, order: 'dmy' | 'mdy' | 'ymd' | null = null, day: Date | null = null) => {
  const stamp = parseStamp(text, order, day);
  if (stamp === null) return null;
  return stamp.precision === 'day' ? stamp.at.toISOString().slice(0, 10) : stamp.at.toISOString();
};

describe('parseStamp', () => {
  it.each([
    ['2026-04-15T12:30:00-05:00', '2026-04-15T17:30:00.000Z'],
    ['2026-04-15T12:30:00.123Z', '2026-04-15T12:30:00.123Z'],
    ['2026-04-15T12:30:00,123456+0200', '2026-04-15T10:30:00.123Z'],
    ['[2026-04-15 12:30:00Z]', '2026-04-15T12:30:00.000Z'],
    ['2026-04-15T12:30:00', '2026-04-15T12:30:00.000Z'],
    ['2026-04-15T12:30', '2026-04-15T12:30:00.000Z'],
    ['2026-04-15', '2026-04-15'],
    ['2026/04/15 12:30', '2026-04-15T12:30:00.000Z'],
    ['2026.04.15, 12:30', '2026-04-15T12:30:00.000Z'],
    ['27-11-18 18:43:20', '2018-11-27T18:43:20.000Z'],
    ['6/19/2026 2:15 PM', '2026-06-19T14:15:00.000Z'],
    ['6/19/26, 12:15 a.m.', '2026-06-19T00:15:00.000Z'],
    ['6/19/2026, 2:15\u202fPM', '2026-06-19T14:15:00.000Z'],
    ['04.03.20, 10:43:02', '2020-03-04T10:43:02.000Z'],
    ['15 April 2026 12:30', '2026-04-15T12:30:00.000Z'],
    ['April 15, 2026 at 2:15 PM', '2026-04-15T14:15:00.000Z'],
    ['Apr 15, 2026', '2026-04-15'],
    ['Wed, 15 Apr 2026 12:30:00 +0200', '2026-04-15T10:30:00.000Z'],
    ['Wed, 15 Apr 2026 12:30:00 GMT', '2026-04-15T12:30:00.000Z'],
    ['Wednesday, April 15th, 2026', '2026-04-15'],
    ['15-Apr-2026 12:30:00', '2026-04-15T12:30:00.000Z'],
    ['5/5/2024', '2024-05-05'],
  ])('%s', (text, wanted) => {
    expect(shown(text)).toBe(wanted);
  });

  it.each([
    '',
    '5/3/2024',
    '06/10/18, 10:56',
    '10:32 AM',
    '10:32',
    '1776256200',
    '1.2.3',
    '2026-13-01',
    '31/02/2026',
    '25:61',
    '2026-04-15 Xano',
    'May',
    'v2026.04',
    '12-34',
  ])('no stamp, or not a clear one: %s', (text) => {
    expect(shown(text)).toBeNull();
  });

  it('takes the order of the file, and the day of a clock time alone', () => {
    expect(shown('5/3/2024', 'dmy')).toBe('2024-03-05');
    expect(shown('5/3/2024', 'mdy')).toBe('2024-05-03');
    expect(shown('18-11-07 10:00', 'ymd')).toBe('2018-11-07T10:00:00.000Z');
    const day = new Date('2026-04-15T20:00:00Z');
    expect(shown('10:32 AM', null, day)).toBe('2026-04-15T10:32:00.000Z');
    expect(shown('[22:05:09]', null, day)).toBe('2026-04-15T22:05:09.000Z');
    expect(shown('17', null, day)).toBeNull();
  });

  it('reads every moment that is written in ISO 8601, and nothing out of other text', () => {
    const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (at) => {
        expect(parseStamp(at.toISOString())?.at).toEqual(at);
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        const stamp = parseStamp(text);
        if (stamp !== null) expect(Number.isNaN(stamp.at.getTime())).toBe(false);
      }),
    );
  });
});

describe('decideOrder', () => {
  it.each([
    [['06/10/18, 10:56', '06/10/18, 10:57', '14/10/18, 11:06'], 'dmy'],
    [['6/4/2026 2:15 PM', '6/19/2026 2:15 PM'], 'mdy'],
    [['01/02/2024 10:00', '02/02/2024 10:00', '01/03/2024 10:00'], 'dmy'],
    [['04.03.20, 10:43:02'], 'dmy'],
    [['6/4/2026 2:15 PM'], 'mdy'],
    [['18-11-27 10:00', '18-12-02 09:00'], 'ymd'],
    [['06/10/18, 10:56'], null],
    [['2026-04-15T12:30:00Z', 'no stamp'], 'ymd'],
    [[], null],
  ] as const)('%j: %s', (stamps, order) => {
    expect(decideOrder(stamps)).toBe(order);
  });
});
