import { rowCells } from './block-starts.ts';
import type { PackedText } from './formats/packed-text.ts';
import { HtmlTable } from './html-table.ts';
import { createInlineParser, type InlineParser } from './inline-links.ts';
import { emptyText, readCode, readHtml, readInline } from './inline-text.ts';
import type { LinkDefinitions } from './link-definitions.ts';
import type { Segments } from './segments.ts';
import type { Block, BlockKind, InlineText, ListPlace, Range, Table, Turn } from './types.ts';

/** What all blocks of a document read from. */
export class BlockSource {
  readonly markdown: string;
  readonly packed: PackedText | null;
  readonly definitions: LinkDefinitions = new Map();
  private parser: InlineParser | null = null;

  /** `packed` holds the place in the file of each unit of `markdown`, where that is unpacked from one. */
  constructor(markdown: string, packed: PackedText | null = null) {
    this.markdown = markdown;
    this.packed = packed;
  }

  get inline(): InlineParser {
    this.parser ??= createInlineParser(this.definitions);
    return this.parser;
  }
}

/** A block whose prose is read on first use; one small object each, as a document may hold a million. */
export class MarkdownBlock implements Block {
  readonly kind: BlockKind;
  start: number;
  end: number;
  /** Source ranges of the content, container marks left out. */
  segments: Segments;
  sectionIndex = 0;
  depth = 0;
  quoteDepth = 0;
  list: ListPlace | null = null;
  footnote: string | null = null;
  level: number | null = null;
  language: string | null = null;
  turn: Turn | null = null;
  /** For a table: ranges of the header line, the delimiter line and every row. */
  rows: Segments | null = null;
  /** For a table in HTML: ranges of its rows, the head first. */
  htmlRows: Segments | null = null;
  private readonly source: BlockSource;
  private readText: InlineText | null = null;
  private readTable: Table | null = null;

  constructor(source: BlockSource, kind: BlockKind, start: number, end: number, segments: Segments) {
    this.source = source;
    this.kind = kind;
    this.start = start;
    this.end = end;
    this.segments = segments;
  }

  get table(): Table | null {
    if (this.rows) this.readTable ??= new MarkdownTable(this.source, this.rows);
    if (this.htmlRows) this.readTable ??= new HtmlTable(this.source.markdown, this.htmlRows, this.start);
    return this.readTable;
  }

  get text(): InlineText {
    this.readText ??= this.readContent();
    return this.readText;
  }

  /** The same block as a heading. */
  asHeading(level: number): MarkdownBlock {
    const heading = new MarkdownBlock(this.source, 'heading', this.start, this.end, this.segments);
    heading.level = level;
    return heading;
  }

  /** Leaves of the block's content no more than these ranges. */
  keepOnly(segments: Segments): void {
    this.segments = segments;
    this.readText = null;
  }

  /** Stands as part of a message, around which it is nothing of the document's outline. */
  enterMessage(turn: Turn | null): void {
    this.turn = turn;
    if (turn !== null) this.depth++;
  }

  private readContent(): InlineText {
    const { segments, kind, source } = this;
    const isEmpty = segments.length === 0 || kind === 'frontMatter' || kind === 'linkDefinition';
    if (isEmpty) return emptyText(this.start);
    const text = this.readSource();
    return source.packed?.relocate(text) ?? text;
  }

  private readSource(): InlineText {
    const { segments, kind } = this;
    const { markdown, inline } = this.source;
    if (kind === 'code') return readCode(markdown, segments);
    if (kind === 'html') return readHtml(markdown, segments);
    return readInline(markdown, segments, inline);
  }
}

class MarkdownTable implements Table {
  readonly rowCount: number;
  private readonly source: BlockSource;
  private readonly rows: readonly number[];
  private readColumns: readonly InlineText[] | null = null;

  constructor(source: BlockSource, rows: readonly number[]) {
    this.source = source;
    this.rows = rows;
    this.rowCount = rows.length / 2 - 2;
  }

  get columns(): readonly InlineText[] {
    this.readColumns ??= this.cells(0, null);
    return this.readColumns;
  }

  get head(): Range {
    return this.place(this.rows[0] ?? 0, this.rows[3] ?? 0);
  }

  rowRange(row: number): Range {
    return this.place(this.rows[2 * row + 4] ?? 0, this.rows[2 * row + 5] ?? 0);
  }

  row(row: number): readonly InlineText[] {
    return this.cells(row + 2, this.columns.length);
  }

  private cells(line: number, columns: number | null): InlineText[] {
    const { markdown, inline } = this.source;
    const from = this.rows[2 * line] ?? 0;
    const to = this.rows[2 * line + 1] ?? 0;
    const ranges = rowCells(markdown, from, to);
    const count = columns ?? ranges.length / 2;
    return Array.from({ length: count }, (_, column) => {
      const start = ranges[2 * column];
      const end = ranges[2 * column + 1];
      const { packed } = this.source;
      if (start === undefined || end === undefined || start === end)
        return emptyText(packed?.toFile(start ?? to) ?? start ?? to);
      const text = readInline(markdown, [start, end], inline);
      return packed?.relocate(text) ?? text;
    });
  }

  private place(start: number, end: number): Range {
    const { packed } = this.source;
    return packed ? { start: packed.toFile(start), end: packed.toFileEnd(end) } : { start, end };
  }
}
