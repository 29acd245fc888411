import type { FormatFamily } from '@memory/contract';

/** One way from a kind of file to Markdown. */
export type Route = {
  /** What `SERVICE_CONVERTERS` calls it. */
  name: string;
  family: FormatFamily;
  /** MIME types in lower case, without parameters. */
  types: readonly string[];
};

const OOXML = 'application/vnd.openxmlformats-officedocument';
const ODF = 'application/vnd.oasis.opendocument';

const words = (text: string) => text.trim().split(/\s+/);

/** Every route but the stock one for Markdown, the order being that in which they are listed to people. */
export const routes = [
  { name: 'pdf', family: 'pdf', types: words('application/pdf application/x-pdf') },
  {
    name: 'docx',
    family: 'word',
    types: words(`${OOXML}.wordprocessingml.document ${OOXML}.wordprocessingml.template
      application/vnd.ms-word.document.macroenabled.12`),
  },
  { name: 'doc', family: 'word', types: ['application/msword'] },
  { name: 'odt', family: 'word', types: [`${ODF}.text`] },
  { name: 'rtf', family: 'word', types: words('application/rtf text/rtf') },
  {
    name: 'pptx',
    family: 'presentation',
    types: words(`${OOXML}.presentationml.presentation ${OOXML}.presentationml.slideshow
      application/vnd.ms-powerpoint.presentation.macroenabled.12`),
  },
  { name: 'ppt', family: 'presentation', types: ['application/vnd.ms-powerpoint'] },
  { name: 'odp', family: 'presentation', types: [`${ODF}.presentation`] },
  {
    name: 'xlsx',
    family: 'spreadsheet',
    types: words(`${OOXML}.spreadsheetml.sheet application/vnd.ms-excel.sheet.macroenabled.12
      application/vnd.ms-excel.sheet.binary.macroenabled.12`),
  },
  { name: 'xls', family: 'spreadsheet', types: ['application/vnd.ms-excel'] },
  { name: 'ods', family: 'spreadsheet', types: [`${ODF}.spreadsheet`] },
  { name: 'csv', family: 'delimited', types: words('text/csv application/csv text/x-csv') },
  { name: 'tsv', family: 'delimited', types: ['text/tab-separated-values'] },
  { name: 'html', family: 'html', types: words('text/html application/xhtml+xml') },
  { name: 'epub', family: 'ebook', types: ['application/epub+zip'] },
  { name: 'eml', family: 'email', types: words('message/rfc822 message/global') },
  { name: 'mbox', family: 'email', types: ['application/mbox'] },
  { name: 'msg', family: 'email', types: ['application/vnd.ms-outlook'] },
  { name: 'text', family: 'text', types: ['text/plain'] },
  { name: 'log', family: 'log', types: words('text/x-log application/x-log') },
  {
    name: 'json',
    family: 'config',
    types: words('application/json text/json application/ld+json'),
  },
  {
    name: 'jsonl',
    family: 'dataset',
    types: words('application/jsonl application/x-ndjson application/x-jsonlines application/jsonlines'),
  },
  {
    name: 'yaml',
    family: 'config',
    types: words('application/yaml application/x-yaml text/yaml text/x-yaml'),
  },
  { name: 'xml', family: 'config', types: words('application/xml text/xml') },
  {
    name: 'config',
    family: 'config',
    types: words('application/toml text/x-toml text/x-ini text/x-properties'),
  },
  { name: 'notebook', family: 'notebook', types: ['application/x-ipynb+json'] },
  { name: 'srt', family: 'other_text', types: ['application/x-subrip'] },
  { name: 'vtt', family: 'other_text', types: ['text/vtt'] },
  { name: 'ics', family: 'other_text', types: ['text/calendar'] },
  { name: 'vcf', family: 'other_text', types: words('text/vcard text/x-vcard') },
  { name: 'rst', family: 'other_text', types: words('text/x-rst text/prs.fallenstein.rst') },
  { name: 'asciidoc', family: 'other_text', types: words('text/asciidoc text/x-asciidoc') },
  { name: 'org', family: 'other_text', types: words('text/org text/x-org') },
  {
    name: 'latex',
    family: 'other_text',
    types: words('text/x-tex application/x-tex application/x-latex text/x-latex'),
  },
  {
    name: 'code',
    family: 'code',
    types: words(`text/javascript application/javascript application/x-javascript application/ecmascript
      text/typescript text/x-typescript application/typescript text/x-python application/x-python-code
      text/x-python-script text/x-java-source text/x-java text/x-c text/x-csrc text/x-c++ text/x-c++src text/x-csharp
      text/x-go text/x-rust text/x-ruby application/x-ruby text/x-php application/x-httpd-php application/x-php
      text/x-perl application/x-perl text/x-shellscript application/x-sh application/x-shellscript text/x-swift
      text/x-kotlin text/x-scala text/x-lua text/x-r text/x-sql application/sql text/css text/x-scss text/x-less
      text/x-haskell text/x-erlang text/x-elixir text/x-dockerfile text/x-makefile text/x-cmake text/x-diff
      text/x-patch application/graphql`),
  },
] as const satisfies readonly Route[];

export type RouteName = (typeof routes)[number]['name'];
