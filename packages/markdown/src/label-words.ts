/**
 * What a language knows of words in lower case. It is handed in, so that a label in front of a colon ('Nora', 'Office')
 * can be told from a speaker's name.
 */
export type LabelWords = {
  /** A given name, whatever else the word means. */
  isName(word: string): boolean;
  /** A given name that is neither a noun nor a verb besides. */
  isOnlyName(word: string): boolean;
  /** A word that stands in texts of the language. */
  isWord(word: string): boolean;
  isNounOrAdjective(word: string): boolean;
  isPlace(word: string): boolean;
};

/** Knows no word. */
export const noWords: LabelWords = {
  isName: () => false,
  isOnlyName: () => false,
  isWord: () => false,
  isNounOrAdjective: () => false,
  isPlace: () => false,
};
