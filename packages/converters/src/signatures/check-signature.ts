import { formatFromBytes } from '@firecrawl/anydoc';
import { ConversionError } from '../conversion-error.ts';
import type { RouteName } from '../routes/routes.ts';

/** Binary formats by their first bytes, to say what a file really is. */
const SIGNATURES: readonly { name: string; bytes: readonly number[] }[] = [
  { name: 'a PDF', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { name: 'a ZIP container', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { name: 'an empty ZIP container', bytes: [0x50, 0x4b, 0x05, 0x06] },
  { name: 'an OLE container', bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { name: 'a PNG image', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { name: 'a JPEG image', bytes: [0xff, 0xd8, 0xff] },
  { name: 'a GIF image', bytes: [0x47, 0x49, 0x46, 0x38] },
  { name: 'gzip', bytes: [0x1f, 0x8b, 0x08] },
  { name: '7z', bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { name: 'a RAR archive', bytes: [0x52, 0x61, 0x72, 0x21, 0x1a] },
  { name: 'a program', bytes: [0x7f, 0x45, 0x4c, 0x46] },
  { name: 'SQLite', bytes: [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66] },
];

const OLE = 'an OLE container';
/** UTF-16 name of the stream that an OOXML file with a password has. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');
/** A PDF's header may stand behind other bytes. */
const PDF_HEADER_WITHIN = 1024;
/** Share of control characters beyond which bytes are no text. */
const CONTROL_SHARE = 0.1;
const SNIFFED = 8192;

/** What the containers of office formats say they hold, by route; the others are told by their first bytes. */
const CONTAINERS = new Set<RouteName>([
  'docx',
  'doc',
  'odt',
  'rtf',
  'pptx',
  'ppt',
  'odp',
  'xlsx',
  'xls',
  'ods',
  'epub',
]);

/** Throws `signature_mismatch` (or `encrypted`) where the bytes are not of the route's format. */
export function checkSignature(route: RouteName, bytes: Uint8Array): void {
  const found = signatureOf(bytes);
  if (CONTAINERS.has(route)) checkContainer(route, bytes, found);
  else if (route === 'pdf') {
    const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_HEADER_WITHIN));
    if (!head.includes('%PDF-')) mismatch(route, found);
  } else if (route === 'msg') {
    if (found !== OLE) mismatch(route, found);
  } else if (found !== null) mismatch(route, found);
  else if (!looksLikeText(bytes)) mismatch(route, 'binary data');
}

function checkContainer(route: RouteName, bytes: Uint8Array, found: string | null): void {
  const format: string | null = formatFromBytes(bytes);
  if (format === route) return;
  if (found === OLE && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(ENCRYPTED_PACKAGE))
    throw new ConversionError('encrypted', 'the document is protected by a password');
  // A damaged container of the right kind is for the reader to explain.
  const isZip = found === 'a ZIP container';
  const wantsOle = route === 'doc' || route === 'xls' || route === 'ppt';
  if (format === null && (wantsOle ? found === OLE : isZip && route !== 'rtf')) return;
  mismatch(route, format ?? found);
}

function mismatch(route: RouteName, found: string | null): never {
  throw new ConversionError(
    'signature_mismatch',
    `the type says ${route}, but the bytes are ${found ?? 'something else'}`,
  );
}

function signatureOf(bytes: Uint8Array): string | null {
  const match = SIGNATURES.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
  return match?.name ?? null;
}

function looksLikeText(bytes: Uint8Array): boolean {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return true;
  const head = bytes.subarray(0, SNIFFED);
  let controls = 0;
  for (const byte of head) {
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d && byte !== 0x1b)
      controls++;
  }
  return controls <= head.length * CONTROL_SHARE;
}
