import { parser as commonMark, type Element, GFM } from '@lezer/markdown';
import { decodeReference } from './character-references.ts';
import { limits } from './limits.ts';
import { type LinkDefinitions, normalizeLabel } from './link-definitions.ts';
import { joinSegments, type Segments } from './segments.ts';
import type { InlineLink, InlineText, Range } from './types.ts';

/** The library's inline element; its children are not in its published types (they are in every 1.x). */
type Inline = Element & { readonly children: readonly Inline[] };

const parser = commonMark.configure(GFM);
const typeNames = parser.nodeSet.types.map((type) => type.name);
const marks = /[\\`*_~[\]<>&!]|:\/\/|www\.|@|mailto:| {2}\n/;
const wholeMarks = /[\\`*_~[\]<>&!@]/g;
const nothing: readonly never[] = [];

/** The text of nothing, at one place of the source. */
export function emptyText(at: number): InlineText {
  return plainText('', [at, at]);
}

/**
 * The prose of a block's content. Inline markup is read by @lezer/markdown; content with more markup characters than
 * `limits.inlineMarks`, or longer than two paragraphs may be, is taken as it stands.
 */
export function readInline(text: string, segments: Segments, definitions: LinkDefinitions): InlineText {
  const content = joinSegments(text, segments);
  if (!marks.test(content)) return plainText(content, segments);
  if (
    content.length > 2 * limits.paragraph ||
    (content.match(wholeMarks)?.length ?? 0) > limits.inlineMarks
  ) {
    return plainText(content, segments);
  }
  const writer = new PlainWriter(content, segments);
  new InlineReader(content, definitions, writer).read(
    parser.parseInline(content, 0) as Inline[],
    0,
    content.length,
  );
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

/** What an HTML block shows: tags, comments, scripts and styles taken off. */
export function readHtml(text: string, segments: Segments): InlineText {
  const content = joinSegments(text, segments);
  const writer = new PlainWriter(content, segments);
  const hidden = /<!--|<(script|style)\b|<[/a-z!?]/gi;
  let at = 0;
  for (;;) {
    hidden.lastIndex = at;
    const open = hidden.exec(content);
    copyDecoded(writer, content, at, open?.index ?? content.length);
    if (!open) break;
    const closer = open[0] === '<!--' ? '-->' : open[1] ? `</${open[1].toLowerCase()}` : '>';
    const close = open[1]
      ? content.toLowerCase().indexOf(closer, open.index)
      : content.indexOf(closer, open.index);
    at = close < 0 ? content.length : close + (open[1] ? 0 : closer.length);
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
  private readonly definitions: LinkDefinitions;
  private readonly writer: PlainWriter;

  constructor(content: string, definitions: LinkDefinitions, writer: PlainWriter) {
    this.content = content;
    this.definitions = definitions;
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
        return this.link(element);
      case 'Autolink':
        this.address(element.from + 1, element.to - 1);
        break;
      case 'URL':
        this.address(element.from, element.to);
        break;
      case 'Image':
        return this.image(element);
      default:
        // Emphasis, code and link marks, comments, processing instructions, struck-out text.
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

  private link(element: Inline): number {
    const { writer, content } = this;
    const target = this.target(element);
    const close = element.children.findIndex((child, at) => at > 0 && isMark(child, content, ']'));
    const inner = element.children.slice(1, close);
    const textStart = element.from + 1;
    const textEnd = element.children[close]?.from ?? element.to;
    if (target !== null) {
      const start = writer.length;
      this.read(inner, textStart, textEnd);
      writer.link(start, target);
      return element.to;
    }
    const shown = content.slice(textStart, textEnd);
    if (/^\^[^\s\]]+$/.test(shown)) return element.to;
    if (content.charCodeAt(element.from - 1) === 91 && content.charCodeAt(element.to) === 93) {
      return this.wikiLink(element, shown, textStart, textEnd);
    }
    // Brackets that refer to nothing are text.
    writer.copy(element.from, textStart);
    this.read(inner, textStart, textEnd);
    writer.copy(textEnd, element.to);
    return element.to;
  }

  /** `[[page]]` and `[[page|shown]]`, as note takers write them. */
  private wikiLink(element: Inline, shown: string, textStart: number, textEnd: number): number {
    const { writer } = this;
    const bar = shown.indexOf('|');
    writer.drop(1);
    const start = writer.length;
    writer.copy(bar < 0 ? textStart : textStart + bar + 1, textEnd);
    writer.link(start, (bar < 0 ? shown : shown.slice(0, bar)).trim());
    return element.to + 1;
  }

  private image(element: Inline): number {
    const destination = this.target(element);
    if (destination !== null) return element.to;
    this.writer.copy(element.from, element.to);
    return element.to;
  }

  /** Where a link or image leads; null where it is a reference to nothing. */
  private target(element: Inline): string | null {
    const { content } = this;
    const url = element.children.find(
      (child) => typeNames[child.type] === 'URL' && followsText(element, child),
    );
    if (url) return unescaped(content.slice(url.from, url.to).replace(/^<(.*)>$/, '$1'));
    if (element.children.some((child) => isMark(child, content, '('))) return '';
    const label = element.children.find((child) => typeNames[child.type] === 'LinkLabel');
    const open = element.children[0]?.to ?? element.from + 1;
    const close =
      element.children.find((child, at) => at > 0 && isMark(child, content, ']'))?.from ?? element.to;
    const own = content.slice(open, close);
    const wanted = label ? content.slice(label.from + 1, label.to - 1) : own;
    return this.definitions.get(normalizeLabel(wanted || own)) ?? null;
  }
}

function isMark(element: Inline, content: string, mark: string): boolean {
  return typeNames[element.type] === 'LinkMark' && content.startsWith(mark, element.from);
}

/** A link's own address stands behind its text; an address within the text does not count. */
function followsText(link: Inline, child: Inline): boolean {
  const marksBefore = link.children.filter(
    (other) => typeNames[other.type] === 'LinkMark' && other.to <= child.from,
  );
  return marksBefore.length >= 3;
}

function unescaped(address: string): string {
  return address
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(
      /&(?:#[xX]?[0-9a-fA-F]{1,7}|[a-zA-Z][a-zA-Z0-9]{1,31});/g,
      (reference) => decodeReference(reference) ?? reference,
    );
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

  /** Takes back the last units written by `copy`. */
  drop(count: number): void {
    const last = this.parts.pop() ?? '';
    this.parts.push(last.slice(0, -count));
    this.length -= count;
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
