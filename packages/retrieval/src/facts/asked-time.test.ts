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
    ['Who was the ex CEO of Ovalto?', '+++00'],
    ['old ceo of Ovalto', '+++00'],
    ['Who was originally CEO of Ovalto?', '+++00'],
    ['When did Kofi Mensah leave Ovalto?', '+++00'],
    ['Who led Ovalto until May 2017?', '-+---'],
    ['What changed at Ovalto in 2022?', '--++-'],
    ['When does the lease of Ovalto end?', '00000'],
    ['How old is Ovalto?', '00000'],
    ['Who runs the Old Mill?', '00000'],
    ['Who is the CEO of Ovalto?', '00000'],
    ['Who looks after Ovalto?', '00000'],
    ['Who was CEO before Zed?', '00000'],
    ['Who replaced Bo Landau?', '-+~~0'],
    ['Who took over from Kofi Mensah as CEO?', '---+-'],
    ['Whom did Ann Siegel succeed?', '+----'],
    ["Ann Siegel's predecessor", '+----'],
    ['successor of Zed', '00000'],
    ['Ovalto old boss', '+++00'],
    ['Who was the first CEO of Ovalto?', '+~~~0'],
    ['What was the first name of Ovalto?', '00000'],
  ])('%s', (question, fits) => {
    expect(placed(question).join('')).toBe(fits);
  });
});

it('puts the latest of what began or ended first where it asks what changed', () => {
  const { fits } = placeInTime('What changed at Ovalto?', facts);
  expect(fits.indexOf(Math.max(...fits))).toBe(2);
  expect(fits[3]).toBe(fits[2]);
  expect(fits[0]).toBe(Math.min(...fits));
});

it('takes what was over when another began for earlier, whenever it was said', () => {
  const homes = [
    fact('Ann is the CEO of Oslo', null, '2022-03-01', 'lives_in', '2022-04-02'),
    fact('Ann is the CEO of Bergen', '2022-03-01', null, 'lives_in'),
  ];
  expect(placeInTime('Where did Ann live before Bergen?', homes).fits).toEqual([1, -1]);
});

it('takes what came beside for no part of what is asked', () => {
  expect(placeInTime('Who was CEO of Ovalto before Ann Siegel?', facts).question).toBe(
    'Who was CEO of Ovalto before ?',
  );
});
