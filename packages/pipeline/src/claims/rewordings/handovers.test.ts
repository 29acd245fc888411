import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

it.each([
  [
    'Cy Moe ran Orr Press until May 2021, when Ann Lee took over as publisher.',
    ['Cy Moe ran Orr Press until May 2021.', 'Ann Lee became publisher of Orr Press in May 2021.'],
  ],
  [
    'Cy Moe chaired Orr Press from 1998 until 2010, when Ann Lee succeeded him.',
    [
      'Cy Moe chaired Orr Press from 1998 until 2010.',
      'Ann Lee has chaired Orr Press since 2010.',
      'Ann Lee succeeded Cy Moe in 2010.',
    ],
  ],
  ['Cy Moe ran Orr Press until 2010, when it closed.', ['Cy Moe ran Orr Press until 2010, when it closed.']],
  [
    'Ann Lee was lured away from Tarn Media by Orr Ltd in May 2023.',
    ['Ann Lee left Tarn Media in May 2023.', 'Ann Lee joined Orr Ltd in May 2023.'],
  ],
  [
    'Orr Ltd has headhunted Ann Lee from its main rival Tarn Media.',
    ['Ann Lee left Tarn Media.', 'Ann Lee joined Orr Ltd.'],
  ],
  [
    'Ann Lee was poached by Orr Ltd from its rival Tarn Media this spring.',
    ['Ann Lee left Tarn Media in spring 2024.', 'Ann Lee joined Orr Ltd in spring 2024.'],
  ],
  ['Orr Ltd hired Ann Lee from Leeds.', ['Orr Ltd hired Ann Lee from Leeds.']],
  [
    'Since Tom Ek retired in May 2023, Ann Lee has been bishop of Osby.',
    ['Ann Lee succeeded Tom Ek as bishop of Osby in May 2023.'],
  ],
  [
    'Ann Lee took over the support rota from Tom Ek on 1 March.',
    [
      'Tom Ek is no longer responsible for the support rota since 1 March 2024.',
      'Ann Lee is responsible for the support rota since 1 March 2024.',
    ],
  ],
  [
    'The billing service was handed over from Ann Lee to Tom Ek in May 2023.',
    [
      'Ann Lee is no longer responsible for the billing service from May 2023.',
      'Tom Ek is responsible for the billing service from May 2023.',
    ],
  ],
  ['Orion passed from Ann Lee to Tom Ek in May 2023.', ['Tom Ek took over Orion from Ann Lee in May 2023.']],
  [
    'Tom Ek replaced Ann Lee as the owner of Orion.',
    ['Ann Lee is no longer the owner of Orion.', 'Tom Ek is the owner of Orion.'],
  ],
  ['Tom Ek has taken charge of the data pipeline.', ['Tom Ek is responsible for the data pipeline.']],
  [
    'Ann Lee no longer owns the checkout page; Tom Ek does.',
    ['Ann Lee no longer owns the checkout page.', 'Tom Ek owns the checkout page.'],
  ],
  ['The cup passed from Tarn United to Orr Rovers.', ['The cup passed from Tarn United to Orr Rovers.']],
  [
    'Tom Ek became chief executive of Tarn Mills in January 2023, when Ida Holm stepped down.',
    [
      'Ida Holm stepped down as chief executive of Tarn Mills in January 2023.',
      'Tom Ek became chief executive of Tarn Mills in January 2023.',
    ],
  ],
  [
    'Tom Ek was appointed chair of Tarn Mills in May 2021 following the sudden resignation of Ida Holm.',
    [
      'Ida Holm stepped down as chair of Tarn Mills in May 2021.',
      'Tom Ek was appointed chair of Tarn Mills in May 2021.',
    ],
  ],
  [
    'Ida Holm is the rector of Lund University, a post she has held since 2014.',
    ['Ida Holm has been the rector of Lund University since 2014.'],
  ],
  [
    'Ida Holm became CEO of Tarn Mills, a role she left in 2019.',
    ['Ida Holm became CEO of Tarn Mills.', 'Ida Holm stepped down as CEO of Tarn Mills in 2019.'],
  ],
  [
    'The CEO of Tarn Mills is Ida Holm, who took the post in 2014.',
    ['The CEO of Tarn Mills is Ida Holm.', 'Ida Holm became CEO of Tarn Mills in 2014.'],
  ],
  [
    'Tom Ek was bishop of Lund. He took office in 2010. He gave up the post in 2019.',
    [
      'Tom Ek was bishop of Lund.',
      'Tom Ek became bishop of Lund in 2010.',
      'Tom Ek stepped down as bishop of Lund in 2019.',
    ],
  ],
  [
    'Elmsworth is a town in Kent. Tom Ek was mayor from 2006 to 2014. The current mayor is Ida Holm. She took office in 2018.',
    [
      'Elmsworth is a town in Kent.',
      'Tom Ek was mayor of Elmsworth from 2006 to 2014.',
      'The current mayor of Elmsworth is Ida Holm.',
      'Ida Holm became mayor of Elmsworth in 2018.',
    ],
  ],
  [
    'Ida Holm has left the board of Tressel Bank. Her seat goes to Tom Ek.',
    [
      'Ida Holm resigned as a board member of Tressel Bank.',
      'Ida Holm was succeeded as board member of Tressel Bank by Tom Ek.',
    ],
  ],
  [
    'Ida Holm was treasurer of the Tern Club until May 2020. Tom Ek took her place.',
    [
      'Ida Holm was treasurer of the Tern Club until May 2020.',
      'Tom Ek succeeded Ida Holm as treasurer of the Tern Club.',
    ],
  ],
  [
    'Ida Holm was appointed director of Tarn Mills, and Tom Ek returns to his old job.',
    ['Ida Holm was appointed director of Tarn Mills.', 'Tom Ek returns to his old job.'],
  ],
  [
    'Ida Holm works at Tarn Mills. From now on she reports to Tom Ek.',
    ['Ida Holm works at Tarn Mills.', 'From now on Ida Holm reports to Tom Ek.'],
  ],
  [
    'Ida Holm left the club, but she will stay on as chair of Tarn Mills.',
    ['Ida Holm left the club.', 'Ida Holm remains chair of Tarn Mills.'],
  ],
  ['Tom Ek stays at Tarn Mills as CEO.', ['Tom Ek remains CEO of Tarn Mills.']],
  [
    'Ida Holm was mayor of Osby from 1990 to 2001. She was preceded by Tom Ek and succeeded by Bo Orr.',
    [
      'Ida Holm was mayor of Osby from 1990 to 2001.',
      'Ida Holm succeeded Tom Ek as mayor of Osby in 1990.',
      'Ida Holm was succeeded by Bo Orr as mayor of Osby in 2001.',
    ],
  ],
  [
    'Ida Holm was mayor of Osby from 1990 to 2001, succeeding Tom Ek.',
    ['Ida Holm was mayor of Osby from 1990 to 2001.', 'Ida Holm succeeded Tom Ek as mayor of Osby in 1990.'],
  ],
  [
    'Tom Ek was the rector of Lund University from 2002 to 2010. He was followed by Ida Holm, who served until 2015.',
    [
      'Tom Ek was the rector of Lund University from 2002 to 2010.',
      'Tom Ek was followed as rector of Lund University in 2010 by Ida Holm.',
      'Ida Holm served as rector of Lund University until 2015.',
    ],
  ],
  ['Before Ida Holm, Tom Ek was bishop of Osby.', ['Ida Holm succeeded Tom Ek as bishop of Osby.']],
  [
    'Ida Holm worked at Larch Media until she retired in 2023.',
    ['Ida Holm worked at Larch Media until 2023.', 'Ida Holm retired in 2023.'],
  ],
  [
    'Ida Holm was CEO of Tarn Mills for nine years before stepping down in 2023.',
    ['Ida Holm was CEO of Tarn Mills until 2023.'],
  ],
  ['Larch Media let Ida Holm go in June 2023.', ['Larch Media dismissed Ida Holm in June 2023.']],
  [
    'Larch Media has poached Ida Holm from Tarn Press.',
    ['Ida Holm left Tarn Press.', 'Ida Holm joined Larch Media.'],
  ],
  ["Tom Ek's last day at Orr Ltd was 31 May 2023.", ['Tom Ek left Orr Ltd on 31 May 2023.']],
  [
    'Ida Holm moves from Sales to Marketing and now reports to Bo Orr.',
    [
      'Ida Holm left the sales team.',
      'Ida Holm joined the marketing team.',
      'Ida Holm now reports to Bo Orr.',
    ],
  ],
  [
    'The mayors of Osby have been Ida Holm (1990–1998), Bo Orr (1998–2010) and Tom Ek (since 2010).',
    [
      'Ida Holm was the mayor of Osby from 1990 to 1998.',
      'Bo Orr was the mayor of Osby from 1998 to 2010.',
      'Tom Ek has been the mayor of Osby since 2010.',
    ],
  ],
  [
    'Bo Orr has moved to after-sales, so from 3 June 2024 Ann Lee is in charge of the Hull account.',
    ['Bo Orr has moved to after-sales.', 'Ann Lee is now in charge of the Hull account from 3 June 2024.'],
  ],
  [
    'Bo Orr takes over the helpdesk site from Ann Lee on 3 June 2024.',
    [
      'Ann Lee is no longer responsible for the helpdesk site from 3 June 2024.',
      'Bo Orr is responsible for the helpdesk site from 3 June 2024.',
    ],
  ],
  [
    'Ann Lee will draft the new price list by 3 June 2024.',
    ['Ann Lee is responsible for drafting the new price list by 3 June 2024.'],
  ],
  ['Ann Lee will leave Orr Ltd by 3 June 2024.', ['Ann Lee will leave Orr Ltd by 3 June 2024.']],
])('%s', async (text, expected) => {
  expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(expected);
});
