import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const texts = async (markdown: string) => (await claimsOf(markdown)).map(({ claimText }) => claimText);

const cases: Record<string, { text: string; claims: string[] }> = {
  'a list whose items are rows under names in lower case': {
    text: '# Orr clusters\n\n- heron: 24 nodes, located in Oslo\n- kestrel: 12 nodes, located in Bergen',
    claims: [
      'Heron has 24 nodes.',
      'Heron is located in Oslo.',
      'Kestrel has 12 nodes.',
      'Kestrel is located in Bergen.',
    ],
  },
  'a list of one such row': {
    text: '# Orr\n\n- Heron: 24 nodes, located in Oslo',
    claims: ['Heron has 24 nodes.', 'Heron is located in Oslo.'],
  },
  'what is the default in a release': {
    text: '# Changelog of Quern\n\n## 2.4.0 (30 August 2023)\n\n- Added support for TOML.\n- The default cache size is 128 MB.',
    claims: [
      'Quern added support for TOML in version 2.4.0 on 30 August 2023.',
      'The default cache size of Quern was changed to 128 MB in version 2.4.0 on 30 August 2023.',
    ],
  },
  'a register whose first column is a code': {
    text: '# Fleet of Port Elm\n\n| Reg. no. | Name | Built |\n|---|---|---|\n| PE 4 | Grey Heron | 1962 |',
    claims: ['The registration number of Grey Heron is PE 4.', 'Grey Heron was built in 1962.'],
  },
  'a register of what has a code': {
    text: '| Code | Course | Teacher |\n|---|---|---|\n| Z9 | Optics | Ann Holt |',
    claims: ['The code of Optics is Z9.', 'The teacher of Optics is Ann Holt.'],
  },
  'codes that are explained rather than borne': {
    text: '| Code | Meaning | Severity |\n|---|---|---|\n| E7 | Paper jam | low |',
    claims: ['The meaning of E7 is Paper jam.', 'The severity of E7 is low.'],
  },
  'what a number of the staff says nothing of the time': {
    text: '| Staff no. | Name | Role | Since |\n|---|---|---|---|\n| 77 | Bo Lind | driver | 2021 |',
    claims: ['The staff number of Bo Lind is 77.', 'Bo Lind is a driver since 2021.'],
  },
  'prices by the year': {
    text: '# Fares of Tarn Buses\n\n| Fare | 2022 | 2023 |\n|---|---|---|\n| Single fare | £2.10 | £2.30 |\n| Day ticket | £5 | £6 |',
    claims: [
      "Tarn Buses's single fare in 2022 was £2.10.",
      "Tarn Buses's single fare in 2023 was £2.30.",
      'The price of Day ticket in 2022 was £5.',
      'The price of Day ticket in 2023 was £6.',
    ],
  },
  'opening hours by the day': {
    text: '# Elm Library\n\n## Opening hours\n\nMon-Fri: 9:00-18:00\nSat: 10:00-14:00\nSundays and public holidays: closed',
    claims: [
      'Elm Library is open Monday to Friday from 9:00 to 18:00.',
      'Elm Library is open on Saturdays from 10:00 to 14:00.',
      'Elm Library is closed on Sundays and public holidays.',
    ],
  },
  'opening hours in a table': {
    text: '# Elm Bakery\n\n| Day | Hours |\n|---|---|\n| Monday | closed |\n| Tuesday to Friday | 7 am to 5 pm |',
    claims: ['Elm Bakery is closed on Mondays.', 'Elm Bakery is open Tuesday to Friday from 7 am to 5 pm.'],
  },
  'days of something that is not opened': {
    text: '# Elm Choir\n\nMonday: 7 pm – 9 pm',
    claims: ['The monday of Elm Choir is 7 pm – 9 pm.'],
  },
  'a report on the house that its first label names': {
    text: 'Weekly report\nClinic: Birch Vets, Arlow\nManager: Karin Ek\n\nPatients: 930',
    claims: [
      'Birch Vets is based in Arlow.',
      'The manager of Birch Vets is Karin Ek.',
      'Birch Vets has 930 patients.',
    ],
  },
  'a page of several': {
    text: 'Project: Falcon\nManager: Karin Ek\n\nProject: Heron\nManager: Bo Lind',
    claims: ['The manager of Falcon is Karin Ek.', 'The manager of Heron is Bo Lind.'],
  },
  'actions below a numbered line': {
    text: 'Elm Club\nMinutes, 3 May 2024\n\n1. Hall\nThe hall was painted.\n\n2. Actions\n- Tess Olsen: order the paint\n- Jana Roth: new price list',
    claims: [
      'The hall was painted.',
      'Tess Olsen is responsible for ordering the paint.',
      'Jana Roth is responsible for new price list.',
    ],
  },
  'what a meeting decided': {
    text: 'Elm Club committee\nDECIDED: to paint the hall.\nAgreed: to raise the fee.',
    claims: ['Elm Club decided to paint the hall.', 'Elm Club decided to raise the fee.'],
  },
  'what a label says was done in a release': {
    text: '# Quern changelog\n\n## 2.0 (2 May 2024)\n\nNew:\n\n- Night mode\n- Spell checking\n\nRemoved:\n\n- Flash player',
    claims: [
      'Quern added Night mode in version 2.0 on 2 May 2024.',
      'Quern added spell checking in version 2.0 on 2 May 2024.',
      'Quern removed flash player in version 2.0 on 2 May 2024.',
    ],
  },
  'what a thing is, what it is made with and who uses it': {
    text: '# Tarnish\n\n> A log viewer for ships\n\n## Built with\n\n- Python\n- SQLite\n\n## Who uses it?\n\n- Port of Elm\n- Orr Ltd, Arlow',
    claims: [
      'Tarnish is a log viewer for ships.',
      'Tarnish uses Python.',
      'Tarnish uses SQLite.',
      'Port of Elm uses Tarnish.',
      'Orr Ltd uses Tarnish.',
    ],
  },
  'a CV in capitals': {
    text: 'MARCUS HOLT\n\nEDUCATION\n2009-2013     BEng Civil Engineering, University of Leeds\n\nSKILLS\nAutoCAD, project planning',
    claims: [
      'Marcus Holt studied at University of Leeds from 2009 to 2013.',
      'Marcus Holt has a BEng in Civil Engineering.',
      'Marcus Holt is skilled in AutoCAD.',
      'Marcus Holt is skilled in project planning.',
    ],
  },
};

it.each(Object.entries(cases))('%s', async (_name, { text, claims }) => {
  expect(await texts(text)).toEqual(claims);
});

it('dates a rise that is to come, and no habit', async () => {
  const times = (
    await claimsOf('The rent of Elm House rises to £900 in June. The level of the Orr rises in June.')
  ).map(({ validFrom }) => validFrom?.toISOString().slice(0, 10) ?? null);
  expect(times).toEqual(['2024-06-01', null]);
});
