import { describe, expect, it } from 'vitest';
import { placeInTime, type TimedFact } from './asked-time.ts';

const fact = (
  label: string,
  from: string | null,
  until: string | null,
  predicate = 'ceo_of',
  said = from ?? '2000-01-01',
): TimedFact => ({
  label,
  predicate,
  entities: label.split(' is the CEO of '),
  effectiveAt: Date.parse(said),
  holdsNow: until === null,
  valid_from: from === null ? null : new Date(from),
  valid_until: until === null ? null : new Date(until),
});

const facts = [
  fact('Bo Landau is the CEO of Ovalto', null, '2012-01-01', 'ceo_of', '2008-01-01'),
  fact('Ann Siegel is the CEO of Ovalto', '2012-01-01', '2017-05-01'),
  fact('Kofi Mensah is the CEO of Ovalto', '2017-05-01', '2022-01-01'),
  fact('Ida Roth is the CEO of Ovalto', '2022-01-01', null),
  fact('Kofi Mensah succeeded Ann Siegel', '2017-05-01', null, 'succeeded'),
];
const placed = (question: string) =>
  placeInTime(question, facts).fits.map((fit) => (fit === 1 ? '+' : fit > 0 ? '~' : fit < 0 ? '-' : '0'));

describe('the time that a question asks for', () => {
  it.each([
    ['Who was CEO of Ovalto in 2010?', '~----'],
    ['Who was CEO of Ovalto in April 2017?', '-~---'],
    ['Who was CEO of Ovalto in 2017?', '-~+-+'],
    ['who was ceo of ovalto before kofi mensah', '~+--+'],
    ['Who was CEO of Ovalto after Ann Siegel?', '--+~+'],
    ['Who ran Ovalto before 2012?', '+----'],
    ['Who was the previous CEO of Ovalto?', '+++00'],
    ['Who ran Ovalto before?', '+++00'],
    ['Who was the old boss of Ovalto?', '+++00'],
    ['Did Ann Siegel ever run Ovalto?', '+++00'],
    ['How old is Ovalto?', '00000'],
    ['Who runs the Old Mill?', '00000'],
    ['Who is the CEO of Ovalto?', '00000'],
    ['Who looks after Ovalto?', '00000'],
    ['Who was CEO before Zed?', '00000'],
  ])('%s', (question, fits) => {
    expect(placed(question).join('')).toBe(fits);
  });
});

it('takes what came beside for no part of what is asked', () => {
  expect(placeInTime('Who was CEO of Ovalto before Ann Siegel?', facts).question).toBe(
    'Who was CEO of Ovalto before ?',
  );
});
