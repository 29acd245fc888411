import type { Sentence } from '../sentence.ts';

/** A replacement in a sentence's text. Offsets are those of the text. */
export type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** A sentence's text with its edits made, in order; of two edits that overlap the earlier and longer one counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  let written = '';
  let at = 0;
  for (const edit of ordered) {
    if (edit.start < at) continue;
    written += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return oneLine(written + text.slice(at));
}

/** A text with single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Edits that put the day itself where the sentence names one by when it was said ('yesterday' to 'on 14 April 2026'). */
export function timeEdits({ tokens, times, standing }: Sentence): Edit[] {
  return times.flatMap(({ first, last, explicit, validity }) => {
    // 'last Sunday (7 June 2015)' names its day already
    const isStated = times.some(
      (other) => other.explicit === null && other.validity.from?.getTime() === validity.from?.getTime(),
    );
    // the date of a file is too rough to reckon years from
    const isRough = !standing.isDatedHere && (validity.precision === 'year' || validity.precision === 'open');
    // 'today's tokenizers' are no day's
    const isOwner = /^['’]s?$/.test(tokens[last]?.lower ?? '');
    if (isStated || isRough || isOwner) return [];
    const start = tokens[first]?.start;
    const end = tokens[last - 1]?.end;
    if (explicit === null || start === undefined || end === undefined) return [];
    // 'has moved to 20 March': the preposition stands there already
    const isGoverned = tokens[first - 1]?.tag === 'ADP' || tokens[first - 1]?.lower === 'to';
    const words = isGoverned ? explicit.replace(/^(?:on|in|at) /, '') : explicit;
    return [{ start, end, text: first === 0 ? capitalized(words) : words }];
  });
}

/** A part of a sentence as a sentence of its own: token indices, half-open. Its span and source stay those of its words. */
export function cutSentence(sentence: Sentence, first: number, last: number): Sentence {
  const { tokens, times, text } = sentence;
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last - 1]?.end ?? text.length;
  return {
    ...sentence,
    text: text.slice(start, end),
    toSource: (from, to) => sentence.toSource(from + start, to + start),
    tokens: tokens
      .slice(first, last)
      .map((token) => ({ ...token, start: token.start - start, end: token.end - start })),
    times: times
      .filter((time) => time.first >= first && time.last <= last)
      .map((time) => ({ ...time, first: time.first - first, last: time.last - first })),
  };
}
