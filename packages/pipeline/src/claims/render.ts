import type { Edit } from './references.ts';
import type { Piece } from './segments.ts';

const connective =
  /^(?:(?:and|but|so|yet|or|also|however|moreover|furthermore|additionally|in addition|besides|nevertheless|nonetheless|therefore|thus|hence|consequently|accordingly|as a result|meanwhile|for (?:example|instance)|in fact|indeed|actually|well|note that|please note that|remember that|notably|importantly|interestingly|surprisingly|unfortunately|fortunately|of course|anyway|btw|by the way|on the other hand|in contrast|by contrast|similarly|likewise|then|finally|again|still|overall|in summary|in conclusion|in short|to summari[sz]e|fyi|update|ps|p\.s\.)(?:\s*[,:;]\s*|\s+(?=(?:the|a|an|he|she|it|they|we|i|this|these|his|her|its|their|there|in|on|\p{Lu})(?![\p{L}]))))+/iu;

/** Applies edits to the pieces of a sentence and makes a sentence of them: first letter, spaces, full stop. */
export function renderPieces(text: string, pieces: readonly Piece[], edits: readonly Edit[]): string {
  const parts = pieces.map((piece) =>
    'insert' in piece ? piece.insert : applyEdits(text, piece.start, piece.end, edits).trim(),
  );
  return finishSentence(parts.filter((part) => part !== '').join(' '));
}

/** The text of a range with the edits that lie in it. */
export function applyEdits(text: string, start: number, end: number, edits: readonly Edit[]): string {
  let result = '';
  let at = start;
  for (const edit of edits) {
    if (edit.start < at || edit.end > end) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at, end);
}

/** One line, a capital in front, a mark at the end; without a leading 'However,' or 'And'. */
export function finishSentence(raw: string): string {
  let text = raw.replace(/\s+/g, ' ').trim();
  const lead = connective.exec(text);
  if (lead !== null && lead[0].length < text.length - 3) text = text.slice(lead[0].length);
  text = text
    .replace(/\s+([,;:.!?])(?=\s|$)/g, '$1')
    .replace(/^(?:[\s,;:–—]+|-+\s)+/, '')
    .replace(/[\s,;:–—-]+$/, '');
  if (text === '') return '';
  if (!/[.!?…]["'”’)\]]*$/.test(text)) text += '.';
  const first = String.fromCodePoint(text.codePointAt(0) as number);
  // 'iPhone', 'pH', 'eBay' keep their small letter
  const word = /^\S+/.exec(text)?.[0] ?? '';
  if (/\p{Ll}/u.test(first) && !/\p{Lu}|[_./@()\d]/u.test(word.slice(1).replace(/[.]$/, '')))
    text = first.toUpperCase() + text.slice(first.length);
  return text;
}
