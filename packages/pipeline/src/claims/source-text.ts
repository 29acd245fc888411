import { type InlineText, type Range, sourceRange } from '@memory/markdown';

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

/** A text from an offset on, as a text of its own. */
export function textFrom(text: InlineText, from: number): InlineText {
  const moved = <T extends Range>(ranges: readonly T[]): T[] =>
    ranges
      .filter(({ start }) => start >= from)
      .map((range) => ({ ...range, start: range.start - from, end: range.end - from }));
  return {
    plain: text.plain.slice(from),
    map: text.map.subarray(from),
    links: moved(text.links),
    code: moved(text.code),
    strong: moved(text.strong),
    lineEnds: text.lineEnds.filter((end) => end >= from).map((end) => end - from),
    references: text.references
      .filter(({ at }) => at >= from)
      .map(({ at, length }) => ({ at: at - from, length })),
  };
}

/** A text up to the line end in front of an offset, as a text of its own. */
export function textUpTo(text: InlineText, to: number): InlineText {
  const plain = text.plain.slice(0, to).trimEnd();
  const kept = <T extends Range>(ranges: readonly T[]): T[] =>
    ranges.filter(({ end }) => end <= plain.length);
  return {
    plain,
    map: text.map.subarray(0, plain.length + 1),
    links: kept(text.links),
    code: kept(text.code),
    strong: kept(text.strong),
    lineEnds: text.lineEnds.filter((end) => end < plain.length),
    references: text.references.filter(({ at }) => at < plain.length),
  };
}
