import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const cases: Record<string, readonly string[]> = {
  'Ida Moss was the first woman to become mayor of Osby.': ['Ida Moss became mayor of Osby.'],
  'Ida Moss is the first woman to be elected mayor of Osby.': ['Ida Moss was elected mayor of Osby.'],
  'Ida Moss was the first to arrive.': ['Ida Moss was the first to arrive.'],
  'Ida Moss earns 58,000 euros a year at Orr Bank.': [
    'Ida Moss works at Orr Bank.',
    "Ida Moss's salary is 58,000 euros a year.",
  ],
  'Ida Moss makes 20 cheeses a day.': ['Ida Moss makes 20 cheeses a day.'],
  'Sten Aho was sacked as coach of Lund FK in May 2019 and replaced by Bo Ek.': [
    'Sten Aho was sacked as coach of Lund FK in May 2019.',
    'Bo Ek succeeded Sten Aho as coach of Lund FK in May 2019.',
  ],
  'The Orr Choir has 40 members, among them Ida Moss and Bo Ek.': [
    'The Orr Choir has 40 members.',
    'Ida Moss and Bo Ek are members of the Orr Choir.',
  ],
  "Ida Moss took her husband's name, Berg, when they married in 2001.": [
    'Ida Moss is also known as Ida Berg.',
    'Ida Moss got married in 2001.',
  ],
  'Ida Moss moved out of her flat in Cork in 2020.': ['Ida Moss moved out of Cork in 2020.'],
  'Ida Moss moved out of her flat in Cork into a house there.': [
    'Ida Moss moved out of her flat in Cork into a house there.',
  ],
  "Ida Moss dropped out of a master's programme at Lund.": ['Ida Moss dropped out of Lund.'],
  'Ida Moss went up to Oxford to read history.': ['Ida Moss studied history at Oxford.'],
  'Ida Moss is now at Orr Bank, having left Tarn Foods in May 2019.': [
    'Ida Moss now works at Orr Bank.',
    'Ida Moss left Tarn Foods in May 2019.',
  ],
  'Ida Moss has been running the mill since her father died in 1999.': [
    'Ida Moss has been running the mill since 1999.',
    "Ida Moss's father died in 1999.",
  ],
  'Ida Moss lost her job at Orr Bank when the branch closed in 2009.': [
    'The branch closed in 2009.',
    'Ida Moss lost her job at Orr Bank in 2009.',
  ],
  'Sten Aho commanded the tanker Aurelia until 2013, when Ida Moss took command.': [
    'Sten Aho commanded the tanker Aurelia until 2013.',
    'Ida Moss has commanded the tanker Aurelia since 2013.',
  ],
  'Ida Moss was a buyer at Orr Bank before she was appointed head of sales at Tarn Foods in June 2021.': [
    'Ida Moss was a buyer at Orr Bank until June 2021.',
    'Ida Moss was appointed head of sales at Tarn Foods in June 2021.',
  ],
  'Ida Moss worked at Orr Bank from 2010 to 2015, at Tarn Foods from 2015 to 2019, and has been at Loom since 2020.':
    [
      'Ida Moss worked at Orr Bank from 2010 to 2015.',
      'Ida Moss worked at Tarn Foods from 2015 to 2019.',
      'Ida Moss has worked at Loom since 2020.',
    ],
  "Ida Moss got her driving licence in 2019 and her pilot's licence in 2024.": [
    'Ida Moss got her driving licence in 2019.',
    "Ida Moss got her pilot's licence in 2024.",
  ],
  'Ida Moss never married.': ['Ida Moss was never married.'],
  'Ida Moss commutes to Lund from Osby, where she has lived since 2010.': [
    'Ida Moss commutes to Lund.',
    'Ida Moss has lived in Osby since 2010.',
  ],
  'Ida Moss was made an honorary citizen of Pune in 2008.': [
    'Ida Moss was given the honorary citizenship of Pune in 2008.',
  ],
  "Ida Moss has Parkinson's disease.": ["Ida Moss suffers from Parkinson's disease."],
  'Ida Moss is training to be a pilot.': ['Ida Moss is training as a pilot.'],
  'Ida Moss holds a Swedish passport.': ['Ida Moss is a Swedish citizen.'],
  'Ida Moss is on the jury of the Orr Festival.': ['Ida Moss is a member of the jury of the Orr Festival.'],
  'Ida Moss had a boy, Finn.': ['Ida Moss had a son, Finn.'],
  'Ida Moss, born in Beja, studied philology in Lisbon.': [
    'Ida Moss was born in Beja.',
    'Ida Moss studied philology in Lisbon.',
  ],
  'Ida Moss, b. 1948 in Beja, studied law.': ['Ida Moss was born in 1948 in Beja.', 'Ida Moss studied law.'],
  'Sten Aho was predeceased by his wife Ida and leaves a daughter, Mia.': [
    "Sten Aho's wife was Ida.",
    "Sten Aho's daughter is Mia.",
  ],
  'In loving memory of Sten Aho, 1931 - 2020, beloved husband of Ida and father of Mia.': [
    'Sten Aho was born in 1931.',
    'Sten Aho died in 2020.',
    'Sten Aho was the husband of Ida and father of Mia.',
  ],
  'Ida Moss left her job as a teacher to run a guest house.': [
    'Ida Moss stepped down as a teacher.',
    'Ida Moss began to run a guest house.',
  ],
  "Ida Moss earned her bachelor's degree from Lund University in 1999 and her PhD from ETH Zurich in 2005.": [
    "Ida Moss earned her bachelor's degree from Lund University in 1999.",
    'Ida Moss earned her PhD from ETH Zurich in 2005.',
  ],
  'Ida Moss kept her maiden name when she married Bo Ek in 2015.': [
    'Ida Moss kept her maiden name.',
    'Ida Moss married Bo Ek in 2015.',
  ],
  'Ida Moss started as an intern at Orr Bank and is now its head of sales.': [
    'Ida Moss started as an intern at Orr Bank.',
    "Ida Moss is now Orr Bank's head of sales.",
  ],
  'Ida Moss is a Norwegian economist and, since 2018, chief economist of Orr Bank.': [
    'Ida Moss is a Norwegian economist.',
    'Ida Moss has been chief economist of Orr Bank since 2018.',
  ],
  'Ida Moss works at Orr Bank. Before joining the bank in 2018 she spent four years at Tarn Foods.': [
    'Ida Moss works at Orr Bank.',
    'Before joining Orr Bank in 2018, Ida Moss spent four years at Tarn Foods.',
  ],
  'Ida Moss is head of the Leeds office of Orr Bank.': ['Ida Moss is head of the Leeds office at Orr Bank.'],
  'Ida Moss is standing in as head of sales at Orr Bank.': ['Ida Moss is acting head of sales at Orr Bank.'],
  'Ida Moss works at Orr Bank three days a week.': ['Ida Moss works at Orr Bank.'],
  'Her doctor has diagnosed Ida Moss with asthma.': ['Ida Moss was diagnosed with asthma.'],
  'Ida Moss has gone back to Osby, where she was born, after ten years in Lund.': [
    'Ida Moss was born in Osby.',
    'Ida Moss moved from Lund to Osby.',
  ],
  'Sten Aho lost his first wife, Ida, in 1979.': ["Sten Aho's wife was Ida.", 'Ida died in 1979.'],
  // whose death it was
  'Anna Berg lived with the sculptor Karl Ives until his death in 1990.': [
    'Anna Berg lived with the sculptor Karl Ives until 1990.',
    'Karl Ives died in 1990.',
  ],
  'Karl Ives worked for Tom Berg until his death in 1980.': ['Karl Ives worked for Tom Berg until 1980.'],
  // years of a life are no number to call
  'Karl Ives (1899-1971) was a composer.': [
    'Karl Ives was a composer.',
    'Karl Ives was born in 1899.',
    'Karl Ives died in 1971.',
  ],
  // languages
  'Ida Moss speaks Czech, English and a little German.': ['Ida Moss speaks Czech, English and German.'],
  'Ida Moss has a working knowledge of French.': ['Ida Moss speaks French.'],
  'Ida Moss knows a bit of Arabic.': ['Ida Moss speaks Arabic.'],
  'Ida Moss speaks hardly any German.': ['Ida Moss knows hardly any German.'],
  'Ida Moss knows German cars.': ['Ida Moss knows German cars.'],
  'Ida Moss is learning a little Greek.': ['Ida Moss is learning Greek.'],
  'Ida Moss knows French history.': ['Ida Moss knows French history.'],
  // titles in capitals
  'Ida Moss was appointed Chief People Officer at Orr Bank.': [
    'Ida Moss was appointed chief people officer at Orr Bank.',
  ],
  // where somebody is, told again
  'Ida Moss is head of sales at Orr Bank. She joined from Tarn Foods in 2016.': [
    'Ida Moss is head of sales at Orr Bank.',
    'Ida Moss joined Orr Bank from Tarn Foods in 2016.',
  ],
  'Ida Moss works at Orr Bank. She has been there since 2010.': [
    'Ida Moss works at Orr Bank.',
    'Ida Moss has worked at Orr Bank since 2010.',
  ],
  'Ida Moss works for Clyde Ferries. Her brother Bo works there too.': [
    'Ida Moss works for Clyde Ferries.',
    "Ida Moss's brother Bo works at Clyde Ferries.",
  ],
  'Orr Shipping was founded by Ida Moss and Ann Berg. The latter is still chief executive.': [
    'Orr Shipping was founded by Ida Moss and Ann Berg.',
    'Ann Berg is still chief executive of Orr Shipping.',
  ],
  'Ida Moss resigned as chairwoman of Orr Bank in May 2019. Bo Ek is acting chair.': [
    'Ida Moss resigned as chairwoman of Orr Bank in May 2019.',
    'Bo Ek is acting chair of Orr Bank.',
  ],
  'Ida Moss worked at Orr Bank until 2010. She is chief engineer.': [
    'Ida Moss worked at Orr Bank until 2010.',
    'Ida Moss is chief engineer.',
  ],
};

it.each(Object.entries(cases))('%s', async (text, claims) => {
  expect((await claimsOf(text)).map(({ claimText }) => claimText)).toEqual(claims);
});

it('knows that what has begun is not over', async () => {
  const [claim] = await claimsOf(
    'Ida Moss has been appointed acting head of Orr Bank until 31 August.',
    new Date('2024-06-15T10:00:00Z'),
  );
  expect(claim?.validUntil?.toISOString()).toBe('2024-09-01T00:00:00.000Z');
});
