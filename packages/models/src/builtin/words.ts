const COMBINING_MARKS = /\p{M}/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['children', 'child'],
  ['feet', 'foot'],
  ['geese', 'goose'],
  ['men', 'man'],
  ['mice', 'mouse'],
  ['teeth', 'tooth'],
  ['women', 'woman'],
]);

/** The words of a text: letters and digits, in lower case, without accents, irregular plurals made regular. */
export function wordsOf(text: string): string[] {
  const plain = isAscii(text) ? text : text.normalize('NFKD').replace(COMBINING_MARKS, '');
  const words: string[] = plain.toLowerCase().match(WORD) ?? [];
  for (let i = 0; i < words.length; i++) {
    const regular = IRREGULAR.get(words[i] as string);
    if (regular !== undefined) words[i] = regular;
  }
  return words;
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
