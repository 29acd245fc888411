import { describe, expect, it } from 'vitest';
import { withFewLetters } from './few-letters.ts';

const fits = (source: string, text: string) => new RegExp(withFewLetters(source), 'u').test(text);

describe('the letters of a pattern', () => {
  it.each(['Ann', 'Łódź', 'Čapek', 'Ștefan', 'Øyvind', 'Ằng', 'Αθήνα', 'Жуков'])('%s is a name', (name) => {
    expect(fits(String.raw`^\p{Lu}[\p{Ll}\p{M}]+$`, name)).toBe(true);
    expect(fits(String.raw`^\p{Ll}+$`, name)).toBe(false);
  });

  it.each(['東京', 'שלום', 'ไทย', '서울', 'हिन्दी'])('%s is letters', (word) => {
    expect(fits(String.raw`^[\p{L}_]+$`, word)).toBe(true);
    expect(fits(String.raw`\p{Lu}|\p{N}`, word)).toBe(false);
  });

  it.each([' ', '.', ',', '-', '’', '–', '€', '×', '÷', '…', '。', '😀'])('“%s” is none', (sign) => {
    expect(fits(String.raw`[\p{L}\p{M}\p{N}]`, sign)).toBe(false);
  });

  it('are narrowed within brackets and without, and nothing else is', () => {
    expect(fits(String.raw`^\p{Lu}[^\p{N}\]]\p{N}$`, 'Aa1')).toBe(true);
    expect(fits(String.raw`^\p{Lu}[^\p{N}\]]\p{N}$`, 'A]1')).toBe(false);
    expect(fits(String.raw`^\[\p{L}\]$`, '[a]')).toBe(true);
    expect(withFewLetters(String.raw`^\\p{3}\p{Sc}[\]\p{Sc}]\d$`)).toBe(
      String.raw`^\\p{3}\p{Sc}[\]\p{Sc}]\d$`,
    );
  });
});
