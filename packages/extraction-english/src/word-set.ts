/** The words of a text with blanks between them. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(wordsIn(text));

/** The words of several texts, each with what its text is of; of a word in two texts, the last. */
export function wordMap<Kind extends string>(texts: Readonly<Partial<Record<Kind, string>>>) {
  const entries = Object.entries(texts) as [Kind, string][];
  return new Map(
    entries.flatMap(([kind, text]) => wordsIn(text).map((word): [string, Kind] => [word, kind])),
  );
}

const wordsIn = (text: string): string[] => text.trim().split(/\s+/);
