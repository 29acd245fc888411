import { expect, test } from 'vitest';
import { unfold } from './unfold.ts';

const told: readonly (readonly [string, readonly string[]])[] = [
  [
    'Nils Aker has been with Ketter Valve since March 2016.',
    ['Nils Aker has worked at Ketter Valve since March 2016.'],
  ],
  [
    'Nils Aker has been at Linden House since March 2016.',
    ['Nils Aker has been at Linden House since March 2016.'],
  ],
  [
    'After four years at Orr Ltd, Ann Lee switched to Tarn Foods in May 2023.',
    ['Ann Lee left Orr Ltd in May 2023.', 'Ann Lee joined Tarn Foods in May 2023.'],
  ],
  ['After eight years in Lund, Ann Lee moved to Ghent.', ['Ann Lee moved from Lund to Ghent.']],
  ['Ann Lee traded Orr Ltd for Tarn Foods.', ['Ann Lee left Orr Ltd.', 'Ann Lee joined Tarn Foods.']],
  ['Ann Lee swapped Lisbon for Ghent in May 2023.', ['Ann Lee moved from Lisbon to Ghent in May 2023.']],
  [
    'Ann Lee gave up her job at Orr Ltd to join Tarn Foods.',
    ['Ann Lee left Orr Ltd.', 'Ann Lee joined Tarn Foods.'],
  ],
  ['Ann Lee left Oslo for Austin in May 2023.', ['Ann Lee moved from Oslo to Austin in May 2023.']],
  ['Ann Lee is at Tarnik these days.', ['Ann Lee works at Tarnik.']],
  ['Ann Lee took a position with Orr Ltd in 2019.', ['Ann Lee joined Orr Ltd in 2019.']],
  [
    'We welcome Ann Lee, formerly of Orr Ltd, to Tarn Foods.',
    ['Ann Lee left Orr Ltd.', 'Ann Lee joined Tarn Foods.'],
  ],
  ['At Orr Ltd, Ann Lee leads the data team.', ['Ann Lee works at Orr Ltd.', 'Ann Lee leads the data team.']],
  [
    'Ann Lee (software engineer, Orr Ltd) reviewed the plan.',
    ['Ann Lee is a software engineer at Orr Ltd.', 'Ann Lee reviewed the plan.'],
  ],
  [
    'Ann Lee used to live in Lund but is in Ghent now.',
    ['Ann Lee used to live in Lund.', 'Ann Lee now lives in Ghent.'],
  ],
  [
    'Ann Lee used to work at Orr Ltd but is at Tarn Foods now.',
    ['Ann Lee used to work at Orr Ltd.', 'Ann Lee works at Tarn Foods.'],
  ],
  ['Ann Lee calls Ghent home.', ['Ann Lee lives in Ghent.']],
  [
    'Tarn Foods has left Lund and is now based in Ghent.',
    ['Tarn Foods moved its headquarters from Lund to Ghent.'],
  ],
  ['Ghent is the new home of Tarn Foods.', ['Tarn Foods moved its headquarters to Ghent.']],
  ['Ann Lee handed the CEO post at Orr Ltd to Bo Ek.', ['Bo Ek succeeded Ann Lee as CEO of Orr Ltd.']],
  [
    'Ann Lee resigned as CEO of Orr Ltd; Bo Ek is her successor.',
    ['Bo Ek replaced Ann Lee as CEO of Orr Ltd.'],
  ],
  [
    "Bo Ek took over from Cy Moe as Ann Lee's manager.",
    ['Ann Lee no longer reports to Cy Moe.', "Bo Ek is Ann Lee's manager."],
  ],
  ['Ann Lee changed her number to 555-0199.', ['The phone number of Ann Lee is 555-0199.']],
  ['Bo Ek now leads Orr Ltd as CEO.', ['Bo Ek is now CEO of Orr Ltd.']],
  ['Orr Ltd fired its CEO Ann Lee and put Bo Ek in charge.', ['Bo Ek replaced Ann Lee as CEO of Orr Ltd.']],
];

test.each(told)('%s', (sentence, parts) => {
  expect(unfold(sentence)).toEqual(parts);
});

const left: readonly string[] = [
  'Ann Lee traded Bitcoin for dollars.',
  'Ann Lee traded Ned Moe for Cy Orr.',
  'Tarn Rovers traded Bo Ek for Cy Moe.',
  'Ann Lee took a job as a waiter.',
  'Tarn Foods took a position in Orr Ltd in 2019.',
  'After two years in Lund, Ann Lee moved to Orr Ltd.',
  'Ann Lee has switched to Linux.',
  'Ann Lee handed the letter to Bo Ek.',
];

test.each(left)('%s: nobody goes from one to another', (sentence) => {
  expect(unfold(sentence)).toEqual([sentence]);
});
