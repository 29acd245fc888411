import { type Format as AnydocFormat, toMarkdownBytes } from '@firecrawl/anydoc';
import { inspectArchive, readEntry } from '../../archive/inspect-archive.ts';
import { ConversionError, type ConversionErrorCode } from '../../conversion-error.ts';
import type { ConversionLimits } from '../../limits.ts';
import { decodeReferences } from '../../text/xml-text.ts';
import type { Format, Part } from '../draft.ts';
import { readOfficeTitle } from './read-office-title.ts';

export type OfficeKind =
  | 'docx'
  | 'doc'
  | 'odt'
  | 'rtf'
  | 'pptx'
  | 'ppt'
  | 'odp'
  | 'xlsx'
  | 'xls'
  | 'ods'
  | 'csv'
  | 'epub';

const ZIPPED: ReadonlySet<OfficeKind> = new Set(['docx', 'odt', 'pptx', 'odp', 'xlsx', 'ods', 'epub']);
const SHEETS: ReadonlySet<OfficeKind> = new Set(['xlsx', 'xls', 'ods']);

/** What anydoc's error codes mean here. */
const CODES: Readonly<Record<string, ConversionErrorCode>> = {
  unsupported: 'unsupported',
  malformed: 'malformed',
  encrypted: 'encrypted',
  resourceLimit: 'resource_limit',
  missingPart: 'malformed',
};

/** A format that anydoc reads whole. */
export function officeFormat(kind: OfficeKind): Format {
  return {
    revision: 1,
    libraries: ['@firecrawl/anydoc'],
    async read({ bytes, limits }) {
      if (ZIPPED.has(kind)) checkArchive(kind, bytes, limits);
      const markdown = await officeMarkdown(bytes, kind);
      const parts = SHEETS.has(kind)
        ? cutSheets(markdown, limits, onlySheet(kind, bytes))
        : [{ anchor: null, markdown }];
      return { title: readOfficeTitle(kind, bytes), parts };
    },
  };
}

/** Throws for archives that are unsafe, too large, or encrypted part by part as OpenDocument does it. */
export function checkArchive(kind: OfficeKind, bytes: Uint8Array, limits: ConversionLimits): void {
  inspectArchive(bytes, limits);
  const manifest =
    readEntry(bytes, 'META-INF/manifest.xml') ?? readEntry(bytes, 'META-INF/encryption.xml') ?? '';
  if (/<(?:[\w-]+:)?encryption-data\b/.test(manifest) || (kind === 'epub' && isEncryptedBook(bytes)))
    throw new ConversionError('encrypted', 'the document is protected');
  if (kind !== 'xlsx') return;
  const sheets = readEntry(bytes, 'xl/workbook.xml')?.match(/<(?:\w+:)?sheet\s/g)?.length ?? 0;
  if (sheets > limits.sheets) throw tooManySheets(sheets, limits);
}

/** Fonts are often obfuscated; only encrypted chapters keep a book from being read. */
function isEncryptedBook(bytes: Uint8Array): boolean {
  const encryption = readEntry(bytes, 'META-INF/encryption.xml') ?? '';
  return /<(?:\w+:)?CipherReference\s+URI="[^"]*\.x?html?"/i.test(encryption);
}

function tooManySheets(count: number, { sheets }: ConversionLimits): ConversionError {
  return new ConversionError('resource_limit', `${count} sheets are more than ${sheets}`);
}

/** A document's Markdown by anydoc. */
export async function officeMarkdown(bytes: Uint8Array, kind: OfficeKind): Promise<string> {
  try {
    return withoutInnerLinks(await toMarkdownBytes(bytes, kind as AnydocFormat));
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    throw new ConversionError(CODES[code ?? ''] ?? 'malformed', message.replace(/\s+/g, ' ').slice(0, 300), {
      cause: error,
    });
  }
}

/** Marks and links within the document lead nowhere in the memory: their text stays. */
function withoutInnerLinks(markdown: string): string {
  return markdown
    .replace(/<a id="[^"\n]{0,500}"><\/a>\n*/g, '')
    .replace(/\[((?:[^[\]\\\n]|\\.){0,1000})\]\(#[^()\s]{0,500}\)/g, '$1');
}

/** A workbook is a level-2 heading and a table for each sheet; one of a single sheet has the table alone. */
function cutSheets(markdown: string, limits: ConversionLimits, onlyName: string | null): Part[] {
  const pieces = markdown.split(/^(?=## )/m).filter((piece) => piece.trim() !== '');
  if (pieces.length > limits.sheets) throw tooManySheets(pieces.length, limits);
  return pieces.map((piece) => {
    const name = /^## (.*)/.exec(piece)?.[1]?.replace(/\\(.)/g, '$1') ?? onlyName;
    return { anchor: name === null ? null : { kind: 'sheet', name }, markdown: piece };
  });
}

/** The name of a workbook's first sheet, which anydoc leaves out where there is no other. */
function onlySheet(kind: OfficeKind, bytes: Uint8Array): string | null {
  const [entry, pattern] =
    kind === 'xlsx'
      ? (['xl/workbook.xml', /<(?:\w+:)?sheet\s[^>]{0,500}?\bname="([^"]{1,300})"/] as const)
      : (['content.xml', /<table:table\s[^>]{0,500}?\btable:name="([^"]{1,300})"/] as const);
  if (!ZIPPED.has(kind)) return null;
  const name = pattern.exec(readEntry(bytes, entry) ?? '')?.[1];
  return name === undefined ? null : decodeReferences(name);
}
