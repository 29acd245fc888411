/** Words that point at another place of the text, so that what has them does not stand alone. */
const pointing =
  /\b(?:above|below|following|previous(?:ly)?|aforementioned|former|latter|see|this (?:section|page|document|example|readme)|last (?:release|version|patch|commit)|same as|as follows|here|these|those|next section)\b/i;
const leading =
  /^(?:both|each|all|most|many|some|if|note|notes|nb|warning|important|caution|tip|please|looking|want|for example|example|e\.g|see|check|read the|click|visit|welcome|you|your|we|our|i|i'm|are|do|does|is|did|can|will|should|have|join|sponsor|this|that|these|those|it|its|it's|they|there|here|also|however|but|and|or|so|then|otherwise|thanks|todo|deprecated|run|make sure|be sure|now|first|finally|instead|alternatively|because|since|although|while|when used)\b/i;
const dangling =
  /(?:[:;,([{–—=-]|\b(?:the|a|an|of|in|on|at|to|for|with|by|from|and|or|but|as|that|which|is|are|be|via|per|when|if|than|into|e\.g\.?|i\.e\.?|eg|etc|vs))$/i;
const fewest = 3;
const mostWords = 45;
const longest = 320;

/** A sentence without its closing point. */
export function bare(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[.)] (?:src|source)$/, '')
    .replace(/ src$/, '')
    .replace(/[\s.]+$/, '')
    .trim();
}

/** Whether words are whole: nothing opened is left open, and nothing more must follow. */
export function isWhole(text: string): boolean {
  return !dangling.test(text) && isClosed(text);
}

/** Whether a text says what something is or does by itself: a sentence or phrase of some words that points nowhere else. */
export function isDescription(text: string, isWord: (lower: string) => boolean): boolean {
  const words = text.split(' ');
  if (words.length < fewest || words.length > mostWords || text.length > longest) return false;
  if (/[?!]$/.test(text) || leading.test(text) || pointing.test(text) || !isWhole(text)) return false;
  if (/https?:\/\/|\p{Extended_Pictographic}.*\p{Extended_Pictographic}|[|<>{}]{2}|=>|;/u.test(text))
    return false;
  return plainShare(words, isWord) >= 0.5;
}

/** Whether an entry of a list of changes stands alone beside the release that it is of. */
export function isEntry(text: string): boolean {
  const words = text.split(' ');
  if (words.length > mostWords || text.length > longest || pointing.test(text)) return false;
  return !/[?]$|https?:\/\//.test(text) && isWhole(text);
}

/** The share of words that the dictionary has. */
function plainShare(words: readonly string[], isWord: (lower: string) => boolean): number {
  const known = words.filter((word) => {
    const lower = word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    return (
      isWord(lower) ||
      isWord(lower.replace(/(?:s|es|ed|d|ing)$/, '')) ||
      /^(?:the|an?|of|in|to|and|for)$/.test(lower)
    );
  });
  return known.length / words.length;
}

function isClosed(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  const isEven = ['`', '"'].every((mark) => count(mark) % 2 === 0);
  return (
    isEven &&
    [
      ['(', ')'],
      ['[', ']'],
      ['{', '}'],
      ['“', '”'],
    ].every(([open = '', close = '']) => count(open) === count(close))
  );
}
