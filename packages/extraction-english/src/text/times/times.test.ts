import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTagger, type Tagger } from '../tagger.ts';
import { findTimes } from './times.ts';

let tagger: Tagger;
beforeAll(() => {
  tagger = createTagger();
});

/** A Wednesday. */
const saidAt = new Date('2026-06-17T10:00:00Z');
const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? '…';

/** Each time as `[words] role from until(exclusive) precision = explicit`. */
function read(text: string, said: Date | null = saidAt): string[] {
  const tokens = tagger.tag(text);
  return findTimes(tokens, text, said).map(({ first, last, role, validity, explicit }) => {
    const words = text.slice(tokens[first]?.start, tokens[last - 1]?.end);
    const known = validity.from !== null || validity.until !== null;
    const dates = known ? ` ${day(validity.from)} ${day(validity.until)} ${validity.precision}` : '';
    return `[${words}] ${role}${dates}${explicit === null ? '' : ` = ${explicit}`}`;
  });
}

describe('findTimes', () => {
  it.each([
    // dates that stand alone
    ['It opened on 7 June 2018.', '[on 7 June 2018] at 2018-06-07 2018-06-08 day'],
    ['It opened on June 7th, 2018.', '[on June 7th, 2018] at 2018-06-07 2018-06-08 day'],
    ['It opened on the 7th of June 2018.', '[on the 7th of June 2018] at 2018-06-07 2018-06-08 day'],
    ['It opened on 2018-06-07.', '[on 2018-06-07] at 2018-06-07 2018-06-08 day'],
    ['It opened in June 2018.', '[in June 2018] at 2018-06-01 2018-07-01 month'],
    ['It opened in 2018.', '[in 2018] at 2018-01-01 2019-01-01 year'],
    ['It grew in Q2 2018.', '[in Q2 2018] at 2018-04-01 2018-07-01 quarter'],
    [
      'It grew in the second quarter of 2018.',
      '[in the second quarter of 2018] at 2018-04-01 2018-07-01 quarter',
    ],
    ['It grew in H2 2018.', '[in H2 2018] at 2018-07-01 2019-01-01 quarter'],
    ['FY2024 was good.', '[FY2024] at 2024-01-01 2025-01-01 year'],
    ['In fiscal year 2023 it fell.', '[In fiscal year 2023] at 2023-01-01 2024-01-01 year'],
    ['It was common in the 1970s.', '[in the 1970s] at 1970-01-01 1980-01-01 year'],
    ['She was born in the 19th century.', '[in the 19th century] at 1801-01-01 1901-01-01 year'],
    ['It closed in the spring of 2019.', '[in the spring of 2019] at 2019-03-01 2019-06-01 quarter'],
    ['It shipped on 6/19/2026.', '[on 6/19/2026] at 2026-06-19 2026-06-20 day'],
    ['It is due on 5/3/2024.', '[on 5/3/2024] at 2024-01-01 2025-01-01 year'],
    ['It began on 5 May 2020 at 10:30 AM.', '[on 5 May 2020 at 10:30 AM] at 2020-05-05 2020-05-06 day'],
    ['It failed at 2026-04-15T12:30:00Z.', '[at 2026-04-15T12:30:00Z] at 2026-04-15 2026-04-15 instant'],
    [
      'Ann left on Sunday evening, 7 June 2015.',
      '[on Sunday evening, 7 June 2015] at 2015-06-07 2015-06-08 day',
    ],
    ['In 2020 sales rose.', '[In 2020] at 2020-01-01 2021-01-01 year'],
    // starts and ends
    ['It has run since 2018.', '[since 2018] from 2018-01-01 … year'],
    ['It left after 2018.', '[after 2018] from 2019-01-01 … year'],
    ['It ran until June 2018.', '[until June 2018] until … 2018-07-01 month'],
    ['It left before June 2018.', '[before June 2018] until … 2018-06-01 month'],
    ['By 2020 it had 30 people.', '[By 2020] until … 2021-01-01 year'],
    ['Effective 1 May 2024 it ends.', '[Effective 1 May 2024] from 2024-05-01 … day'],
    ['As of 2023, it is ours.', '[As of 2023] from 2023-01-01 … year'],
    // ranges
    ['It ran from 2010 to 2015.', '[from 2010 to 2015] during 2010-01-01 2016-01-01 year'],
    ['It ran 2010–2015.', '[2010–2015] during 2010-01-01 2016-01-01 year'],
    ['It ran in 2010-15.', '[in 2010-15] during 2010-01-01 2016-01-01 year'],
    ['It ran between May and July 2020.', '[between May and July 2020] during 2020-05-01 2020-08-01 month'],
    ['It ran from 3 to 9 July 2018.', '[from 3 to 9 July 2018] during 2018-07-03 2018-07-10 day'],
    [
      'It ran between January 1, 2001, and May 31, 2010.',
      '[between January 1, 2001, and May 31, 2010] during 2001-01-01 2010-06-01 day',
    ],
    ['It ran from May 5 to 9, 2020.', '[from May 5 to 9, 2020] during 2020-05-05 2020-05-10 day'],
    [
      'It ran from November to March 2020.',
      '[from November to March 2020] during 2019-11-01 2020-04-01 month',
    ],
    ['He worked there from 2016 to now.', '[from 2016 to now] from 2016-01-01 … year'],
    ['Ann Bell (1963–2010) was a poet.', '[1963–2010] during 1963-01-01 2011-01-01 year'],
    // how long, how often
    ['He lived there for three years.', '[for three years] duration'],
    ['We meet every Monday and Thursday.', '[every Monday and Thursday] frequency'],
    ['They meet twice a year.', '[twice a year] frequency'],
    ['He left two days later.', '[two days later] at'],
    // relative to when it was said
    ['It closed yesterday.', '[yesterday] at 2026-06-16 2026-06-17 day = on 16 June 2026'],
    ['It closed last night.', '[last night] at 2026-06-16 2026-06-17 day = on 16 June 2026'],
    [
      'It closed the day before yesterday.',
      '[the day before yesterday] at 2026-06-15 2026-06-16 day = on 15 June 2026',
    ],
    ['It closed last week.', '[last week] at 2026-06-08 2026-06-15 day = in the week of 8 June 2026'],
    ['It closed last month.', '[last month] at 2026-05-01 2026-06-01 month = in May 2026'],
    ['It has grown since last year.', '[since last year] from 2025-01-01 … year = since 2025'],
    ['It closed two weeks ago.', '[two weeks ago] at 2026-06-01 2026-06-08 day = in the week of 1 June 2026'],
    ['It closed three years ago.', '[three years ago] at 2023-01-01 2024-01-01 year = in 2023'],
    [
      'It closed about ten months ago.',
      '[about ten months ago] at 2025-05-01 2025-12-01 month = from May 2025 to November 2025',
    ],
    ['It closed a few years ago.', '[a few years ago] at 2020-01-01 2025-01-01 year = from 2020 to 2024'],
    ['It closed over ten years ago.', '[over ten years ago] at'],
    ['It closes in March.', '[in March] at'],
    ['She is here since March.', '[since March] from 2026-03-01 … month = since March 2026'],
    ['She is here until March.', '[until March] until … 2027-04-01 month = until March 2027'],
    ['It closed last Friday.', '[last Friday] at 2026-06-12 2026-06-13 day = on 12 June 2026'],
    ['It closed on Monday.', '[on Monday] at 2026-06-15 2026-06-16 day = on 15 June 2026'],
    ['The meeting is on Friday.', '[on Friday] at 2026-06-19 2026-06-20 day = on 19 June 2026'],
    ['It closed on Wednesday.', '[on Wednesday] at'],
    ['She will start next Tuesday.', '[next Tuesday] at 2026-06-23 2026-06-24 day = on 23 June 2026'],
    ['He left in March.', '[in March] at 2026-03-01 2026-04-01 month = in March 2026'],
    ['He left in October.', '[in October] at 2025-10-01 2025-11-01 month = in October 2025'],
    ['He will leave in March.', '[in March] at 2027-03-01 2027-04-01 month = in March 2027'],
    ['It closed on 12 April.', '[on 12 April] at 2026-04-12 2026-04-13 day = on 12 April 2026'],
    [
      'It grew this quarter.',
      '[this quarter] at 2026-04-01 2026-07-01 quarter = in the second quarter of 2026',
    ],
    ['Cy Pell joined Vint Ltd mid-May.', '[mid-May] at 2026-05-01 2026-06-01 month = in May 2026'],
    [
      'She left Varga Ltd two Mondays ago.',
      '[two Mondays ago] at 2026-06-08 2026-06-09 day = on 8 June 2026',
    ],
    [
      'Cy Pell left Ashby Ltd four Christmases ago.',
      '[four Christmases ago] at 2022-12-01 2023-01-01 month = in December 2022',
    ],
    [
      'It grew over the past three years.',
      '[over the past three years] during 2023-01-01 2026-06-18 year = from 2023 to 2026',
    ],
  ])('%s', (text, wanted) => {
    expect(read(text)).toEqual([wanted]);
  });

  it.each([
    'It has 1500 rooms and 2020 windows.',
    'It failed in 2000 cases.',
    'May I ask how many you sold?',
    'I may 3 cats.',
    'It uses version 1.2.2024.',
    'She likes May.',
    'The book was written by May.',
    'Ann Leeson works for Varga Ltd part time.',
    'It costs $20 a month.',
    'The second half was good.',
    'Smith (2001), 134, 1335-1343.',
    'It is the 20S core for 3D work.',
    'It helped patients over 14 years of age.',
    'They march on.',
    'He sat in the sun.',
    'The app listens on port 2020.',
  ])('no time: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('finds the words of a relative time, and no date, where nothing says when it was said', () => {
    expect(read('It closed last week.', null)).toEqual(['[last week] at']);
    expect(read('It closed on 12 April.', null)).toEqual(['[on 12 April] at']);
    expect(read('It closed on 12 April 2020.', null)).toEqual([
      '[on 12 April 2020] at 2020-04-12 2020-04-13 day',
    ]);
  });

  it('gives phrases in order, within the tokens, with valid dates, whatever the words', () => {
    const word = fc.constantFrom(
      ...'in on since from to and between until by the last next this two 3 7 31 2010 2015 1.2.2024 2026-04-15 May June Monday week weeks years ago of , – - mid early Q3 FY24 every for now yesterday 1970s Christmas summer century 19th (  ) at 10:30 a'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const text = words.join(' ');
        const tokens = tagger.tag(text);
        let at = 0;
        for (const { first, last, validity } of findTimes(tokens, text, saidAt)) {
          expect(first).toBeGreaterThanOrEqual(at);
          expect(last).toBeGreaterThan(first);
          expect(last).toBeLessThanOrEqual(tokens.length);
          at = last;
          const { from, until } = validity;
          for (const date of [from, until]) expect(Number.isNaN(date?.getTime() ?? 0)).toBe(false);
          if (from !== null && until !== null) expect(until.getTime()).toBeGreaterThan(from.getTime());
        }
      }),
    );
  });
});
