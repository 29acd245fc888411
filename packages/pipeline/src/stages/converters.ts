import type { FormatFamily } from '@memory/contract';
import type { Anchor, FileFacts } from '@memory/converters';
import { convertMarkdown } from '@memory/markdown';
import { convertedTypes } from './converted-types.ts';

/** A route from bytes of one MIME type to the Markdown representation. */
export type Converter = {
  family: FormatFamily;
  /** The largest file that it takes, in bytes; `MAX_CONVERT_BYTES` unless given. */
  maxBytes?: number;
  /** Rejects with `ConversionError` for what no other attempt can convert. */
  convert(
    bytes: AsyncIterable<Uint8Array>,
    signal: AbortSignal,
    facts: FileFacts,
  ): Promise<{
    markdown: string;
    title: string | null;
    /** Where pages, sheets and the like begin. */
    anchors?: Anchor[];
    /** What converted it, with its version. */
    converter?: string;
  }>;
};

/** Type and subtype in lower case, without parameters: what routing looks at. */
export function mediaType(mime: string): string {
  return (mime.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** The routes of a fresh deployment. */
export const stockConverters: ReadonlyMap<string, Converter> = new Map(
  convertedTypes.map((type) => [type, { family: 'markdown', convert: (bytes) => convertMarkdown(bytes) }]),
);
