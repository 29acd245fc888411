import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'In May 2021 Bo Ek replaced Ida Moss, who had been treasurer of the Orr Trust since 2010.',
    [
      'Ida Moss became treasurer of the Orr Trust in 2010.',
      'In May 2021 Bo Ek succeeded Ida Moss as treasurer of the Orr Trust.',
    ],
  ],
  [
    'Bo Ek takes over from Ida Moss, its treasurer since 3 May 2010.',
    ['Ida Moss became its treasurer on 3 May 2010.', 'Bo Ek succeeds Ida Moss as its treasurer.'],
  ],
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
  ['Bo Ek has stepped into the boots of Ida Moss.', ['Bo Ek succeeded Ida Moss.']],
  ['Bo Ek takes her chair on 1 July.', ['Bo Ek succeeds her on 1 July.']],
  [
    'Orr Stars have named Bo Ek captain in place of Ida Moss.',
    ['Bo Ek succeeded Ida Moss as captain of Orr Stars.'],
  ],
  ['Bo Ek (previously Ida Moss) is release manager.', ['Bo Ek succeeded Ida Moss as release manager.']],
  [
    'Bo Ek replaced Ida Moss at the head of the Orr Quartet in 2016.',
    ['Bo Ek succeeded Ida Moss as head of the Orr Quartet in 2016.'],
  ],
  [
    "Bo Ek's predecessor at Orr Minster, Ida Moss, moved to Hull.",
    ['Bo Ek succeeded Ida Moss.', 'Ida Moss moved to Hull.'],
  ],
  ['The chairmanship of Orr Foods passed to Bo Ek in May.', ['Bo Ek became chairman of Orr Foods in May.']],
  [
    'Ida Moss hands the keys of the Orr Collection to its new curator, Bo Ek, on 30 June.',
    ['Bo Ek succeeds Ida Moss as curator of the Orr Collection on 30 June.'],
  ],
  ['The reins at Orr Foods are held by Bo Ek.', ['Bo Ek is the head of Orr Foods.']],
  [
    'Captain Bo Ek took command of the frigate Orr from Captain Ida Moss on 2 February 2024.',
    [
      'Captain Ida Moss no longer commands the frigate Orr since 2 February 2024.',
      'Captain Bo Ek succeeded Captain Ida Moss on 2 February 2024.',
      'Captain Bo Ek has commanded the frigate Orr since 2 February 2024.',
    ],
  ],
  [
    'Ida Moss was head of Orr School until July 2022, then came Bo Ek.',
    [
      'Ida Moss was head of Orr School until July 2022.',
      'Bo Ek succeeded Ida Moss as head of Orr School in July 2022.',
    ],
  ],
  [
    'Ida Moss has been stripped of the captaincy of Orr Stars.',
    ['Ida Moss was dismissed as captain of Orr Stars.'],
  ],
  [
    'New librarian at Orr Library: Bo Ek takes over from Ida Moss, who retires in August.',
    ['Ida Moss retires in August.', 'Bo Ek replaced Ida Moss as librarian of Orr Library.'],
  ],
])('%s', (told, plain) => {
  expect(unfold(told)).toEqual(plain);
});

it.each([
  'Rosa Lind handed the keys to Tom Hart.',
  'Rosa Lind handed the letter over to Tom Hart.',
  'Rosa Lind took the place of honour.',
  'Rosa Lind has her job.',
  'Rosa Lind left the stage, and Tom Hart followed her.',
  'Rosa Hart (formerly Rosa Lind) is release manager.',
  'Rosa Lind took his seat at the table.',
  'Rosa Lind hands the keys of the house to Tom Hart.',
  'Rosa Lind replaced the old table with Tom Hart.',
  'Rosa Lind relieved Tom Hart of his coat.',
  'Rosa Lind left in favour of a quiet life.',
  'Rosa Lind inherited the desk of the house from Tom Hart.',
])('%s stays as it is', (told) => {
  expect(unfold(told)).toEqual([told]);
});
