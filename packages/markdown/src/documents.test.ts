import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutChunks } from './chunk.ts';
import { hasContent } from './chunk-units.ts';
import { createCodePointIndex } from './code-points.ts';
import { convertMarkdown } from './convert.ts';
import { sourceRange } from './inline-text.ts';
import { parseStructure } from './structure.ts';
import type { DocumentStructure, InlineText } from './types.ts';

/*
 * What must hold of every document, over generated ones: Markdown put together from marks and words in any order, with characters
 * from outside the BMP, right-to-left and combining ones, and over plain random text.
 */
const words = fc.constantFrom(
  'alpha',
  'Beta runs.',
  'It ended in 2019. ',
  'שלום',
  'e\u0301a',
  '😀',
  '語語。',
  'a_b',
  'x*y',
  'Ann: hi',
  '  ',
  '\t',
  '\u00a0',
  '\\',
  '&amp;',
  '&#x1F600;',
  '`',
  '``',
  '**',
  '*',
  '_',
  '~~',
  '[',
  ']',
  '](',
  ')',
  '![',
  '[^1]',
  '[[',
  ']]',
  '<b>',
  '<!--',
  '-->',
  '<',
  '>',
  '|',
  '||',
  ':',
  'http://a.b/c',
  'www.x.y',
  'a@b.c',
  '!',
  '"',
  '[r]',
  '\u2028',
  '\ufeff',
);
const openers = fc.constantFrom(
  '',
  '',
  '',
  '# ',
  '### ',
  '- ',
  '* ',
  '1. ',
  '12) ',
  '> ',
  '>',
  '    ',
  '  ',
  '\t',
  '```',
  '~~~ js',
  '---',
  '===',
  '***',
  '|---|---|',
  '| a | b',
  '<div>',
  '</div>',
  '[r]: /u',
  '[^1]: ',
  '- [ ] ',
  ': ',
  '---\na: b\n---',
  'Speaker One (10:32): ',
  '[2024-05-01 10:32] Ann: ',
  '> [!note]- ',
  ':::note ',
  ':::',
  '!!! note',
  '{/* ',
  '*/} ',
  '{% comment %} ',
  '{% x %} ',
  '<table><tr><th>a<th>b<tr><td>',
  '</table>',
  '<summary>a</summary>',
  '{"role":"user","content":"a\\n\\u00e9"}',
  '<|im_start|>user',
  'You said:',
);
const line = fc
  .tuple(fc.array(openers, { maxLength: 3 }), fc.array(words, { maxLength: 6 }))
  .map(([open, text]) => open.join('') + text.join(''));
const markdownText = fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\n'));
const anyText = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.toWellFormed());
const documents = fc.oneof({ weight: 4, arbitrary: markdownText }, { weight: 1, arbitrary: anyText });

async function converted(text: string): Promise<string> {
  const { markdown } = await convertMarkdown(
    (async function* () {
      yield Buffer.from(text);
    })(),
  );
  return markdown;
}

function check(check: (markdown: string, structure: DocumentStructure) => void | Promise<void>) {
  return fc.assert(
    fc.asyncProperty(documents, async (text) => {
      const markdown = await converted(text);
      await check(markdown, await parseStructure(markdown));
    }),
    { numRuns: 1_500 },
  );
}

function textsOf(structure: DocumentStructure): InlineText[] {
  return structure.blocks.flatMap(({ text, table }) => [
    text,
    ...(table
      ? [...table.columns, ...Array.from({ length: table.rowCount }, (_, row) => table.row(row)).flat()]
      : []),
  ]);
}

test('blocks are in order, do not overlap and hold everything that is not white space or a container mark', () =>
  check((markdown, { blocks }) => {
    let end = 0;
    for (const block of blocks) {
      expect(block.start).toBeGreaterThanOrEqual(end);
      expect(block.end).toBeGreaterThanOrEqual(block.start);
      expect(markdown.slice(end, block.start)).toMatch(/^[\s>*+\-\d.)[\]^:\p{L}]*$/u);
      end = block.end;
    }
    expect(markdown.slice(end)).toMatch(/^[\s>*+\-\d.)[\]^:]*$/);
  }));

test('sections follow each other without gap and hold their blocks', () =>
  check((markdown, { sections, blocks }) => {
    expect(sections.map(({ start, end }) => markdown.slice(start, end)).join('')).toBe(
      sections.length > 0 ? markdown : '',
    );
    for (const [index, section] of sections.entries()) {
      expect(section.parent === null || section.parent < index).toBe(true);
      for (let i = section.firstBlock; i < section.lastBlock; i++) {
        const block = blocks[i];
        expect(block?.sectionIndex).toBe(index);
        expect(block && block.start >= section.start && block.end <= section.end).toBe(true);
      }
    }
    expect(sections.at(-1)?.lastBlock ?? 0).toBe(blocks.length);
  }));

test('every character of a text is the one at its place in the source', () =>
  check((markdown, structure) => {
    for (const text of textsOf(structure)) {
      expect(text.map.length).toBe(text.plain.length + 1);
      const decoded = new Set(text.references.flatMap(({ at }) => [at, at + 1]));
      for (let i = 0; i < text.plain.length; i++) {
        const place = text.map[i] ?? -1;
        if (i > 0 && place <= (text.map[i - 1] ?? -1)) expect.fail(`the map does not rise at ${i}`);
        if (decoded.has(i) || text.lineEnds.includes(i)) continue;
        if (markdown[place] !== text.plain[i])
          expect.fail(`${i}: ${markdown[place]} is not ${text.plain[i]}`);
      }
      for (const link of text.links) expect(text.plain.slice(link.start, link.end)).toBe(link.text);
    }
  }));

test('a range of the text is a range of the source, equal in code points', () =>
  check((markdown, structure) => {
    const points = createCodePointIndex(markdown);
    for (const text of textsOf(structure)) {
      const from = Math.floor(text.plain.length / 3);
      const { start, end } = sourceRange(text, from, text.plain.length);
      expect(start).toBeLessThanOrEqual(end);
      expect(end).toBeLessThanOrEqual(markdown.length);
      const characters = Array.from(markdown)
        .slice(points.toCodePoint(start), points.toCodePoint(end))
        .join('');
      if ((markdown.charCodeAt(start) & 0xfc00) !== 0xdc00)
        expect(characters).toBe(markdown.slice(start, end));
    }
  }));

test('chunks do not overlap, stay in their section and hold every block with content', () =>
  check(async (markdown, structure) => {
    const { blocks, sections } = structure;
    const chunks = await cutChunks(markdown, structure, { targetTokens: 12 });
    let end = 0;
    for (const chunk of chunks) {
      const section = sections[chunk.sectionIndex];
      expect(chunk.start).toBeGreaterThanOrEqual(end);
      expect(chunk.end).toBeGreaterThan(chunk.start);
      expect(section && chunk.start >= section.start && chunk.end <= section.end).toBe(true);
      expect(markdown.slice(chunk.start, chunk.end).isWellFormed()).toBe(true);
      end = chunk.end;
    }
    for (const block of blocks) {
      const visible = markdown.slice(block.start, block.end).replace(/\s+/g, '');
      if (!hasContent(block) || block.kind === 'heading' || visible === '') continue;
      const inside = chunks
        .filter((chunk) => chunk.start < block.end && chunk.end > block.start)
        .map((chunk) => markdown.slice(Math.max(chunk.start, block.start), Math.min(chunk.end, block.end)));
      expect(inside.join('').replace(/\s+/g, '')).toBe(visible);
    }
  }));

test('reading twice gives the same', () =>
  check(async (markdown, structure) => {
    const again = await parseStructure(markdown);
    expect(again.sections).toEqual(structure.sections);
    expect(again.links).toEqual(structure.links);
    expect(await cutChunks(markdown, again)).toEqual(await cutChunks(markdown, structure));
  }));
