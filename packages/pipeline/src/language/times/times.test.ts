import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTimes, type TimeContext } from './times.ts';

/** Wednesday. */
const reference = Date.parse('2024-05-15T10:00:00Z');
const told: TimeContext = { reference, anchor: null, direction: 'past' };

const show = (at: number | null) =>
  at === null ? '…' : new Date(at).toISOString().replace('T00:00:00.000Z', '');
const read = (text: string, context = told) =>
  findTimes(text, context).map(
    ({ role, from, until, precision }) => `${role} ${show(from)} ${show(until)} ${precision}`,
  );
const rewrite = (text: string, context = told) => {
  let result = text;
  const all = findTimes(text, context).flatMap((time) => time.rewrites);
  for (const { start, end, text: wording } of all.reverse())
    result = result.slice(0, start) + wording + result.slice(end);
  return result;
};

describe('findTimes', () => {
  it.each([
    ['It opened on 3 May 2019.', 'at 2019-05-03 2019-05-04 day'],
    ['It opened on Friday, May 3rd, 2019 in Rome.', 'at 2019-05-03 2019-05-04 day'],
    ['Logged at 2020-04-05T10:20:00+02:00.', 'at 2020-04-05T08:20:00.000Z 2020-04-05T08:20:00.001Z instant'],
    ['It is dated 25.12.2019.', 'at 2019-12-25 2019-12-26 day'],
    ['It stood there in the late 19th century.', 'at 1861-01-01 1901-01-01 year'],
    ['The fair was held in the last week of May 2025.', 'at 2025-05-25 2025-06-01 day'],
    ['The fair was held on the last Friday of May 2025.', 'at 2025-05-30 2025-05-31 day'],
    ['The fair was held on the first Sunday in May.', 'at 2024-05-05 2024-05-06 day'],
    ['It has been shut since August last year.', 'since 2023-08-01 … open'],
    ['It opened in the second half of the 1990s.', 'at 1995-01-01 2000-01-01 year'],
    ['It closed at the end of the 1970s.', 'at 1976-01-01 1980-01-01 year'],
    ['She was hired in May 2019.', 'at 2019-05-01 2019-06-01 month'],
    ['Sales in Q3 2021 rose.', 'at 2021-07-01 2021-10-01 quarter'],
    ['In the third quarter of 2021 it lost money.', 'at 2021-07-01 2021-10-01 quarter'],
    ['In the first half of 2021 it grew.', 'at 2021-01-01 2021-07-01 quarter'],
    ['Founded in 2015, it grew.', 'at 2015-01-01 2016-01-01 year'],
    ['Sales in FY2020 fell.', 'at 2020-01-01 2021-01-01 year'],
    ['In the 1990s it was popular.', 'at 1990-01-01 2000-01-01 year'],
    ['It arose in the 19th century.', 'at 1801-01-01 1901-01-01 year'],
    ['In spring 2018 she left.', 'at 2018-03-01 2018-06-01 quarter'],
    ['He has worked there since 2015.', 'since 2015-01-01 … open'],
    ['From May 2015 he led the lab.', 'since 2015-05-01 … open'],
    ['She stayed until 2020.', 'until … 2021-01-01 open'],
    ['She led it until the vote in May 2020.', 'until … 2020-06-01 open'],
    ['It ran through June 2020.', 'until … 2020-07-01 open'],
    ['Before 2015 it was free.', 'before … 2015-01-01 open'],
    ['After 2015 it cost money.', 'after 2016-01-01 … open'],
    ['By 2020 it had grown.', 'by … 2021-01-01 open'],
    ['As of June 2023, it has 40 members.', 'asOf 2023-06-01 … open'],
    ['The fee is $5 effective 1 January 2024.', 'effective 2024-01-01 … open'],
    ['It opened at the end of 2019.', 'at 2019-12-01 2020-01-01 month'],
    ['He was away at the beginning of May 2019.', 'at 2019-05-01 2019-05-02 day'],
    ['She stayed until the end of June 2020.', 'until … 2020-07-01 open'],
    ['He has led it since the end of 2015.', 'since 2015-12-01 … open'],
    ['It ran from the beginning of 2010 to the end of 2014.', 'range 2010-01-01 2015-01-01 month'],
    ['At the end of 2021 the mill had 410 employees.', 'asOf 2021-12-01 … open'],
    ['In 2021 the mill had 410 employees.', 'at 2021-01-01 2022-01-01 year'],
    ['Between 2010 and 2014 he was mayor.', 'range 2010-01-01 2015-01-01 year'],
    ['Tom Baker (mayor 2010–2014) won.', 'range 2010-01-01 2015-01-01 year'],
    ['It ran from March to June 2019.', 'range 2019-03-01 2019-07-01 month'],
    ['The fair ran from 3 to 5 May 2019.', 'range 2019-05-03 2019-05-06 day'],
    ['He served from 2015 to the present.', 'since 2015-01-01 … open'],
    ['Jane Doe, CEO (2018–present), spoke.', 'since 2018-01-01 … open'],
    ['On the last day of March 2020 it closed.', 'at 2020-03-01 2020-04-01 month'],
    ['It has stood since mid-2018.', 'since 2018-06-01 … open'],
    ['The 2018–19 season was cancelled.', 'range 2018-01-01 2020-01-01 year'],
  ])('%s', (text, wanted) => {
    expect(read(text)).toEqual([wanted]);
  });

  it.each(['She rows every Thursday.', 'He cooks each Monday and Friday.', 'It runs daily except Sunday.'])(
    'finds no date in the habit of %s',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it.each([
    ['They met yesterday.', 'They met on 14 May 2024.'],
    ['Last year sales fell.', 'In 2023 sales fell.'],
    ['Last year was hard.', '2023 was hard.'],
    ["Last month's fire was small.", "April 2024's fire was small."],
    ['It shipped three weeks ago.', 'It shipped on 24 April 2024.'],
    ['It began a decade ago.', 'It began in 2014.'],
    ['It began half a century ago.', 'It began in 1974.'],
    ['Late last month Orr moved.', 'In late April 2024 Orr moved.'],
    ['We hired five people this quarter.', 'We hired five people in Q2 2024.'],
    ['It closed last March.', 'It closed in March 2024.'],
    ['It has been closed since last autumn.', 'It has been closed since autumn 2023.'],
    ['He left on Friday.', 'He left on 10 May 2024.'],
    ['He left Hull Friday night.', 'He left Hull on 10 May 2024.'],
    ['She wrote Friday Night.', 'She wrote Friday Night.'],
    [
      'Over the past three years, revenue doubled.',
      'Over the three years before 15 May 2024, revenue doubled.',
    ],
    ['The meeting was on 12 April.', 'The meeting was on 12 April 2024.'],
    ['It ran from Monday to Wednesday last week.', 'It ran from 6 May 2024 to 8 May 2024.'],
    ['We meet on Tuesday next week.', 'We meet on 21 May 2024.'],
    ['At the end of last year, it moved.', 'At the end of 2023, it moved.'],
    ['She retired at Easter.', 'She retired on 31 March 2024.'],
    ['It has been open since New Year.', 'It has been open since 1 January 2024.'],
    ['Last Christmas she moved.', 'On 25 December 2023 she moved.'],
  ])('%s -> %s', (text, wanted) => {
    expect(rewrite(text)).toBe(wanted);
    expect(rewrite(text, { ...told, reference: null })).toBe(text);
  });

  it('knows the days of feasts', () => {
    expect(read('It sank two days before Christmas 2019.')).toEqual(['at 2019-12-23 2019-12-24 day']);
    expect(read('The Otters play in the Sunday League.')).toEqual([]);
    expect(read('They met the day after Good Friday 2018.')).toEqual(['at 2018-03-31 2018-04-01 day']);
    expect(read('Ann is back from Easter.')).toEqual([]);
    expect(read('The Easter Rising began on Christmas Island.')).toEqual([]);
  });

  it('leaves open a stretch that had gone by at another time', () => {
    expect(read('Orr had owned it for the past eleven years.')).toEqual([]);
  });

  it('looks ahead where the future is told', () => {
    const ahead = { ...told, direction: 'future' as const };
    expect(rewrite('The launch is next Monday.', ahead)).toBe('The launch is on 20 May 2024.');
    expect(rewrite('It is valid until March.', ahead)).toBe('It is valid until March 2025.');
    expect(rewrite('We meet on Tuesday.', ahead)).toBe('We meet on 21 May 2024.');
    expect(rewrite('It closes at the end of the year.', ahead)).toBe('It closes at the end of 2024.');
    expect(rewrite('It closes in the year.', ahead)).toBe('It closes in the year.');
    expect(rewrite('It closed at the end of the year.')).toBe('It closed at the end of the year.');
  });

  it('reckons from a time named before', () => {
    const anchor = { from: Date.UTC(2010, 0), until: Date.UTC(2011, 0), precision: 'year' as const };
    expect(rewrite('She left the following year.', { ...told, anchor })).toBe('She left in 2011.');
    expect(rewrite('She left two years later.', { ...told, anchor })).toBe('She left in 2012.');
    expect(rewrite('They ring on Wednesday evenings.', told)).toBe('They ring on Wednesday evenings.');
    expect(rewrite('She left the year after.', { ...told, anchor })).toBe('She left in 2011.');
    expect(rewrite('She had left the year before, too.', { ...told, anchor })).toBe(
      'She had left in 2009, too.',
    );
    expect(rewrite('The year after the war she left.', { ...told, anchor })).toBe(
      'The year after the war she left.',
    );
    expect(rewrite('It was rebuilt the following spring.', { ...told, anchor })).toBe(
      'It was rebuilt in spring 2011.',
    );
    expect(rewrite('She moved in two years later.', { ...told, anchor })).toBe('She moved in in 2012.');
    expect(rewrite('In March 2020 he left, and in August he returned.')).toBe(
      'In March 2020 he left, and in August 2020 he returned.',
    );
  });

  it.each([
    'The town of 2000 people grew.',
    'It rose from 1800 to 2000 units.',
    'Version 2010 has 2020 bugs.',
    'May resigned and she may go.',
    'Call 2019-2020-3333.',
    'It is 03/04/2019.',
    'April said the sun sat low.',
    'It weighs 1500 kg and costs $2000.',
  ])('finds no time in: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it.each([
    ['It was on Tuesday the 7th.', 'at 2024-05-07 2024-05-08 day'],
    ['Could we do Monday the 20th instead?', 'at 2024-05-20 2024-05-21 day'],
    ['It was moved from Tuesday the 7th to the 14th at 9:30.', 'range 2024-05-07 2024-05-15 day'],
    ['They flew on the 5th.', 'at 2024-05-05 2024-05-06 day'],
  ])('reads a day of the month alone: %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it('gives ordered, bounded, non-empty intervals for any text', () => {
    const words = [
      'in',
      'since',
      '2019',
      'May',
      '3',
      'to',
      'last',
      'year',
      'the',
      '1990s',
      'Q3',
      'until',
      '31',
      'February',
      '–',
      ',',
      'ago',
      'two',
      'weeks',
      'next',
      'Monday',
      'before',
      'Easter',
    ];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(fc.constantFrom(...words)).map((list) => list.join(' ')),
        ),
        (text) => {
          let at = 0;
          for (const time of findTimes(text, told)) {
            expect(time.start).toBeGreaterThanOrEqual(at);
            expect(time.end).toBeGreaterThan(time.start);
            if (time.from !== null && time.until !== null) expect(time.until).toBeGreaterThan(time.from);
            at = time.end;
          }
        },
      ),
    );
  });
});
