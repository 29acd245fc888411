import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

describe('dates in other words', () => {
  it.each([
    ['Loom opened on 14.09.1987.', 'Loom opened on 14 September 1987.'],
    ['Loom opened on Wed 12 Oct 2011.', 'Loom opened on 12 Oct 2011.'],
    ['Loom opened on the fourteenth of September 1987.', 'Loom opened on 14 September 1987.'],
    ['Loom opened in 09/1987.', 'Loom opened in September 1987.'],
    ['Ada Byrne joined Loom in the early nineties.', 'Ada Byrne joined Loom in the early 1990s.'],
    ['Ada Byrne joined Loom in mid-May 2015.', 'Ada Byrne joined Loom in May 2015.'],
    ['Ada Byrne joined Loom half a year ago.', 'Ada Byrne joined Loom six months ago.'],
    ['Starting in 2008, Ada Byrne worked at Loom.', 'From 2008, Ada Byrne worked at Loom.'],
    ['Ada Byrne joined Loom in the 70s.', 'Ada Byrne joined Loom in the 1970s.'],
    ['Ada Byrne is in her 70s.', 'Ada Byrne is in her 70s.'],
    ['The year before, Ada Byrne joined Loom.', 'The previous year, Ada Byrne joined Loom.'],
    ['Ada Byrne is in her thirties.', 'Ada Byrne is in her thirties.'],
    ['Loom opened on 03/04/2019.', 'Loom opened on 03/04/2019.'],
    ['Loom runs version 1.2.2015.', 'Loom runs version 1.2.2015.'],
  ])('%s', (sentence, expected) => expect(unfold(sentence)[0]).toBe(expected));
});

it('a stretch that is told needs no length', () => {
  expect(unfold('Ada Byrne worked for Loom for three years, from 2016 to 2019.')).toEqual([
    'Ada Byrne worked for Loom from 2016 to 2019.',
  ]);
});

describe('until and since when something went on', () => {
  it.each([
    [
      'Ada Byrne has chaired the club since she retired in 2016.',
      ['Ada Byrne retired in 2016.', 'Ada Byrne has chaired the club since 2016.'],
    ],
    [
      'Nobody has seen Ada Byrne since she left Hull on 2 May 2026.',
      ['Nobody has seen Ada Byrne since she left Hull on 2 May 2026.'],
    ],
    [
      'Ada Byrne ran the shop between 1980 and her death in 1997.',
      ['Ada Byrne died in 1997.', 'Ada Byrne ran the shop from 1980 to 1997.'],
    ],
    [
      'The council owned the pier until it was sold in 1996.',
      ['The council owned the pier until 1996.', 'The pier was sold in 1996.'],
    ],
    [
      'The castle stood empty before Ada Byrne bought it in 1961.',
      ['The castle stood empty until 1961.', 'Ada Byrne bought the castle in 1961.'],
    ],
    [
      'Ada Byrne was president of the club in 2001, 2005 and 2009.',
      [2001, 2005, 2009].map((year) => `Ada Byrne was president of the club in ${year}.`),
    ],
  ])('%s', (sentence, parts) => expect(unfold(sentence)).toEqual(parts));
});

describe('how long something went on', () => {
  it.each([
    ['Ada Byrne worked at Loom from 1999 for a decade.', ['Ada Byrne worked at Loom from 1999 to 2009.']],
    [
      'Ada Byrne ran Loom from 1 May 2010 for six months.',
      ['Ada Byrne ran Loom from 1 May 2010 to 31 October 2010.'],
    ],
    ['From 2012, Ada Byrne spent two years at Loom.', ['From 2012 to 2014, Ada Byrne worked at Loom.']],
    [
      'Ada Byrne led Loom from 2001 until she died in 2014.',
      ['Ada Byrne led Loom from 2001 until 2014.', 'She died in 2014.'],
    ],
  ])('%s', (sentence, expected) => expect(unfold(sentence)).toEqual(expected));
});
