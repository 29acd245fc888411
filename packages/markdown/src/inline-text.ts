import { decodeReference } from './character-references.ts';
import { hiddenSource } from './hidden.ts';
import { type Inline, type InlineParser, typeNames } from './inline-links.ts';
import { limits } from './limits.ts';
import { joinSegments, type Segments } from './segments.ts';
import type { InlineLink, InlineText, Range } from './types.ts';

const marks = /[\\`*_~[\]<>&!]|:\/\/|www\.|@|mailto:| {2}\n|\{[%#{/]|%%/;
const wholeMarks = /[\\`*_~[\]<>&!@{]/g;
const nothing: readonly never[] = [];

/** The text of nothing, at one place of the source. */
export function emptyText(at: number): InlineText {
  return plainText('', [at, at]);
}

/**
 * The prose of a block's content. Inline markup is read by @lezer/markdown; content with more markup characters than
 * `limits.inlineMarks`, or longer than two paragraphs may be, is taken as it stands.
 */
export function readInline(text: string, segments: Segments, parser: InlineParser): InlineText {
  const content = joinSegments(text, segments);
  if (!marks.test(content)) return plainText(content, segments);
  if (
    content.length > 2 * limits.paragraph ||
    (content.match(wholeMarks)?.length ?? 0) > limits.inlineMarks
  ) {
    return plainText(content, segments);
  }
  const writer = new PlainWriter(content, segments);
  new InlineReader(content, parser, writer).read(parser.parse(content), 0, content.length);
  return writer.finish();
}

/** Content without inline markup: every unit stands for itself, line feeds for spaces. */
export function plainText(content: string, segments: Segments): InlineText {
  const writer = new PlainWriter(content, segments);
  writer.copy(0, content.length);
  return writer.finish();
}

/** Code as it stands, line feeds kept. */
export function readCode(text: string, segments: Segments): InlineText {
  const read = plainText(joinSegments(text, segments), segments);
  if (read.lineEnds.length === 0) return read;
  return { ...read, plain: joinSegments(text, segments) };
}

const tag = new RegExp(`<!--|<(script|style)\\b|<[/a-z!?]|${hiddenSource}`, 'gi');
const breakingTag =
  /^<\/?(?:t[dhr]|t(?:able|head|body|foot)|caption|p|div|li|[uod]l|d[td]|h[1-6r]|br|summary|details|blockquote|pre|section|article|header|footer|option)\b/i;

/** What an HTML block shows: tags, comments, scripts and styles taken off. A tag that begins a line of its own where it is shown is a line feed. */
export function readHtml(text: string, segments: Segments): InlineText {
  const content = joinSegments(text, segments);
  const writer = new PlainWriter(content, segments);
  const hidden = new RegExp(tag);
  let at = 0;
  for (;;) {
    hidden.lastIndex = at;
    const open = hidden.exec(content);
    copyDecoded(writer, content, at, open?.index ?? content.length);
    if (!open) break;
    if (!open[0].startsWith('<')) {
      at = open.index + open[0].length;
      continue;
    }
    const closer = open[0] === '<!--' ? '-->' : open[1] ? `</${open[1].toLowerCase()}` : '>';
    const close = open[1]
      ? content.toLowerCase().indexOf(closer, open.index)
      : content.indexOf(closer, open.index);
    at = close < 0 ? content.length : close + (open[1] ? 0 : closer.length);
    if (breakingTag.test(content.slice(open.index, open.index + 14))) writer.breakLine(open.index);
    if (close < 0) break;
  }
  return writer.finish();
}

/** The range of the Markdown that `plain.slice(start, end)` was read from. */
export function sourceRange(text: InlineText, start: number, end: number): Range {
  const from = text.map[start] ?? 0;
  if (end <= start) return { start: from, end: from };
  const last = end - 1;
  const reference = text.references.findLast(({ at }) => at <= last && last - at < 2);
  if (reference && (reference.at === last || isLow(text.plain.charCodeAt(last)))) {
    return { start: from, end: (text.map[reference.at] ?? 0) + reference.length };
  }
  return { start: from, end: (text.map[last] ?? 0) + 1 };
}

function isLow(code: number): boolean {
  return (code & 0xfc00) === 0xdc00;
}

function copyDecoded(writer: PlainWriter, content: string, from: number, to: number): void {
  const reference = /&(?:#[xX][0-9a-fA-F]{1,6}|#[0-9]{1,7}|[a-zA-Z][a-zA-Z0-9]{1,31});/g;
  reference.lastIndex = from;
  let at = from;
  for (let match = reference.exec(content); match && match.index < to; match = reference.exec(content)) {
    writer.copy(at, match.index);
    writer.reference(match.index, match.index + match[0].length);
    at = match.index + match[0].length;
  }
  writer.copy(at, to);
}

/** Walks the inline tree and writes what a reader sees. */
class InlineReader {
  private readonly content: string;
  private readonly parser: InlineParser;
  private readonly writer: PlainWriter;

  constructor(content: string, parser: InlineParser, writer: PlainWriter) {
    this.content = content;
    this.parser = parser;
    this.writer = writer;
  }

  read(elements: readonly Inline[], from: number, to: number): void {
    const { writer } = this;
    let at = from;
    for (const element of elements) {
      if (element.from < at || element.from >= to) continue;
      writer.copy(at, element.from);
      at = this.element(element);
    }
    writer.copy(at, to);
  }

  /** Writes one element and gives the place behind it. */
  private element(element: Inline): number {
    const { writer, content } = this;
    switch (typeNames[element.type]) {
      case 'Emphasis':
        this.read(element.children, element.from, element.to);
        break;
      case 'StrongEmphasis': {
        const start = writer.length;
        this.read(element.children, element.from, element.to);
        writer.strong(start);
        break;
      }
      case 'InlineCode': {
        const start = writer.length;
        const [open, close] = [element.children[0], element.children.at(-1)];
        writer.copy(open?.to ?? element.from, close?.from ?? element.to);
        writer.code(start);
        break;
      }
      case 'Escape':
        writer.copy(element.from + 1, element.to);
        break;
      case 'Entity':
        writer.reference(element.from, element.to);
        break;
      case 'HardBreak':
        writer.lineFeed(element.to - 1);
        break;
      case 'HTMLTag':
        if (/^<br\b/i.test(content.slice(element.from, element.from + 4))) writer.lineFeed(element.from);
        break;
      case 'Link':
        this.link(element);
        break;
      case 'Autolink':
        this.address(element.from + 1, element.to - 1);
        break;
      case 'URL':
        this.address(element.from, element.to);
        break;
      default:
        // Images, comments, processing instructions, struck-out text, the marks themselves.
        break;
    }
    return element.to;
  }

  private address(from: number, to: number): void {
    const { writer, content } = this;
    const start = writer.length;
    writer.copy(from, to);
    const address = content.slice(from, to);
    const bare = /^www\./i.test(address)
      ? `http://${address}`
      : /^[^:/]+@/.test(address)
        ? `mailto:${address}`
        : address;
    writer.link(start, bare);
  }

  private link(element: Inline): void {
    const { writer, parser } = this;
    const target = parser.targets.get(element);
    if (!target || target.href === null) return;
    const start = writer.length;
    this.read(element.children, target.textStart, target.textEnd);
    writer.link(start, target.href);
  }
}

/** Collects plain text and, unit by unit, where it came from. */
class PlainWriter {
  length = 0;
  private readonly content: string;
  private readonly segments: Segments;
  private readonly parts: string[] = [];
  private readonly map: Int32Array;
  private readonly links: { start: number; end: number; href: string }[] = [];
  private readonly codes: Range[] = [];
  private readonly strongs: Range[] = [];
  private readonly lineEnds: number[] = [];
  private readonly references: { at: number; length: number }[] = [];
  /** Segment that the last place lay in, and where it begins in the content. */
  private segment = 0;
  private segmentStart = 0;

  constructor(content: string, segments: Segments) {
    this.content = content;
    this.segments = segments;
    this.map = new Int32Array(content.length + 1);
  }

  /** Writes a range of the content as it is, line feeds as spaces. */
  copy(from: number, to: number): void {
    if (to <= from) return;
    const slice = this.content.slice(from, to);
    let feed = slice.indexOf('\n');
    this.parts.push(feed < 0 ? slice : slice.replaceAll('\n', ' '));
    for (; feed >= 0; feed = slice.indexOf('\n', feed + 1)) this.lineEnds.push(this.length + feed);
    for (let at = from; at < to; ) {
      const { offset, end } = this.source(at);
      const stop = Math.min(to, end);
      for (; at < stop; at++) this.map[this.length++] = at + offset;
    }
  }

  lineFeed(at: number): void {
    this.lineEnds.push(this.length);
    this.parts.push('\n');
    this.map[this.length++] = at + this.source(at).offset;
  }

  /** A line feed where something stands on the line. */
  breakLine(at: number): void {
    if (/\S$/.test(this.parts.at(-1) ?? '')) this.lineFeed(at);
  }

  reference(from: number, to: number): void {
    const decoded = decodeReference(this.content.slice(from, to));
    if (decoded === null) {
      this.copy(from, to);
      return;
    }
    this.references.push({ at: this.length, length: to - from });
    this.parts.push(decoded);
    const { offset } = this.source(from);
    for (let i = 0; i < decoded.length; i++) this.map[this.length++] = from + offset + i;
  }

  link(start: number, href: string): void {
    if (this.length > start) this.links.push({ start, end: this.length, href });
  }

  code(start: number): void {
    if (this.length > start) this.codes.push({ start, end: this.length });
  }

  strong(start: number): void {
    if (this.length > start) this.strongs.push({ start, end: this.length });
  }

  finish(): InlineText {
    const plain = this.parts.join('');
    const end = this.segments.at(-1) ?? 0;
    this.map[this.length] = end;
    const map = this.length === this.content.length ? this.map : this.map.slice(0, this.length + 1);
    return {
      plain,
      map,
      links: this.links.map((link): InlineLink => ({ ...link, text: plain.slice(link.start, link.end) })),
      code: this.codes.length > 0 ? this.codes : nothing,
      strong: this.strongs.length > 0 ? this.strongs : nothing,
      lineEnds: this.lineEnds.length > 0 ? this.lineEnds : nothing,
      references: this.references.length > 0 ? this.references : nothing,
    };
  }

  /** What to add to a place in the content to get its place in the source, and up to where that holds. */
  private source(at: number): { offset: number; end: number } {
    const { segments } = this;
    if (at < this.segmentStart) {
      this.segment = 0;
      this.segmentStart = 0;
    }
    for (;;) {
      const from = segments[this.segment] ?? 0;
      const length = (segments[this.segment + 1] ?? 0) - from;
      // The line feed behind a segment counts as its own.
      if (at <= this.segmentStart + length || this.segment + 2 >= segments.length) {
        return { offset: from - this.segmentStart, end: this.segmentStart + length + 1 };
      }
      this.segment += 2;
      this.segmentStart += length + 1;
    }
  }
}
