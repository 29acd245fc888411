import { expect, it } from 'vitest';
import { claimsOf, show } from './test-document.ts';

it.each([
  ['The firm Ada Kuhn founded is based in Kiel.', ['The firm that Ada Kuhn founded is based in Kiel.']],
  ['The painter Ada Kuhn won the Orr Prize.', ['The painter Ada Kuhn won the Orr Prize.']],
  [
    'The Danish chemist Niels Toft, who won the Koch Medal, discovered tofium.',
    ['The Danish chemist Niels Toft won the Koch Medal.', 'The Danish chemist Niels Toft discovered tofium.'],
  ],
  [
    "Rosalind Kerr's successor as head of Ardmore School is Fergus Dale.",
    ['Fergus Dale succeeded Rosalind Kerr as head of Ardmore School.'],
  ],
  [
    'What Bergqvist invented in 1931 was the folding stove.',
    ['Bergqvist invented the folding stove in 1931. | 1931-01-01..1932-01-01 year event_time'],
  ],
  ['Lake Orta lies at the heart of the town of Vellin.', ['Lake Orta lies in the town of Vellin.']],
  [
    'With headquarters in Oslo and branches in Bergen, Nordlys Bank serves fishermen.',
    [
      'Nordlys Bank has headquarters in Oslo.',
      'Nordlys Bank has branches in Bergen.',
      'Nordlys Bank serves fishermen.',
    ],
  ],
  [
    'Emil Roth joined Hexa as a designer from Tyrell.',
    ['Emil Roth formerly worked at Tyrell.', 'Emil Roth joined Hexa as a designer.'],
  ],
  ['Emil Roth joined Hexa as a designer from Berlin.', ['Emil Roth joined Hexa as a designer.']],
  [
    'A baker in Lyon called Henri Blot invented the Blotin.',
    ['Henri Blot was a baker in Lyon.', 'Henri Blot invented the Blotin.'],
  ],
  [
    'The sale of Argo by the Mellor family to Pacific Docks took place in 2005.',
    ['Argo was sold by the Mellor family to Pacific Docks in 2005. | 2005-01-01..2006-01-01 year event_time'],
  ],
  [
    'Omar is a plumber and Leila studies law in Leeds.',
    ['Omar is a plumber.', 'Leila studies law in Leeds.'],
  ],
])('%s', async (text, claims) => {
  expect((await claimsOf(text)).map(show)).toEqual(claims);
});
