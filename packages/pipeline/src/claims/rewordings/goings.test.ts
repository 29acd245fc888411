import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'Ida Moss has given notice at Orr Systems and leaves at the end of June.',
    ['Ida Moss leaves Orr Systems at the end of June.'],
  ],
  [
    'Ida Moss goes at Easter after thirty years at Orr Church.',
    ['Ida Moss leaves his post at Orr Church at Easter.'],
  ],
  [
    'Ida Moss retires in June after thirty years at Orr School.',
    ['Ida Moss leaves his post at Orr School in June.', 'Ida Moss retires in June.'],
  ],
  [
    'Ida Moss retired in 2020 after ten years as organist of Orr Church.',
    ['Ida Moss stepped down as organist of Orr Church in 2020.', 'Ida Moss retired in 2020.'],
  ],
  [
    'After eleven years at the Port Authority she joined Orr Logistics in March.',
    ['She left his post at the Port Authority in March.', 'She joined Orr Logistics in March.'],
  ],
  [
    'We are pleased to welcome Ida Moss to Orr Gardens as our new head gardener.',
    ['Ida Moss joined Orr Gardens as head gardener.'],
  ],
  ['Until last week Ida Moss was with Orr Logistics.', ['Ida Moss worked at Orr Logistics until last week.']],
  [
    'Ida Moss is off the billing team as of Monday.',
    ['Ida Moss is no longer a member of the billing team as of Monday.'],
  ],
  [
    'Since Ida Moss left for Tarn Ltd, Bo Ek has run the archive.',
    ['Ida Moss joined Tarn Ltd.', 'Bo Ek has run the archive.'],
  ],
  ['Ida Moss has moved to Orr Clinic as matron.', ['Ida Moss joined Orr Clinic as a matron.']],
  [
    'Ida Moss lost her seat on Orr Council in May 2023.',
    ['Ida Moss is no longer a member of Orr Council in May 2023.'],
  ],
  ["Yesterday was Ida's last day at Orr Foods.", ['Ida left Orr Foods yesterday.']],
  ["Ida Moss's days at Orr Foods are over.", ['Ida Moss left Orr Foods.']],
  [
    'Ida Moss joined Orr Academy from Tarn School in 2012 and has led it since 2018.',
    [
      'Ida Moss left Tarn School in 2012.',
      'Ida Moss joined Orr Academy in 2012.',
      'Ida Moss has led Orr Academy since 2018.',
    ],
  ],
])('%s', (told, plain) => {
  expect(unfold(told)).toEqual(plain);
});

it.each([
  'Ida Moss goes home after two years at sea.',
  'Ida Moss gave notice of the meeting.',
  'Ida Moss was with her sister.',
])('%s stays as it is', (told) => {
  expect(unfold(told)).toEqual([told]);
});
