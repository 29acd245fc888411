import { readEntry } from '../../archive/inspect-archive.ts';
import { decodeReferences, elementText } from '../../text/xml-text.ts';
import type { OfficeKind } from './office.ts';

/** The title that a document's own metadata holds; null where it has none, or where the format keeps none that is read. */
export function readOfficeTitle(kind: OfficeKind, bytes: Uint8Array): string | null {
  switch (kind) {
    case 'docx':
    case 'pptx':
    case 'xlsx':
      return elementText(readEntry(bytes, 'docProps/core.xml') ?? '', 'title');
    case 'odt':
    case 'odp':
    case 'ods':
      return elementText(readEntry(bytes, 'meta.xml') ?? '', 'title');
    case 'epub':
      return bookTitle(bytes);
    case 'rtf':
      return rtfTitle(
        Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 65_536)).toString('latin1'),
      );
    default:
      return null;
  }
}

function bookTitle(bytes: Uint8Array): string | null {
  const container = readEntry(bytes, 'META-INF/container.xml') ?? '';
  const path = /full-path\s*=\s*["']([^"']{1,500})["']/.exec(container)?.[1];
  return path === undefined ? null : elementText(readEntry(bytes, decodeReferences(path)) ?? '', 'title');
}

function rtfTitle(head: string): string | null {
  const title = /\{\\title\s?((?:[^{}\\]|\\[^{}]|\\[{}])*)\}/.exec(head)?.[1];
  if (title === undefined) return null;
  const text = title
    .replace(/\\u(-?\d{1,6}) ?(?:\\'[0-9a-f]{2}|\?)?/gi, (_, code) =>
      String.fromCharCode(Number(code) & 0xffff),
    )
    .replace(/\\'([0-9a-f]{2})/gi, (_, hex) =>
      new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')),
    )
    .replace(/\\([{}\\])/g, '$1')
    .replace(/\\[a-z]+-?\d* ?/gi, '')
    .trim();
  return text === '' ? null : text;
}
