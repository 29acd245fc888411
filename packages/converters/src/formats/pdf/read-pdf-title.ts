import { elementText } from '../../text/xml-text.ts';

const OBJECT_CHARS = 4_000;

/**
 * The title of a PDF: that of its XMP packet, else that of the document information dictionary where it stands in the
 * file as it is (not in an object stream). Null where neither is there.
 */
export function readPdfTitle(file: Buffer, xmp: string | null): string | null {
  const alternative = /<dc:title\b[^>]*>\s*<rdf:Alt\b[^>]*>\s*<rdf:li\b[^>]*>[^<]{0,2000}<\/rdf:li>/.exec(
    xmp ?? '',
  );
  const title = (alternative && elementText(alternative[0], 'li')) ?? informationTitle(file);
  return title;
}

function informationTitle(file: Buffer): string | null {
  const tail = file.toString('latin1', Math.max(0, file.length - 1_000_000));
  const [, number, generation] = [...tail.matchAll(/\/Info\s+(\d{1,10})\s+(\d{1,5})\s+R/g)].at(-1) ?? [];
  if (number === undefined) return null;
  const start =
    file.lastIndexOf(`\n${number} ${generation} obj`) + 1 ||
    file.lastIndexOf(`\r${number} ${generation} obj`) + 1;
  if (start === 0) return null;
  const object = file.toString('latin1', start, start + OBJECT_CHARS).split('endobj', 1)[0] ?? '';
  const literal = /\/Title\s*\(((?:[^\\()]|\\[\s\S])*)\)/.exec(object)?.[1];
  if (literal !== undefined) return textString(Buffer.from(unescapeLiteral(literal), 'latin1'));
  const hex = /\/Title\s*<([0-9a-f\s]*)>/i.exec(object)?.[1];
  return hex === undefined ? null : textString(Buffer.from(hex.replace(/\s/g, ''), 'hex'));
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '' };

function unescapeLiteral(literal: string): string {
  return literal.replace(/\\(?:([0-7]{1,3})|(\r\n?|\n)|([\s\S]))/g, (_, octal, _newline, character) => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    return character === undefined ? '' : (ESCAPES[character] ?? character);
  });
}

/** A text string of PDF: UTF-16 or UTF-8 with a byte order mark, else nearly Latin-1. */
function textString(bytes: Buffer): string | null {
  const encoding =
    bytes[0] === 0xfe && bytes[1] === 0xff
      ? 'utf-16be'
      : bytes[0] === 0xef && bytes[1] === 0xbb
        ? 'utf-8'
        : 'windows-1252';
  const text = new TextDecoder(encoding).decode(bytes).replace(/\s+/g, ' ').trim();
  return text === '' ? null : text;
}
