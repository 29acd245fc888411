import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

it.each([
  [
    '# CV of Ida Holm\n\n| From | To | Employer | Position |\n|---|---|---|---|\n| 2021 | – | Kestrel Rail | Senior planner |\n| 2017 | 2021 | Dunmow Buses | Planner |',
    [
      'Ida Holm has worked as senior planner at Kestrel Rail since 2021.',
      'Ida Holm worked as planner at Dunmow Buses from 2017 to 2021.',
    ],
  ],
  [
    '# Tom Ek\n\n| Years | Club |\n|---|---|\n| 2019–present | Tarn Rovers |\n| 2015–2019 | Lund FC |',
    ['Tom Ek has played for Tarn Rovers since 2019.', 'Tom Ek played for Lund FC from 2015 to 2019.'],
  ],
  [
    'Organisation of Brindle Foods\n- CEO: Ida Holm\n- CFO: Tom Ek',
    ['The CEO of Brindle Foods is Ida Holm.', 'The CFO of Brindle Foods is Tom Ek.'],
  ],
  [
    'Staff register of Marlow Instruments\n\nIda Holm – technician\nTom Ek – workshop manager',
    [
      'Ida Holm is a technician at Marlow Instruments.',
      'Tom Ek is a workshop manager at Marlow Instruments.',
    ],
  ],
  [
    'Brindle Foods Management Team\n\nCEO: Ida Holm\nCFO: Tom Ek',
    ['The CEO of Brindle Foods is Ida Holm.', 'The CFO of Brindle Foods is Tom Ek.'],
  ],
  [
    'Osby Rowing Club committee 2023\n\nChair: Ida Holm\nSecretary: Tom Ek',
    ['The chair of Osby Rowing Club is Ida Holm.', 'The secretary of Osby Rowing Club is Tom Ek.'],
  ],
  [
    "Minutes of the Harrow Lane Residents' Association, 11 May 2022\nIda Holm was elected secretary.",
    ["Ida Holm was elected secretary of the Harrow Lane Residents' Association."],
  ],
  [
    'Minutes of the Allotment Society, 20 January 2022\n\nPresent: Ida Holm, Tom Ek\n\nTom Ek will call the bank tomorrow.',
    [
      'Ida Holm and Tom Ek attended the meeting of Allotment Society on 20 January 2022.',
      'Tom Ek is responsible for calling the bank on 21 January 2022.',
    ],
  ],
  [
    'Allotment Society - Committee meeting\n20 January 2022\n\nTom Ek will call the bank tomorrow.',
    ['Tom Ek is responsible for calling the bank on 21 January 2022.'],
  ],
  [
    'Harbour Trust\nMinutes\nDate: 20 January 2022\n\nTom Ek will call the bank tomorrow.',
    ['Tom Ek will call the bank on 21 January 2022.'],
  ],
  [
    '# Lantern\n\n**Week 14 (1–5 April 2024)**\n\nTom Ek left on Tuesday.\n\n**Week 15 (8–12 April 2024)**\n\nIda Holm left on Tuesday.',
    ['Tom Ek left on 2 April 2024.', 'Ida Holm left on 9 April 2024.'],
  ],
  [
    'Name: Tom Ek\nPosition: Curator, Linz City Museum (1981–2012)',
    ['Tom Ek was a curator at Linz City Museum from 1981 to 2012.'],
  ],
  [
    'Name: Tom Ek\nPositions: Editor of the Selby Post; Captain of the Selby Chess Club',
    ['Tom Ek is editor of the Selby Post and captain of the Selby Chess Club.'],
  ],
  [
    'Minutes of the team meeting, 20 January 2022\n\nPresent: Ida Holm, Tom Ek\nIda Holm is the new buyer at Hollin Textiles.',
    [
      'Ida Holm and Tom Ek attended the meeting on 20 January 2022.',
      'Ida Holm is the new buyer at Hollin Textiles.',
    ],
  ],
  [
    '**Greg** (2022-09-05): Nadia has rejoined Quill Studios.\n**Nadia** (2022-09-05): Yes! Left Bluemoss Games last week.',
    ['Nadia has rejoined Quill Studios.', 'Nadia left Bluemoss Games in the week of 29 August 2022.'],
  ],
])('%s', async (text, expected) => {
  expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(expected);
});
