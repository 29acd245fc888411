import type { Span } from '@memory/extraction';
import { fold } from '../text/fold.ts';
import type { NumberedSentence } from '../text/number-sentences.ts';

/** Where a quote stands. */
export type AlignedQuote = {
  /** The sentences that it stands in, in order. */
  readonly sentences: readonly NumberedSentence[];
  /** Its parts in the Markdown, one for each of these sentences. */
  readonly parts: readonly Span[];
};

/** A quote that goes on over more sentences than these is no quote. */
const MAX_SENTENCES = 4;

/**
 * Finds a quote word for word, but for what `fold` makes equal: in the cited sentences first, else anywhere in their chunk where it
 * stands once. Null where it is not there.
 */
export function alignQuote(
  quote: string,
  cited: readonly NumberedSentence[],
  all: readonly NumberedSentence[],
): AlignedQuote | null {
  const wanted = fold(unquoted(quote)).text.trim();
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null;
  const chunks = new Set(cited.map(({ chunkIndex }) => chunkIndex));
  const numbers = new Set(cited.map(({ number }) => number));
  const found = [...chunks].flatMap((chunkIndex) =>
    occurrences(
      wanted,
      all.filter((sentence) => sentence.chunkIndex === chunkIndex),
    ),
  );
  const inCited = found.find(({ sentences }) => sentences.some(({ number }) => numbers.has(number)));
  if (inCited !== undefined) return inCited;
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Without quotation marks that were put around the whole. */
function unquoted(quote: string): string {
  const inner = /^\s*["“„«'‘](.*)["”“»'’]\s*$/su.exec(quote)?.[1];
  return inner !== undefined && !/["“”„«»]/u.test(inner) ? inner : quote;
}

function occurrences(wanted: string, sentences: readonly NumberedSentence[]): AlignedQuote[] {
  const { text, starts } = joined(sentences);
  const folded = fold(text);
  const found: AlignedQuote[] = [];
  for (let at = folded.text.indexOf(wanted); at >= 0; at = folded.text.indexOf(wanted, at + 1)) {
    if (!isWhole(folded.text, at, at + wanted.length)) continue;
    const start = folded.origin[at] ?? 0;
    const end = endOf(text, folded.origin, at + wanted.length);
    const parts = sentences.flatMap((sentence, index) => {
      const from = starts[index] ?? 0;
      const [first, last] = [Math.max(start, from), Math.min(end, from + sentence.text.length)];
      return first < last ? [{ sentence, part: sentence.toSource(first - from, last - from) }] : [];
    });
    if (parts.length > 0 && parts.length <= MAX_SENTENCES)
      found.push({ sentences: parts.map(({ sentence }) => sentence), parts: parts.map(({ part }) => part) });
  }
  return found;
}

/** The end in the original of what ends at `at` in its folded form: behind all units of the last character. */
function endOf(text: string, origin: readonly number[], at: number): number {
  const last = origin[at - 1] ?? 0;
  const char = /^\P{M}\p{M}*|^\p{M}+/su.exec(text.slice(last, last + 32))?.[0] ?? ' ';
  return last + char.length;
}

function joined(sentences: readonly NumberedSentence[]): { text: string; starts: number[] } {
  let text = '';
  const starts: number[] = [];
  for (const sentence of sentences) {
    starts.push(text.length);
    text += `${sentence.text} `;
  }
  return { text, starts };
}

/** Whether a range begins and ends between words; scripts without spaces have no such places. */
function isWhole(text: string, start: number, end: number): boolean {
  const spaced =
    /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{N}]/u;
  const joins = (left: string | undefined, right: string | undefined) =>
    left !== undefined && right !== undefined && spaced.test(left) && spaced.test(right);
  return !joins(text[start - 1], text[start]) && !joins(text[end - 1], text[end]);
}
