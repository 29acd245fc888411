import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** Plain texts, entries and pages whose layout is all that parts what they tell, and what they claim. */
const cases: Record<string, { text: string; claims: string[] }> = {
  'a name in capitals above its data, and a topic in capitals': {
    text: 'HALVARD SHIPPING LTD\n\nFounded: 1911\n\nBOARD\n\nChair: Mona Lie',
    claims: ['Halvard Shipping Ltd was founded in 1911.', 'The chair of Halvard Shipping Ltd is Mona Lie.'],
  },
  'a line in capitals above a sentence of its paragraph': {
    text: 'GENERAL MEETING OF THE CLUB\nHeld on 3 October 2022\n\nELECTIONS\nHanna Weck was elected president.\n\nMONEY\nDana leaves on 30 November.',
    claims: ['Hanna Weck was elected president.', 'Dana leaves on 30 November 2022.'],
  },
  'prices and staff below lines in capitals': {
    text: 'STAFF\n\nOmar Said: driver\nLena Frick: bookkeeper\n\nTARIFFS\n\nAdult: 12 euros',
    claims: ['Omar Said is a driver.', 'Lena Frick is a bookkeeper.', 'The price of Adult is 12 euros.'],
  },
  'posts that a meeting gave and took': {
    text: '# Minutes of the Orsk Rowing Club\n\nDecision 1: Elect Nora Weiss as treasurer.\nResolved: accept the resignation of Piet Vos as secretary.\n\n## Decisions\n\n- Hire Ina Falk as coach from 1 May\n- Buy a boat',
    claims: [
      'Nora Weiss was elected as treasurer of Orsk Rowing Club.',
      'Piet Vos resigned as secretary of Orsk Rowing Club.',
      'Ina Falk was hired as coach of Orsk Rowing Club from 1 May 2024.',
    ],
  },
  'posts that ended, by the remarks beside them': {
    text: '| Name | Office | Remarks |\n|---|---|---|\n| Nora Weiss | Treasurer | Resigned May 2022 |\n| Piet Vos | Secretary | retired |',
    claims: ['Nora Weiss resigned as treasurer in May 2022.', 'Piet Vos retired as secretary.'],
  },
  'marks in front of changes': {
    text: '# Changelog\n\n## 2.1.0\n\n- [Fix] Cache prefers stale entries\n- fix(parser): hangs on empty lines\n- feat: dark mode\n- Quarto watch replaced with fsnotify\n- Support for Node 16 dropped',
    claims: [
      'Version 2.1.0 added dark mode.',
      'Version 2.1.0 replaced the quarto watch with fsnotify.',
      'Version 2.1.0 dropped support for Node 16.',
    ],
  },
  'what was wrong until a release': {
    text: '# Changelog\n\n## 2.1.0\n\n### Fixed\n\n- Search drops accents\n- Fix a leak in the parser',
    claims: ['Version 2.1.0 fixed a leak in the parser.'],
  },
  'surnames first, and posts with the year of joining': {
    text: '| Surname, first name | Town |\n|---|---|\n| Falk, Ina | Ulm |\n\n# Team\n\n- Ina Falk – Chief chemist, joined 2018',
    claims: ['Ina Falk is based in Ulm.', 'Ina Falk is chief chemist.', 'Ina Falk joined in 2018.'],
  },
  'lists behind what is put in other words': {
    text: 'The board of Orsk Mills includes:\n\n- Ina Falk\n- Emil Vos\n\nIts mills are in the following towns:\n\n- Cork',
    claims: [
      'Ina Falk is a board member of Orsk Mills.',
      'Emil Vos is a board member of Orsk Mills.',
      "Orsk Mills's mills are in Cork.",
    ],
  },
  'boxes beside the text': {
    text: '# The Grey Heron\n\n> [!NOTE]\n> Bought by Brisk Inns in 2021.\n\n> ⚠️ Moved to Mill Street in 2019.',
    claims: [
      'The Grey Heron was bought by Brisk Inns in 2021.',
      'The Grey Heron moved to Mill Street in 2019.',
    ],
  },
  'initials stay in capitals': {
    text: 'UNESCO\n\nFounded: 1945',
    claims: ['UNESCO was founded in 1945.'],
  },
  'sections of an entry are no subjects': {
    text: '# Marsk\n\n## Economy and transport\n\n- Airport: Lesk East\n\n## Twin towns\n\nTwinned with Orm since 1986.',
    claims: ['The airport of Marsk is Lesk East.', 'Marsk is twinned with Orm since 1986.'],
  },
  'the day at the top, in all sections': {
    text: '# Board meeting\n\nDate: 12 March 2019\n\n## Decisions\n\nDana leaves on 30 April.',
    claims: ['Dana leaves on 30 April 2019.'],
  },
  'what an entry tells without verbs': {
    text: '# Wexcombe\n\nSmall market town on the Arle. Population 6,200 (2021).\n\n# Elin Marsk\n\nMarried to Jon Bask. Two children. Buried in Tarn. Named after her: the Marsk Prize.',
    claims: [
      'Wexcombe is a small market town on the Arle.',
      'The population of Wexcombe was 6,200 in 2021.',
      'Elin Marsk is married to Jon Bask.',
      'Elin Marsk has two children.',
      'Elin Marsk was buried in Tarn.',
    ],
  },
  'labels in capitals': {
    text: 'LOCATION: Hull\nOWNER: Ann Lee\nVAT: 20%',
    claims: ['The location is Hull.', 'The owner is Ann Lee.', 'The VAT is 20%.'],
  },
  'who is to do what, below a line': {
    text: 'TO DO\n\nOmar: call the bank\nAnn Lee: none yet',
    claims: ['Omar is responsible for calling the bank.', 'Ann Lee: none yet.'],
  },
  'labels below a sentence': {
    text: 'Tarn Mill was built in 1880.\nOwner: Ann Lee\nHeight: 30 m',
    claims: [
      'Tarn Mill was built in 1880.',
      'The owner of Tarn Mill is Ann Lee.',
      'The height of Tarn Mill is 30 m.',
    ],
  },
  'labels of initials': {
    text: 'Patient: Ivor Lunn\nDOB: 12 April 1961\nGP: Dr. Sana Malik',
    claims: ["Ivor Lunn's date of birth is 12 April 1961.", 'The doctor of Ivor Lunn is Dr. Sana Malik.'],
  },
  'labels above sentences': {
    text: 'Status report, week of 6 May 2024\nOwner: Tomas Vale\nProject: Orion\nStatus: amber\nThe move slipped by two weeks.',
    claims: [
      'The owner of Orion is Tomas Vale.',
      'The status of Orion is amber.',
      'The move slipped by two weeks.',
    ],
  },
  'whom the labels above a sentence name': {
    text: 'Name: Mara Sund\nTeam: Platform\nShe worked at Orr Ltd before. Mara lives in Bergen.',
    claims: [
      'The team of Mara Sund is Platform.',
      'Mara Sund worked at Orr Ltd before.',
      'Mara Sund lives in Bergen.',
    ],
  },
  'minutes whose title, with its day, stands right above their labels': {
    text: 'Minutes of the trustees, 14 February 2023\nPresent: Ola Brandt, Mina Roux\nAction: Mina to get quotes for the roof by 1 March.',
    claims: [
      'Ola Brandt and Mina Roux attended the meeting on 14 February 2023.',
      'Mina Roux is responsible for getting quotes for the roof by 1 March 2023.',
    ],
  },
  'the day of a call among its words': {
    text: 'Call notes 12 March 2024\n\nDana leaves on 30 April.',
    claims: ['Dana leaves on 30 April 2024.'],
  },
  'the day of a visit': {
    text: 'Site visit 3 June 2021\n\nAnn Lee left last month.',
    claims: ['Ann Lee left in May 2021.'],
  },
  'the day of a call in front of what was told': {
    text: 'Telephone call, 4 May 2022: Ann Lee resigned yesterday.',
    claims: ['Ann Lee resigned on 3 May 2022.'],
  },
  'what is to be done, told in a meeting': {
    text: 'Meeting 4 May 2024\n\nOmar to send the figures by 10 May.\nAna Ruiz to call the bank. Ana Ruiz to lead Orlo Group.',
    claims: [
      'Omar is responsible for sending the figures by 10 May 2024.',
      'Ana Ruiz is responsible for calling the bank.',
    ],
  },
  'a lease that ends': {
    text: 'Flat 3B\nRent: 850 a month\nLease ends: 31 August 2025',
    claims: [
      'The rent of Flat 3B is 850 a month.',
      'The expiry date of the lease of Flat 3B is 31 August 2025.',
    ],
  },
  'changes with their labels': {
    text: '# v3.1 (2 May 2024)\n\n- Added: export to PDF\n- Improved: speed of search',
    claims: [
      'Version 3.1 added export to PDF on 2 May 2024.',
      'Version 3.1 improved speed of search on 2 May 2024.',
    ],
  },
  'notices of sites and forms': {
    text: [
      '[TODO: add picture of Bo]',
      'Error 404: page not found',
      'To continue reading, start your free trial.',
      'To see all entries, choose a year.',
      'Quote of the day: Be bold.',
      'Cookies help us deliver our services.',
      'The views expressed here are those of the author.',
      'Registered office: 3 Mill Lane, Hull.',
    ].join('\n\n'),
    claims: ['The registered office is 3 Mill Lane, Hull.'],
  },
  'entries whose names are put the other way round': {
    text: 'KESTREL, Robert Alan (1902–1968). English architect, born in Derby.\n\n**Moe, Bo** (b. 3 May 1871 in Ley; d. 4 June 1930 in Hull) was a keeper.',
    claims: [
      'Robert Alan Kestrel was born in 1902.',
      'Robert Alan Kestrel died in 1968.',
      'Robert Alan Kestrel is an English architect, born in Derby.',
      'Bo Moe was a keeper.',
      'Bo Moe was born on 3 May 1871 in Ley.',
      'Bo Moe died on 4 June 1930 in Hull.',
    ],
  },
  'the years of those who held a post': {
    text: '# Ley Lighthouse\n\nHeight 31 m. Keeper: Bo Moe (1871–1903).\n\nFormer keepers: Ann Lee (1903–1911), Tom Orr (1911–1920)',
    claims: [
      'The height of Ley Lighthouse is 31 m.',
      'Bo Moe was the keeper of Ley Lighthouse from 1871 to 1903.',
      'Ann Lee was the keeper of Ley Lighthouse from 1903 to 1911, and Tom Orr was the keeper of Ley Lighthouse from 1911 to 1920.',
    ],
  },
  'labels that say of what they are': {
    text: '# Orm\n\nHeight of the Halden Tower: 212 metres\nHead of Sales: Ann Lee',
    claims: ['The height of the Halden Tower is 212 metres.', "Orm's head of sales is Ann Lee."],
  },
  'a label and its value in columns': {
    text: '# Corvo 7\n\nWeight      1.8 kg\nPrice       129 euros',
    claims: ['The weight of Corvo 7 is 1.8 kg.', 'The price of Corvo 7 is 129 euros.'],
  },
  'events by their days, and figures of a thing': {
    text: '| Date | Event |\n|---|---|\n| 3 May 2024 | Spring fair |\n\n# Corvo 7\n\n| Item | Spec |\n|---|---|\n| Top speed | 180 km/h |',
    claims: ['The spring fair is scheduled for 3 May 2024.', 'The top speed of Corvo 7 is 180 km/h.'],
  },
  'what has been decided lies ahead': {
    text: 'Report of 3 May 2021\n\nAna Ruiz has decided to leave Orr Ltd at the end of June.\n\nDecisions:\n\n- No new hires until September.',
    claims: ['Ana Ruiz has decided to leave Orr Ltd at the end of June 2021.'],
  },
  'a crash that is mended': {
    text: '# Kestrel\n\n## 1.4.0\n\n### Fixed\n\n- Crash when the list is empty',
    claims: ['Kestrel fixed a crash in version 1.4.0 when the list is empty.'],
  },
  'a day below the words for an occasion': {
    text: 'Meeting notes\n12 March 2024\n\nDana leaves on 30 April.',
    claims: ['Dana leaves on 30 April 2024.'],
  },
  'versions by rows': {
    text: '| Version | Date | Change |\n|---|---|---|\n| 1.1 | 3 May 2021 | Added dark mode |',
    claims: ['Version 1.1 was released on 3 May 2021.', 'Version 1.1 added dark mode on 3 May 2021.'],
  },
  'what a page says that somebody likes': {
    text: '# Ida Holm\n\n## Preferences\n\n- Tea: green\n- Likes: rowing',
    claims: ['The tea of Ida Holm is green.', 'Ida Holm likes rowing.'],
  },
  'a table of properties that names its thing': {
    text: '| Property | Value |\n|---|---|\n| Product | Corvo 7 drill |\n| Weight | 1.8 kg |',
    claims: ['The weight of Corvo 7 is 1.8 kg.'],
  },
  'fields in the lines of a register': {
    text: 'MV Calder – owner: Ashby Group – flag: Malta\nMV Tove – owner: Nils Brandt – flag: Norway',
    claims: [
      'The owner of MV Calder is Ashby Group.',
      'The flag of MV Calder is Malta.',
      'The owner of MV Tove is Nils Brandt.',
      'The flag of MV Tove is Norway.',
    ],
  },
  'what opens a piece of news': {
    text: 'Hope you are well! Just a quick one: Nadia has moved to Leeds. One more thing: Bo Orr has left.',
    claims: ['Nadia has moved to Leeds.', 'Bo Orr has left.'],
  },
  'a board above the list of those who are on it': {
    text: 'The board of the Ashcombe Trust consists of:\n\n- Ruth Pell, chair\n- Omar Said (treasurer)',
    claims: ['Ruth Pell is chair of Ashcombe Trust.', 'Omar Said is treasurer of Ashcombe Trust.'],
  },
  'figures of the one firm spoken of': {
    text: 'Marwood Fabrics is in Hull. The turnover was 52 million pounds in 2022. The turnover of the plant was 2 million pounds.',
    claims: [
      'Marwood Fabrics is in Hull.',
      "Marwood Fabrics's turnover was 52 million pounds in 2022.",
      'The turnover of the plant was 2 million pounds.',
    ],
  },
};

for (const [name, { text, claims }] of Object.entries(cases)) {
  it(name, async () => {
    expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(claims);
  });
}
