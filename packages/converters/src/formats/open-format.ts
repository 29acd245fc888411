import type { RouteName } from '../routes/routes.ts';
import type { Format } from './draft.ts';

/** Each route's format, loaded when it is needed: a child reads one file of one format. */
const formats: Readonly<Record<RouteName, () => Promise<Format>>> = {
  pdf: async () => (await import('./pdf/pdf.ts')).pdf,
  docx: async () => (await import('./office/office.ts')).officeFormat('docx'),
  doc: async () => (await import('./office/office.ts')).officeFormat('doc'),
  odt: async () => (await import('./office/office.ts')).officeFormat('odt'),
  rtf: async () => (await import('./office/office.ts')).officeFormat('rtf'),
  pptx: async () => (await import('./office/slides.ts')).pptx,
  ppt: async () => (await import('./office/office.ts')).officeFormat('ppt'),
  odp: async () => (await import('./office/office.ts')).officeFormat('odp'),
  xlsx: async () => (await import('./office/office.ts')).officeFormat('xlsx'),
  xls: async () => (await import('./office/office.ts')).officeFormat('xls'),
  ods: async () => (await import('./office/office.ts')).officeFormat('ods'),
  csv: async () => (await import('./office/office.ts')).officeFormat('csv'),
  tsv: async () => (await import('./office/office.ts')).officeFormat('csv'),
  epub: async () => (await import('./office/office.ts')).officeFormat('epub'),
  html: async () => (await import('./html/html.ts')).html,
  eml: async () => (await import('./mail/eml.ts')).eml,
  mbox: async () => (await import('./mail/mbox.ts')).mbox,
  msg: async () => (await import('./mail/msg.ts')).msg,
  text: async () => (await import('./text/plain-text.ts')).plainText,
  log: async () => (await import('./text/source-text.ts')).sourceText,
  code: async () => (await import('./text/source-text.ts')).sourceText,
  config: async () => (await import('./text/source-text.ts')).sourceText,
  json: async () => (await import('./data/json.ts')).json,
  jsonl: async () => (await import('./data/json.ts')).jsonLines,
  yaml: async () => (await import('./data/yaml.ts')).yaml,
  xml: async () => (await import('./data/xml.ts')).xml,
  notebook: async () => (await import('./text/notebook.ts')).notebook,
  srt: async () => (await import('./text/subtitles.ts')).subtitles,
  vtt: async () => (await import('./text/subtitles.ts')).subtitles,
  ics: async () => (await import('./cards/calendar.ts')).calendar,
  vcf: async () => (await import('./cards/contacts.ts')).contacts,
  rst: async () => (await import('./markup/rst.ts')).rst,
  asciidoc: async () => (await import('./markup/asciidoc.ts')).asciidoc,
  org: async () => (await import('./markup/org.ts')).org,
  latex: async () => (await import('./markup/latex.ts')).latex,
};

/** Loads the format of a route. */
export function openFormat(route: RouteName): Promise<Format> {
  return formats[route]();
}
