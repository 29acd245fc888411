import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'Dr Ida Moss retires as curator of the Orr Museum at the end of May and hands over to Bo Ek.',
    [
      'Dr Ida Moss retires as curator of the Orr Museum at the end of May.',
      'Bo Ek succeeds Dr Ida Moss as curator of the Orr Museum at the end of May.',
    ],
  ],
  [
    'Ida Moss stood down as chair of the Orr Trust in favour of her deputy, Bo Ek.',
    ['Ida Moss stood down as chair of the Orr Trust.', 'Bo Ek succeeded Ida Moss as chair of the Orr Trust.'],
  ],
  [
    'Ida Moss gave up the editorship of the Orr Gazette in favour of his deputy, Bo Ek.',
    ['Bo Ek succeeded Ida Moss as editor of the Orr Gazette.'],
  ],
  [
    'Ida Moss has passed the post of clerk at Orr Council on to Bo Ek.',
    ['Bo Ek succeeded Ida Moss as clerk of Orr Council.'],
  ],
  ["I've handed the release manager role to Bo Ek.", ['Bo Ek succeeded me as release manager.']],
  ['Ida Moss has handed the baton to Bo Ek.', ['Bo Ek succeeded Ida Moss.']],
  [
    'Sister Ida Moss retired as matron of Orr Hospital in 2019, and Bo Ek followed her.',
    [
      'Sister Ida Moss retired as matron of Orr Hospital in 2019.',
      'Bo Ek succeeded Sister Ida Moss as matron of Orr Hospital in 2019.',
    ],
  ],
  [
    "Bo Ek inherited the editor's chair of the Orr Gazette from Ida Moss.",
    ['Bo Ek succeeded Ida Moss as editor of the Orr Gazette.'],
  ],
  [
    'Bo Ek takes over the post of treasurer of the Orr Club from Ida Moss on 1 June.',
    ['Bo Ek succeeds Ida Moss as treasurer of the Orr Club on 1 June.'],
  ],
  [
    'At the Orr Gazette, Bo Ek has taken the place of Ida Moss as editor.',
    ['Bo Ek succeeded Ida Moss as editor of the Orr Gazette.'],
  ],
  ['Father Bo Ek is in his place now.', ['Father Bo Ek succeeded him.']],
  ["In Ida Moss's place the club elected Bo Ek.", ['Bo Ek succeeded Ida Moss.']],
  [
    'Captain Bo Ek relieved Captain Ida Moss in March.',
    ['Captain Bo Ek succeeded Captain Ida Moss in March.'],
  ],
  [
    'Bo Ek fills the vacancy left by Ida Moss as treasurer of the Orr Club.',
    ['Bo Ek succeeds Ida Moss as treasurer of the Orr Club.'],
  ],
  [
    'Councillor Bo Ek was co-opted onto Orr Council to fill the seat left by Ida Moss.',
    [
      'Ida Moss is no longer a member of Orr Council.',
      'Bo Ek succeeded Ida Moss.',
      'Bo Ek became a member of Orr Council.',
    ],
  ],
  [
    'Ida Moss is no longer the chief executive of Orr Foods; that is Bo Ek now.',
    [
      'Ida Moss is no longer the chief executive of Orr Foods.',
      'Bo Ek is now the chief executive of Orr Foods.',
    ],
  ],
  [
    'Bo Ek, 38, until now assistant to Ida Moss, takes over on 1 March.',
    ["Bo Ek's age is 38.", 'Bo Ek succeeds Ida Moss on 1 March.'],
  ],
  [
    'Bo Ek has been chosen as the successor to Ida Moss as treasurer of the Orr Club.',
    ['Bo Ek succeeded Ida Moss as treasurer of the Orr Club.'],
  ],
  [
    'The new archivist at the Orr Museum is called Bo Ek and comes from Hull.',
    ['The new archivist of the Orr Museum is Bo Ek.', 'Bo Ek comes from Hull.'],
  ],
  [
    'Ida Moss gave her last service as organist of Orr Church on 3 December 2023.',
    ['Ida Moss stepped down as organist of Orr Church on 3 December 2023.'],
  ],
  [
    'Orr Church has had a new organist since Advent, Bo Ek.',
    ['Bo Ek has been organist of Orr Church since Advent.'],
  ],
  [
    'The presidency of the Orr Club is now in the hands of Bo Ek.',
    ['Bo Ek is now president of the Orr Club.'],
  ],
  [
    'Orr Rovers sacked coach Ida Moss on Sunday and put Bo Ek in charge.',
    ['Bo Ek replaced Ida Moss as coach of Orr Rovers on Sunday.'],
  ],
  [
    'Orr Rovers have replaced manager Ida Moss with Bo Ek.',
    ['Bo Ek succeeded Ida Moss as manager of Orr Rovers.'],
  ],
  [
    'The parish of Orr has a new rector, Canon Bo Ek, following the retirement of Canon Ida Moss.',
    ['Canon Bo Ek succeeded Canon Ida Moss as rector of Orr.'],
  ],
  [
    'Cllr Bo Ek is Mayor of Orr for 2024/25, following Cllr Ida Moss.',
    ['Bo Ek succeeded Ida Moss.', 'Bo Ek is Mayor of Orr for 2024/25.'],
  ],
  ['From March the conservator will be Bo Ek.', ['From March, Bo Ek will be the conservator.']],
  [
    'Effective 1 June, Bo Ek assumes the role of clerk at Orr Council from Ida Moss.',
    ['Effective 1 June, Bo Ek succeeds Ida Moss as clerk of Orr Council.'],
  ],
  ['Bo Ek has her desk now.', ['Bo Ek succeeded her.']],
])('%s', (told, plain) => {
  expect(unfold(told)).toEqual(plain);
});

it.each([
  'Rosa Lind handed the keys to Tom Hart.',
  'Rosa Lind handed the letter over to Tom Hart.',
  'Rosa Lind took the place of honour.',
  'Rosa Lind has her job.',
  'Rosa Lind replaced the old table with Tom Hart.',
  'Rosa Lind relieved Tom Hart of his coat.',
  'Rosa Lind left in favour of a quiet life.',
  'Rosa Lind inherited the desk of the house from Tom Hart.',
])('%s stays as it is', (told) => {
  expect(unfold(told)).toEqual([told]);
});
