import { describe, expect, it } from 'vitest';
import { reword } from './rewordings.ts';

const cases: Record<string, string> = {
  'Minister for Heritage Ida Kern opened the mill in 1999.':
    'Ida Kern, minister for heritage, opened the mill in 1999.',
  'The Minister for Heritage, Ida Kern, opened the mill.':
    'Ida Kern, minister for heritage, opened the mill.',
  'Shadow Minister for Work and Pensions Ann Orr lives in Hull.':
    'Ann Orr, shadow minister for work and pensions, lives in Hull.',
  '"It is ready," said Head of Marketing Ann Orr.': '"It is ready," said Ann Orr, head of marketing.',
  "Orlo's Director of Sales Otto Hale left.": 'Otto Hale, director of sales at Orlo, left.',
  'Head of Research Ida Kern, who lives in Hull, left.': 'Ida Kern, who lives in Hull, left.',
  'Minister for Heritage Ida Kern MP spoke in Hull.': 'Ida Kern, minister for heritage, spoke in Hull.',
  'The Head of Oxfam, Ida Kern, left.': 'The Head of Oxfam, Ida Kern, left.',
  'Ida Kern is Chief Financial and Operations Officer of Orlo.':
    'Ida Kern is chief financial-and-operations officer of Orlo.',
  "Orlo's head of design Ida Kern lives in Hull.": 'Ida Kern, head of design at Orlo, lives in Hull.',
  'Chief Risk Officer Ida Kern left.': 'Chief risk officer Ida Kern left.',
  'Ida Kern is Director of the Ardby Museum.': 'Ida Kern is Director of the Ardby Museum.',
};

describe('titles with capitals in front of a name', () => {
  it.each(Object.entries(cases))('%s', (sentence, plain) => {
    expect(reword(sentence)).toBe(plain);
  });
});
