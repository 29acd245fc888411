import { oneLine } from '../discourse/claim-text.ts';
import { termNamed } from '../term.ts';
import { addTo, headingText, type LaidOutBlocks, type LaidOutDocument, stated } from './laid-out.ts';
import { bare, isDescription } from './wording.ts';

const headings = /\b(?:glossary|definitions|terminology|terms(?: and definitions)?|vocabulary)\b/i;
const entry = /^\s*([\p{L}\p{N}][^:–—\n]{0,60}?)\s*(?::|–|—|\s-)\s+(?=\S)/u;
const mostWords = 6;

/** Reads the entries of a glossary: a term, a colon or dash, and what it means. */
export function readGlossary(
  { structure, parts }: Omit<LaidOutDocument, 'subject'>,
  found: LaidOutBlocks,
): void {
  let isGlossary = false;
  for (const [index, block] of structure.blocks.entries()) {
    if (block.kind === 'heading') isGlossary = headings.test(headingText(block));
    if (!isGlossary || found.has(index) || (block.kind !== 'paragraph' && block.kind !== 'listItem'))
      continue;
    const { plain } = block.text;
    const [front = '', name = ''] = entry.exec(plain) ?? [];
    const [first] = name === '' ? [] : parts.splitSentences(plain.slice(front.length), 'en');
    if (first === undefined || name.split(' ').length > mostWords) continue;
    const said = bare(plain.slice(front.length + first.start, front.length + first.end));
    if (!isDescription(said, parts.isWord)) continue;
    const end = front.length + first.end;
    addTo(found, index, {
      start: 0,
      end,
      text: `${name}: ${oneLine(plain.slice(front.length, end))}`,
      assertions: [stated(termNamed(name, 'concept'), 'description', said, 'glossary:entry')],
    });
  }
}
