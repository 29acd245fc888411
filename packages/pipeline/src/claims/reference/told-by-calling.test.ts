import { expect, test } from 'vitest';
import { claimsOf } from '../test-document.ts';

const told = async (text: string) => (await claimsOf(text)).map(({ claimText }) => claimText);

test.each([
  ['Ines Bell was born in Lima. The singer lives in Cusco.', 'Ines Bell lives in Cusco.'],
  ['Ines Bell is a painter. The artist lives in Cusco.', 'Ines Bell lives in Cusco.'],
  ['Kwame Asante won the Accra Marathon. The Ghanaian lives in Kumasi.', 'Kwame Asante lives in Kumasi.'],
  [
    'Ines Bell joined Loom Foods in 2009. The mother of two became its CEO in 2015.',
    "Ines Bell became Loom Foods's CEO in 2015.",
  ],
  [
    'Loom Power was founded in 2001. The Bergen-based utility is owned by Tarn Energy.',
    'Loom Power is owned by Tarn Energy.',
  ],
])('%s', async (text, claim) => {
  expect(await told(text)).toContain(claim);
});

test.each([
  ['who has another calling', 'Ines Bell is a lawyer. The singer lives in Cusco.'],
  ['one of two', 'Ines Bell met Bo Marsh. The singer lives in Cusco.'],
  ['who comes to the house', 'Ines Bell bought a flat. The plumber lives in Cusco.'],
  ['in a talk', 'Ines: I bought a flat.\nTom: The singer lives in Cusco.'],
])('nobody is meant: %s', async (_, text) => {
  expect((await told(text)).filter((claim) => /^Ines.* lives in Cusco/.test(claim))).toEqual([]);
});
