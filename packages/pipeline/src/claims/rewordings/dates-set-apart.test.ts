import { describe, expect, it } from 'vitest';
import { readLabel } from '../layout/wording.ts';
import { unfold } from './unfold.ts';

describe('dates that stand apart from the sentence that they date', () => {
  it.each([
    ['2021-05-03: Ada Byrne joined Loom.', ['On 2021-05-03, Ada Byrne joined Loom.']],
    ['Wednesday, March 6, 2019: Ada Byrne left Loom.', ['On March 6, 2019, Ada Byrne left Loom.']],
    ['May 2021 – Ada Byrne joined Loom.', ['In May 2021, Ada Byrne joined Loom.']],
    ['On 05/17/2021 Ada Byrne joined Loom.', ['On 17 May 2021, Ada Byrne joined Loom.']],
    ['Ada Byrne became head of Loom (August 2015).', ['Ada Byrne became head of Loom in August 2015.']],
    ['Ada Byrne joined Loom (3 May 2021).', ['Ada Byrne joined Loom on 3 May 2021.']],
    ['Loom owned the mill at Orda (1903–1910).', ['Loom owned the mill at Orda from 1903 to 1910.']],
    ['The Tarn Mill was owned by Loom, 1903-1910.', ['The Tarn Mill was owned by Loom from 1903 to 1910.']],
    [
      'Tom Beck (in office 1951–1957) was the mayor of Orda.',
      ['Tom Beck was the mayor of Orda from 1951 to 1957.'],
    ],
    [
      'Ada Byrne, 1999–2003 president of the Orda Society, lives in Hull.',
      ['Ada Byrne was president of the Orda Society from 1999 to 2003.', 'Ada Byrne lives in Hull.'],
    ],
    [
      'Ada Byrne (chair since 2017) runs the Orda Trust.',
      ['Ada Byrne has been chair of the Orda Trust since 2017.', 'Ada Byrne runs the Orda Trust.'],
    ],
    [
      'Ada Byrne spent four years as head of Loom, leaving in 2019.',
      ['Ada Byrne was head of Loom from 2015 to 2019.'],
    ],
    [
      'Ada Byrne, until 2019 head of Loom, has joined Tarn Ltd.',
      ['Ada Byrne was head of Loom until 2019.', 'Ada Byrne has joined Tarn Ltd.'],
    ],
    [
      'Ada Byrne worked at Loom in 2001–05 and at Tarn Ltd in 2006–10.',
      ['Ada Byrne worked at Loom from 2001 to 2005.', 'Ada Byrne worked at Tarn Ltd from 2006 to 2010.'],
    ],
    ['It has been five years since Ada Byrne left Loom.', ['Five years ago, Ada Byrne left Loom.']],
    [
      'Ada Byrne was made head of Loom, a post she held until 2008.',
      ['Ada Byrne was made head of Loom.', 'Ada Byrne was head of Loom until 2008.'],
    ],
    [
      'After being appointed chair of Loom in 2012, Ada Byrne moved to Leeds.',
      ['Ada Byrne was appointed chair of Loom in 2012.', 'Ada Byrne moved to Leeds.'],
    ],
    [
      'Ada Byrne was elected president of Loom in 2006 and re-elected in 2010.',
      [
        'Ada Byrne was elected president of Loom in 2006.',
        'Ada Byrne was re-elected president of Loom in 2010.',
      ],
    ],
    ['In mid-2019 Ada Byrne joined Loom.', ['In mid-2019, Ada Byrne joined Loom.']],
    [
      'Ada Byrne is a nurse and, since May 2015, has been a fellow of Orda College.',
      ['Ada Byrne is a nurse and has been a fellow of Orda College since May 2015.'],
    ],
    ['Tom Beck has, since 2003, been mayor of Orda.', ['Tom Beck has been mayor of Orda since 2003.']],
    // one date for each
    ['Loom, since 2003, has had 40 shops in 2010.', ['Loom, since 2003, has had 40 shops in 2010.']],
    // the year of a paper, a life and a label
    ['Beck and Lee reported a fall in sales (2017).', ['Beck and Lee reported a fall in sales (2017).']],
    ['The house was owned by Ada Byrne (1903–1980).', ['The house was owned by Ada Byrne (1903–1980).']],
    ['March 2021: 45 euros.', ['March 2021: 45 euros.']],
  ])('%s', (sentence, parts) => expect(unfold(sentence)).toEqual(parts));

  it('reads no label in front of a dated sentence', () => {
    expect(readLabel('May 2021: Ada Byrne joined Loom.')).toBeNull();
    expect(readLabel('May 2021: 45 euros')?.value).toBe('45 euros');
  });
});
