import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordSpellings } from './spellings.ts';

const letter = fc.constantFrom('a', 'b', 'c', 'd');
const word = (minLength: number, maxLength: number) =>
  fc.array(letter, { minLength, maxLength }).map((letters) => letters.join(''));

/** The words one insertion, deletion or substitution away. */
function edited(text: string): string[] {
  const words: string[] = [];
  for (let i = 0; i <= text.length; i++) {
    words.push(`${text.slice(0, i)}x${text.slice(i)}`);
    if (i < text.length)
      words.push(text.slice(0, i) + text.slice(i + 1), `${text.slice(0, i)}x${text.slice(i + 1)}`);
  }
  return words;
}

const isLike = (text: string, pattern: string) => new RegExp(`^${pattern.replaceAll('%', '.*')}$`).test(text);

it('misses no word within its edits', () => {
  fc.assert(
    fc.property(word(4, 14), (asked) => {
      const { patterns, edits } = wordSpellings(asked);
      let within = [asked];
      for (let n = 0; n < edits; n++) within = within.flatMap(edited);
      for (const other of within)
        expect([other, patterns.some((one) => isLike(other, one))]).toEqual([other, true]);
    }),
    { numRuns: 50 },
  );
});

it('knows every swap of neighbours', () => {
  expect(wordSpellings('paper').swaps).toEqual(['apper', 'ppaer', 'paepr', 'papre']);
  expect(wordSpellings('aabb0').swaps).toEqual([]);
});

it('looks for nothing similar to short words, numbers and codes', () => {
  for (const exact of ['a', 'the', '2024', 'report2024', '12345']) {
    expect(wordSpellings(exact)).toEqual({ word: exact, swaps: [], patterns: [], edits: 0 });
  }
  expect(wordSpellings('pape')).toMatchObject({ swaps: [], edits: 1 });
});
