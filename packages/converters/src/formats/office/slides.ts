import { zipSync } from 'fflate';
import { readEntries, readEntry } from '../../archive/inspect-archive.ts';
import { ConversionError } from '../../conversion-error.ts';
import type { Format, Part } from '../draft.ts';
import { checkArchive, officeMarkdown } from './office.ts';
import { readOfficeTitle } from './read-office-title.ts';

const PRESENTATION = 'ppt/presentation.xml';
const SLIDE = /^ppt\/slides\/(?:_rels\/)?slide[^/]*\.xml(?:\.rels)?$/;

/**
 * A presentation, slide by slide: anydoc does not tell where a slide ends, so each is read as a presentation of its own
 * with the other slides, and the pictures, left out.
 */
export const pptx: Format = {
  revision: 1,
  libraries: ['@firecrawl/anydoc', 'fflate'],
  async read({ bytes, limits }) {
    checkArchive('pptx', bytes, limits);
    const title = readOfficeTitle('pptx', bytes);
    const presentation = readEntry(bytes, PRESENTATION) ?? '';
    const ids = presentation.match(/<(?:\w+:)?sldId\s[^>]{0,500}>/g) ?? [];
    if (ids.length > limits.pages)
      throw new ConversionError('resource_limit', `${ids.length} slides are more than ${limits.pages}`);
    if (ids.length === 0) return { title, parts: [] };
    const targets = slideTargets(bytes);
    const entries = readEntries(
      bytes,
      ({ name }) => /\.(?:xml|rels)$/i.test(name) && !/^ppt\/media\//.test(name),
    );
    const isShared = ([name]: [string, Uint8Array]) => !SLIDE.test(name) && name !== PRESENTATION;
    const common = Object.fromEntries(Object.entries(entries).filter(isShared));
    const parts: Part[] = [];
    for (const [at, id] of ids.entries()) {
      const file = targets.get(/\br:id="([^"]{1,100})"/.exec(id)?.[1] ?? '');
      const own = [`ppt/slides/${file}`, `ppt/slides/_rels/${file}.rels`].flatMap((name) => {
        const entry = entries[name];
        return entry === undefined ? [] : [[name, entry] as const];
      });
      if (own.length === 0) continue;
      const alone = presentation.replace(/<(?:\w+:)?sldId\s[^>]{0,500}>/g, (one) => (one === id ? one : ''));
      const archive = zipSync(
        { ...common, ...Object.fromEntries(own), [PRESENTATION]: new TextEncoder().encode(alone) },
        { level: 0, mtime: '2000-01-01' },
      );
      parts.push({
        anchor: { kind: 'slide', name: String(at + 1) },
        markdown: await officeMarkdown(archive, 'pptx'),
      });
    }
    return { title, parts };
  },
};

/** File names of slides by relationship id. */
function slideTargets(bytes: Uint8Array): Map<string, string> {
  const relationships = readEntry(bytes, 'ppt/_rels/presentation.xml.rels') ?? '';
  const found = new Map<string, string>();
  for (const [element] of relationships.matchAll(/<(?:\w+:)?Relationship\s[^>]{0,1000}>/g)) {
    const id = /\bId="([^"]{1,100})"/.exec(element)?.[1];
    const file = /\bTarget="(?:\/ppt\/)?slides\/([^"/]{1,200})"/.exec(element)?.[1];
    if (id !== undefined && file !== undefined) found.set(id, file);
  }
  return found;
}
