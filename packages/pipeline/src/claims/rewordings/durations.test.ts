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
    ['Ada Byrne is in her thirties.', 'Ada Byrne is in her thirties.'],
    ['Loom opened on 03/04/2019.', 'Loom opened on 03/04/2019.'],
    ['Loom runs version 1.2.2015.', 'Loom runs version 1.2.2015.'],
  ])('%s', (sentence, expected) => expect(unfold(sentence)[0]).toBe(expected));
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
