import { extname } from 'node:path';
import { charsetOf, decodeText } from '../../text/decode-text.ts';
import { fenced } from '../../text/write-markdown.ts';
import { type Format, plainDraft } from '../draft.ts';

/** Source code, settings and logs: one code block, named by the type. */
export const sourceText: Format = {
  revision: 1,
  libraries: [],
  read: ({ bytes, facts }) =>
    plainDraft(null, fenced(decodeText(bytes, charsetOf(facts.mime)), languageOf(facts))),
};

function languageOf({ mime, filename }: { mime: string; filename: string }): string {
  const suffix = extname(filename).slice(1).toLowerCase();
  if (/^[a-z0-9+]{1,12}$/.test(suffix)) return suffix;
  const subtype = /^[^/]+\/(?:x-)?([a-z0-9+]{1,20})/i.exec(mime)?.[1] ?? '';
  return subtype.replace(/-source$/, '').toLowerCase();
}
