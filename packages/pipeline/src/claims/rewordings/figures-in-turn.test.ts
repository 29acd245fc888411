import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'Orr had sales of €41 million in 2018, €46 million in 2019 and €39 million the following year.',
    [
      'Orr had sales of €41 million in 2018.',
      'Orr had sales of €46 million in 2019.',
      'Orr had sales of €39 million in 2020.',
    ],
  ],
  [
    'Orr employed 40 people in 2010, about 55 two years later and 80 (2015).',
    [
      'Orr employed 40 people in 2010.',
      'Orr employed about 55 people in 2012.',
      'Orr employed 80 people in 2015.',
    ],
  ],
  [
    'Orr posted revenues of €5m in Q1 2020 and 6m in Q2 2020.',
    ['Orr posted revenues of €5m in Q1 2020.', 'Orr posted revenues of €6m in Q2 2020.'],
  ],
  [
    'Orr opened 3 shops in 2018 and 4 restaurants in 2019.',
    ['Orr opened 3 shops in 2018.', 'Orr opened 4 restaurants in 2019.'],
  ],
  [
    'The ticket cost 12 euros from May 2019 to June 2021 and 15 euros until May 2023.',
    ['The ticket cost 12 euros from May 2019 to June 2021.', 'The ticket cost 15 euros until May 2023.'],
  ],
  [
    'The rate in Meran fell from 4.1 per cent in 2019 to 3.8 per cent in 2021.',
    ['The rate in Meran was 4.1 per cent in 2019.', 'The rate in Meran was 3.8 per cent in 2021.'],
  ],
  [
    'Sales of yarn rose from 40 tonnes in 2019 to 55 a year later.',
    ['Sales of yarn were 40 tonnes in 2019.', 'Sales of yarn were 55 tonnes in 2020.'],
  ],
  [
    'The choir grew from 20 singers in 2010 to 34 in 2014.',
    ['The choir had 20 singers in 2010.', 'The choir had 34 singers in 2014.'],
  ],
  [
    'The Tarn kettle went up from 39 euros in 2020 to 45 euros in 2022.',
    ['The Tarn kettle cost 39 euros in 2020.', 'The Tarn kettle cost 45 euros in 2022.'],
  ],
  [
    'Line 4 had 40 people in 2010 and 55 in 2012.',
    ['Line 4 had 40 people in 2010.', 'Line 4 had 55 people in 2012.'],
  ],
  // one figure alone, dates without figures, and what is compared stay as they stand
  ['Orr had sales of €41 million in 2018.', ['Orr had sales of €41 million in 2018.']],
  ['Orr moved from Ulm in 2018 to Bonn in 2020.', ['Orr moved from Ulm in 2018 to Bonn in 2020.']],
  [
    'Sales were higher than 40 million in 2018 and 46 million in 2019.',
    ['Sales were higher than 40 million in 2018 and 46 million in 2019.'],
  ],
])('%s', (text, parts) => {
  expect(unfold(text)).toEqual(parts);
});
