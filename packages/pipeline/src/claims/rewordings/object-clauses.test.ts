import { expect, it } from 'vitest';
import { claimsOf, show } from '../test-document.ts';

it.each([
  ['The firm Ada Kuhn founded is based in Kiel.', ['The firm that Ada Kuhn founded is based in Kiel.']],
  [
    'Ada Kuhn was born in Wels. The symphony she composed in Graz won the Orr Prize.',
    ['Ada Kuhn was born in Wels.', 'The symphony that Ada Kuhn composed in Graz won the Orr Prize.'],
  ],
  [
    'The bakery Ada Kuhn worked for in Kiel bought Orr Ltd.',
    ['The bakery that Ada Kuhn worked for in Kiel bought Orr Ltd.'],
  ],
  ['The film Ada Kuhn won two prizes.', ['The film Ada Kuhn won two prizes.']],
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
  [
    'Lake Orta lies at the heart of the town of Vellin.',
    ['Lake Orta lies in the town of Vellin.', 'Vellin is a town.'],
  ],
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
    'Appointed director of the Marlow Gallery, Irene Scott reports to the board.',
    ['Irene Scott was appointed director of the Marlow Gallery.', 'Irene Scott reports to the board.'],
  ],
  [
    'Harbourside Hotels has appointed as its chairman Dame Ruth Ellery.',
    ['Harbourside Hotels has appointed Dame Ruth Ellery as its chairman.'],
  ],
  [
    'Arvid Nyström — a retired judge — chairs the Lund Trust.',
    ['Arvid Nyström, a retired judge, chairs the Lund Trust.'],
  ],
  [
    'Tom Baxter and Lucy Hale married and have two daughters, Amy and Kate.',
    ['Tom Baxter and Lucy Hale married.', 'Tom Baxter and Lucy Hale have two daughters, Amy and Kate.'],
  ],
  [
    'In the hall hangs a portrait of Queen Ingrid, painted by Otto Fahl.',
    ['A portrait of Queen Ingrid hangs in the hall.', 'A portrait of Queen Ingrid was painted by Otto Fahl.'],
  ],
  [
    'Dalton House, home of the poet Wilf Harker until 1920, is now a hotel.',
    [
      'Dalton House was home of the poet Wilf Harker until 1920. | …..1921-01-01 open proposition_validity',
      'Dalton House is now a hotel.',
    ],
  ],
  [
    'The play was written by Oda Krag, directed by Lars Moe and performed in Hull.',
    [
      'The play was written by Oda Krag.',
      'The play was directed by Lars Moe.',
      'The play was performed in Hull.',
    ],
  ],
  [
    'Professor Ulla Krantz, under whom Per Lind studied, won the Nobel Prize.',
    ['Professor Ulla Krantz won the Nobel Prize.', 'Per Lind studied under Professor Ulla Krantz.'],
  ],
  [
    'With him as captain, the Falcons won the Northern Cup.',
    ['With him as captain, the Falcons won the Northern Cup.'],
  ],
  [
    'The brewery has been in the hands of the Huber family since 1875.',
    ['The brewery has been owned by the Huber family since 1875. | 1875-01-01..… open proposition_validity'],
  ],
  [
    'Norbert Klee, aged 61, chairs Klee Holding.',
    ["Norbert Klee's age is 61.", 'Norbert Klee chairs Klee Holding.'],
  ],
  [
    'The hall, which mayor Ann Lee opened in 2019, has 200 seats.',
    [
      'Mayor Ann Lee opened the hall in 2019. | 2019-01-01..2020-01-01 year event_time',
      'The hall has 200 seats.',
    ],
  ],
  ['Ida Ray takes over from the caretaker, Bo Moe.', ['Ida Ray takes over from Bo Moe.']],
  ['Ida Ray replaced interim director Bo Moe.', ['Ida Ray replaced Bo Moe.']],
  [
    'Ida Ray also plays the cello in a local quartet.',
    ['Ida Ray plays the cello.', 'Ida Ray plays in a local quartet.'],
  ],
  [
    'The plan, which the board rejected, was revived.',
    ['The board rejected the plan.', 'The plan was revived.'],
  ],
  [
    'Omar is a plumber and Leila studies law in Leeds.',
    ['Omar is a plumber.', 'Leila studies law in Leeds.'],
  ],
])('%s', async (text, claims) => {
  expect((await claimsOf(text)).map(show)).toEqual(claims);
});
