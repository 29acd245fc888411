import { readBlocks } from './blocks.ts';
import { readHtml, sourceRange } from './inline-text.ts';
import { readJsonTurn } from './json-turns.ts';
import { type LabelWords, noWords } from './label-words.ts';
import { limits } from './limits.ts';
import type { MarkdownBlock } from './markdown-block.ts';
import { createPace, type Pace, type PaceOptions } from './pace.ts';
import { giveQuotedTurns } from './quoted-turns.ts';
import { readSaidTurn } from './said-turns.ts';
import {
  beginsTurn,
  isConversation,
  isGivenName,
  isPart,
  isPersonal,
  readHeadedTurn,
  readTurn,
} from './turns.ts';
import type { Block, DocumentLink, DocumentStructure, Section, Turn } from './types.ts';

/**
 * Blocks, sections, links and title of a Markdown text (CommonMark, GFM tables, task items and autolinks, footnotes, front matter,
 * wiki links), with exact UTF-16 offsets. Gives the event loop back about every 12 ms; linear in the text.
 * `signal` ends it with the signal's reason. `words` tell speakers from other labels, which
 * without them all may be speakers.
 */
export async function parseStructure(
  markdown: string,
  options: PaceOptions & { words?: LabelWords } = {},
): Promise<DocumentStructure> {
  const words = options.words ?? noWords;
  const pace = createPace(options);
  const isTalk = await isConversation(markdown, pace, words);
  const { blocks, frontMatterTitle } = await readBlocks(markdown, pace, {
    beginsTurn: isTalk ? (from, to) => beginsTurn(markdown, from, to, words) : null,
  });
  const sections = await laySections(markdown, blocks, pace);
  const conversation = isTalk || giveQuotedTurns(blocks);
  if (isTalk) await giveTurns(markdown, blocks, pace, words);
  else if (!conversation) await giveHeadedTurns(sections, blocks, pace, words);
  const links = await collectLinks(markdown, blocks, pace);
  return { title: findTitle(markdown, blocks, frontMatterTitle), sections, blocks, links, conversation };
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

async function giveTurns(
  markdown: string,
  blocks: readonly MarkdownBlock[],
  pace: Pace,
  words: LabelWords,
): Promise<void> {
  let section = -1;
  let last: MarkdownBlock['turn'] = null;
  for (const block of blocks) {
    if (block.sectionIndex !== section) last = null;
    section = block.sectionIndex;
    if (block.kind === 'paragraph' || block.kind === 'listItem' || block.kind === 'quote') {
      const turn =
        jsonTurnOf(markdown, block) ?? saidTurnOf(markdown, block) ?? turnOf(markdown, block, words);
      if (turn) last = turn;
      block.turn = turn ?? (last ? { ...last, textStart: 0 } : null);
    }
    if (pace.due(2 + ((block.end - block.start) >> 4))) await pace.rest();
  }
}

/** The turn that a line of JSON is, of whose block only what is said stays. */
function jsonTurnOf(markdown: string, block: MarkdownBlock): Turn | null {
  const turn = readJsonTurn(markdown.slice(block.start, block.end));
  if (turn === null) return null;
  block.keepOnly(turn.said.map((at) => block.start + at));
  return { speaker: turn.speaker, when: turn.when, textStart: 0 };
}

/** The turn that a line is in which somebody is said to say something, of whose block only what is said stays. */
function saidTurnOf(markdown: string, block: MarkdownBlock): Turn | null {
  const turn = readSaidTurn(markdown.slice(block.start, block.end));
  if (turn === null) return null;
  block.keepOnly([block.start + turn.start, block.start + turn.end]);
  return { speaker: turn.speaker, when: null, textStart: 0 };
}

/** The turn that a block opens; an opening on a line of its own is not part of what is said. */
function turnOf(markdown: string, { start, end, text }: MarkdownBlock, words: LabelWords): Turn | null {
  const line = text.plain.slice(0, text.lineEnds[0] ?? text.plain.length);
  const turn = readTurn(line, words);
  if (turn !== null)
    return turn.textStart >= line.length
      ? { ...turn, textStart: Math.min(line.length + 1, text.plain.length) }
      : turn;
  // what stands in angle brackets is markup, so that it is in the source alone
  const source = markdown.slice(start, Math.min(end, start + 120));
  if (!/^.{0,40}</.test(source)) return null;
  const tagged = readTurn(source, words);
  if (tagged === null) return null;
  const before = source.indexOf('<');
  return { ...tagged, textStart: before + (/^\s*/.exec(text.plain.slice(before))?.[0].length ?? 0) };
}

/** Headings that are speakers: `### Ana` above what Ana says of herself, `## User` and `## Assistant` in turn. */
async function giveHeadedTurns(
  sections: readonly Section[],
  blocks: readonly MarkdownBlock[],
  pace: Pace,
  words: LabelWords,
): Promise<void> {
  for (const section of sections) {
    if (pace.due()) await pace.rest();
    if (section.heading === null || section.heading.length > limits.heading) continue;
    const turn = readHeadedTurn(section.heading, words);
    if (turn === null) continue;
    const own = blocks.slice(section.firstBlock, section.lastBlock).filter((block) => isSpoken(block));
    const [first] = own;
    const opening = first?.text.plain.slice(0, 400) ?? '';
    // 'Joined us in 2019', 'Runs our shop': those who write the page speak of somebody
    const voiced = opening.replace(
      isSomebody(turn.speaker, words) ? /\b(?:us|our)\b/gi : /\b(?:us|our|we|you|your)\b/gi,
      '',
    );
    if (!isPart(turn.speaker) && (!isPersonal(voiced) || tellsOf(opening, turn.speaker))) continue;
    for (const block of own) block.turn = turn;
  }
}

/** Whether a speaker is called as people are: below 'Larch Bakery' a house says 'we', and below 'Ana' somebody. */
function isSomebody(speaker: string, words: LabelWords): boolean {
  const [first = '', ...more] = speaker.toLowerCase().split(' ');
  return isGivenName(first, words) && !words.isWord(more.at(-1) ?? '');
}

/** '# Loom' above 'Loom is a tool that you install': the page is about Loom, who does not speak. */
function tellsOf(text: string, name: string): boolean {
  const at = text.indexOf(`${name} `);
  return at >= 0 && !/\b(?:I['’]?m|am|is|here)\W+$/iu.test(text.slice(0, at));
}

function isSpoken({ kind }: MarkdownBlock): boolean {
  return kind === 'paragraph' || kind === 'listItem' || kind === 'quote';
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
