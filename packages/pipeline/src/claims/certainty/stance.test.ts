import { describe, expect, it } from 'vitest';
import { claimsOf } from '../test-document.ts';

/** Sentences with what they are known from, and whose word they are; null for what is nobody's. */
const cases: readonly (readonly [string, string | null])[] = [
  ['Mutations in the gene suggest that A20 is a suppressor.', null],
  ['The sensors indicate that Orr Bridge is closed.', null],
  ['A leaked report suggests that Orr will close.', 'the leaked report'],
  ['Analysts suggest that Orr is for sale.', 'analysts'],
  ['Our survey suggests that Orr leads.', 'Our survey'],
];

describe('what a sentence is known from', () => {
  it.each(cases)('%s', async (text, source) => {
    expect((await claimsOf(text)).map(({ attributedTo }) => attributedTo?.toLowerCase() ?? null)).toEqual([
      source?.toLowerCase() ?? null,
    ]);
  });
});
