import { readBlocks } from './blocks.ts';
import { chooseFormat } from './formats/choose-format.ts';
import { beginsTurn, giveHeadedTurns, giveTurns } from './formats/give-turns.ts';
import { giveMailTurns } from './formats/mail.ts';
import { giveQuotedTurns } from './formats/quoted-talk.ts';
import { unpackTalk } from './formats/stored-formats.ts';
import { endOfHeads } from './front-matter.ts';
import { readHtml, sourceRange } from './inline-text.ts';
import { type LabelWords, noWords } from './label-words.ts';
import { limits } from './limits.ts';
import type { MarkdownBlock } from './markdown-block.ts';
import { createPace, type Pace, type PaceOptions } from './pace.ts';
import type { Block, DocumentLink, DocumentStructure, Section } from './types.ts';

/**
 * Blocks, sections, links and title of a Markdown text (CommonMark, GFM tables, task items and autolinks, footnotes, front matter,
 * wiki links), with exact UTF-16 offsets. Gives the event loop back about every 12 ms; linear in the text.
 * `signal` ends it with the signal's reason. `words` tell speakers from other labels, which
 * without them all may be speakers. `headings` are paragraphs of the top level that head parts of the text although nothing marks them.
 */
export async function parseStructure(
  markdown: string,
  options: PaceOptions & { words?: LabelWords; headings?: readonly FoundHeading[] } = {},
): Promise<DocumentStructure> {
  const words = options.words ?? noWords;
  const pace = createPace(options);
  const packed = await unpackTalk(markdown, endOfHeads(markdown), pace);
  const format = packed === null ? await chooseFormat(markdown, pace, words) : null;
  const { blocks: marked, frontMatterTitle } = await readBlocks(markdown, pace, {
    packed,
    beginsTurn: format === null ? null : (from, to) => beginsTurn(markdown, from, to, format, words),
  });
  const blocks = withHeadings(marked, options.headings ?? []);
  const sections = await laySections(markdown, blocks, pace);
  let conversation = packed !== null || format !== null;
  if (format !== null) await giveTurns(markdown, blocks, format, words, pace);
  else if (packed === null) {
    conversation = giveMailTurns(blocks) || giveQuotedTurns(blocks);
    if (!conversation) await giveHeadedTurns(sections, blocks, words, pace);
  }
  const links = await collectLinks(markdown, blocks, pace);
  return { title: findTitle(markdown, blocks, frontMatterTitle), sections, blocks, links, conversation };
}

/** A paragraph that heads a part of the text; offsets are UTF-16, and those of a block. */
export type FoundHeading = { readonly start: number; readonly end: number; readonly level: number };

function withHeadings(blocks: MarkdownBlock[], headings: readonly FoundHeading[]): MarkdownBlock[] {
  if (headings.length === 0) return blocks;
  const levels = new Map(headings.map(({ start, end, level }) => [`${start} ${end}`, level]));
  return blocks.map((block) => {
    const level = levels.get(`${block.start} ${block.end}`);
    return level === undefined || block.kind !== 'paragraph' || block.depth > 0
      ? block
      : block.asHeading(level);
  });
}

/** The title alone, without laying out sections: reads no further than the first level-1 heading. */
export async function readTitle(markdown: string, options: PaceOptions = {}): Promise<string | null> {
  const { blocks, frontMatterTitle } = await readBlocks(markdown, createPace(options), {
    until: (block) =>
      block.kind === 'heading' && block.level === 1 && block.depth === 0 && block.segments.length > 0,
  });
  return findTitle(markdown, blocks, frontMatterTitle);
}

function findTitle(
  markdown: string,
  blocks: readonly Block[],
  frontMatterTitle: string | null,
): string | null {
  for (const block of blocks) {
    if (block.kind !== 'heading' || block.level !== 1 || block.depth > 0) continue;
    const heading = headingText(block);
    if (heading !== null) return heading;
  }
  if (frontMatterTitle !== null) return frontMatterTitle;
  for (const { kind, start, end } of blocks.slice(0, htmlTitleBlocks)) {
    if (kind !== 'html') continue;
    const match = /<h1\b[^>]*>(.*?)<\/h1\s*>/is.exec(
      markdown.slice(start, Math.min(end, start + htmlTitleReach)),
    );
    if (!match?.[1]) continue;
    const from = start + match.index + match[0].indexOf('>') + 1;
    const title = oneLine(readHtml(markdown, [from, from + match[1].length]).plain);
    if (title !== null) return title;
  }
  return null;
}

/** An HTML `<h1>` counts as the title among a document's first blocks, as READMEs have it. */
const htmlTitleBlocks = 20;
const htmlTitleReach = 4_096;

function oneLine(text: string): string | null {
  return text.replace(/\s+/g, ' ').trim().slice(0, limits.heading) || null;
}

function headingText(block: Block): string | null {
  return oneLine(block.text.plain);
}

type OpenSection = { -readonly [Key in keyof Section]: Section[Key] };

async function laySections(
  markdown: string,
  blocks: readonly MarkdownBlock[],
  pace: Pace,
): Promise<Section[]> {
  const sections: OpenSection[] = [];
  const open: number[] = [];
  let current: OpenSection | null = null;
  for (const [index, block] of blocks.entries()) {
    const heading = block.kind === 'heading' && block.depth === 0;
    const afterMatter = current !== null && blocks[current.firstBlock]?.kind === 'frontMatter';
    if (heading || !current || afterMatter) {
      const start = sections.length === 0 ? 0 : block.start;
      if (current) current.end = start;
      current = newSection(start, index);
      if (heading) place(current, block, sections, open);
      sections.push(current);
    }
    block.sectionIndex = sections.length - 1;
    current.lastBlock = index + 1;
    if (pace.due()) await pace.rest();
  }
  if (current) current.end = markdown.length;
  return sections;
}

function newSection(start: number, block: number): OpenSection {
  return {
    level: 0,
    heading: null,
    headingPath: [],
    start,
    end: start,
    parent: null,
    firstBlock: block,
    lastBlock: block,
  };
}

/** Hangs a section under the nearest one before it with a lower level. */
function place(section: OpenSection, block: Block, sections: readonly OpenSection[], open: number[]): void {
  section.level = block.level ?? 1;
  section.heading = headingText(block);
  while (open.length > 0 && (sections[open.at(-1) as number]?.level ?? 0) >= section.level) open.pop();
  section.parent = open.at(-1) ?? null;
  const above = section.parent === null ? [] : (sections[section.parent]?.headingPath ?? []);
  section.headingPath = section.heading === null ? above : [...above, section.heading];
  open.push(sections.length);
}

const mayLink = /\[|<|:\/\/|www\.|@/i;

async function collectLinks(markdown: string, blocks: readonly Block[], pace: Pace): Promise<DocumentLink[]> {
  const links: DocumentLink[] = [];
  const collect = (text: Block['text'], blockIndex: number) => {
    for (const link of text.links) {
      links.push({
        ...sourceRange(text, link.start, link.end),
        href: link.href,
        text: link.text,
        blockIndex,
      });
    }
  };
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'table' && block.table) {
      for (const cell of block.table.columns) collect(cell, index);
      for (let row = 0; row < block.table.rowCount; row++) {
        const { start, end } = block.table.rowRange(row);
        if (mayLink.test(markdown.slice(start, end))) {
          for (const cell of block.table.row(row)) collect(cell, index);
        }
        if (pace.due(2 + ((end - start) >> 4))) await pace.rest();
      }
    } else if (block.kind !== 'code' && block.kind !== 'html') {
      if (mayLink.test(markdown.slice(block.start, block.end))) collect(block.text, index);
    }
    if (pace.due(2 + ((block.end - block.start) >> 4))) await pace.rest();
  }
  return links;
}
