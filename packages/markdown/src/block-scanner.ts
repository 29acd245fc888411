import {
  atxHeading,
  behindComment,
  closesFence,
  closesHtml,
  delimiterRow,
  endsAtBlank,
  footnoteMarker,
  htmlOpener,
  isComment,
  isThematicBreak,
  type ListMarker,
  listMarker,
  openingFence,
  rowCells,
  setextLevel,
  trimEnd,
} from './block-starts.ts';
import { type Container, countQuotes, footnoteLabel, listPlace, newContainer } from './containers.ts';
import { type Box, calloutMark, fencedBox, indentedBox, isDefinition, quoteGoesOn } from './dialects.ts';
import type { PackedText } from './formats/packed-text.ts';
import { htmlParts } from './html-parts.ts';
import { endsSentence, type Leaf, newLeaf, readTask, trimLast } from './leaf.ts';
import { limits } from './limits.ts';
import { LineCursor } from './line-cursor.ts';
import { readLinkDefinitions } from './link-definitions.ts';
import { BlockSource, MarkdownBlock } from './markdown-block.ts';
import {
  clip,
  cutAtLength,
  dropLength,
  joinSegments,
  pushRange,
  type Segments,
  splitLastLine,
} from './segments.ts';
import type { BlockKind } from './types.ts';

/**
 * The block structure of CommonMark with GFM tables, footnotes and task items, line by line: give it every line, then
 * `finish`. Linear in the text, whatever it holds; memory grows with the number of blocks.
 */
export class BlockScanner {
  readonly blocks: MarkdownBlock[] = [];
  private readonly source: BlockSource;
  private readonly text: string;
  private readonly beginsTurn: ((from: number, to: number) => boolean) | null;
  private readonly cursor: LineCursor;
  private readonly root: Container = newContainer('root');
  private readonly stack: Container[] = [];
  private leaf: Leaf | null = null;
  private lists = 0;

  /** `beginsTurn` tells the lines that cut a paragraph because someone else begins to speak. */
  constructor(
    text: string,
    beginsTurn: ((from: number, to: number) => boolean) | null,
    packed: PackedText | null = null,
  ) {
    this.text = text;
    this.source = new BlockSource(text, packed);
    this.beginsTurn = beginsTurn;
    this.cursor = new LineCursor(text);
  }

  /** Reads one line, `end` being the place of its line feed or the end of the text. */
  line(start: number, end: number): void {
    const { cursor, stack } = this;
    cursor.begin(start, end);
    let matched = 0;
    while (matched < stack.length && this.continues(stack[matched] as Container)) matched++;
    const inside = matched === stack.length;

    if (inside && this.leaf && this.continueVerbatim(this.leaf)) return;

    let kept = matched;
    for (;;) {
      // A paragraph that is still open here either goes on or is continued lazily, from outside its containers.
      const paragraph = this.leaf?.kind === 'paragraph' ? this.leaf : null;
      cursor.findText();
      if (cursor.blank) break;
      if (cursor.indent >= 4) {
        if (paragraph) break;
        this.closeTo(kept);
        this.openIndented();
        return;
      }
      const opened = this.openAt(kept, paragraph, inside);
      if (opened === 'text') break;
      if (opened === 'leaf') return;
      kept = stack.length;
    }

    const leaf = this.leaf;
    if (cursor.blank) this.closeTo(kept);
    else if (leaf?.kind === 'paragraph' && !this.beginsTurn?.(cursor.textStart, end)) this.appendText(leaf);
    else if (leaf?.kind === 'table' && inside && end - cursor.textStart <= limits.markupLine) {
      leaf.rows?.push(cursor.textStart, end);
      leaf.end = end;
    } else {
      this.closeTo(kept);
      this.appendText(this.openLeaf('paragraph'));
    }
  }

  /** Metadata in front of the first line. */
  frontMatter(start: number, end: number): void {
    this.blocks.push(new MarkdownBlock(this.source, 'frontMatter', start, end, [start, end]));
  }

  /** Ends what is open; what is read from here on stands for itself. */
  finish(): void {
    this.closeTo(0);
    this.root.openList = null;
    this.root.textBefore = -1;
  }

  private top(): Container {
    return this.stack.at(-1) ?? this.root;
  }

  private continues(container: Container): boolean {
    const { cursor } = this;
    cursor.findText();
    if (container.kind === 'quote') {
      if (cursor.blank || cursor.indent > 3 || cursor.code() !== 62) return false;
      cursor.toText();
      cursor.advance(1);
      cursor.skipOneSpace();
      return true;
    }
    if (cursor.blank) {
      if (container.empty) return false;
      cursor.toText();
      return true;
    }
    if (cursor.indent < container.indent) return false;
    cursor.advanceColumns(container.indent);
    return true;
  }

  /** Code and HTML take their lines as they are; false where the line is not theirs. */
  private continueVerbatim(leaf: Leaf): boolean {
    const { cursor, text } = this;
    cursor.findText();
    if (leaf.kind === 'fenced' && leaf.fence) {
      if (cursor.indent < 4 && closesFence(text, cursor.textStart, cursor.end, leaf.fence)) {
        leaf.end = trimEnd(text, cursor.textStart, cursor.end);
        this.closeLeaf();
        return true;
      }
      cursor.advanceColumns(Math.min(leaf.fenceIndent, cursor.indent));
      this.appendVerbatim(leaf);
      return true;
    }
    if (leaf.kind === 'indented') {
      if (!cursor.blank && cursor.indent < 4) return false;
      cursor.advanceColumns(Math.min(4, cursor.indent));
      this.appendVerbatim(leaf);
      return true;
    }
    if (leaf.kind === 'html') {
      if (cursor.blank && endsAtBlank(leaf.condition)) return false;
      this.appendVerbatim(leaf);
      if (closesHtml(text, cursor.textStart, cursor.end, leaf.condition)) this.closeLeaf();
      return true;
    }
    return false;
  }

  /** Tries every block start at the cursor: a container was opened, a leaf has taken the line, or it is text. */
  private openAt(kept: number, paragraph: Leaf | null, inside: boolean): 'container' | 'leaf' | 'text' {
    const { cursor, text } = this;
    const from = cursor.textStart;
    const to = cursor.end;
    const roomInside = kept < limits.depth;
    if (cursor.code() === 62 && roomInside) {
      this.closeTo(kept);
      this.openContainer(newContainer('quote'));
      cursor.toText();
      cursor.advance(1);
      cursor.skipOneSpace();
      const callout = calloutMark(text, cursor.at, to);
      if (callout === null) return 'container';
      this.top().isBox = true;
      this.emitTitle(callout, quoteGoesOn(text, to) ? 'heading' : 'paragraph');
      return 'leaf';
    }
    if (to - from <= limits.markupLine && this.openLeafAt(kept, paragraph, inside)) return 'leaf';
    if (!roomInside) return 'text';
    const goesOn = inside && paragraph !== null;
    const marker = listMarker(text, from, to);
    if (marker && !(goesOn && (marker.empty || (marker.number !== null && marker.number !== 1)))) {
      this.closeTo(kept);
      this.openItem(marker);
      return 'container';
    }
    const holder = this.stack[kept - 1] ?? this.root;
    const hasTerm = goesOn || holder.textBefore >= 0 || holder.openList?.mark === 58;
    if (hasTerm && isDefinition(text, from, to)) {
      this.closeTo(kept);
      this.openItem({ width: 1, mark: 58, number: null, empty: false });
      return 'container';
    }
    const box = indentedBox(text, from, to);
    if (box) {
      this.closeTo(kept);
      this.openContainer({ ...newContainer('box'), indent: 4 });
      this.emitTitle(box, 'heading');
      return 'leaf';
    }
    const footnote = footnoteMarker(text, from, to);
    if (footnote) {
      this.closeTo(kept);
      this.openContainer({ ...newContainer('footnote'), indent: 4, label: footnote.label });
      cursor.toText();
      cursor.advance(footnote.width);
      return 'container';
    }
    return 'text';
  }

  private openLeafAt(kept: number, paragraph: Leaf | null, inside: boolean): boolean {
    const { cursor, text } = this;
    const from = cursor.textStart;
    const to = cursor.end;
    const code = cursor.code();
    if (code === 35) {
      const heading = atxHeading(text, from, to);
      if (!heading) return false;
      this.closeTo(kept);
      this.emitLine('heading', [heading.start, heading.end], heading.level);
      return true;
    }
    if (code === 96 || code === 126) {
      const fence = openingFence(text, from, to);
      if (!fence) return false;
      this.closeTo(kept);
      const leaf = this.openLeaf('fenced');
      leaf.fence = fence;
      leaf.fenceIndent = cursor.indent;
      leaf.end = trimEnd(text, from, to);
      return true;
    }
    if (code === 58) {
      const box = fencedBox(text, from, to);
      if (!box) return false;
      this.closeTo(kept);
      this.emitTitle(box, 'heading');
      return true;
    }
    if (code === 60 || code === 123 || code === 37) {
      const condition = htmlOpener(text, from, to);
      if (condition < 0 || (condition === 6 && paragraph)) return false;
      this.closeTo(kept);
      const leaf = this.openLeaf('html');
      leaf.condition = condition;
      this.appendVerbatim(leaf);
      if (closesHtml(text, from, to, condition)) this.closeLeaf();
      return true;
    }
    if (inside && paragraph && this.underline(paragraph)) return true;
    if (!isThematicBreak(text, from, to)) return false;
    this.closeTo(kept);
    this.emitLine('thematicBreak', [], null);
    return true;
  }

  /** A line that makes the open paragraph a heading or its last line the head of a table. */
  private underline(paragraph: Leaf): boolean {
    const { cursor, text } = this;
    if (paragraph.continued) return false;
    const level = setextLevel(text, cursor.textStart, cursor.end);
    if (level > 0 && paragraph.size <= limits.heading && !(level === 2 && endsSentence(text, paragraph))) {
      this.takeDefinitions(paragraph);
      if (paragraph.segments.length > 0) {
        this.leaf = null;
        const end = trimEnd(text, cursor.textStart, cursor.end);
        this.emit('heading', paragraph.start, end, trimLast(this.text, paragraph.segments), { level });
        return true;
      }
    }
    const columns = delimiterRow(text, cursor.textStart, cursor.end);
    if (columns === null) return false;
    const [before, head] = splitLastLine(text, paragraph.segments);
    if (head[1] - head[0] > limits.markupLine || rowCells(text, head[0], head[1]).length !== 2 * columns) {
      return false;
    }
    this.leaf = null;
    const tableStart = before.length > 0 ? head[0] : paragraph.start;
    if (before.length > 0) this.emitParagraph({ ...paragraph, segments: before });
    const table = this.openLeaf('table');
    table.start = tableStart;
    table.end = cursor.end;
    table.rows = [head[0], head[1], cursor.textStart, cursor.end];
    return true;
  }

  private openItem(marker: ListMarker): void {
    const { cursor } = this;
    const holder = this.top();
    const ordered = marker.number !== null;
    let list = holder.openList;
    if (!list || list.mark !== marker.mark) {
      const intro = holder.textBefore >= 0 ? holder.textBefore : null;
      list = { id: this.lists++, mark: marker.mark, items: 0, intro };
    }
    const place = { list, ordered, number: marker.number, index: list.items++ };
    const markerIndent = cursor.indent;
    cursor.toText();
    cursor.advance(marker.width);
    // Up to four spaces behind the marker belong to it; more, and the item begins with indented code.
    const spaces = cursor.spacesAhead(5);
    const padding = marker.empty || spaces > 4 ? 1 : spaces;
    cursor.advanceColumns(Math.min(padding, spaces));
    const item = newContainer('item');
    item.indent = markerIndent + marker.width + padding;
    item.empty = marker.empty;
    item.place = place;
    this.openContainer(item);
    holder.openList = list;
  }

  private openContainer(container: Container): void {
    const holder = this.top();
    holder.empty = false;
    holder.openList = null;
    holder.textBefore = -1;
    this.stack.push(container);
  }

  private openLeaf(kind: Leaf['kind']): Leaf {
    const holder = this.top();
    holder.empty = false;
    holder.openList = null;
    const leaf = newLeaf(
      kind,
      kind === 'indented' ? this.cursor.start : this.cursor.firstText,
      this.cursor.end,
    );
    this.leaf = leaf;
    return leaf;
  }

  private openIndented(): void {
    const leaf = this.openLeaf('indented');
    this.cursor.advanceColumns(4);
    this.appendVerbatim(leaf);
  }

  private appendVerbatim(leaf: Leaf): void {
    const { cursor } = this;
    if (leaf.size > limits.verbatim) {
      this.emitVerbatim(leaf);
      leaf.segments = [];
      leaf.size = 0;
      leaf.start = cursor.start;
    }
    pushRange(leaf.segments, cursor.at, cursor.end);
    leaf.size += cursor.end - cursor.at + 1;
    if (!cursor.blank) leaf.end = trimEnd(this.text, cursor.at, cursor.end);
  }

  private appendText(leaf: Leaf): void {
    const { cursor } = this;
    if (leaf.segments.length === 0 && leaf.continued) leaf.start = cursor.firstText;
    pushRange(leaf.segments, cursor.textStart, cursor.end);
    leaf.end = cursor.end;
    leaf.size += cursor.end - cursor.textStart + 1;
    if (leaf.size <= limits.paragraph) return;
    if (!leaf.continued) this.takeDefinitions(leaf);
    this.emitParagraph(leaf);
    leaf.segments = [];
    leaf.size = 0;
    leaf.continued = true;
  }

  private closeTo(depth: number): void {
    this.closeLeaf();
    while (this.stack.length > depth) this.stack.pop();
  }

  private closeLeaf(): void {
    const leaf = this.leaf;
    if (!leaf) return;
    this.leaf = null;
    if (leaf.kind === 'paragraph') {
      if (!leaf.continued) this.takeDefinitions(leaf);
      if (leaf.segments.length > 0) this.emitParagraph(leaf);
    } else if (leaf.kind === 'table') {
      this.emit('table', leaf.start, trimEnd(this.text, leaf.start, leaf.end), [], { rows: leaf.rows });
    } else {
      this.emitVerbatim(leaf);
    }
  }

  private takeDefinitions(leaf: Leaf): void {
    const first = leaf.segments[0];
    if (first === undefined || this.text.charCodeAt(first) !== 91) return;
    const taken = readLinkDefinitions(joinSegments(this.text, leaf.segments), this.source.definitions);
    if (taken === 0) return;
    const [head, rest] = dropLength(leaf.segments, taken);
    const last = head.at(-1) ?? leaf.start;
    const end = trimEnd(this.text, leaf.start, this.text.charCodeAt(last - 1) === 10 ? last - 1 : last);
    this.emit('linkDefinition', leaf.start, end, head, {});
    leaf.segments = rest;
    leaf.start = rest[0] ?? leaf.end;
  }

  private emitParagraph(leaf: Leaf): void {
    let start: number | undefined = leaf.start;
    for (const piece of cutAtLength(this.text, trimLast(this.text, leaf.segments), limits.paragraph)) {
      this.emit('paragraph', start ?? (piece[0] as number), piece.at(-1) as number, piece, {});
      start = undefined;
    }
  }

  private emitVerbatim(leaf: Leaf): void {
    clip(leaf.segments, leaf.end);
    if (isComment(leaf.condition)) leaf.segments = behindComment(this.text, leaf.end);
    if (leaf.segments.length === 0 && leaf.end <= leaf.start) return;
    const language = leaf.fence?.info || null;
    const kind = leaf.kind === 'html' ? 'html' : 'code';
    if (leaf.size <= 2 * limits.verbatim) {
      const whole = { kind, start: leaf.start, end: leaf.end, segments: leaf.segments } as const;
      for (const part of kind === 'html' ? htmlParts(this.text, whole) : [whole])
        this.emit(part.kind, part.start, part.end, part.segments, {
          language,
          inBox: part.kind === 'heading',
          ...part,
        });
      return;
    }
    let start = leaf.start;
    for (const piece of cutAtLength(this.text, leaf.segments, limits.verbatim)) {
      const end = piece.at(-1) as number;
      this.emit(kind, start, end, piece, { language });
      start = end;
    }
  }

  private emitLine(kind: 'heading' | 'thematicBreak', segments: Segments, level: number | null): void {
    const { cursor, text } = this;
    const holder = this.top();
    holder.empty = false;
    holder.openList = null;
    this.emit(kind, cursor.firstText, trimEnd(text, cursor.textStart, cursor.end), segments, { level });
  }

  /** Gives out the line that opens or ends a box, and of its text the title, which is none of the outline. */
  private emitTitle({ start, end }: Box, kind: 'heading' | 'paragraph'): void {
    const { cursor, text } = this;
    const last = trimEnd(text, cursor.textStart, cursor.end);
    this.emit(end > start ? kind : 'html', cursor.firstText, last, end > start ? [start, end] : [], {
      inBox: true,
    });
  }

  private emit(
    kind: BlockKind,
    start: number,
    end: number,
    segments: Segments,
    extra: {
      level?: number | null;
      language?: string | null;
      rows?: Segments | null;
      htmlRows?: Segments;
      inBox?: boolean;
    },
  ): void {
    const index = this.blocks.length;
    const list = listPlace(this.stack, index);
    const quoteDepth = countQuotes(this.stack);
    let shown = kind;
    if (kind === 'paragraph' && list?.item === index) shown = 'listItem';
    else if (kind === 'paragraph' && quoteDepth > 0) shown = 'quote';
    const { packed } = this.source;
    const block = new MarkdownBlock(
      this.source,
      shown,
      packed?.toFile(start) ?? start,
      packed ? Math.max(packed.toFileEnd(end), packed.toFile(start)) : end,
      segments.slice(),
    );
    block.depth = Math.max(this.stack.length, extra.inBox ? 1 : 0);
    block.quoteDepth = quoteDepth;
    block.list = list && shown === 'listItem' ? readTask(this.text, list, block.segments) : list;
    block.footnote = footnoteLabel(this.stack);
    block.level = extra.level ?? null;
    block.language = extra.language ?? null;
    block.rows = extra.rows ?? null;
    block.htmlRows = extra.htmlRows ?? null;
    this.blocks.push(block);
    const isText = shown === 'paragraph' || shown === 'listItem' || shown === 'quote';
    this.top().textBefore = isText ? index : -1;
  }
}
