import { expect, it } from 'vitest';
import { unfold } from './unfold.ts';

it.each([
  [
    'Sten Aho was married twice: first to Ida Berg, and from 1987 to Lena Novak.',
    ['Sten Aho was formerly married to Ida Berg.', 'Sten Aho was married to Lena Novak from 1987.'],
  ],
  [
    'Sten Aho was married twice, first to Ida Berg and then to Lena Novak.',
    ['Sten Aho was formerly married to Ida Berg.', 'Sten Aho was married to Lena Novak.'],
  ],
  [
    'Sten Aho married twice: Ida Berg in 1950 and Lena Novak in 1970.',
    ['Sten Aho married Ida Berg in 1950.', 'Sten Aho married Lena Novak in 1970.'],
  ],
  [
    'Sten Aho married first Ida Berg in 1820 and secondly Lena Novak in 1835.',
    ['Sten Aho married Ida Berg in 1820.', 'Sten Aho married Lena Novak in 1835.'],
  ],
  [
    'Sten Aho was married to Ida Berg from 1990 to 1999 and to Lena Novak from 2003 until 2011.',
    [
      'Sten Aho was married to Ida Berg from 1990 to 1999.',
      'Sten Aho was married to Lena Novak from 2003 until 2011.',
    ],
  ],
  [
    'Sten Aho had two wives: Ida Berg, whom he married in 1961, and, from 1983, Lena Novak.',
    ['Sten Aho married Ida Berg in 1961.', 'Sten Aho was married to Lena Novak from 1983.'],
  ],
  ['Ida and Sten Aho separated in 2014 but never divorced.', ['Ida and Sten Aho separated in 2014.']],
  [
    'Ida Berg is survived by her husband, Sten, her daughters, Mia and Kaja, and three grandchildren.',
    [
      'Ida Berg had three grandchildren.',
      "Ida Berg's husband is Sten.",
      "Ida Berg's daughters are Mia and Kaja.",
    ],
  ],
  [
    'Sten Aho is survived by his wife of 52 years, Ida, and two sons, Nils and Olav.',
    ["Sten Aho's wife is Ida.", 'Sten Aho had two sons, Nils and Olav.'],
  ],
  [
    'Sten Aho leaves a wife, Ida, and five grandchildren.',
    ['Sten Aho had five grandchildren.', "Sten Aho's wife is Ida."],
  ],
  [
    'Sten Aho and Ida Berg married in Rome in 1990, divorced in 1995 and remarried in 1999.',
    [
      'Sten Aho and Ida Berg married in Rome in 1990.',
      'Sten Aho and Ida Berg divorced in 1995.',
      'Sten Aho and Ida Berg married in 1999.',
    ],
  ],
  ['They got married in 1990 but later separated.', ['They got married in 1990.', 'They separated.']],
  [
    'Sten Aho and Ida Berg were married from 1990 to 1999.',
    ['Sten Aho was married to Ida Berg from 1990 to 1999.'],
  ],
  [
    'Sten Aho is survived by a brother, Tom, and his longtime companion, Ida.',
    ["Sten Aho's brother is Tom.", "Sten Aho's life partner is Ida."],
  ],
  // whose wife Cora is, nothing tells
  ['Sten Aho is survived by his son Nils and his wife Cora.', ["Sten Aho's son is Nils."]],
])('%s', (told, plain) => {
  expect(unfold(told)).toEqual(plain);
});

it.each([
  'Sten Aho was married twice and had five children.',
  'Sten Aho married Ida Berg and then moved to Leeds.',
  'Sten Aho leaves his wife at home.',
])('%s stays as it is', (told) => {
  expect(unfold(told)).toEqual([told]);
});
