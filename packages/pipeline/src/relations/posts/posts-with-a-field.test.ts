import { expect, test } from 'vitest';
import { claimsOf } from '../../claims/test-document.ts';
import { normalizeClaim } from '../normalize.ts';

const held = (who: string, role: string) => [`${who} works_at Tarn AG`, `${who} has_role ${role}`];

test.each([
  [
    'Tarn AG has appointed Ravi Anand its head of research.',
    held('Ravi Anand', 'head of research at Tarn AG'),
  ],
  ["Ravi Anand is Tarn AG's head of data.", held('Ravi Anand', 'head of data at Tarn AG')],
  ["Tarn AG's director of research is Ravi Anand.", held('Ravi Anand', 'director of research at Tarn AG')],
  [
    "Tarn AG's head of research, Ravi Anand, lives in Hull.",
    [...held('Ravi Anand', 'head of research at Tarn AG'), 'Ravi Anand lives_in Hull'],
  ],
  [
    "In 2019 Mira Sol replaced Bo Orr as Tarn AG's head of design.",
    [
      ...held('Bo Orr', 'head of design at Tarn AG'),
      'Mira Sol succeeded Bo Orr',
      ...held('Mira Sol', 'head of design at Tarn AG'),
    ],
  ],
  [
    'Kit Bose was appointed by Tarn AG as its head of research.',
    held('Kit Bose', 'head of research at Tarn AG'),
  ],
  // who goes is not whose post it is
  [
    "Ravi Anand succeeded Kit Bose as the museum's director of design.",
    [
      'Kit Bose has_role director of design',
      'Ravi Anand succeeded Kit Bose',
      'Ravi Anand has_role director of design',
    ],
  ],
  ['Ravi Anand is the president of Orr Data.', ['Ravi Anand president_of Orr Data']],
])('%s', async (text, told) => {
  const claims = await claimsOf(text);
  const statements = claims.flatMap((claim) => normalizeClaim({ ...claim, documentTitle: null }).statements);
  expect(
    statements.map(
      ({ subject, predicate, object, objectText }) =>
        `${subject.name} ${predicate} ${object?.name ?? objectText}`,
    ),
  ).toEqual(told);
});
