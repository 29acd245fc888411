/**
 * What a suffix says about a file: its content type, and whether folders are searched for such files. Documents are what a person
 * writes to be read; the rest is sent only where it is named or asked for.
 */
type Kind = 'document' | 'other';

const documents: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  markdown: 'text/markdown',
  mdown: 'text/markdown',
  mkd: 'text/markdown',
  mdx: 'text/markdown',
  txt: 'text/plain',
  text: 'text/plain',
  rst: 'text/x-rst',
  adoc: 'text/asciidoc',
  asciidoc: 'text/asciidoc',
  org: 'text/org',
  tex: 'text/x-tex',
  rtf: 'application/rtf',
  html: 'text/html',
  htm: 'text/html',
  xhtml: 'application/xhtml+xml',
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  eml: 'message/rfc822',
  mbox: 'application/mbox',
  msg: 'application/vnd.ms-outlook',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  docm: 'application/vnd.ms-word.document.macroenabled.12',
  odt: 'application/vnd.oasis.opendocument.text',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pptm: 'application/vnd.ms-powerpoint.presentation.macroenabled.12',
  ppsx: 'application/vnd.openxmlformats-officedocument.presentationml.slideshow',
  odp: 'application/vnd.oasis.opendocument.presentation',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xlsm: 'application/vnd.ms-excel.sheet.macroenabled.12',
  xlsb: 'application/vnd.ms-excel.sheet.binary.macroenabled.12',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  ipynb: 'application/x-ipynb+json',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  ics: 'text/calendar',
  vcf: 'text/vcard',
};

const others: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
  jsonl: 'application/jsonl',
  ndjson: 'application/x-ndjson',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  toml: 'application/toml',
  properties: 'text/x-properties',
  ini: 'text/x-ini',
  log: 'text/x-log',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  cjs: 'text/javascript',
  ts: 'text/x-typescript',
  tsx: 'text/x-typescript',
  jsx: 'text/javascript',
  py: 'text/x-python',
  rb: 'text/x-ruby',
  go: 'text/x-go',
  rs: 'text/x-rust',
  java: 'text/x-java',
  kt: 'text/x-kotlin',
  swift: 'text/x-swift',
  scala: 'text/x-scala',
  lua: 'text/x-lua',
  r: 'text/x-r',
  pl: 'text/x-perl',
  hs: 'text/x-haskell',
  ex: 'text/x-elixir',
  diff: 'text/x-diff',
  patch: 'text/x-patch',
  scss: 'text/x-scss',
  graphql: 'application/graphql',
  c: 'text/x-c',
  h: 'text/x-c',
  cpp: 'text/x-c++',
  hpp: 'text/x-c++',
  cs: 'text/x-csharp',
  php: 'text/x-php',
  sh: 'text/x-shellscript',
  sql: 'application/sql',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  zip: 'application/zip',
  gz: 'application/gzip',
  tar: 'application/x-tar',
  parquet: 'application/vnd.apache.parquet',
};

const names: Readonly<Record<string, string>> = {
  readme: 'text/plain',
  license: 'text/plain',
  licence: 'text/plain',
  copying: 'text/plain',
  notice: 'text/plain',
  authors: 'text/plain',
  contributors: 'text/plain',
  changelog: 'text/plain',
  changes: 'text/plain',
};

/** The content type of a file by its name; `application/octet-stream` where it is not known. */
export function contentTypeOf(path: string): { readonly mime: string; readonly kind: Kind } {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).toLowerCase();
  const dot = name.lastIndexOf('.');
  const suffix = dot > 0 ? name.slice(dot + 1) : '';
  if (suffix === '') {
    const mime = own(names, name);
    return mime ? { mime, kind: 'document' } : { mime: 'application/octet-stream', kind: 'other' };
  }
  const document = own(documents, suffix);
  if (document) return { mime: document, kind: 'document' };
  return { mime: own(others, suffix) ?? 'application/octet-stream', kind: 'other' };
}

function own(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** The suffixes that folders are searched for, for the help text. */
export function documentSuffixes(): string[] {
  return Object.keys(documents);
}
