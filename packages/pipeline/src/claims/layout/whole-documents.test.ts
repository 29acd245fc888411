import { describe, expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** Parts of papers, registers and cards, and every claim that they make. */
const cases: Record<string, { text: string; claims: readonly string[] }> = {
  'a register with surnames first, and remarks': {
    text: '# Members of the Tarn Chess Club\n\n| No. | Name | Town | Member since | Remarks |\n|---|---|---|---|---|\n| 3 | Holm, Astrid | Ley | 2011 | Treasurer |\n| 4 | Bako, Imre | Faro | 2019 | Left in March 2024 |',
    claims: [
      'Astrid Holm is based in Ley.',
      'Astrid Holm has been a member of Tarn Chess Club since 2011.',
      'Astrid Holm is treasurer of Tarn Chess Club.',
      'Imre Bako is based in Faro.',
      'Imre Bako has been a member of Tarn Chess Club since 2019.',
      'Imre Bako left in March 2024.',
    ],
  },
  'firms are not put upright': {
    text: '# Tarn Mill\n\n## Suppliers\n\n| Name | Town |\n|---|---|\n| Orr, Lind & Co | Hull |',
    claims: ['Orr, Lind & Co is based in Hull.'],
  },
  'prices by amount, and who makes the goods': {
    text: '# Tarn Roastery\n\n| Coffee | Roaster | 250 g | 1 kg |\n|---|---|---|---|\n| Sidamo | Ida Moss | €8.50 | €29 |\n\n## Cakes\n\nApple cake … €3.20\nPlum cake .... €3.40',
    claims: [
      'Sidamo is roasted by Ida Moss.',
      'The price of Sidamo is €8.50 for 250 g.',
      'The price of Sidamo is €29 for 1 kg.',
      'The price of Apple cake is €3.20.',
      'The price of Plum cake is €3.40.',
    ],
  },
  'who bakes at a branch': {
    text: '# Orr Bakery\n\n| Branch | Baker |\n|---|---|\n| Orr Bakery Hull | Jon Ek |',
    claims: ['The baker of Orr Bakery Hull is Jon Ek.'],
  },
  'what was not chosen': {
    text: '# RFC 12: Pick a message broker\n\n## Options considered\n\n- Kafka: rejected, because it needs three machines\n- NATS: chosen for its size\n- Proposal: rejected',
    claims: [
      'Kafka was rejected because it needs three machines.',
      'NATS was chosen for its size.',
      'The proposal of RFC 12 is rejected.',
    ],
  },
  'whom to call, and steps to take': {
    text: '# checkout-api\n\n## Escalation\n\n1. Primary: Ann Lee\n2. Backup: Jon Ek\n\n## Rollback\n\n- Stop the worker: `systemctl stop worker`\n- Drain all nodes: see above\n- Cover price: €40',
    claims: [
      'The primary contact of checkout-api is Ann Lee.',
      'The backup contact of checkout-api is Jon Ek.',
      'The cover price of checkout-api is €40.',
    ],
  },
  'who does what and who pays in a project': {
    text: '# Project Heron\n\n## People\n\n- Ida Moss: bird counts\n- Jon Ek – water chemistry, since May 2024\n- Bo Yang: on leave\n\n## Funding\n\n- Tarn Trust: €20,000\n- Total: €21,200',
    claims: [
      'Ida Moss is responsible for bird counts.',
      'Jon Ek is responsible for water chemistry since May 2024.',
      'Bo Yang is on leave.',
      'Tarn Trust funds Project Heron with €20,000.',
      'The total of Project Heron is €21,200.',
    ],
  },
  'a timeline by the hour': {
    text: '# Incident 2024-011: Mail outage\n\nOn 3 May 2024 the mail service was down between 08:10 and 09:30 CET. The cause was a full disk.\n\n- 08:15 – Ann Lee takes command.\n- 09:30: Everything back to normal',
    claims: [
      'On 3 May 2024 the mail service was down between 08:10 and 09:30 CET.',
      'The cause of Incident 2024-011 was a full disk.',
      'Ann Lee takes command.',
    ],
  },
  'a CV with the time in front': {
    text: '# Curriculum vitae\n\nIda Moss\nHull, England | ida@moss.example | +44 1632 960 111\n\n## Work experience\n\n2021 – present: Head of Quality, Orr Foods\nLeads a team of nine.\n\n2016–2021 Laboratory technician, Tarn Dairy\n\n## Interests\n\nChess, trail running\n\nReferences available upon request.',
    claims: [
      'The email address of Ida Moss is ida@moss.example.',
      'The phone number of Ida Moss is +44 1632 960 111.',
      'Ida Moss lives in Hull, England.',
      'Ida Moss has been head of quality at Orr Foods since 2021.',
      'Ida Moss leads a team of nine.',
      'Ida Moss was a laboratory technician at Tarn Dairy from 2016 to 2021.',
      'Ida Moss likes chess.',
      'Ida Moss likes trail running.',
    ],
  },
  'cards of people, and where a firm is': {
    text: '# Orr & Lind Architects\n\n### Ida Moss\n\nManaging partner\n\nida@orr.example · 01632 960 112\n\n### Jon Ek\n\nSenior architect, Head of Schools\n\n### Orr House\n\nMain office\n\nOrr & Lind Architects · 3 Mill Lane · Hull · www.orr.example\n\nHome · About · Contact · News',
    claims: [
      'Ida Moss is a managing partner at Orr & Lind Architects.',
      'The email address of Ida Moss is ida@orr.example.',
      'The phone number of Ida Moss is 01632 960 112.',
      'Jon Ek is a senior architect at Orr & Lind Architects.',
      'Jon Ek is head of schools at Orr & Lind Architects.',
      'The website of Orr & Lind Architects is www.orr.example.',
      'The address of Orr & Lind Architects is 3 Mill Lane, Hull.',
    ],
  },
  'data of a thing below a heading that says so': {
    text: '# Corvo 7\n\n## Technical data\n\n| Property | Value |\n|---|---|\n| Weight | 1.2 kg |',
    claims: ['The weight of Corvo 7 is 1.2 kg.'],
  },
  'parts of a manual, options and packages': {
    text: '# Tern\n\nTern is a parser for dates.\n\n## Common API Methods\n\n- `exitCode`: number of errors\n- Returns a promise.\n\n## Related Projects\n\n- [org/deep-eql](https://e.example): compares values\n- Owner: Ida Moss\n\n`npm run bench` prints a table. `Tern` reads ISO dates.',
    claims: ['Tern is a parser for dates.', 'The owner is Ida Moss.', 'Tern reads ISO dates.'],
  },
  'columns that ask': {
    text: '# Dependencies of Tern\n\n| Package | For | Why not ours |\n|---|---|---|\n| Zod | Checking of input | small and fast |',
    claims: ['Zod is for checking of input.'],
  },
  'a letter to somebody': {
    text: 'Tarn Mill Ltd\n3 Mill Lane\nHull\n\n5 March 2024\n\nMr Jon Ek\n12 Quay Street\nHull\n\nDear Mr Ek,\n\nWe are pleased to confirm your promotion to head of sales with effect from 1 April 2024. You will report to Ida Moss.\n\nYour new terms are as follows:\n\n- Salary: £50,000\n\nPlease sign one copy.\n\nYours sincerely,\n\nRuth Pell\nHR Manager\nTarn Mill Ltd\n\n*This letter is confidential.*',
    claims: [
      'Jon Ek was promoted to head of sales on 1 April 2024.',
      'Jon Ek will report to Ida Moss.',
      'The salary of Jon Ek is £50,000.',
      'Ruth Pell is a HR manager at Tarn Mill Ltd.',
      'This letter is confidential.',
    ],
  },
  'hours and prices that are no deeds': {
    text: '# Orr Bakery\n\nPrices valid from 1 May 2024\n\n## Opening hours\n\nMon–Fri 6:30–18:00\nSat 6:30–13:00',
    claims: [],
  },
  'what a meeting puts off': {
    text: '# Minutes of 14 May 2024\n\n- Decision: Move the launch to 3 June',
    claims: ['Decision: Move the launch to 3 June 2024.'],
  },
  'labels that are no people': {
    text: 'Contact: Ida Moss\nRole: weaver',
    claims: ['The role of Ida Moss is weaver.'],
  },
};

describe('whole documents', () => {
  it.each(Object.entries(cases))('%s', async (_, { text, claims }) => {
    expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(claims);
  });
});
