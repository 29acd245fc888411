import { describe, expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';
import { subjectName } from './heading-names.ts';

const texts = async (markdown: string) => (await claimsOf(markdown)).map(({ claimText }) => claimText);

const cases: Record<string, { text: string; claims: string[] }> = {
  'a value alone below the heading that asks for it': {
    text: '# Tern\n\n## Licence\n\nMIT\n\n## Price\n\n€40 including VAT\n\n## Delivery\n\nShips from Faro.',
    claims: [
      'The licence of Tern is MIT.',
      'The price of Tern is €40 including VAT.',
      'Tern ships from Faro.',
    ],
  },
  'a heading that says what the thing is beside its name': {
    text: '# Lumo 20 Floor Lamp\n\nThe Lumo 20 is a lamp for reading.\n\nWeight: 3 kg',
    claims: ['The Lumo 20 is a lamp for reading.', 'The weight of Lumo 20 is 3 kg.'],
  },
  'a changelog that names its thing in a sentence': {
    text: '# Changelog\n\nAll notable changes to Quern are listed here.\n\n## 1.2.0 - 2024-03-01\n\n### Added\n\n- Support for TOML\n\n### Changed\n\n- Minimum Node.js version raised from 18 to 20',
    claims: [
      'All notable changes to Quern are listed here.',
      'Quern added support for TOML in version 1.2.0 on 2024-03-01.',
      'The minimum Node.js version of Quern was raised from 18 to 20 in version 1.2.0 on 2024-03-01.',
    ],
  },
  'the box beside an entry': {
    text: '# Ida Moss\n\n| Ida Moss | |\n|---|---|\n| Died | 4 May 1970 (aged 81), Faro |\n| Spouse | Jon Ek (m. 1920) |\n| Awards | Arden Medal (1948) |',
    claims: [
      'Ida Moss died on 4 May 1970 in Faro.',
      'Ida Moss married Jon Ek in 1920.',
      'Ida Moss won the Arden Medal in 1948.',
    ],
  },
  'holders of a post, the last of whom has it': {
    text: '# Orr Ltd\n\n- CEO: Ida Moss (2003–2015), Jon Ek (since 2015)',
    claims: [
      'Ida Moss was the CEO of Orr Ltd from 2003 to 2015, and Jon Ek has been the CEO of Orr Ltd since 2015.',
    ],
  },
  'posts and schools of a CV': {
    text: '# Ida Moss\n\n## Experience\n\n**Head Nurse, Tarn Clinic**\nMay 2018 – present\n\n### Ley Hospital\nNurse, 2012–2018\n\n## Education\n\n- MSc in Nursing, University of Leeds, 2011',
    claims: [
      'Ida Moss has been head nurse at Tarn Clinic since May 2018.',
      'Ida Moss was a nurse at Ley Hospital from 2012 to 2018.',
      'Ida Moss received an MSc in Nursing from University of Leeds in 2011.',
    ],
  },
  'a register of people with sentences of their own': {
    text: 'Tarn Rowing Club\n\nNo. 7: Moss, Ida. Joined 3 May 1998. Treasurer since 2015.\nNo. 8: Ek, Jon. Joined 2004. Resigned 2 June 2019.',
    claims: [
      'Ida Moss joined Tarn Rowing Club on 3 May 1998.',
      'Ida Moss has been treasurer of Tarn Rowing Club since 2015.',
      'Jon Ek joined Tarn Rowing Club in 2004.',
      'Jon Ek left Tarn Rowing Club on 2 June 2019.',
    ],
  },
  'a list of what a sentence counts': {
    text: 'Orr Ltd has two subsidiaries:\n\n- Tarn Foods\n- Ley Brands',
    claims: ['Tarn Foods is a subsidiary of Orr Ltd.', 'Ley Brands is a subsidiary of Orr Ltd.'],
  },
  'what people have in a directory is not since they have their post': {
    text: '# Staff directory — Ley School\n\n| Name | Post | Room | In post since |\n|---|---|---|---|\n| Ida Moss | Nurse | 4 | 2018 |',
    claims: ['Ida Moss is a nurse at Ley School since 2018.', 'The room of Ida Moss is 4.'],
  },
  'keys of a settings file': {
    text: '# Settings for Tern\n\nmax_users = 30\nPort: 80',
    claims: ['Tern has 30 max users.', 'The port of Tern is 80.'],
  },
  'events to come': {
    text: '# Ley School\n\n## Dates for your diary\n\n- 12 October: Open day',
    claims: ['The open day of Ley School is on 12 October 2024.'],
  },
  'a report is not what it is on': {
    text: '# Status report: Project Heron\n\nPrepared by: Ida Moss\nStatus: amber\nBudget: €300',
    claims: [
      'The report on Project Heron was prepared by Ida Moss.',
      'The status of Project Heron is amber.',
      'The budget of Project Heron is €300.',
    ],
  },
  'what a page is written in is not what it is for': {
    text: 'Tern is a parser for Java, written in Rust.',
    claims: ['Tern is a parser for Java.', 'Tern was written in Rust.'],
  },
  'a line above what is quoted': {
    text: 'From: Ida Moss <ida@orr.example>\nDate: 14 May 2024\n\nThe stand is booked.\n\n> On 13 May 2024, at 17:40, Jon Ek <jon@orr.example> wrote:\n>\n> I live in Faro.',
    claims: ['The stand is booked.', 'Jon Ek lives in Faro.'],
  },
  'numbered headings that are lines of a paragraph': {
    text: '**1. Water**\nThe pump was mended by Ida Moss on 2 May.\n\n**2. Posts**\nJon Ek was elected treasurer.',
    claims: ['The pump was mended by Ida Moss on 2 May 2024.', 'Jon Ek was elected treasurer.'],
  },
  'who comes and goes below a line that says so': {
    text: 'Joining:\n\n- Ida Moss, Sales (from 1 July)\n- Jon Ek, accountant (from 3 July)\n\nLeaving:\n\n- Bo Orr, IT – last day 31 May',
    claims: [
      'Ida Moss joins the Sales team on 1 July 2024.',
      'Jon Ek joins as accountant on 3 July 2024.',
      'Bo Orr leaves on 31 May 2024.',
    ],
  },
  'labels that would say something else in the words of others': {
    text: '# Ley 45\n\n- Builder: Orr Yachts, Faro\n- First built: 2016\n- Market day: Tuesday',
    claims: [
      'The builder of Ley 45 is Orr Yachts.',
      'Ley 45 was first built in 2016.',
      'The market day of Ley 45 is Tuesdays.',
    ],
  },
  'a team of a project, and its plan': {
    text: '# Project Heron\n\n| Milestone | Planned | Actual |\n|---|---|---|\n| Prototype | 1 March 2024 | 6 March 2024 |\n\n## Team\n\n- Ida Moss – developer',
    claims: [
      'Prototype was planned on 1 March 2024.',
      'Prototype took place on 6 March 2024.',
      'Ida Moss is a developer and works on Project Heron.',
    ],
  },
  'labels of lists on the page of somebody': {
    text: 'Curriculum Vitae\n\nName: Ida Moss\nNationality: Danish\n\nLanguages: Danish (native), Dutch\n\nHobbies: sailing, chess',
    claims: [
      'The nationality of Ida Moss is Danish.',
      'Ida Moss speaks Danish.',
      'Ida Moss speaks Dutch.',
      'Ida Moss likes sailing.',
      'Ida Moss likes chess.',
    ],
  },
  'the lines below the name of somebody who lived': {
    text: '# Ida Moss\n\n*15 May 1938, Faro – 28 September 2021, Hull*\n\nAuthor of *The Cold Shore* (1981).',
    claims: [
      'Ida Moss was born on 15 May 1938 in Faro.',
      'Ida Moss died on 28 September 2021 in Hull.',
      'Ida Moss is the author of The Cold Shore.',
    ],
  },
  'plans compared': {
    text: '| | Light | Office |\n|---|---|---|\n| Price per month | €9 | €49 |\n| Data volume | 5 GB | 90 GB |',
    claims: [
      'The price of the Light plan is €9 per month.',
      'The price of the Office plan is €49 per month.',
      'The data volume of Light is 5 GB.',
      'The data volume of Office is 90 GB.',
    ],
  },
  'a firm above its address': {
    text: '## Imprint\n\nOrr Optik GmbH\nMill Street 12\n50674 Hull\n\nManaging director: Ida Moss\nTelephone: +49 221 555 01',
    claims: [
      'The managing director of Orr Optik GmbH is Ida Moss.',
      'The telephone of Orr Optik GmbH is +49 221 555 01.',
    ],
  },
  'reports of a stand-up behind dashes': {
    text: '# Stand-up 16 April\n\n**Ida** – finished the login page; starts on search today\n**Jon** – moved the database to the new server, now writing docs',
    claims: [
      'Ida finished the login page.',
      'Ida starts on search on 15 May 2024.',
      'Jon moved the database to the new server.',
      'Jon is now writing docs.',
    ],
  },
  'a school behind the name of its paper': {
    text: '# Spring newsletter – Ley School\n\n## Contact\n\nOffice: 01632 960 111\nHead: Ida Moss',
    claims: ['The phone number of Ley School is 01632 960 111.', 'The head of Ley School is Ida Moss.'],
  },
};

describe('whole pages', () => {
  it.each(Object.entries(cases))('%s', async (_, { text, claims }) => {
    expect(await texts(text)).toEqual(claims);
  });

  it('headings with the kind of page in front', () => {
    expect(
      ['FAQ – Ley Gym', 'Timeline: Orr Theatre', 'Minutes: 3 May 2024', 'History: The early years'].map(
        subjectName,
      ),
    ).toEqual(['Ley Gym', 'Orr Theatre', null, null]);
  });
});
