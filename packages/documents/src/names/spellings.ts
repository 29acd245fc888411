/** A word of a query, with what finds the known words that are spelt like it. */
export type WordSpellings = {
  word: string;
  /** Two neighbouring letters swapped: one edit to a reader, two to the Levenshtein distance. */
  swaps: string[];
  /** `like` patterns; a word within `edits` of this one matches at least one of them. */
  patterns: string[];
  /** Letters inserted, left out or replaced, at most. */
  edits: number;
};

/** Similar spelling is looked for in words of this length or more; the other word may be one letter longer or shorter. */
export const SIMILAR_LETTERS = 5;
/** From this length two edits are let pass: what is that long and that near is seldom another word. */
const LONG_LETTERS = 9;

/**
 * How to look up a word and those of similar spelling. A word cut into one piece more than it may have edits keeps at
 * least one piece whole (the pigeonhole principle), so the patterns, one a piece, miss nothing; each is anchored or three
 * letters long, so the trigram index answers it. Words with digits are numbers and codes, of which another is another.
 */
export function wordSpellings(word: string): WordSpellings {
  const letters = [...word];
  const length = letters.length;
  if (length < SIMILAR_LETTERS - 1 || /\p{N}/u.test(word)) return { word, swaps: [], patterns: [], edits: 0 };

  const swaps: string[] = [];
  if (length >= SIMILAR_LETTERS) {
    for (let i = 0; i + 1 < length; i++) {
      const [a, b] = [letters[i] ?? '', letters[i + 1] ?? ''];
      if (a !== b) swaps.push([...letters.slice(0, i), b, a, ...letters.slice(i + 2)].join(''));
    }
  }
  const edits = length >= LONG_LETTERS ? 2 : 1;
  const cut = (piece: number) => Math.floor((piece * length) / (edits + 1));
  const patterns = Array.from({ length: edits + 1 }, (_, piece) => {
    const text = letters.slice(cut(piece), cut(piece + 1)).join('');
    return `${piece === 0 ? '' : '%'}${text}${piece === edits ? '' : '%'}`;
  });
  return { word, swaps, patterns, edits };
}
