import { htmlRows } from './html-table.ts';
import type { Segments } from './segments.ts';
import type { BlockKind } from './types.ts';

/** A block, or a part of one that shows something of its own. */
export type HtmlPart = {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
  readonly segments: Segments;
  readonly htmlRows?: Segments;
};

const mostSummaries = 100;

/** An HTML block in parts: what folds out is apart from its `<summary>`, a table from its caption and what is around it. */
export function htmlParts(text: string, whole: HtmlPart, left = mostSummaries): HtmlPart[] {
  const [from, to] = whole.segments;
  // marks of containers lie between several ranges
  if (from === undefined || to === undefined || whole.segments.length > 2) return [whole];
  const source = text.slice(from, to);
  const table =
    /^\s*<table\b/i.test(source) && /<\/table\s*>\s*$/i.test(source) ? htmlRows(text, from, to) : null;
  if (table !== null) {
    const { rows, captionEnd } = table;
    const start = captionEnd === null ? whole.start : (rows[0] ?? captionEnd);
    const tablePart: HtmlPart = { kind: 'table', start, end: whole.end, segments: [], htmlRows: rows };
    if (captionEnd === null) return [tablePart];
    return [{ kind: 'html', start: whole.start, end: start, segments: [from, captionEnd] }, tablePart];
  }
  const summary = /<summary\b[^>]{0,300}>([\s\S]{0,2000}?)<\/summary\s*>/di.exec(source);
  const title = summary?.indices?.[1];
  if (summary === null || title === undefined || !summary[1]?.trim() || left === 0) return [whole];
  const start = from + summary.index;
  const end = start + summary[0].length;
  const parts: HtmlPart[] = [
    { kind: 'heading', start: whole.start, end, segments: [from + title[0], from + title[1]] },
  ];
  if (summary.index > 0 && /[^\s<]/.test(source.slice(0, summary.index).replace(/<[^>]*>/g, '')))
    parts.unshift({ kind: 'html', start: whole.start, end: start, segments: [from, start] });
  if (parts.length === 2) parts[1] = { ...(parts[1] as HtmlPart), start };
  const rest = text.slice(end, to);
  const next = end + rest.length - rest.trimStart().length;
  if (next < to)
    parts.push(
      ...htmlParts(text, { kind: 'html', start: next, end: whole.end, segments: [next, to] }, left - 1),
    );
  return parts;
}
