import { describe, expect, it } from 'vitest';
import { unfold } from './unfold.ts';

describe('headcounts and figures of a year', () => {
  it.each([
    [
      'In 2021 some 350 people worked for Lindgren Optik.',
      ['In 2021 Lindgren Optik employed some 350 people.'],
    ],
    [
      'Holtz has plants in Spain and Italy and some 640 employees, of whom 400 work in Cadiz.',
      ['Holtz has plants in Spain and Italy.', 'Holtz has some 640 employees, of whom 400 work in Cadiz.'],
    ],
    ['85 people are employed by Holtz.', ['Holtz employs 85 people.']],
    [
      'The number of staff at Holtz rose to 410 in 2023.',
      ['The number of employees of Holtz rose to 410 in 2023.'],
    ],
    ['Holtz gives work to 40 people.', ['Holtz employs 40 people.']],
    ['Holtz has 40 people on its payroll.', ['Holtz employs 40 people.']],
    ['The workforce of Holtz numbers 40.', ['Holtz employs 40 people.']],
    ['Holtz increased its staff to 150.', ['The headcount of Holtz rose to 150.']],
    ['Holtz has 40 employees.', ['Holtz has 40 employees.']],
    [
      'Holtz is a family firm in Ulm with 40 employees, two shops and 1,300 customers.',
      [
        'Holtz is a family firm in Ulm.',
        'Holtz has 40 employees.',
        'Holtz has two shops.',
        'Holtz has 1,300 customers.',
      ],
    ],
    ['Ann Lee is a nurse with two clinics.', ['Ann Lee is a nurse with two clinics.']],
    ["Holtz's 2019 revenue was $220 million.", ["Holtz's revenue in 2019 was $220 million."]],
    [
      'Holtz achieved sales of 12 million euros in 2020.',
      ['Holtz reported sales of 12 million euros in 2020.'],
    ],
    [
      'The net profit of Mazur Foods is 14 million euros (2023).',
      ['The net profit of Mazur Foods in 2023 was 14 million euros.'],
    ],
    [
      'Holtz had a turnover of 12 million euros in 2020 and 15 million in 2021.',
      [
        'Holtz had a turnover of 12 million euros in 2020.',
        'Holtz had a turnover of 15 million euros in 2021.',
      ],
    ],
    [
      "Holtz's revenue was 30 million euros in 2022, 20% more than in 2021.",
      ["Holtz's revenue was 30 million euros in 2022."],
    ],
    [
      'Holtz had revenues of 30 million euros in 2022, up from 25 million in 2021.',
      ['Holtz had revenues of 25 million euros in 2021.', 'Holtz had revenues of 30 million euros in 2022.'],
    ],
    [
      'Holtz, with revenue of 12 million euros in 2020, makes chairs.',
      ['Holtz has revenue of 12 million euros in 2020.', 'Holtz makes chairs.'],
    ],
    [
      'Holtz, a furniture maker with 85 employees, is based in Linz.',
      ['Holtz is a furniture maker.', 'Holtz has 85 employees.', 'Holtz is based in Linz.'],
    ],
    ['Holtz reported revenue of $48 million for 2023.', ['Holtz reported revenue of $48 million in 2023.']],
    [
      'For 2023 Holtz posted a profit of 3 million euros.',
      ['In 2023 Holtz posted a profit of 3 million euros.'],
    ],
  ])('%s', (sentence, expected) => {
    expect(unfold(sentence)).toEqual(expected);
  });
});
