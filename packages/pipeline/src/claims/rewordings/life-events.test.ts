import { expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

const cases: Record<string, readonly string[]> = {
  "Hana Sugita's death in 2003 was followed by a retrospective in Kyoto.": [
    'Hana Sugita died in 2003.',
    "Hana Sugita's death was followed by a retrospective in Kyoto.",
  ],
  "After Kei Arima's death in 2003, Bo Orr took over the shop.": [
    'Kei Arima died in 2003.',
    'Bo Orr took over the shop.',
  ],
  'Bruno Salis succumbed to cancer in Cagliari on 30 July 2008.': [
    'Bruno Salis died of cancer in Cagliari on 30 July 2008.',
  ],
  'Otto Brandl died at his home in Steyr on 12 August 1999.': [
    'Otto Brandl died in Steyr on 12 August 1999.',
  ],
  "Hana Sugita's move from Mashiko to Kyoto took place in 2001.": [
    'Hana Sugita moved from Mashiko to Kyoto in 2001.',
  ],
  'Kei Arima took Yumi Oda as his wife in 1970.': ['Kei Arima married Yumi Oda in 1970.'],
  'Hana Sugita and Ken Mori announced their engagement in March 1957.': [
    'Hana Sugita and Ken Mori got engaged in March 1957.',
  ],
  'Ana Berg has split up with her husband Carl.': [
    "Ana Berg's husband was Carl.",
    'Ana Berg separated from Carl.',
  ],
  'Ana Berg broke up with her boyfriend Carl in 2019.': [
    "Ana Berg's boyfriend was Carl.",
    'Ana Berg broke up with Carl in 2019.',
  ],
  "Ana Berg parted with her husband's car.": ["Ana Berg parted with her husband's car."],
  'Mirela Costin was widowed in 2002 when her husband Radu died.': [
    'Radu was married to Mirela Costin.',
    'Radu died in 2002.',
  ],
  'Ana Berg lost her husband, Carl, in 2011.': ["Ana Berg's husband was Carl.", 'Carl died in 2011.'],
  'Mirela Costin gave birth to a boy, Luca, on 3 May 2014.': [
    'Luca is the son of Mirela Costin.',
    'Luca was born on 3 May 2014.',
  ],
  'My sister Mirela gave birth to twins, Luca and Radu, on 3 May 2014.': [
    'Luca is the child of Mirela.',
    'Luca was born on 3 May 2014.',
    'Radu is the child of Mirela.',
    'Radu was born on 3 May 2014.',
  ],
  'On 3 May 2014, Mirela Costin gave birth to a boy, Luca.': [
    'Luca is the son of Mirela Costin.',
    'On 3 May 2014, Luca was born.',
  ],
  'Kei Arima became a father in 1973 when his daughter Rie was born.': [
    'Rie is the daughter of Kei Arima.',
    'Rie was born in 1973.',
  ],
};

for (const [text, expected] of Object.entries(cases))
  it(text, async () => {
    const claims = await claimsOf(text, new Date('2024-05-15T10:00:00Z'));
    expect(claims.map(({ claimText }) => claimText)).toEqual(expected);
  });
