import { LiteParse } from '@llamaindex/liteparse';
import { ConversionError } from '../../conversion-error.ts';
import type { Format, Part } from '../draft.ts';
import { readPdfTitle } from './read-pdf-title.ts';

/** The text of a PDF's pages: no OCR, so a scan is answered with `no_text`. */
export const pdf: Format = {
  revision: 1,
  libraries: ['@llamaindex/liteparse'],
  async read({ bytes, limits }) {
    // The library looks for the header at the first byte; files may have others in front of it.
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const buffer = whole.subarray(Math.max(0, whole.indexOf('%PDF-')));
    const parser = new LiteParse({
      ocrEnabled: false,
      outputFormat: 'markdown',
      imageMode: 'off',
      maxPages: limits.pages,
      continueOnPageError: true,
      extractDocumentMetadata: true,
      quiet: true,
    });
    const result = await parse(parser, buffer);
    if (result.totalPages > limits.pages)
      throw new ConversionError('resource_limit', `${result.totalPages} pages are more than ${limits.pages}`);
    const parts: Part[] = result.pages.map((page) => ({
      anchor: { kind: 'page', name: String(page.pageNum) },
      // A page without text is an empty code block in the library's Markdown.
      markdown: page.text.trim() === '' ? '' : page.markdown,
    }));
    if (parts.every(({ markdown }) => markdown.trim() === '')) {
      const [first] = result.pageErrors ?? [];
      if (first !== undefined)
        throw new ConversionError('malformed', `page ${first.pageNum}: ${first.message}`);
      throw new ConversionError('no_text', `none of ${result.totalPages} pages has text, as in a scan`);
    }
    return { title: readPdfTitle(buffer, result.docMeta?.xmp ?? null), parts };
  },
};

async function parse(parser: LiteParse, buffer: Buffer) {
  try {
    return await parser.parse(buffer);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/password|encrypt|security/i.test(message))
      throw new ConversionError('encrypted', 'the document is protected by a password', { cause: error });
    throw new ConversionError('malformed', message.replace(/\s+/g, ' ').slice(0, 300), { cause: error });
  }
}
