import type { Edit } from './reading.ts';
import type { Piece } from './rewordings/describing-clauses.ts';

import { uncapital } from './rewordings/sentence-rule.ts';

/** Joins a sentence to the one before and says nothing by itself. */
const joining =
  /^(?:(?:and|but|or|yet|btw|by the way|fyi|plus|actually|basically|honestly|anyway|however|moreover|furthermore|nevertheless|nonetheless|therefore|meanwhile|note that|please note that|remember that|keep in mind that)(?:\s*[,:;–—]\s*|\s+)|so(?:,\s*|\s+(?!far\b|that\b|many\b|much\b|called\b|long\b|as\b))|(?:also|additionally|in addition|besides|thus|hence|consequently|accordingly|as a result|for (?:example|instance)|in fact|indeed|actually|well|notably|importantly|interestingly|surprisingly|unfortunately|fortunately|sadly|luckily|of course|anyway|on the other hand|in contrast|by contrast|similarly|likewise|then|finally|again|still|overall|in summary|in conclusion|in short|to summari[sz]e|in other words|that said|in particular|update|ps|p\.s\.|notes?|important|warning|caution|tip|nb|n\.b\.|tl;?dr|heads[- ]up)\s*[,:;]\s*)+/iu;
const emoticon =
  /(?:\s*(?:[:;=]['-]?[()DPpOo/\\|]|<3|\p{Extended_Pictographic}[\u{FE0F}\u{1F3FB}-\u{1F3FF}]?)){1,8}\s*(?=[.!?]*$)/u;

/** Applies edits to the pieces of a sentence and makes a sentence of them: first letter, spaces, full stop. */
export function renderPieces(text: string, pieces: readonly Piece[], edits: readonly Edit[]): string {
  const parts = pieces.map((piece) => {
    if ('insert' in piece) return piece.insert;
    const part = applyEdits(text, piece.start, piece.end, edits).trim();
    return piece.lower === true ? uncapital(part) : part;
  });
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
  let text = raw.replace(/\s+/g, ' ').trim().replace(emoticon, '');
  const lead = joining.exec(text);
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

/** A range of a text without the spaces, commas and semicolons at its ends. */
export function trimRange(
  text: string,
  { start, end }: { start: number; end: number },
): { start: number; end: number } {
  let from = start;
  let to = end;
  while (from < to && /[\s,;]/.test(text[from] as string)) from++;
  while (to > from && /[\s,;]/.test(text[to - 1] as string)) to--;
  return { start: from, end: to };
}
