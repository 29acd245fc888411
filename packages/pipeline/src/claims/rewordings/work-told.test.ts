import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

describe('who works where as what, told of several at once or by who comes and goes', () => {
  it.each([
    [
      'Ann Lee is the new CFO of Orvo, replacing Bo Ek.',
      ['Ann Lee is the new CFO of Orvo.', 'Ann Lee succeeded Bo Ek as CFO of Orvo.'],
    ],
    [
      'Ann Lee joins Orvo as head of sales, succeeding Bo Ek, who retired in March.',
      [
        'Bo Ek retired in March.',
        'Ann Lee joins Orvo as head of sales.',
        'Ann Lee succeeded Bo Ek as head of sales at Orvo.',
      ],
    ],
    [
      'Ann Lee was appointed head of design at Orvo in 2021, taking over from Bo Ek.',
      [
        'Ann Lee was appointed head of design at Orvo in 2021.',
        'Ann Lee succeeded Bo Ek as head of design at Orvo in 2021.',
      ],
    ],
    ['Ann Lee is CEO and Bo Ek is CFO of Orvo.', ['Ann Lee is CEO of Orvo.', 'Bo Ek is CFO of Orvo.']],
    [
      'Ann Lee is the CEO, Bo Ek the CFO of Orvo.',
      ['Ann Lee is the CEO of Orvo.', 'Bo Ek is the CFO of Orvo.'],
    ],
    [
      'Ann Lee worked at Orvo, first as a driver and then as head of logistics.',
      ['Ann Lee worked at Orvo.', 'Ann Lee was a driver at Orvo.', 'Ann Lee was head of logistics at Orvo.'],
    ],
    [
      'At Orvo & Sons, Ann Lee runs purchasing and Bo Ek runs sales.',
      ['Ann Lee runs purchasing at Orvo & Sons.', 'Bo Ek runs sales at Orvo & Sons.'],
    ],
    [
      'Ann Lee is in charge of security at Orvo.',
      ['Ann Lee works at Orvo.', 'Ann Lee is responsible for security.'],
    ],
    [
      'Three people report to Ann Lee: Bo Ek, Cy Moe and Di Orr.',
      ['Bo Ek, Cy Moe and Di Orr report to Ann Lee.'],
    ],
    [
      'Ann Lee reports to the head of sales, Bo Ek.',
      ['Bo Ek is the head of sales.', 'Ann Lee reports to Bo Ek.'],
    ],
    [
      'Ann Lee was brought in from Google to lead HR at Orvo.',
      ['Ann Lee left Google.', 'Ann Lee joined Orvo.', 'Ann Lee became head of HR at Orvo.'],
    ],
    [
      'Formerly at Google, Ann Lee now works for Orvo Ltd.',
      ['Ann Lee formerly worked at Google.', 'Ann Lee now works for Orvo Ltd.'],
    ],
    [
      'Ann Lee is on sick leave, so Bo Ek is running the shop.',
      ['Ann Lee is on sick leave.', 'Bo Ek is running the shop.'],
    ],
    [
      'Ann Lee is a colleague of Bo Ek at Orvo.',
      ['Ann Lee is a colleague of Bo Ek.', 'Ann Lee works at Orvo.', 'Bo Ek works at Orvo.'],
    ],
    [
      'Orvo is looking for a new CEO after Ann Lee’s resignation.',
      ['Ann Lee resigned.', 'Orvo is looking for a new CEO.'],
    ],
    [
      'Ann Lee was treasurer of the Orr Club before Bo Ek.',
      ['Bo Ek succeeded Ann Lee as treasurer of the Orr Club.'],
    ],
    [
      'Ann Lee moved from sales to marketing in May.',
      ['Ann Lee left the sales team in May.', 'Ann Lee joined the marketing team in May.'],
    ],
    ['The job of chief executive at Orvo went to Ann Lee.', ['Ann Lee became chief executive at Orvo.']],
    [
      'Under Ann Lee, CEO since 2021, Orvo has doubled its sales.',
      ['Ann Lee has been CEO of Orvo since 2021.', 'Orvo has doubled its sales.'],
    ],
    ['Ines is a chef, Ute a waiter.', ['Ines is a chef.', 'Ute is a waiter.']],
    [
      'Ann Lee became treasurer of Orvo in 2020 and became chair in 2022.',
      ['Ann Lee became treasurer of Orvo in 2020.', 'Ann Lee became chair of Orvo in 2022.'],
    ],
    [
      'Bo Ek (principal 2004–2024) lives in Hull.',
      ['Bo Ek was principal from 2004 to 2024.', 'Bo Ek lives in Hull.'],
    ],
  ])('%s', (said, parts) => {
    expect(unfold(said)).toEqual(parts);
  });

  it.each([
    'Mortar 4 is the new version of Mortar, replacing Mortar 3.',
    'Orvo joined the Tarn League in 2020, replacing Loom.',
    'At the conference, Ann Lee led the session.',
    'Ann Lee was chosen to lead the parade.',
    'Carmen Vega joined the call from Hull.',
    'Tarn Foods accepted an offer from Orvo.',
    'Ann Lee advises Bo Ek on taxes.',
    'The job of cleaning the pots went to Ann Lee.',
    'Ann Lee is one of Orvo’s oldest workers.',
    'Ann Lee works as a nurse and lives in Hull.',
  ])('leaves alone: %s', (said) => {
    expect(unfold(said)).toEqual([said]);
  });
});
