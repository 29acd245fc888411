import { charsetOf, decodeText } from '../../text/decode-text.ts';
import { decodeReferences } from '../../text/xml-text.ts';
import { type Format, plainDraft } from '../draft.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

const HEAD_BYTES = 4096;

/** A web page. */
export const html: Format = {
  revision: 1,
  libraries: ['turndown', '@joplin/turndown-plugin-gfm'],
  read({ bytes, facts, limits }) {
    const text = decodeText(bytes, charsetOf(facts.mime) ?? declaredCharset(bytes));
    const title = /<title\b[^>]{0,1000}>([^<]{0,5000})<\/title/i.exec(text)?.[1] ?? null;
    return plainDraft(title === null ? null : decodeReferences(title), htmlToMarkdown(text, limits));
  },
};

/** `<meta charset>`, `http-equiv`, or the XML declaration. */
function declaredCharset(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES)).toString(
    'latin1',
  );
  const declared =
    /<meta\b[^>]{0,300}\bcharset\s*=\s*["']?\s*([\w.:-]+)|<\?xml[^>]{0,200}\bencoding\s*=\s*["']([\w.-]+)/i.exec(
      head,
    );
  return (declared?.[1] ?? declared?.[2])?.toLowerCase() ?? null;
}
