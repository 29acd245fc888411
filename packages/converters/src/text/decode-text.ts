import { ConversionError } from '../conversion-error.ts';

/** A `charset` parameter of a MIME type, in lower case. */
export function charsetOf(mime: string): string | null {
  return /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(mime)?.[1]?.toLowerCase() ?? null;
}

/**
 * Text of bytes whose encoding may not be known: a byte order mark decides, then the charset that was named, then UTF-8
 * where the bytes are valid in it, else Windows-1252, in which any byte means something. CR LF and CR become LF, NUL U+FFFD.
 */
export function decodeText(bytes: Uint8Array, charset: string | null = null): string {
  return decode(bytes, charset)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\ufffd');
}

function decode(bytes: Uint8Array, charset: string | null): string {
  const marked = markOf(bytes);
  if (marked !== null) return new TextDecoder(marked).decode(bytes);
  if (charset !== null && charset !== 'utf-8' && charset !== 'utf8') {
    try {
      return new TextDecoder(charset).decode(bytes);
    } catch {
      // A charset that no decoder knows says nothing.
    }
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function markOf(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return null;
}

/** Throws `resource_limit` where brackets or elements are nested more deeply than `limit`. */
export function tooDeep(limit: number): ConversionError {
  return new ConversionError('resource_limit', `the content is nested more than ${limit} levels deep`);
}
