import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

it.each([
  ['Emil Ek is on loan at Tarn Rovers from Lund FC.', ['Emil Ek plays for Tarn Rovers.']],
  [
    'The Tarn Rovers squad includes goalkeeper Emil Ek and striker Paul Ode.',
    ['Emil Ek plays for Tarn Rovers.', 'Paul Ode plays for Tarn Rovers.'],
  ],
  [
    'Tarn Rovers were relegated from the Premier League to the First Division in 2019.',
    ['Tarn Rovers left the Premier League in 2019.', 'Tarn Rovers joined the First Division in 2019.'],
  ],
  [
    'In 2004 Tarn Rovers were promoted to the Northern League after winning the cup.',
    ['In 2004, Tarn Rovers joined the Northern League.', 'In 2004, Tarn Rovers won the cup.'],
  ],
  [
    'Tarn Rovers have signed goalkeeper Emil Ek on loan from Lund FC until May.',
    ['Emil Ek started playing for Tarn Rovers.'],
  ],
  ['Orr Ltd and Tarn AG signed a contract.', ['Orr Ltd and Tarn AG signed a contract.']],
  ['Ida Holm was promoted to the board in 2019.', ['Ida Holm was promoted to the board in 2019.']],
  ['Tarn Rovers have parted company with Rhys Morgan.', ['Rhys Morgan left Tarn Rovers.']],
  ['Rhys Morgan returns to Tarn Rovers as head coach.', ['Rhys Morgan became head coach of Tarn Rovers.']],
  ['Emil Ek retired from football in 2022.', ['Emil Ek retired in 2022.']],
  [
    'After studying law at Lund University, Ida Holm joined Tarn Partners in 1998.',
    ['Ida Holm studied law at Lund University.', 'Ida Holm joined Tarn Partners in 1998.'],
  ],
  [
    'Rhys Morgan was the head coach of Tarn Rovers. Paul Cray takes charge until the end of the season.',
    [
      'Rhys Morgan was the head coach of Tarn Rovers.',
      'Paul Cray becomes head coach of Tarn Rovers until the end of the season.',
    ],
  ],
  ['Orr Ltd has parted ways with Tarn Partners.', ['Orr Ltd has parted ways with Tarn Partners.']],
])('%s', async (text, expected) => {
  expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(expected);
});
