import { emptyText, readHtml } from './inline-text.ts';
import type { Segments } from './segments.ts';
import type { InlineText, Range, Table } from './types.ts';

const longest = 65_536;
const cell = /<t([hd])\b([^>]{0,300})>([\s\S]*?)(?=<\/?t[hdr]\b|<\/(?:table|thead|tbody|tfoot)\b|$)/gi;

/** Where a table that begins at a place ends; null where another is inside, or the end is missing or far. */
export function htmlTableEnd(text: string, from: number): number | null {
  const match = /<(\/?)table\b[^>]*>/gi.exec(text.slice(from + 6, from + longest));
  return match?.[1] === '/' ? from + 6 + match.index + match[0].length : null;
}

/**
 * The rows of an HTML table of which the first is a head and no cell reaches over several rows: source ranges, and of a caption in front.
 * Null for any other, such as a layout.
 */
export function htmlRows(
  text: string,
  from: number,
  to: number,
): { rows: Segments; captionEnd: number | null } | null {
  const source = text.slice(from, to);
  const caption = /<caption\b[^>]{0,300}>[\s\S]{0,2000}?<\/caption\s*>/i.exec(source);
  const bodyStart = caption === null ? 0 : caption.index + caption[0].length;
  const rows: Segments = [];
  let outside = '';
  let at = bodyStart;
  for (const match of source.matchAll(
    /<tr\b[^>]{0,300}>[\s\S]*?(?=<tr\b|<\/(?:tr|table|thead|tbody|tfoot)\b)/gi,
  )) {
    if (match.index < bodyStart) return null;
    outside += source.slice(at, match.index);
    at = match.index + match[0].length;
    rows.push(from + match.index, from + at);
  }
  outside += source.slice(at);
  if (
    rows.length < 4 ||
    /\browspan\b/i.test(source) ||
    /[^\s]/.test(outside.replace(/<!--[\s\S]*?-->|<[^>]*>/g, ''))
  )
    return null;
  const head = [...text.slice(rows[0], rows[1]).matchAll(cell)];
  if (head.length < 2 || head.some(([, kind]) => kind?.toLowerCase() !== 'h')) return null;
  return { rows, captionEnd: caption === null ? null : from + bodyStart };
}

/** An HTML table read like a pipe table; cells are read on demand. */
export class HtmlTable implements Table {
  readonly rowCount: number;
  private readonly markdown: string;
  private readonly rows: Segments;
  private readonly start: number;
  private readColumns: readonly InlineText[] | null = null;

  constructor(markdown: string, rows: Segments, start: number) {
    this.markdown = markdown;
    this.rows = rows;
    this.start = start;
    this.rowCount = rows.length / 2 - 1;
  }

  get columns(): readonly InlineText[] {
    this.readColumns ??= this.cells(0);
    return this.readColumns;
  }

  get head(): Range {
    return { start: this.start, end: this.rows[1] ?? 0 };
  }

  rowRange(row: number): Range {
    return { start: this.rows[2 * row + 2] ?? 0, end: this.rows[2 * row + 3] ?? 0 };
  }

  row(row: number): readonly InlineText[] {
    const cells = this.cells(row + 1);
    const { end } = this.rowRange(row);
    return this.columns.map((_, column) => cells[column] ?? emptyText(end));
  }

  private cells(row: number): InlineText[] {
    const from = this.rows[2 * row] ?? 0;
    const texts: InlineText[] = [];
    for (const match of this.markdown.slice(from, this.rows[2 * row + 1]).matchAll(cell)) {
      const content = match[3] ?? '';
      const end = from + match.index + match[0].length;
      const start = end - content.length + (content.length - content.trimStart().length);
      const text =
        content.trim() === ''
          ? emptyText(end)
          : readHtml(this.markdown, [start, start + content.trim().length]);
      texts.push(text);
      const span = Number(/\bcolspan\s*=\s*["']?(\d{1,2})/i.exec(match[2] ?? '')?.[1] ?? 1);
      for (let i = 1; i < span; i++) texts.push(emptyText(end));
    }
    return texts;
  }
}
