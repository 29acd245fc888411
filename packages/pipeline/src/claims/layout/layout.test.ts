import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** Lists, registers and results in the layouts of everyday documents, and what they claim. */
const cases: Record<string, { text: string; claims: string[] }> = {
  'rows written as items, and a sentence among them': {
    text: '# Clusters\n\n- Kestrel: 12 nodes, located in Bergen\n- Heron is retired\n- Osprey - decommissioned in 2020',
    claims: [
      'Kestrel has 12 nodes.',
      'Kestrel is located in Bergen.',
      'Heron is retired.',
      'Osprey was decommissioned in 2020.',
    ],
  },
  'prices for groups': {
    text: '# Orr Cinema\n\nDay tickets: adults 6 francs (before: 5)',
    claims: ['The price of Orr Cinema day tickets for adults is 6 francs.'],
  },
  'a setting among the items of a release': {
    text: '# Kite\n\n## 2.0 (2024-02-01)\n\n- Max. upload size: 100 MB (was 50 MB)\n- Default timeout: 30 s',
    claims: [
      'The maximum upload size of Kite was changed from 50 MB to 100 MB in version 2.0 on 2024-02-01.',
      'The default timeout of Kite was changed to 30 s in version 2.0 on 2024-02-01.',
    ],
  },
  'labels in one line, behind semicolons or commas': {
    text: '# Tarn Rowing Club\n\nCommittee: President: Nora Finch; Treasurer: Karl Ives\n\n## Patrons\n\nChair: Ann Holt, Clerk: Tom Hart',
    claims: [
      'The president of Tarn Rowing Club is Nora Finch.',
      'The treasurer of Tarn Rowing Club is Karl Ives.',
      'The chair of Patrons is Ann Holt.',
      'The clerk of Patrons is Tom Hart.',
    ],
  },
  'a task with its day, and what is news of somebody': {
    text: 'Lucy Tran to book the hall by 20 June.\n\nLucy Tran to leave Acme by 20 June.',
    claims: ['Lucy Tran is responsible for booking the hall by 20 June 2024.'],
  },
  'tasks of several behind one label': {
    text: 'Actions: Omar Lind to close the old forum by 15 July 2024; Ida Moss to call the bank.',
    claims: [
      'Omar Lind is responsible for closing the old forum by 15 July 2024.',
      'Ida Moss is responsible for calling the bank.',
    ],
  },
  'an action among labels': {
    text: 'Action: Omar Lind to close the old forum by 15 July.\nNext meeting: 6 August 2024',
    claims: [
      'Omar Lind is responsible for closing the old forum by 15 July 2024.',
      'The next meeting is 6 August 2024.',
    ],
  },
  'dates of nobody knows what': {
    text: '# Key Dates\n\n2003: Founded in Aarhus\n2010: Moves to Odense',
    claims: [],
  },
  'dates of the name above them': {
    text: 'Lumen Works\n\nKey Dates:\n1950 Established in Ulm\n1999 Report on trade\n2006 Opens a factory in Brno\n2015 Bought by Orex',
    claims: [
      'Lumen Works was established in Ulm in 1950.',
      'Lumen Works opened a factory in Brno in 2006.',
      'Lumen Works was bought by Orex in 2015.',
    ],
  },
  'a day behind what the page is': {
    text: '# Minutes 14 May 2024\n\n1. Budget: approved.\n2. Clerk: Tom Hart',
    claims: ['The budget is approved.', 'The clerk is Tom Hart.'],
  },
  'results of matches': {
    text: 'Results, Saturday 11 May 2024\n\nTarn United 2 - 1 Skelby Rovers\nFell Town 0 - 0 Marsh City',
    claims: [
      'Tarn United defeated Skelby Rovers 2–1 on Saturday 11 May 2024.',
      'Fell Town drew 0–0 with Marsh City on Saturday 11 May 2024.',
    ],
  },
  'surnames in front': {
    text: '# Register of members\n\nBako, Imre – carpenter – joined 2011\nLyle, Sue – teacher – joined 2015',
    claims: [
      'Imre Bako is a carpenter.',
      'Imre Bako joined in 2011.',
      'Sue Lyle is a teacher.',
      'Sue Lyle joined in 2015.',
    ],
  },
  'a release named by the line above its changes': {
    text: '# Kestrel changelog\n\nKestrel 3.1 (12 April 2024)\n- Added: offline maps\n- Changed: the timeout from 3 s to 5 s',
    claims: [
      'Kestrel added offline maps in version 3.1 on 12 April 2024.',
      'The timeout of Kestrel was changed from 3 s to 5 s in version 3.1 on 12 April 2024.',
    ],
  },
  'a trade, and days of rest, below a name': {
    text: '# Piet Vos\n\nDriver. Joined in March 2018.\n\n# Café Linde\n\nSeats 45. Closed on Mondays.',
    claims: [
      'Piet Vos is a driver.',
      'Piet Vos joined in March 2018.',
      'Café Linde seats 45.',
      'Café Linde is closed on Mondays.',
    ],
  },
  'a table whose cells tabs or wide gaps part': {
    text: 'Ship\tCaptain\tHome port\nMarigold\tAnna Bray\tWexmouth\n\nName  Position  Since\nIlse Grau  head chef  2019\n\nKofi Mensah\tsenior engineer\tAccra\nIda Moss\tclerk\tHull',
    claims: [
      'The captain of Marigold is Anna Bray.',
      'The home port of Marigold is Wexmouth.',
      'Ilse Grau is head chef since 2019.',
    ],
  },
  'entries that leave their verb out': {
    text: 'Ansgar Feld (1850–1912), German painter. Lived in Dresden from 1880.\n\nLena Brandt (b. 1950), architect in Oslo.',
    claims: [
      'Ansgar Feld was a German painter.',
      'Ansgar Feld was born in 1850.',
      'Ansgar Feld died in 1912.',
      'Ansgar Feld lived in Dresden from 1880.',
      'Lena Brandt is an architect in Oslo.',
      'Lena Brandt was born in 1950.',
    ],
  },
  'a post of a place whose name is a word': {
    text: 'Mayor of Tarn: Rose Frost',
    claims: ['The mayor of Tarn is Rose Frost.'],
  },
  'a post at a museum whose name is made of words': {
    text: 'Director of Tarn Museum: Mark Hill',
    claims: ['The director of Tarn Museum is Mark Hill.'],
  },
  'whose head office it is in a signed mail': {
    text: 'From: Ana Silva <ana@orr.com>\nDate: 3 May 2024\n\nHi Ben,\n\nOur head office is in Porto now.\n\nBest,\nAna Silva\nAccountant, Orr Ltd',
    claims: ["Orr Ltd's head office is in Porto now.", 'Ana Silva is an accountant at Orr Ltd.'],
  },
  'sentences below labels': {
    text: '# Project Heron\n\nStatus: amber\nOwner: Ana Silva\nThe contract is signed. Ben Holt leaves Orr Ltd at the end of May 2024.',
    claims: [
      'The status of Project Heron is amber.',
      'The owner of Project Heron is Ana Silva.',
      'The contract is signed.',
      'Ben Holt leaves Orr Ltd at the end of May 2024.',
    ],
  },
  'a start that says nothing of an address': {
    text: '| Name | Role | Start date | Email |\n|---|---|---|---|\n| Ana Silva | Engineer | 3 May 2021 | ana@orr.com |\n| Ben Holt | Designer | 1 June 2022 | ben@orr.com |',
    claims: [
      'Ana Silva is an engineer since 3 May 2021.',
      'The email of Ana Silva is ana@orr.com.',
      'Ben Holt is a designer since 1 June 2022.',
      'The email of Ben Holt is ben@orr.com.',
    ],
  },
  'a shop above its labels': {
    text: '**Mill Lane Bakery**\nPhone: 01632 960011\nBaker: Olga Petrov',
    claims: [
      'The phone of Mill Lane Bakery is 01632 960011.',
      'The baker of Mill Lane Bakery is Olga Petrov.',
    ],
  },
};

it.each(Object.entries(cases))('%s', async (_, { text, claims }) => {
  expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(claims);
});
