import type { FormatFamily } from '@memory/contract';
import { convertMarkdown } from '@memory/markdown';
import { convertedTypes } from './converted-types.ts';

/** A route from bytes of one MIME type to the Markdown representation. */
export type Converter = {
  family: FormatFamily;
  convert(
    bytes: AsyncIterable<Uint8Array>,
    signal: AbortSignal,
  ): Promise<{ markdown: string; title: string | null }>;
};

/** Type and subtype in lower case, without parameters: what routing looks at. */
export function mediaType(mime: string): string {
  return (mime.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** The routes of a fresh deployment. */
export const stockConverters: ReadonlyMap<string, Converter> = new Map(
  convertedTypes.map((type) => [type, { family: 'markdown', convert: (bytes) => convertMarkdown(bytes) }]),
);
