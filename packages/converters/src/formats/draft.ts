import type { Anchor, FileFacts } from '../converted.ts';
import type { ConversionLimits } from '../limits.ts';

/** A piece of the Markdown, which begins with an anchor where the source has pages, slides, sheets or the like. */
export type Part = { anchor: Pick<Anchor, 'kind' | 'name'> | null; markdown: string };

/** What a format makes of a file, before its parts are joined. */
export type Draft = {
  /** The title by the format's own metadata; null where it has none. */
  title: string | null;
  parts: Part[];
};

export type FormatInput = { bytes: Uint8Array; facts: FileFacts; limits: ConversionLimits };

/** Reads one format. Throws `ConversionError`, or any other error for bytes that are malformed. */
export type Format = {
  /** Raised when the same library would give other Markdown. */
  revision: number;
  /** The npm packages that read it. */
  libraries: readonly string[];
  read(input: FormatInput): Draft | Promise<Draft>;
};

/** A draft of one piece without anchors. */
export function plainDraft(title: string | null, markdown: string): Draft {
  return { title, parts: [{ anchor: null, markdown }] };
}
