import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const cases: Record<string, readonly string[]> = {
  'Shellfish is something that Noor Haddad is allergic to.': ['Noor Haddad is allergic to shellfish.'],
  "Noor Haddad's only allergy is to shellfish.": ['Noor Haddad is allergic to shellfish.'],
  'What Noor Haddad is allergic to is shellfish.': ['Noor Haddad is allergic to shellfish.'],
  'Noor Haddad reacts allergically to shellfish.': ['Noor Haddad is allergic to shellfish.'],
  'Shellfish is something Noor Haddad is known for.': ['Shellfish is something Noor Haddad is known for.'],
  'Noor Haddad is lactose intolerant.': ['Noor Haddad is intolerant to lactose.'],
  'Hana Sugita got rid of her Saab in 2020.': ['Hana Sugita stopped owning the Saab in 2020.'],
  'Otto Brandl can be reached at otto@brandl.at or on +43 7252 1234.': [
    "Otto Brandl's e-mail address is otto@brandl.at.",
    "Otto Brandl's phone number is +43 7252 1234.",
  ],
  'Mirela Costin uses she/her pronouns.': ["Mirela Costin's pronouns are she/her."],
  'Ana Berg has had type 2 diabetes since 2011.': ['Ana Berg has suffered from type 2 diabetes since 2011.'],
  'Kei Arima suffered from an allergy to bee stings.': ['Kei Arima was allergic to bee stings.'],
  "Kei Arima's diagnosis of Parkinson's disease came in 2001.": [
    "Kei Arima was diagnosed with Parkinson's disease in 2001.",
  ],
  'Mirela Costin shares her flat with a parrot called Coco.': ['Mirela Costin has a parrot called Coco.'],
  'Mirela Costin shares her flat with a student called Bo.': [
    'Mirela Costin shares her flat with a student called Bo.',
  ],
  "The name of Hana Sugita's cat was Momo.": ["Hana Sugita's cat was Momo."],
  "Iain Calder's hobbies include birdwatching and knitting.": [
    "Iain Calder's hobbies are birdwatching and knitting.",
  ],
  'Ana Berg has two sons, Mats, 9, and Nils, 6.': [
    'Ana Berg has two sons, Mats and Nils.',
    "Mats's age is 9.",
    "Nils's age is 6.",
  ],
  'Ana Berg has an older brother, Mats, and a little sister named Tuva.': [
    'Ana Berg has an older brother, Mats.',
    'Ana Berg has a little sister named Tuva.',
  ],
};

for (const [text, expected] of Object.entries(cases))
  it(text, async () => {
    const claims = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
    expect(claims.map(({ claimText }) => claimText)).toEqual(expected);
  });
