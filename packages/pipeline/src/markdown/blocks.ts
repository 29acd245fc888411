import { BlockScanner, type ScannedBlock } from './block-scanner.ts';
import { rowCells } from './block-starts.ts';
import { readFrontMatter } from './front-matter.ts';
import { emptyText, readCode, readHtml, readInline } from './inline-text.ts';
import type { LinkDefinitions } from './link-definitions.ts';
import type { Pace } from './pace.ts';
import type { Block, BlockKind, InlineText, ListPlace, Range, Table, Turn } from './types.ts';

/** The blocks of a document before sections are laid over them. */
export type DocumentBlocks = { readonly blocks: MarkdownBlock[]; readonly frontMatterTitle: string | null };

/** Reads the blocks of a text, resting as `pace` asks. `until` ends the reading early, at the block that satisfies it. */
export async function readBlocks(
  markdown: string,
  pace: Pace,
  options: {
    beginsTurn?: ((from: number, to: number) => boolean) | null;
    until?: (block: ScannedBlock) => boolean;
  } = {},
): Promise<DocumentBlocks> {
  const scanner = new BlockScanner(markdown, options.beginsTurn ?? null);
  const frontMatter = readFrontMatter(markdown);
  let seen = 0;
  let at = 0;
  if (frontMatter) {
    scanner.blocks.push(frontMatterBlock(frontMatter.end));
    at = frontMatter.end + 1;
  }
  scan: while (at < markdown.length) {
    const feed = markdown.indexOf('\n', at);
    const end = feed < 0 ? markdown.length : feed;
    scanner.line(at, end);
    if (options.until) {
      for (; seen < scanner.blocks.length; seen++) {
        if (options.until(scanner.blocks[seen] as ScannedBlock)) break scan;
      }
    }
    if (pace.due(1 + ((end - at) >> 6))) await pace.rest();
    at = end + 1;
  }
  scanner.finish();
  const blocks: MarkdownBlock[] = [];
  for (const block of scanner.blocks) {
    blocks.push(new MarkdownBlock(markdown, scanner.definitions, block));
    if (pace.due()) await pace.rest();
  }
  return { blocks, frontMatterTitle: frontMatter?.title ?? null };
}

function frontMatterBlock(end: number): ScannedBlock {
  return {
    kind: 'frontMatter',
    start: 0,
    end,
    segments: [0, end],
    depth: 0,
    quoteDepth: 0,
    list: null,
    footnote: null,
    level: null,
    language: null,
    rows: null,
  };
}

/** A block whose prose is read on first use. */
export class MarkdownBlock implements Block {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
  sectionIndex = 0;
  turn: Turn | null = null;
  private readonly markdown: string;
  private readonly definitions: LinkDefinitions;
  private readonly scanned: ScannedBlock;
  private read: InlineText | null = null;
  private readTable: MarkdownTable | null = null;

  constructor(markdown: string, definitions: LinkDefinitions, scanned: ScannedBlock) {
    this.kind = scanned.kind;
    this.start = scanned.start;
    this.end = scanned.end;
    this.markdown = markdown;
    this.definitions = definitions;
    this.scanned = scanned;
  }

  get depth(): number {
    return this.scanned.depth;
  }

  get quoteDepth(): number {
    return this.scanned.quoteDepth;
  }

  get list(): ListPlace | null {
    return this.scanned.list;
  }

  get footnote(): string | null {
    return this.scanned.footnote;
  }

  get level(): number | null {
    return this.scanned.level;
  }

  get language(): string | null {
    return this.scanned.language;
  }

  get table(): Table | null {
    const { rows } = this.scanned;
    if (rows) this.readTable ??= new MarkdownTable(this.markdown, this.definitions, rows);
    return this.readTable;
  }

  get text(): InlineText {
    this.read ??= this.readText();
    return this.read;
  }

  private readText(): InlineText {
    const { markdown, scanned, kind } = this;
    if (scanned.segments.length === 0 || kind === 'frontMatter' || kind === 'linkDefinition') {
      return emptyText(this.start);
    }
    if (kind === 'code') return readCode(markdown, scanned.segments);
    if (kind === 'html') return readHtml(markdown, scanned.segments);
    return readInline(markdown, scanned.segments, this.definitions);
  }
}

class MarkdownTable implements Table {
  readonly rowCount: number;
  private readonly markdown: string;
  private readonly definitions: LinkDefinitions;
  private readonly rows: readonly number[];
  private head_: readonly InlineText[] | null = null;

  constructor(markdown: string, definitions: LinkDefinitions, rows: readonly number[]) {
    this.markdown = markdown;
    this.definitions = definitions;
    this.rows = rows;
    this.rowCount = rows.length / 2 - 2;
  }

  get columns(): readonly InlineText[] {
    this.head_ ??= this.cells(0, null);
    return this.head_;
  }

  get head(): Range {
    return { start: this.rows[0] ?? 0, end: this.rows[3] ?? 0 };
  }

  rowRange(row: number): Range {
    return { start: this.rows[2 * row + 4] ?? 0, end: this.rows[2 * row + 5] ?? 0 };
  }

  row(row: number): readonly InlineText[] {
    return this.cells(row + 2, this.columns.length);
  }

  private cells(line: number, columns: number | null): InlineText[] {
    const from = this.rows[2 * line] ?? 0;
    const to = this.rows[2 * line + 1] ?? 0;
    const ranges = rowCells(this.markdown, from, to);
    const count = columns ?? ranges.length / 2;
    return Array.from({ length: count }, (_, column) => {
      const start = ranges[2 * column];
      const end = ranges[2 * column + 1];
      if (start === undefined || end === undefined || start === end) return emptyText(start ?? to);
      return readInline(this.markdown, [start, end], this.definitions);
    });
  }
}
