/** A text in the form in which it is compared, with where each of its units comes from. */
export type FoldedText = {
  readonly text: string;
  /** Offset in `text` -> offset in the original, UTF-16; one more entry than units, the last is the original's length. */
  readonly origin: readonly number[];
};

const marks: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201b': "'",
  '\u2032': "'",
  '\u00b4': "'",
  '`': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u201f': '"',
  '\u2033': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
  '\u2212': '-',
  '\u00ad': '',
  '\u200b': '',
  '\u200c': '',
  '\u200d': '',
  '\u2060': '',
  '\ufeff': '',
};

/** Folds what models write otherwise without meaning to: runs of blanks, kinds of quotes and dashes, compatible forms (NFKC). Nothing else. */
export function fold(text: string): FoldedText {
  let folded = '';
  const origin: number[] = [];
  for (const [at, char] of clusters(text)) {
    const mark = marks[char];
    const plain = mark ?? (/^\s+$/u.test(char) ? ' ' : char.normalize('NFKC'));
    for (const unit of plain.split('')) {
      const isBlank = /\s/.test(unit);
      if (isBlank && (folded === '' || folded.endsWith(' '))) continue;
      folded += isBlank ? ' ' : (marks[unit] ?? unit);
      origin.push(at);
    }
  }
  origin.push(text.length);
  return { text: folded, origin };
}

/** A character with the marks that are combined with it, and where it begins. */
function* clusters(text: string): Generator<[at: number, char: string]> {
  for (const match of text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) yield [match.index, match[0]];
}

/** The words of a text in lower case, without possessive endings; of scripts without spaces each character is one. */
export function wordsOf(text: string): string[] {
  return (
    fold(text)
      .text.toLowerCase()
      .match(
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}]+|\p{N}+/gu,
      ) ?? []
  );
}
