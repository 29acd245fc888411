import { describe, expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** Small documents of many layouts, and every claim that they make. */
const cases: Record<string, { text: string; claims: readonly string[] }> = {
  'things as columns whose rows are built, long and led': {
    text: '# Our ferries\n\n| | Aurora | Borea |\n|---|---|---|\n| Built | 2004 | 2011 |\n| Length | 92 m | 110 m |\n| Captain | Jon Vik | Marit Dahl |',
    claims: [
      'Aurora was built in 2004.',
      'Borea was built in 2011.',
      'The length of Aurora is 92 m.',
      'The length of Borea is 110 m.',
      'The captain of Aurora is Jon Vik.',
      'The captain of Borea is Marit Dahl.',
    ],
  },
  'things as rows below no header': {
    text: '# Branches\n\n| | Manager | Opened |\n|---|---|---|\n| Tarnby | Ann Lee | 2004 |\n| Orrby | Bo Lind | 2011 |',
    claims: [
      'The manager of Tarnby is Ann Lee.',
      'Tarnby was opened in 2004.',
      'The manager of Orrby is Bo Lind.',
      'Orrby was opened in 2011.',
    ],
  },
  'a box without headers': {
    text: '# Lake Orrin\n\n| Country | Norway |\n|---|---|\n| Area | 3.2 km² |\n| Max. depth | 28 m |\n| Nearest town | Tarnby |',
    claims: [
      'Lake Orrin is in Norway.',
      'The area of Lake Orrin is 3.2 km².',
      'The maximum depth of Lake Orrin is 28 m.',
      'Lake Orrin is near Tarnby.',
    ],
  },
  'two columns of which the second says nothing': {
    text: '# Species sheet: Marsh Glider\n\n| Feature | Description |\n|---|---|\n| Length | 16 cm |\n| Diet | insects |',
    claims: ['The length of Marsh Glider is 16 cm.', 'The diet of Marsh Glider is insects.'],
  },
  'decisions with who made them': {
    text: '# Decision log\n\n| Date | Decision | Made by |\n|---|---|---|\n| 2026-02-20 | Replace Tarn with Orr CI | Lena Koch |\n| 2026-03-03 | Postpone the app to 2027 | Steering committee |',
    claims: [
      'Lena Koch decided to replace Tarn with Orr CI on 2026-02-20.',
      'The steering committee decided to postpone the app to 2027 on 2026-03-03.',
    ],
  },
  'a rota whose heading has the year': {
    text: '# On-call rota, July 2026\n\n| Week | Primary |\n|---|---|\n| 29 June – 5 July | Ann Lee |',
    claims: ['Ann Lee is on call as primary from 29 June 2026 to 5 July 2026.'],
  },
  'words where a day or a figure would stand': {
    text: '# Products\n\n| Product | Price | Launch |\n|---|---|---|\n| Arbo Mini | free | discontinued |\n\n| Version | Release date |\n|---|---|\n| 6.0 | not planned yet |',
    claims: ['Arbo Mini is free of charge.', 'Arbo Mini is discontinued.', '6.0: not planned yet.'],
  },
  'what servers are and run on': {
    text: '| Server | OS | Role |\n|---|---|---|\n| tarn-01 | Debian 12 | web server |',
    claims: ['The operating system of tarn-01 is Debian 12.', 'tarn-01 is a web server.'],
  },
  'office holders below the name of their office': {
    text: '# Directors of the Tarn Observatory\n\n| Director | Term |\n|---|---|\n| Emil Lask | 1921–1938 |',
    claims: ['Emil Lask was the director of the Tarn Observatory (1921–1938).'],
  },
  'office holders since a year': {
    text: '# Mayors of Sandby\n\n- Ann Lee (2001–2007)\n- Bo Lind (since 2023)',
    claims: [
      'Ann Lee was the mayor of Sandby from 2001 to 2007.',
      'Bo Lind has been the mayor of Sandby since 2023.',
    ],
  },
  'clipped lines below the name of a house': {
    text: '## Tarnby plant\n- opened 2014\n- 120 staff\n- about 40 apprentices\n- built in 1990, extended 2005\n- 10 minutes from the station\n\n## Orr Institute\n- Headquartered in Uppsala',
    claims: [
      'Tarnby plant opened in 2014.',
      'Tarnby plant has 120 staff.',
      'Tarnby plant has about 40 apprentices.',
      'Tarnby plant was built in 1990.',
      'Tarnby plant was extended in 2005.',
      'Orr Institute is headquartered in Uppsala.',
    ],
  },
  'a profile': {
    text: '# Ada Lind\n\n**Position:** Senior Architect at Orr Studio\n**Previously:** nurse at Tarn Clinic (2015–2019)\n**Studied at:** Tarn University\n**Occupation:** Architect, potter\n**Family:** married to Elif, two children',
    claims: [
      'Ada Lind is a senior architect at Orr Studio.',
      'Ada Lind was a nurse at Tarn Clinic from 2015 to 2019.',
      'Ada Lind studied at Tarn University.',
      'Ada Lind is an architect and a potter.',
      'Ada Lind is married to Elif and has two children.',
    ],
  },
  'where somebody works, in lines without a verb': {
    text: '# Ada Lind\n\n- At Orr Systems since 2019\n- Previously at Tarn AG\n- At Falk AG from 2010 to 2012',
    claims: [
      'Ada Lind has worked at Orr Systems since 2019.',
      'Ada Lind formerly worked at Tarn AG.',
      'Ada Lind worked at Falk AG from 2010 to 2012.',
    ],
  },
  'lines in bold over lists': {
    text: '# CV – Ada Lind\n\n**Languages**\nPersian (native), Dutch (B2)\n\n**Hobbies**\nSailing, chess',
    claims: [
      'Ada Lind speaks Persian.',
      'Ada Lind speaks Dutch.',
      'Ada Lind likes sailing.',
      'Ada Lind likes chess.',
    ],
  },
  'who goes and who comes, and when': {
    text: '# Committee changes\n\nOutgoing: Ann Lee (treasurer), Bo Lind (secretary)\nIncoming: Ada Moss (treasurer)\nThe changes take effect on 1 May 2026.',
    claims: [
      'Ann Lee steps down as treasurer, and Bo Lind steps down as secretary.',
      'Ada Moss becomes treasurer.',
      'The changes take effect on 1 May 2026.',
    ],
  },
  'names of systems over what they do': {
    text: '# Glossary of our systems\n\n- **Pigeon**: sends e-mails to customers\n- **Vault9**: stores documents; maintained by the Archive team\n- **Mercer**: the order system, written in Java',
    claims: [
      'Pigeon sends e-mails to customers.',
      'Vault9 stores documents and is maintained by the Archive team.',
      'Mercer is the order system and is written in Java.',
    ],
  },
  'a purpose is no name': {
    text: '# Tarn Service\n\n- Purpose: stores documents',
    claims: ['The purpose of Tarn Service is stores documents.'],
  },
  'a squad': {
    text: '# Tarn FC – squad 2025/26\n\n1 – Conor Wals (goalkeeper)\n9 – Ibra Sow (striker, captain)',
    claims: [
      'Conor Wals is a goalkeeper at Tarn FC.',
      'Ibra Sow is a striker at Tarn FC.',
      'Ibra Sow is captain of Tarn FC.',
    ],
  },
  'a ticket': {
    text: '# Ticket OPS-311\n\nTitle: Disk full on db-02\nResolved: 2026-04-03\nComponent: Billing database',
    claims: [
      'Ticket OPS-311: Disk full on db-02.',
      'Ticket OPS-311 was resolved on 2026-04-03.',
      'Ticket OPS-311 affects Billing database.',
    ],
  },
  'a film below its kind, and a list with a day': {
    text: '# Film: The Quiet Harbour\n\nRunning time: 112 minutes\n\n# Price list (valid from 1 January 2026)\n\n- Haircut: 35 euros',
    claims: [
      'The running time of The Quiet Harbour is 112 minutes.',
      'The price of Haircut is 35 euros from 1 January 2026.',
    ],
  },
  'a chronology of a firm, long past and to come': {
    text: '# Chronology of Orrin Bakery\n\n2001: Orrin Bakery opens in Tarnby\n2005 – Ann Orrin is elected chair\n2011: moves to a larger building\n2023: closes the Tarnby shop\n2099: The bakery moves to Hull',
    claims: [
      'In 2001, Orrin Bakery opened in Tarnby.',
      'In 2005, Ann Orrin was elected chair.',
      'Orrin Bakery moved to a larger building in 2011.',
      'Orrin Bakery closed the Tarnby shop in 2023.',
      'In 2099, the bakery moves to Hull.',
    ],
  },
  'a chronology of nobody knows whom': {
    text: '# Company history\n\n1987 – founded by Hugo Falk in Graz\n1994 – opens a second factory',
    claims: [],
  },
  'who meets whom, and tasks with their days': {
    text: '# Meeting with Orr Industries\n\nParticipants: Arvid Orr (CEO), Rita Camp (our side)\n\n## Actions\n- Bo Marsh – open a new bank account – 31 March 2026\n- Ada Moss: call the bank (12 March 2026)',
    claims: [
      'Arvid Orr and Rita Camp attended Meeting with Orr Industries.',
      'Arvid Orr is the CEO.',
      'Bo Marsh is responsible for opening a new bank account by 31 March 2026.',
      'Ada Moss is responsible for calling the bank by 12 March 2026.',
    ],
  },
  'what a firm does where its goods cannot': {
    text: 'Orr Industries wants to buy 30 pumps. They currently use pumps from Tarn. They are red.',
    claims: [
      'Orr Industries wants to buy 30 pumps.',
      'Orr Industries currently use pumps from Tarn.',
      'Pumps are red.',
    ],
  },
  'a name that a line wraps': {
    text: '# About us\n\n[**Solvig**\n**Energy**](https://solvig.example) was founded in 2009.',
    claims: ['Solvig Energy was founded in 2009.'],
  },
  'a change of address names nobody': {
    text: '# Change of address\n\n- Owner: Ann Lee',
    claims: ['The owner is Ann Lee.'],
  },
  'who does what': {
    text: '# Who does what\n\n- Invoices: Camille\n- Travel bookings: Ann Lee',
    claims: ['Camille is responsible for invoices.', 'Ann Lee is responsible for travel bookings.'],
  },
  'goods of suppliers': {
    text: '# Suppliers\n\n- Tarn Stone Oy (Turku, Finland): granite and slate\n- Bakery: Orr Ltd',
    claims: ['Tarn Stone Oy supplies granite and slate.', 'The bakery supplier is Orr Ltd.'],
  },
  'a chart of who is below whom': {
    text: '# Org chart Tarn Dairy\n\n- Unni Moe – Managing director\n  - Production\n    - Leif Lund (production manager)\n  - Ingvild Aas, sales manager',
    claims: [
      'Unni Moe is a managing director at Tarn Dairy.',
      'Leif Lund is a production manager at Production.',
      'Leif Lund reports to Unni Moe.',
      'Ingvild Aas is sales manager at Tarn Dairy.',
      'Ingvild Aas reports to Unni Moe.',
    ],
  },
  'what versions brought, and when': {
    text: '# Tern\n\n| Version | Date | Changes |\n|---|---|---|\n| 1.3 | 2025-11-20 | Removed the FTP upload |\n\n## 1.2.0 - 2025-08-01\n### Fixed\n- Crash when the file is empty\n- Wrong date in the header',
    claims: [
      'Version 1.3 was released on 2025-11-20.',
      'Version 1.3 removed the FTP upload on 2025-11-20.',
      'Tern fixed a crash in version 1.2.0 on 2025-08-01 when the file is empty.',
      'Tern fixed wrong date in the header in version 1.2.0 on 2025-08-01.',
    ],
  },
  'people of a team': {
    text: '# Team Orr\n\n| Member | Role | Joined |\n|---|---|---|\n| Kofi Addo | Backend developer | 2 May 2023 |\n| Ann Storm | Designer | 2022 |',
    claims: [
      'Kofi Addo is a backend developer at Team Orr.',
      'Kofi Addo joined Team Orr on 2 May 2023.',
      'Ann Storm is a designer at Team Orr.',
      'Ann Storm joined Team Orr in 2022.',
    ],
  },
  'departments that are no posts': {
    text: '# Our team\n\n**Ann Lee** – Managing Director\n**Ngozi Lund** – Customer Support',
    claims: ['Ann Lee is a managing director.', 'Ngozi Lund works in Customer Support.'],
  },
  'minutes with their day': {
    text: '# Minutes of the board meeting, 4 March 2026\n\nPresent: Ruth Moss (chair), Colin Marsh\nApologies: Helga Lund',
    claims: [
      'Ruth Moss and Colin Marsh attended the meeting on 4 March 2026.',
      'Ruth Moss is the chair.',
      'Helga Lund did not attend the meeting on 4 March 2026.',
    ],
  },
  'a lease with its days': {
    text: '# Rental agreement summary\n\nStart: 1 September 2025\nEnd: 31 August 2027\n\n# Tenancy\n\n- From: 1 February 2026\n- Address: Flat 3, Cork',
    claims: [
      'Rental agreement starts on 1 September 2025.',
      'Rental agreement expires on 31 August 2027.',
      'Tenancy starts on 1 February 2026.',
      'Tenancy: Flat 3, Cork.',
    ],
  },
  'a programme by the hour': {
    text: '# Programme\n\n12:00 Lunch\n13:00 Workshop led by Birgit Lund',
    claims: ['Workshop led by Birgit Lund.'],
  },
  'who held a post that names no house': {
    text: '# Headteachers\n\nMargaret Iles (1950–1968)\nDavid Moss (2004– )',
    claims: [
      'Margaret Iles was the headteacher from 1950 to 1968.',
      'David Moss has been the headteacher since 2004.',
    ],
  },
  'a card in bold with a sentence': {
    text: '# Team\n\n**Felix Lund**\nHead of Marketing\nFelix lives in Graz with his wife, Karla.',
    claims: ['Felix Lund is head of marketing.', 'Felix Lund lives in Graz with his wife, Karla.'],
  },
  'a builder with its town': {
    text: '# Ferry Solbris\n\nBuilder: Hansa Yard, Rostock\nOperated by: Tarn Lines',
    claims: ['The builder of Ferry Solbris is Hansa Yard.', 'Ferry Solbris is operated by Tarn Lines.'],
  },
};

describe('small documents', () => {
  it.each(Object.entries(cases))('%s', async (_, { text, claims }) => {
    expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(claims);
  });
});
