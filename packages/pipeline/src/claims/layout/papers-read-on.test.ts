import { describe, expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** What one part of a paper tells the rest of it: names, owners and dates that a sentence or a line alone would lack. */
const cases: Record<string, { text: string; claims: readonly string[] }> = {
  'people filed under numbers, and their surnames below the table': {
    text: '# Tarn Ferries\n\n| Badge | Name | Born |\n|---|---|---|\n| F-7 | Ida Moss | 1971 |\n| F-8 | Jon Ek | 1965 |\n\nMoss is also the harbour master. Ek speaks Finnish, Swedish and Russian. Both live in Hull.',
    claims: [
      'The badge of Ida Moss is F-7.',
      'Ida Moss was born in 1971.',
      'The badge of Jon Ek is F-8.',
      'Jon Ek was born in 1965.',
      'Ida Moss is also the harbour master.',
      'Jon Ek speaks Finnish, Swedish and Russian.',
      'Ida Moss and Jon Ek live in Hull.',
    ],
  },
  'what is numbered and no person': {
    text: '| Order | Customer |\n|---|---|\n| 1001 | Ida Moss |',
    claims: ['The customer of 1001 is Ida Moss.'],
  },
  'release notes under headings of their own': {
    text: '# Tern Mail 3.2 release notes\n\nRelease date: 4 May 2024\n\n## New features\n\n- **Dark theme.** Follows the system setting.\n- Users can now snooze messages.\n\n## Breaking changes\n\n- The minimum Java version is now 21 (previously 17).\n- Windows 7 is no longer supported.\n\n## Performance\n\n- Start-up time fell from 4 seconds to 2 seconds.\n\n## Thanks\n\n- Ida Moss can now rest.',
    claims: [
      'Tern Mail 3.2 was released on 4 May 2024.',
      'Tern Mail added dark theme in version 3.2.',
      'Tern Mail follows the system setting.',
      'Tern Mail can now snooze messages.',
      'The minimum Java version of Tern Mail was changed from 17 to 21 in version 3.2.',
      'Tern Mail no longer supports Windows 7.',
      'The start-up time of Tern Mail was reduced from 4 seconds to 2 seconds in version 3.2.',
      'Ida Moss can now rest.',
    ],
  },
  'posts of a CV below their employers': {
    text: '# Ana Ruiz\n\n## Experience\n\n### Orr Foods, Leeds\n*Accountant, 09/2016 – 04/2020*\n\n### Harrow Stone, York\n*Head of finance, 05/2020 – today*',
    claims: [
      'Ana Ruiz was an accountant at Orr Foods from September 2016 to April 2020.',
      'Ana Ruiz has been head of finance at Harrow Stone since May 2020.',
    ],
  },
  'a firm below the post of who writes': {
    text: 'From: Ida Moss\nDate: 21 November 2023\n\nWe have signed the lease for Pier House. We move in on 1 March 2024.\n\nBest,\nIda Moss\nOffice Manager\nHarrow Stone',
    claims: [
      'Harrow Stone has signed the lease for Pier House.',
      'Harrow Stone moves in on 1 March 2024.',
      'Ida Moss is an office manager at Harrow Stone.',
    ],
  },
  'tasks of those present': {
    text: '# Board meeting\n\nPresent: Ida Moss, Tom Ray (clerk)\n\nIda welcomed everyone.\n\n## Actions\n\n- Ida to call the bank\n- Tom to book the hall',
    claims: [
      'Ida Moss and Tom Ray attended the meeting.',
      'Tom Ray is the clerk.',
      'Ida Moss is responsible for calling the bank.',
      'Tom Ray is responsible for booking the hall.',
    ],
  },
  'a project by its name alone': {
    text: "# Project Lupin\n\nLupin replaces Orrbase. Lupin's sponsor is Ida Moss.",
    claims: ['Project Lupin replaces Orrbase.', "Project Lupin's sponsor is Ida Moss."],
  },
  'contracts of suppliers': {
    text: '# Suppliers\n\n## Orr Timber Ltd\n\nDelivers oak. Contract runs until 31 May 2025.',
    claims: ['Orr Timber Ltd delivers oak.', "Orr Timber Ltd's contract runs until 31 May 2025."],
  },
  'who operates a bridge, and what crosses it': {
    text: '# Tarn Bridge\n\nThe Tarn Bridge spans the Orle.\n\nThe engineer was Jon Ek. The Orr Trust runs it and charges lorries a toll of $3. Some 4,000 cars cross it every day. It was closed in 2009.',
    claims: [
      'The Tarn Bridge spans the Orle.',
      'The engineer of Tarn Bridge was Jon Ek.',
      'Tarn Bridge is run by the Orr Trust.',
      'Tarn Bridge has a toll of $3.',
      'Tarn Bridge carries some 4,000 cars every day.',
      'Tarn Bridge was closed in 2009.',
    ],
  },
  'a family that sells, and what it sold': {
    text: 'Orr Foods was founded by Alan Orly.\n\nThe Orlys sold the firm to Tern Capital in 1999. In 2012 it was listed in London. About 900 people work for the firm.',
    claims: [
      'Orr Foods was founded by Alan Orly.',
      'The Orlys sold Orr Foods to Tern Capital in 1999.',
      'In 2012 Orr Foods was listed in London.',
      'Orr Foods employs 900 people.',
    ],
  },
  'a mayor with a party, and the town': {
    text: '# Arle\n\nArle is a town in Norland.\n\nThe mayor, Ida Moss (Greens), has been in office since 2015.',
    claims: ['Arle is a town in Norland.', 'Ida Moss has been the mayor of Arle since 2015.'],
  },
  'natives of a town, and where it lies': {
    text: '# Arle\n\nSituated above the Orle at an altitude of 520 metres, Arle has 2,340 inhabitants (2020). Among its natives are the ski racer Eva Lind (born 1981) and Jon Ek.',
    claims: [
      'Arle is 520 metres above sea level.',
      'Arle is above the Orle.',
      'As of 2020, Arle has 2,340 inhabitants.',
      'The ski racer Eva Lind and Jon Ek are natives of Arle.',
      'The ski racer Eva Lind was born in 1981.',
    ],
  },
  'what a film is made of': {
    text: 'Low Tide is a film. It stars Ida Moss as a nurse and Jon Ek as her brother. It was shot in Lund on a budget of $2 million. The music is by Leo Orr.',
    claims: [
      'Low Tide is a film.',
      'Low Tide stars Ida Moss as a nurse.',
      "Low Tide stars Jon Ek as Ida Moss's brother.",
      'Low Tide was shot in Lund.',
      'Low Tide had a budget of $2 million.',
      'The music of Low Tide is by Leo Orr.',
    ],
  },
  'a ship, her owner and her new name': {
    text: 'MV Tern was a ferry. She went back to her owner in 1919. In 1927 she was sold to a Danish firm, Orr Lines, who renamed her Havbris.',
    claims: [
      'MV Tern was a ferry.',
      'MV Tern went back to her owner in 1919.',
      'In 1927, MV Tern was sold to a Danish firm, Orr Lines.',
      'MV Tern was renamed Havbris.',
    ],
  },
  'a label is nobody who speaks': {
    text: 'Correction: last week we wrote that Jon Ek founded Loom.',
    claims: ['Correction: in the week of 6 May 2024 we wrongly wrote that Jon Ek founded Loom.'],
  },
  'dates between two verbs': {
    text: "The son of a ship's cook, Jon Ek studied law in Leeds and in May 2003 moved to Rome. Loom was founded in Hull and, in 2010, moved to York. The club was formed in Leeds and from 1950 to 1960 played in Hull. Ann Berg taught in Leeds and in 1953 joined Hull College.",
    claims: [
      "Jon Ek is the son of a ship's cook.",
      'Jon Ek studied law in Leeds.',
      'In May 2003, Jon Ek moved to Rome.',
      'Loom was founded in Hull.',
      'Loom was moved to York in 2010.',
      'The club was formed in Leeds.',
      'From 1950 to 1960, the club played in Hull.',
      'Ann Berg taught in Leeds.',
      'In 1953, Ann Berg joined Hull College.',
    ],
  },
};

describe('papers read on', () => {
  it.each(Object.entries(cases))('%s', async (_, { text, claims }) => {
    expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(claims);
  });
});
