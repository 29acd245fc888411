import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const cases: Record<string, readonly string[]> = {
  'Hedda Roos turned 50 in March.': ['Hedda Roos became 50 in March 2024.'],
  'Hedda Roos turned 90 degrees.': ['Hedda Roos turned 90 degrees.'],
  'Hedda Roos celebrated her 40th birthday on Saturday.': [
    'Hedda Roos celebrated her birthday on 11 May 2024.',
    'Hedda Roos became 40 on 11 May 2024.',
  ],
  "Hedda Roos isn't keen on cheese.": ["Hedda Roos isn't fond of cheese."],
  'Hedda Roos is keen on moving to Rome.': ['Hedda Roos is keen on moving to Rome.'],
  'Hedda Roos has called Utrecht home for ten years.': ['Hedda Roos has lived in Utrecht since 2014.'],
  'Hedda Roos retired to Zeeland in 2016.': ['Hedda Roos moved to Zeeland in 2016.'],
  'Hedda Roos retired to bed.': ['Hedda Roos retired to bed.'],
  'Hedda Roos is dating a man called Piet Smit.': ['Hedda Roos is dating Piet Smit.'],
  'The film is about a man called Otto.': ['The film is about a man called Otto.'],
  'Hedda Roos has since married a dentist named Piet Smit.': ['Hedda Roos has married Piet Smit, a dentist.'],
  'Hedda Roos has been in Utrecht since 2019.': ['Hedda Roos has lived in Utrecht since 2019.'],
  'Hedda Roos has been in Parliament since 2019.': ['Hedda Roos has been in Parliament since 2019.'],
  'Hedda Roos has been in Utrecht since Monday.': ['Hedda Roos has been in Utrecht since 13 May 2024.'],
  'Hedda Roos used to live in Delft but is in Utrecht now.': [
    'Hedda Roos used to live in Delft.',
    'Hedda Roos now lives in Utrecht.',
  ],
  'Hedda Roos commutes to Delft from her home in Utrecht.': [
    'Hedda Roos commutes to Delft.',
    'Hedda Roos lives in Utrecht.',
  ],
  'Hedda Roos divides her time between Delft and Utrecht.': [
    'Hedda Roos lives in Delft.',
    'Hedda Roos lives in Utrecht.',
  ],
  'Ann Lee came to Denmark in 2012.': ['Ann Lee moved to Denmark in 2012.'],
  'Ann Lee came to Denmark in 2012 for a conference.': ['Ann Lee came to Denmark in 2012 for a conference.'],
  'Originally from Delft, Hedda Roos runs a bakery.': [
    'Hedda Roos is from Delft.',
    'Hedda Roos runs a bakery.',
  ],
  'Hedda Roos, 29, a designer from Delft, has moved to Utrecht.': [
    "Hedda Roos's age is 29.",
    'Hedda Roos is a designer.',
    'Hedda Roos is from Delft.',
    'Hedda Roos has moved to Utrecht.',
  ],
  'Hedda Roos (45) is a nurse.': ["Hedda Roos's age is 45.", 'Hedda Roos is a nurse.'],
  'Hedda Roos (2) beat Ann Lee.': ['Hedda Roos (2) beat Ann Lee.'],
  'Hedda Roos is a 34-year-old nurse.': ["Hedda Roos's age is 34.", 'Hedda Roos is a nurse.'],
  'Vexel is a 34-year-old company.': ['Vexel is a 34-year-old company.'],
  'Hedda and Piet met in 1990, married in 1995 and divorced in 2001.': [
    'Hedda and Piet met in 1990.',
    'Hedda and Piet married in 1995.',
    'Hedda and Piet divorced in 2001.',
  ],
  "Hedda's old cat, Mog, died in 2020.": ["Hedda's cat was Mog.", 'Mog died in 2020.'],
  "Hedda's friend Piet died in 2020.": ["Hedda's friend Piet died in 2020."],
  'Hedda Roos lives in Delft with her husband Piet and their cat, Mog.': [
    'Hedda Roos lives in Delft with her husband Piet.',
    'Hedda Roos has a cat named Mog.',
  ],
  'Hedda Roos takes insulin for her diabetes.': [
    'Hedda Roos takes insulin.',
    'Hedda Roos suffers from diabetes.',
  ],
  'The twins, Romy and Lou, were born in Delft.': [
    'Romy is the twin of Lou.',
    'Romy and Lou were born in Delft.',
  ],
  'Hedda Roos has dual Dutch and Irish citizenship.': [
    'Hedda Roos is a Dutch citizen.',
    'Hedda Roos is an Irish citizen.',
  ],
  "Hedda's mother is tall and her father is short.": ["Hedda's mother is tall.", "Hedda's father is short."],
  "Hedda's favourite band used to be Grey Owls but now it's Tarn.": [
    "Hedda's favourite band used to be Grey Owls.",
    "Hedda's favourite band is Tarn.",
  ],
  'Hedda and Piet are dating but are not married.': [
    'Hedda and Piet are dating.',
    'Hedda and Piet are not married.',
  ],
  "Hedda's husband-to-be, Piet, is a vet.": ["Hedda's fiancé, Piet, is a vet."],
  'Hedda Roos has been to Peru twice.': ['Hedda Roos has visited Peru twice.'],
  'Hedda Roos spent her childhood in Delft.': ['Hedda Roos grew up in Delft.'],
  'Hedda Roos is no longer with Nicole.': ['Hedda Roos is no longer dating Nicole.'],
  'Hedda Roos is no longer with Orr Ltd.': ['Hedda Roos no longer works at Orr Ltd.'],
  'Hedda Roos adopted a cat from the shelter and named it Biscuit.': [
    'Hedda Roos adopted a cat named Biscuit from the shelter.',
  ],
  'Hedda Roos bought a boat and named it Biscuit.': ['Hedda Roos bought a boat and named it Biscuit.'],
  'Hedda Roos has a sister in Delft and a brother in Hull.': [
    'Hedda Roos has a sister.',
    "Hedda Roos's sister lives in Delft.",
    'Hedda Roos has a brother.',
    "Hedda Roos's brother lives in Hull.",
  ],
  'Hedda Roos holds both Irish and British passports.': [
    'Hedda Roos is an Irish citizen.',
    'Hedda Roos is a British citizen.',
  ],
  'Hedda Roos lost her Danish passport in Rome.': ['Hedda Roos lost her Danish passport in Rome.'],
  'Born and raised in Delft, Hedda Roos runs a bakery.': [
    'Hedda Roos was born in Delft.',
    'Hedda Roos grew up in Delft.',
    'Hedda Roos runs a bakery.',
  ],
  "Gemma's partner, Lou, is a chef.": ["Gemma's life partner, Lou, is a chef."],
  'Gemma and her partner Lou founded a bakery.': ['Gemma and her partner Lou founded a bakery.'],
  'Hedda Roos has a baby girl called Ada.': ['Hedda Roos has a daughter called Ada.'],
  'Hedda Roos had COVID in March.': ['Hedda Roos suffered from COVID in March 2024.'],
  'Hedda Roos developed a vaccine.': ['Hedda Roos developed a vaccine.'],
  "Hedda's dog, a labrador called Sandy, died in May.": ["Hedda's dog was Sandy.", 'Sandy died in May 2024.'],
  'Kate got a puppy for Christmas. She called him Rolo.': [
    'Kate got a puppy for 25 December 2023.',
    'Kate called him Rolo.',
  ],
  'Ann Lee lived in Hull. These days she is in York.': [
    'Ann Lee lived in Hull.',
    'Ann Lee now lives in York.',
  ],
  'Vexel has been in Utrecht since 2019.': ['Vexel has been in Utrecht since 2019.'],
  'Orr Ltd developed a flu vaccine.': ['Orr Ltd developed a flu vaccine.'],
  'Hi, my name is Raj and I live in Pune.': ['Raj lives in Pune.'],
  'Name: Lena Brandt\nMarried to: Jens Brandt': ['Lena Brandt is married to Jens Brandt.'],
};

for (const [text, expected] of Object.entries(cases))
  it(text, async () => {
    const claims = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
    expect(claims.map(({ claimText }) => claimText)).toEqual(expected);
  });
