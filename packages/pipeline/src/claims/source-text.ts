import { sourceRange } from '../markdown/inline-text.ts';
import type { InlineText, Range } from '../markdown/types.ts';

/** A stretch of plain text that knows where in the Markdown it stands. */
export type SourceText = {
  readonly text: string;
  /** The Markdown's range of `text.slice(start, end)`. */
  source(start: number, end: number): Range;
};

/** `text.plain.slice(start, end)`. */
export function sourceText(inline: InlineText, start = 0, end = inline.plain.length): SourceText {
  return {
    text: inline.plain.slice(start, end),
    source: (from, to) => sourceRange(inline, start + from, start + to),
  };
}
