/** Letters that carry no combining mark to strip, yet are read as plain ones (as Postgres' `unaccent` does). */
// biome-ignore format: a table of pairs
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k',
};
const LETTER = /[ßæœøđðłþıħŧŋĸ]/g;

/**
 * Lower case without accents, full and half width as one: how two spellings of one word compare. Folding what is folded
 * changes nothing, which takes the second decomposition: `İ` gets its dot as a mark only in lower case.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
}
