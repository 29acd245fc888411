import type { FormatFamily } from '@memory/contract';
import { mimeEssence } from './ingest/identity.ts';
import { suffix } from './names/stem.ts';

/**
 * The format family of a file, in three steps: a MIME type that names one format decides; a type that does not
 * (`text/plain`, `application/octet-stream`, one unknown here) is refined by the file's suffix; failing that, by its
 * top-level type. The tables are data because the search statement reads them too, so that a filter on families and
 * the family shown cannot disagree.
 */
const FORMATS: Readonly<Record<Exclude<FormatFamily, 'binary'>, { types: string; suffixes: string }>> = {
  markdown: { types: 'text/markdown text/x-markdown', suffixes: 'md markdown mdown mkd mdx' },
  text: { types: '', suffixes: 'txt text' },
  other_text: {
    types: 'application/x-tex application/x-latex application/x-bibtex application/x-subrip',
    suffixes: 'rst adoc asciidoc org textile wiki mediawiki creole tex latex bib srt vtt ics vcf po pot',
  },
  code: {
    types: `text/javascript application/javascript application/x-javascript application/ecmascript text/typescript
      application/typescript text/x-python application/x-python-code text/x-python-script text/x-java-source text/x-java
      text/x-c text/x-csrc text/x-c++ text/x-c++src text/x-csharp text/x-go text/x-rust text/x-ruby application/x-ruby
      text/x-php application/x-httpd-php application/x-php text/x-perl application/x-perl text/x-shellscript
      application/x-sh application/x-shellscript text/x-swift text/x-kotlin text/x-scala text/x-lua text/x-r text/x-sql
      application/sql text/css text/x-scss text/x-less text/x-haskell text/x-erlang text/x-elixir text/x-dockerfile
      text/x-makefile text/x-cmake text/x-diff text/x-patch application/graphql`,
    suffixes: `js mjs cjs jsx ts mts cts tsx py pyi java c h cc cpp cxx hh hpp hxx cs go rs rb php pl pm sh bash zsh fish ps1
      bat cmd swift kt kts scala lua r sql css scss sass less hs erl ex exs clj cljs dart jl m mm vb fs fsx ml mli asm s
      vue svelte proto graphql gql tf cmake mk gradle groovy diff patch`,
  },
  config: {
    types: `application/json application/ld+json text/json application/yaml application/x-yaml text/yaml text/x-yaml
      application/toml text/x-toml text/x-ini application/xml text/xml text/x-properties application/x-plist`,
    suffixes: 'json jsonc json5 yaml yml toml ini cfg conf config properties env xml plist editorconfig lock',
  },
  log: { types: 'text/x-log application/x-log', suffixes: 'log' },
  html: { types: 'text/html application/xhtml+xml', suffixes: 'html htm xhtml' },
  ebook: {
    types:
      'application/epub+zip application/x-mobipocket-ebook application/vnd.amazon.ebook application/x-fictionbook+xml',
    suffixes: 'epub mobi azw azw3 fb2',
  },
  notebook: { types: 'application/x-ipynb+json', suffixes: 'ipynb' },
  email: {
    types: 'message/rfc822 application/mbox application/vnd.ms-outlook message/global',
    suffixes: 'eml mbox msg',
  },
  word: {
    types: `application/msword application/vnd.openxmlformats-officedocument.wordprocessingml.document
      application/vnd.openxmlformats-officedocument.wordprocessingml.template application/vnd.ms-word.document.macroenabled.12
      application/vnd.oasis.opendocument.text application/rtf text/rtf application/vnd.apple.pages`,
    suffixes: 'doc docx docm dot dotx odt rtf pages',
  },
  presentation: {
    types: `application/vnd.ms-powerpoint application/vnd.openxmlformats-officedocument.presentationml.presentation
      application/vnd.openxmlformats-officedocument.presentationml.slideshow
      application/vnd.ms-powerpoint.presentation.macroenabled.12 application/vnd.oasis.opendocument.presentation
      application/vnd.apple.keynote`,
    suffixes: 'ppt pptx pptm pps ppsx odp key',
  },
  pdf: { types: 'application/pdf application/x-pdf', suffixes: 'pdf' },
  spreadsheet: {
    types: `application/vnd.ms-excel application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
      application/vnd.ms-excel.sheet.macroenabled.12 application/vnd.ms-excel.sheet.binary.macroenabled.12
      application/vnd.oasis.opendocument.spreadsheet application/vnd.apple.numbers`,
    suffixes: 'xls xlsx xlsm xlsb ods numbers',
  },
  delimited: {
    types: 'text/csv application/csv text/tab-separated-values text/x-csv',
    suffixes: 'csv tsv tab psv',
  },
  dataset: {
    types: `application/vnd.apache.parquet application/x-parquet application/vnd.apache.arrow.file
      application/vnd.apache.arrow.stream application/avro application/x-hdf5 application/x-hdf application/x-netcdf
      application/vnd.sqlite3 application/x-sqlite3 application/jsonl application/x-ndjson application/x-jsonlines
      application/jsonlines application/geo+json`,
    suffixes:
      'parquet arrow feather avro orc h5 hdf5 nc sqlite sqlite3 db jsonl ndjson geojson sav dta rds npy npz',
  },
  image: {
    types: '',
    suffixes: 'png jpg jpeg gif webp bmp tif tiff svg ico heic heif avif psd',
  },
  media: {
    types: 'application/ogg application/x-shockwave-flash application/vnd.apple.mpegurl',
    suffixes: 'mp3 wav flac ogg oga opus m4a aac wma aiff mp4 m4v mov avi mkv webm wmv mpg mpeg flv 3gp',
  },
  archive: {
    types: `application/zip application/x-zip-compressed application/gzip application/x-gzip application/x-tar
      application/x-bzip application/x-bzip2 application/x-xz application/x-7z-compressed application/vnd.rar
      application/x-rar-compressed application/zstd application/java-archive application/x-iso9660-image`,
    suffixes: 'zip gz tgz tar bz2 tbz xz txz 7z rar zst jar war iso',
  },
};

/** Read when neither type nor suffix named a format: the whole type first, then its top level. */
const FALLBACK: Readonly<Record<string, FormatFamily>> = {
  'text/plain': 'text',
  text: 'other_text',
  image: 'image',
  audio: 'media',
  video: 'media',
  message: 'email',
};

const entries = Object.entries(FORMATS) as [FormatFamily, { types: string; suffixes: string }][];
const table = (pick: 'types' | 'suffixes'): Readonly<Record<string, FormatFamily>> =>
  Object.fromEntries(
    entries.flatMap(([family, format]) => {
      const keys = format[pick].split(/\s+/).filter((key) => key.length > 0);
      return keys.map((key) => [key, family] as const);
    }),
  );

/** The three tables in the order they are read. */
export const FAMILY_TABLES = {
  types: table('types'),
  suffixes: table('suffixes'),
  fallback: FALLBACK,
} as const;

/** The family of a file that no converter has described yet. Answers `binary` for what it cannot tell. */
export function familyOf(mime: string, filename: string): FormatFamily {
  const type = mimeEssence(mime);
  const { types, suffixes, fallback } = FAMILY_TABLES;
  return (
    own(types, type) ??
    own(suffixes, suffix(filename)) ??
    own(fallback, type) ??
    own(fallback, type.split('/', 1)[0] ?? '') ??
    'binary'
  );
}

function own(families: Readonly<Record<string, FormatFamily>>, key: string): FormatFamily | undefined {
  return Object.hasOwn(families, key) ? families[key] : undefined;
}
