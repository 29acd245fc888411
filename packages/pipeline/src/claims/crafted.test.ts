import { describe, expect, it } from 'vitest';
import { normalizeClaim } from '../relations/normalize.ts';
import { claimsOf } from './test-document.ts';

/*
 * Lines made to be slow: what a rule opens with, then one part over and over, so that a pattern that tries every way of
 * cutting the rest up runs into the test's deadline. Several of these once took from seconds to for ever.
 */
const openings = [
  '',
  'I mean ',
  'Sorry, ',
  "I'm at ",
  'Ana Ruiz is at ',
  'Basic costs 40 euros and Plus 4',
  'Tarn 4',
  'Price: ',
  'Q: ',
  'Does Orr ',
  'Decision: appoint ',
  'The appointment of Ana Ruiz as ',
  'Ana Ruiz, ',
  'According to ',
  'On 3 May ',
  'The price of ',
  'Chapter 1 ',
  'Ana lives ',
  'Orr had ',
  'I used to play ',
  'Can you note that I ',
  'It stars Ana Ruiz as ',
  'Among its natives are ',
  'The Orr Trust runs it and charges ',
];
const parts = [
  'W',
  'a ',
  'A ',
  'Ab ',
  '\t',
  ' \t-',
  ' =',
  '1a',
  '1, ',
  "a'",
  'a-',
  'a, ',
  'A, and ',
  '(a',
  'a.',
  'and ',
  'and a ',
  '5 in 2001 and ',
  'of ',
  '.',
  '…',
  '-',
  ';',
  '"',
  '1',
  ' 1',
  '1.',
];
/** Characters: many rules leave longer sentences alone. */
const LENGTHS = [200, 500];
const lines = openings.flatMap((opening) =>
  LENGTHS.map((length) => [JSON.stringify(opening), length, opening] as const),
);

describe('crafted lines', () => {
  it.each(lines)('after %s of %i characters are read in time', async (_, length, opening) => {
    for (const part of parts) {
      const line = opening + part.repeat(Math.ceil(length / part.length));
      const texts = [
        `${line}-5.`,
        `- ${line}b`,
        `${line} b c d e f.`,
        `Ana: I pay 5 euros.\nAna: ${line} b c d e f.`,
        `Ana: Hello.\nAna: ${line}!`,
        `${line}, b. She has done so since 2019.`,
      ];
      for (const text of texts) {
        const claims = await claimsOf(text);
        for (const claim of claims) {
          const { statements } = normalizeClaim({ ...claim, documentTitle: null });
          expect(statements.length).toBeLessThanOrEqual(length);
        }
      }
    }
  });
});
