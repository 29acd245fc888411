import { strToU8, type Zippable, zipSync } from 'fflate';

/** A ZIP container of texts, the same bytes for the same texts. */
export function zipOf(entries: Readonly<Record<string, string | Uint8Array>>, level: 0 | 6 = 6): Uint8Array {
  const files: Zippable = {};
  for (const [name, text] of Object.entries(entries))
    files[name] = typeof text === 'string' ? strToU8(text) : text;
  return zipSync(files, { level, mtime: '2020-01-01' });
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument';

function contentTypes(parts: Readonly<Record<string, string>>): string {
  const overrides = Object.entries(parts).map(
    ([name, type]) => `<Override PartName="/${name}" ContentType="${MAIN_TYPE}.${type}+xml"/>`,
  );
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
}

function relationships(targets: readonly (readonly [kind: string, target: string])[]): string {
  const list = targets.map(
    ([kind, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${kind.startsWith('http') ? kind : `${OFFICE}/${kind}`}" Target="${target}"${/^https?:/.test(target) ? ' TargetMode="External"' : ''}/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}

function coreProperties(title: string): string {
  return `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></cp:coreProperties>`;
}

const WORD =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** A paragraph of WordprocessingML, with a style such as `Heading1` where one is given. */
export function wordParagraph(text: string, style?: string): string {
  const properties = style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A table of WordprocessingML. */
export function wordTable(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${wordParagraph(cell)}</w:tc>`).join('')}</w:tr>`;
  return `<w:tbl>${rows.map(line).join('')}</w:tbl>`;
}

/** A DOCX whose body is the given WordprocessingML; `extra` adds or replaces entries. */
export function docxOf(
  body: string,
  {
    title = '',
    extra = {},
    prolog = '',
  }: { title?: string; extra?: Record<string, string>; prolog?: string } = {},
): Uint8Array {
  const headings = [1, 2, 3].map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`,
  );
  return zipOf({
    '[Content_Types].xml': contentTypes({
      'word/document.xml': 'wordprocessingml.document.main',
      'word/styles.xml': 'wordprocessingml.styles',
    }),
    '_rels/.rels': relationships([
      ['officeDocument', 'word/document.xml'],
      [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'word/_rels/document.xml.rels': relationships([
      ['styles', 'styles.xml'],
      ['hyperlink', 'https://example.org/plan'],
    ]),
    'word/styles.xml': `${HEAD}<w:styles ${WORD}>${headings.join('')}</w:styles>`,
    'word/document.xml': `${HEAD}${prolog}<w:document ${WORD}><w:body>${body}</w:body></w:document>`,
    'docProps/core.xml': coreProperties(title),
    ...extra,
  });
}

/** A workbook of sheets by name, each with rows of texts and numbers. */
export function xlsxOf(
  sheets: readonly (readonly [name: string, rows: readonly (readonly (string | number)[])[]])[],
): Uint8Array {
  const column = (at: number) => String.fromCharCode(65 + at);
  const cell = (value: string | number, at: number, row: number) =>
    typeof value === 'number'
      ? `<c r="${column(at)}${row}"><v>${value}</v></c>`
      : `<c r="${column(at)}${row}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const entries: Record<string, string> = {};
  const types: Record<string, string> = { 'xl/workbook.xml': 'spreadsheetml.sheet.main' };
  for (const [at, [, rows]] of sheets.entries()) {
    const lines = rows.map(
      (row, no) =>
        `<row r="${no + 1}">${row.map((value, place) => cell(value, place, no + 1)).join('')}</row>`,
    );
    const name = `xl/worksheets/sheet${at + 1}.xml`;
    types[name] = 'spreadsheetml.worksheet';
    entries[name] =
      `${HEAD}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData></worksheet>`;
  }
  const list = sheets.map(([name], at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  return zipOf({
    '[Content_Types].xml': contentTypes(types),
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relationships(
      sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
    ),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`,
    ...entries,
  });
}

/** A presentation with a title and a text on each slide. */
export function pptxOf(slides: readonly (readonly [title: string, text: string])[]): Uint8Array {
  const drawing =
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
  const shape = (id: number, kind: string, text: string) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${kind}"/><p:cNvSpPr/><p:nvPr><p:ph type="${kind}"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
  const entries: Record<string, string> = {};
  const types: Record<string, string> = { 'ppt/presentation.xml': 'presentationml.presentation.main' };
  for (const [at, [title, text]] of slides.entries()) {
    const name = `ppt/slides/slide${at + 1}.xml`;
    types[name] = 'presentationml.slide';
    entries[name] =
      `${HEAD}<p:sld ${drawing}><p:cSld><p:spTree>${shape(2, 'title', title)}${shape(3, 'body', text)}</p:spTree></p:cSld></p:sld>`;
  }
  const list = slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 1}"/>`);
  return zipOf({
    '[Content_Types].xml': contentTypes(types),
    '_rels/.rels': relationships([['officeDocument', 'ppt/presentation.xml']]),
    'ppt/_rels/presentation.xml.rels': relationships(
      slides.map((_, at) => ['slide', `slides/slide${at + 1}.xml`]),
    ),
    'ppt/presentation.xml': `${HEAD}<p:presentation ${drawing} xmlns:r="${OFFICE}"><p:sldIdLst>${list.join('')}</p:sldIdLst></p:presentation>`,
    ...entries,
  });
}

const ODF = ['office', 'text', 'table', 'style']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

/** An OpenDocument file of the kind whose body is the given XML. */
export function odfOf(
  kind: 'text' | 'spreadsheet',
  body: string,
  { title = '', manifest = '' }: { title?: string; manifest?: string } = {},
): Uint8Array {
  const mimetype = `application/vnd.oasis.opendocument.${kind}`;
  return zipSync(
    {
      mimetype: [strToU8(mimetype), { level: 0 }],
      'META-INF/manifest.xml': strToU8(
        `${HEAD}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${mimetype}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml">${manifest}</manifest:file-entry></manifest:manifest>`,
      ),
      'meta.xml': strToU8(
        `${HEAD}<office:document-meta ${ODF} xmlns:dc="http://purl.org/dc/elements/1.1/"><office:meta><dc:title>${title}</dc:title></office:meta></office:document-meta>`,
      ),
      'content.xml': strToU8(
        `${HEAD}<office:document-content ${ODF} office:version="1.2"><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
      ),
    },
    { mtime: '2020-01-01' },
  );
}

/** A book of chapters in XHTML. */
export function epubOf(title: string, chapters: readonly string[]): Uint8Array {
  const items = chapters.map(
    (_, at) => `<item id="c${at}" href="c${at}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const pages = chapters.map((body, at) => [
    `OEBPS/c${at}.xhtml`,
    strToU8(
      `${HEAD}<html xmlns="http://www.w3.org/1999/xhtml"><head><title>c</title></head><body>${body}</body></html>`,
    ),
  ]);
  return zipSync(
    {
      mimetype: [strToU8('application/epub+zip'), { level: 0 }],
      'META-INF/container.xml': strToU8(
        `${HEAD}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
      ),
      'OEBPS/book.opf': strToU8(
        `${HEAD}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">x</dc:identifier><dc:title>${title}</dc:title><dc:language>en</dc:language></metadata><manifest>${items.join('')}</manifest><spine>${chapters.map((_, at) => `<itemref idref="c${at}"/>`).join('')}</spine></package>`,
      ),
      ...Object.fromEntries(pages),
    },
    { mtime: '2020-01-01' },
  );
}
