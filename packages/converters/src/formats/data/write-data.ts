import type { ConversionLimits } from '../../limits.ts';
import { tooDeep } from '../../text/decode-text.ts';
import { escapeText, heading, oneLine, table } from '../../text/write-markdown.ts';

/** Parsed data: what JSON, YAML and XML have in common. Numbers are kept as they were written. */
export type Data = string | null | Data[] | { [key: string]: Data };

const TABLE_COLUMNS = 20;
const MOST_LEVEL = 6;

/**
 * Data as Markdown that reads as a document: an object's plain values are a list of `key: value`, its parts are headed
 * by their keys, and a list of alike records is a table.
 */
export function writeData(data: Data, limits: ConversionLimits): string {
  if (depthOf(data, limits.nesting) > limits.nesting) throw tooDeep(limits.nesting);
  const out: string[] = [];
  writeSection(data, 1, out);
  return out.join('\n\n');
}

function writeSection(data: Data, level: number, out: string[]): void {
  if (!isNested(data)) {
    out.push(plain(data));
    return;
  }
  if (Array.isArray(data)) {
    writeList(data, level, out);
    return;
  }
  const entries = Object.entries(data);
  const flat = entries.filter(([, value]) => isLine(value));
  if (flat.length > 0)
    out.push(flat.map(([key, value]) => `- ${escapeText(oneLine(key))}: ${line(value)}`).join('\n'));
  for (const [key, value] of entries) {
    if (isLine(value)) continue;
    if (level > MOST_LEVEL) out.push(`**${escapeText(oneLine(key))}**`);
    else out.push(heading(level, key));
    writeSection(value, level + 1, out);
  }
}

function writeList(items: readonly Data[], level: number, out: string[]): void {
  const columns = columnsOf(items);
  if (columns !== null) {
    const rows = items.map((item) =>
      columns.map((key) => line((item as { [key: string]: Data })[key] ?? null)),
    );
    out.push(
      table(
        columns,
        rows.map((row) => row.map(unescapeCell)),
      ),
    );
    return;
  }
  if (items.every((item) => isLine(item))) {
    if (items.length > 0) out.push(items.map((item) => `- ${line(item)}`).join('\n'));
    return;
  }
  for (const [at, item] of items.entries()) {
    out.push(level > MOST_LEVEL ? `**${at + 1}**` : heading(level, nameOf(item) ?? String(at + 1)));
    writeSection(item, level + 1, out);
  }
}

/** Cells are escaped by the table. */
function unescapeCell(text: string): string {
  return text.replace(/\\([\\`*<\]_#>+.)=~-])/g, '$1');
}

/** Records of plain values with few keys in all: their keys, in the order of their first use. */
function columnsOf(items: readonly Data[]): string[] | null {
  if (items.length < 2) return null;
  const keys = new Set<string>();
  for (const item of items) {
    if (!isNested(item) || Array.isArray(item)) return null;
    for (const [key, value] of Object.entries(item)) {
      if (!isLine(value)) return null;
      keys.add(key);
    }
    if (keys.size > TABLE_COLUMNS) return null;
  }
  return keys.size === 0 ? null : [...keys];
}

/** What a record calls itself. */
function nameOf(item: Data): string | null {
  if (!isNested(item) || Array.isArray(item)) return null;
  for (const key of ['title', 'name', 'label', 'subject', 'id', '@id', '@name']) {
    const value = item[key];
    if (typeof value === 'string' && value.length <= 200 && value.trim() !== '') return value;
  }
  return null;
}

function isNested(data: Data | undefined): data is Data[] | { [key: string]: Data } {
  return typeof data === 'object' && data !== null;
}

/** Whether a value fits on one line: plain, an empty container, or a short list of plain values. */
function isLine(data: Data): boolean {
  if (!isNested(data)) return !(data?.includes('\n') ?? false);
  if (Array.isArray(data))
    return data.length <= 20 && data.every((item) => !isNested(item) && !(item?.includes('\n') ?? false));
  return Object.keys(data).length === 0;
}

function line(data: Data): string {
  if (!isNested(data)) return escapeText(oneLine(data ?? ''));
  return Array.isArray(data) ? data.map((item) => line(item)).join(', ') : '';
}

/** Text of several lines keeps them. */
function plain(text: string | null): string {
  return (text ?? '')
    .split('\n')
    .map((one) => escapeText(one.trimEnd()))
    .join('\n')
    .trim();
}

/** Counted without recursion; stops once it is past the limit. */
function depthOf(data: Data, limit: number): number {
  let level: Data[] = [data];
  for (let depth = 0; ; depth++) {
    const below = level.filter(isNested).flatMap((one) => (Array.isArray(one) ? one : Object.values(one)));
    if (below.length === 0 || depth > limit) return depth;
    level = below;
  }
}
