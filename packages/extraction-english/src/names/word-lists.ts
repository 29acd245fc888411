import { readFileSync } from 'node:fs';

/** What the lists know of words and names, looked up in lower case; '' where a list does not have the word. */
export type WordLists = {
  /**
   * Letters of `names.txt`: m, f, g a given name (male, female, of either or unknown), s a surname, t a town, c a city of
   * 100,000 people and more, C a country, R a region, o an organisation.
   */
  readonly nameFlags: (lower: string) => string;
  /**
   * Letters of `words.txt`: n noun, v verb, a adjective, r adverb, f function word, d demonym, h title, w weekday or month;
   * what a noun names by its two commonest senses: P person, G group, L place, A artefact, C text, E event, T time,
   * N animal, plant or natural object, O substance, body part, food or phenomenon, S state, X anything abstract.
   */
  readonly wordFlags: (lower: string) => string;
};

/** Looks up keys in a text of sorted `key<tab>flags` lines without splitting it: two megabytes stay two megabytes. */
function createSortedLines(text: string): (key: string) => string {
  return (key) => {
    let low = 0;
    let high = text.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = text.lastIndexOf('\n', middle - 1) + 1;
      const tab = text.indexOf('\t', start);
      const end = text.indexOf('\n', tab);
      const found = text.slice(start, tab);
      if (found === key) return text.slice(tab + 1, end);
      if (found < key) low = end + 1;
      else high = start;
    }
    return '';
  };
}

/** Look-ups that are kept: a document uses the same words again and again. */
const REMEMBERED = 8_192;

/** The lists that stand beside this file, read at the first look-up. */
export function createWordLists(): WordLists {
  const lazy = (file: string) => {
    let find: ((key: string) => string) | null = null;
    const recent = new Map<string, string>();
    return (lower: string) => {
      const known = recent.get(lower);
      if (known !== undefined) return known;
      find ??= createSortedLines(readFileSync(new URL(`./gazetteer/${file}`, import.meta.url), 'utf8'));
      if (recent.size >= REMEMBERED) recent.clear();
      const flags = find(lower);
      recent.set(lower, flags);
      return flags;
    };
  };
  return { nameFlags: lazy('names.txt'), wordFlags: lazy('words.txt') };
}

/** Whether any of `letters` stands in `flags`. */
export function hasFlag(flags: string, letters: string): boolean {
  for (const letter of letters) if (flags.includes(letter)) return true;
  return false;
}
