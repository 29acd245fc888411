import { fold } from '@memory/database/search-index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameWords } from './words.ts';

describe('nameWords', () => {
  it.each([
    ['Quarterly-Report_2024.pdf', ['quarterly', 'report', '2024', 'pdf']],
    ['MemoryService2.md', ['memoryservice2', 'memory', 'service', '2', 'md']],
    ['parseHTTPRequest', ['parsehttprequest', 'parse', 'http', 'request']],
    ['README.md', ['readme', 'md']],
    ['q3report', ['q3report', 'q', '3', 'report']],
    ['Überblick: Žofie & Straße', ['uberblick', 'zofie', 'strasse']],
    ['ﬁnal', ['final']],
    ['Ελλάδα.txt', ['ελλαδα', 'txt']],
    ['会议纪要.md', ['会议纪要', '会议', '纪要', 'md']],
    ['a/b\\c', ['a', 'b', 'c']],
    ['…!?', []],
    ['', []],
  ])('%s', (name, words) => expect(nameWords(name)).toEqual(words));

  it('gives distinct, folded words that make no words of their own but themselves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const words = nameWords(name);
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) {
          expect(fold(word)).toBe(word);
          expect(word).not.toMatch(/[/:%_]/);
          expect(nameWords(word)[0]).toBe(word);
        }
      }),
    );
  });

  it('is bounded', () => {
    expect(nameWords('word '.repeat(5).concat('x'.repeat(1_000_000)))[1]).toHaveLength(64);
    const many = Array.from({ length: 5_000 }, (_, n) => `w${n}`).join(' ');
    expect(nameWords(many)).toHaveLength(200);
  });
});
