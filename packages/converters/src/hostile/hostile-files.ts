import { gzipSync, strToU8, zipSync } from 'fflate';
import type { RouteName } from '../routes/routes.ts';
import type { Outcome } from '../testing/convert.ts';
import { docxOf, epubOf, odfOf, pptxOf, wordParagraph, xlsxOf, zipOf } from '../testing/office-files.ts';
import { pdfOf } from '../testing/pdf-files.ts';

/** A file that means harm or is broken, and what may come of it: several outcomes where the library decides. */
export type HostileFile = {
  name: string;
  route: RouteName;
  make(): Uint8Array | string;
  expected: readonly Outcome[];
};

const good = {
  docx: () => docxOf(wordParagraph('Ada leads the team.')),
  xlsx: () =>
    xlsxOf([
      [
        'One',
        [
          ['A', 'B'],
          [1, 2],
        ],
      ],
    ]),
  pptx: () => pptxOf([['One', 'text']]),
  odt: () => odfOf('text', '<text:p>Ada leads.</text:p>'),
  ods: () => odfOf('spreadsheet', '<table:table table:name="One"/>'),
  epub: () => epubOf('Book', ['<p>Text.</p>']),
  pdf: () => pdfOf([['Ada leads the team.']]),
  rtf: () => Buffer.from(String.raw`{\rtf1 Ada leads.\par}`),
};
type Made = keyof typeof good;

const BROKEN = ['malformed', 'unsupported', 'signature_mismatch'] as const;
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const MIB = 1024 * 1024;

/** The same length of zeros as an entry that declares another size in its header. */
function lyingZip(name: string): Uint8Array {
  const zip = Buffer.from(zipOf({ ...entriesOfDocx(), [name]: new Uint8Array(64 * MIB) }));
  // Every central directory header of the entry: the uncompressed size stands 24 bytes behind its signature.
  for (
    let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0;
    at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  ) {
    if (zip.readUInt32LE(at + 24) === 64 * MIB) zip.writeUInt32LE(100, at + 24);
  }
  return zip;
}

function entriesOfDocx(): Record<string, string> {
  return { 'filler.txt': 'x' };
}

const bombs: readonly HostileFile[] = [
  {
    name: 'zip bomb: a part of 40 MiB that nothing refers to',
    route: 'docx',
    make: () => docxOf('', { extra: { 'word/big.xml': ' '.repeat(40 * MIB) } }),
    expected: ['resource_limit'],
  },
  {
    name: 'zip bomb: the document itself',
    route: 'docx',
    make: () => docxOf(wordParagraph('A'.repeat(40 * MIB))),
    expected: ['resource_limit'],
  },
  {
    name: 'zip bomb: the entry lies about its size',
    route: 'docx',
    make: () => lyingZip('word/document.xml'),
    expected: BROKEN,
  },
  {
    name: 'zip of zips',
    route: 'docx',
    make: () => zipOf({ 'a.zip': zipOf({ 'b.zip': zipOf({ x: 'y' }) }) }),
    expected: BROKEN,
  },
  {
    name: '30,000 entries',
    route: 'docx',
    make: () =>
      zipSync(Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`f${at}`, strToU8('x')])), {
        level: 0,
      }),
    expected: ['resource_limit'],
  },
  {
    name: 'sheet of a million repeated columns',
    route: 'ods',
    make: () =>
      odfOf(
        'spreadsheet',
        '<table:table table:name="x"><table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384" office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row></table:table>',
      ),
    expected: ['resource_limit', 'memory_limit', 'time_limit', 'output_limit', 'converted'],
  },
  {
    name: '10,000 sheets',
    route: 'xlsx',
    make: () => xlsxOf(Array.from({ length: 10_000 }, (_, at) => [`S${at}`, [['x']]] as const)),
    expected: ['resource_limit'],
  },
  {
    name: 'a cell of the last row and column',
    route: 'xlsx',
    make: () => xlsxOf([['One', [['x']]]]),
    expected: ['converted'],
  },
  {
    name: '10,000 slides',
    route: 'pptx',
    make: () => pptxOf(Array.from({ length: 10_000 }, () => ['t', 'x'] as const)),
    expected: ['resource_limit'],
  },
  {
    name: 'billion laughs in a DOCX',
    route: 'docx',
    make: () => docxOf(wordParagraph('&h;'), { prolog: laughs('w:document') }),
    expected: ['converted', 'malformed', 'unsupported', 'resource_limit'],
  },
  {
    name: 'billion laughs in XML',
    route: 'xml',
    make: () => `<?xml version="1.0"?>${laughs('x')}<x>&h;</x>`,
    expected: ['entity_declarations'],
  },
  {
    name: 'quadratic entity blow-up in XML',
    route: 'xml',
    make: () => `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(MIB)}">]><x>${'&a;'.repeat(10_000)}</x>`,
    expected: ['entity_declarations'],
  },
  {
    name: 'external entity in XML',
    route: 'xml',
    make: () => '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>',
    expected: ['entity_declarations'],
  },
  {
    name: 'alias bomb in YAML',
    route: 'yaml',
    make: () =>
      `a: &a [${'x,'.repeat(9)}]\n${[...'bcdefghi'].map((name, at) => `${name}: &${name} [${`*${'abcdefgh'[at]},`.repeat(9)}]`).join('\n')}`,
    expected: ['resource_limit'],
  },
  {
    name: 'JSON 100,000 levels deep',
    route: 'json',
    make: () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    expected: ['resource_limit'],
  },
  {
    name: 'YAML 20,000 levels deep',
    route: 'yaml',
    make: () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    expected: ['resource_limit', 'malformed', 'time_limit'],
  },
  {
    name: 'XML 100,000 levels deep',
    route: 'xml',
    make: () => `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`,
    expected: ['resource_limit'],
  },
  {
    name: 'HTML 100,000 levels deep',
    route: 'html',
    make: () => '<div>'.repeat(100_000),
    expected: ['resource_limit'],
  },
  {
    name: 'HTML lists 50,000 levels deep',
    route: 'html',
    make: () => '<ul><li>'.repeat(50_000),
    expected: ['resource_limit'],
  },
  {
    name: 'RTF 200,000 groups deep',
    route: 'rtf',
    make: () => `{\\rtf1 ${'{'.repeat(200_000)}x${'}'.repeat(200_000)}}`,
    expected: ['resource_limit', 'malformed', 'converted', 'crashed'],
  },
  {
    name: 'DOCX tables 5,000 levels deep',
    route: 'docx',
    make: () =>
      docxOf(`${'<w:tbl><w:tr><w:tc>'.repeat(5_000)}<w:p/>${'</w:tc></w:tr></w:tbl>'.repeat(5_000)}`),
    expected: ['resource_limit', 'malformed', 'converted', 'crashed'],
  },
  {
    name: 'calendar 10,000 levels deep',
    route: 'ics',
    make: () => 'BEGIN:VEVENT\n'.repeat(10_000),
    expected: ['resource_limit'],
  },
  {
    name: 'mail 1,000 parts deep',
    route: 'eml',
    make: () => deepMail(1_000),
    expected: ['malformed', 'resource_limit', 'converted'],
  },
  {
    name: 'mail with 100,000 headers',
    route: 'eml',
    make: () => `From: a@b.c\n${'X: y\n'.repeat(100_000)}\ntext`,
    expected: ['converted', 'malformed'],
  },
  { name: '20 MiB of one line', route: 'text', make: () => 'a'.repeat(20 * MIB), expected: ['output_limit'] },
];

function laughs(root: string): string {
  const lines = [...'bcdefgh'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(10)}">`);
  return `<!DOCTYPE ${root} [<!ENTITY a "ha">${lines.join('')}]>`;
}

function deepMail(depth: number): string {
  const head = 'From: a@b.c\nSubject: x\nMIME-Version: 1.0\n';
  const parts = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
  );
  return `${head}${parts.join('')}\ntext\n`;
}

const loops: readonly HostileFile[] = [
  {
    name: 'page tree that is its own child',
    route: 'pdf',
    make: () => pdfOf([['x']], { pageTree: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' }),
    expected: ['malformed', 'no_text'],
  },
  {
    name: 'page count of two billion',
    route: 'pdf',
    make: () => pdfOf([['x']], { pageTree: '<< /Type /Pages /Kids [5 0 R] /Count 2147483647 >>' }),
    expected: ['malformed', 'no_text', 'resource_limit', 'converted'],
  },
  {
    name: 'form that draws itself',
    route: 'pdf',
    make: selfDrawing,
    expected: ['malformed', 'no_text', 'converted'],
  },
  {
    name: 'cross-reference table that is its own predecessor',
    route: 'pdf',
    make: () => pdfOf([['Ada leads.']], { trailer: '/Prev 9' }),
    expected: ['malformed', 'converted'],
  },
  {
    name: 'length that refers to itself',
    route: 'pdf',
    make: () => pdfOf([['x']], { objects: ['7 0 R'] }),
    expected: ['malformed', 'converted', 'no_text'],
  },
  {
    name: 'arrays 100,000 deep',
    route: 'pdf',
    make: () => pdfOf([['x']], { trailer: `/X ${'['.repeat(100_000)}${']'.repeat(100_000)}` }),
    expected: ['malformed', 'converted', 'no_text', 'crashed', 'encrypted'],
  },
  {
    name: 'script and launch actions',
    route: 'pdf',
    make: () =>
      pdfOf([['Ada leads.']], {
        objects: ['<< /S /Launch /F (/bin/sh) >>', '<< /S /JavaScript /JS (app.alert(1)) >>'],
        trailer: '',
      }),
    expected: ['converted'],
  },
];

function selfDrawing(): Uint8Array {
  const form =
    '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >> /Length 5 >>\nstream\n/F Do\nendstream';
  return pdfOf([], {
    pageTree: '<< /Type /Pages /Kids [6 0 R] /Count 1 >>',
    objects: [
      form,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 7 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
      '<< /Length 5 >>\nstream\n/F Do\nendstream',
    ],
  });
}

const archives: readonly HostileFile[] = [
  '../../etc/passwd',
  '/etc/passwd',
  'C:\\x',
  'a\\..\\..\\b',
  'word/../../x',
].map((path) => ({
  name: `entry ${path}`,
  route: 'docx',
  make: () => docxOf(wordParagraph('x'), { extra: { [path]: 'x' } }),
  expected: ['unsafe_archive'],
}));

const encrypted: readonly HostileFile[] = [
  {
    name: 'DOCX with a password',
    route: 'docx',
    make: () =>
      Buffer.concat([OLE, Buffer.alloc(504), Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(4096)]),
    expected: ['encrypted'],
  },
  {
    name: 'XLSX with a password',
    route: 'xlsx',
    make: () =>
      Buffer.concat([OLE, Buffer.alloc(504), Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(4096)]),
    expected: ['encrypted'],
  },
  {
    name: 'ODT with a password',
    route: 'odt',
    make: () => odfOf('text', '<text:p>x</text:p>', { manifest: '<manifest:encryption-data/>' }),
    expected: ['encrypted'],
  },
  {
    name: 'PDF with a password',
    route: 'pdf',
    make: () =>
      pdfOf([['x']], {
        trailer: '/Encrypt 7 0 R /ID [<00> <00>]',
        objects: [`<< /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >>`],
      }),
    expected: ['encrypted'],
  },
  {
    name: 'EPUB with encrypted chapters',
    route: 'epub',
    make: () =>
      zipOf(
        {
          mimetype: 'application/epub+zip',
          'META-INF/encryption.xml':
            '<encryption><EncryptedData><CipherData><CipherReference URI="OEBPS/c0.xhtml"/></CipherData></EncryptedData></encryption>',
        },
        0,
      ),
    expected: ['encrypted', ...BROKEN],
  },
];

/** Formats whose bytes are sent as another's. */
const mismatches: readonly HostileFile[] = [
  ...(['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'epub', 'rtf', 'doc', 'xls', 'ppt', 'msg'] as const).map(
    (route): HostileFile => ({
      name: `a PNG as ${route}`,
      route,
      make: () => Buffer.concat([PNG, Buffer.alloc(100)]),
      expected: ['signature_mismatch'],
    }),
  ),
  ...(['html', 'json', 'xml', 'csv', 'text', 'eml', 'yaml', 'ics', 'code', 'notebook'] as const).map(
    (route): HostileFile => ({
      name: `a PDF as ${route}`,
      route,
      make: good.pdf,
      expected: ['signature_mismatch'],
    }),
  ),
  { name: 'a DOCX as xlsx', route: 'xlsx', make: good.docx, expected: ['signature_mismatch'] },
  { name: 'an XLSX as docx', route: 'docx', make: good.xlsx, expected: ['signature_mismatch'] },
  {
    name: 'gzip as json',
    route: 'json',
    make: () => gzipSync(strToU8('{}')),
    expected: ['signature_mismatch'],
  },
  {
    name: 'a program as text',
    route: 'text',
    make: () => Buffer.from('7f454c46020101', 'hex'),
    expected: ['signature_mismatch'],
  },
];

/** Every container cut at several places, with its end alone, and with its middle overwritten. */
const broken: readonly HostileFile[] = (Object.keys(good) as Made[]).flatMap((route) => {
  const change = (name: string, edit: (file: Buffer) => Uint8Array): HostileFile => ({
    name: `${route}: ${name}`,
    route,
    make: () => edit(Buffer.from(good[route]())),
    expected: [...BROKEN, 'converted', 'no_text', 'resource_limit', 'unsafe_archive', 'encrypted'],
  });
  return [
    change('the first 20 bytes', (file) => file.subarray(0, 20)),
    change('the first half', (file) => file.subarray(0, file.length >> 1)),
    change('all but the last 30 bytes', (file) => file.subarray(0, -30)),
    change('its middle zeroed', (file) =>
      Buffer.concat([
        file.subarray(0, file.length >> 2),
        Buffer.alloc(file.length >> 1),
        file.subarray(-(file.length >> 2)),
      ]),
    ),
  ];
});

const empty: readonly HostileFile[] = [
  ...(['doc', 'xls', 'ppt', 'msg'] as const).map(
    (route): HostileFile => ({
      name: `${route}: an OLE header alone`,
      route,
      make: () => Buffer.concat([OLE, Buffer.alloc(1_000)]),
      expected: BROKEN,
    }),
  ),
  ...(['docx', 'xlsx', 'pptx', 'odt', 'epub'] as const).map(
    (route): HostileFile => ({
      name: `${route}: an empty archive`,
      route,
      make: () => zipSync({}),
      expected: BROKEN,
    }),
  ),
];

/** The corpus. */
export const hostileFiles: readonly HostileFile[] = [
  ...bombs,
  ...loops,
  ...archives,
  ...encrypted,
  ...mismatches,
  ...broken,
  ...empty,
];
