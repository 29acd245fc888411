/** Text that means the same in Markdown as it says, for one line of a paragraph, list item or heading. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\`*]/g, '\\$&')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/\](?=[([:])/g, '\\]')
    .replace(/^(\s*)(#{1,6}\s|>|[-+]\s|~~~|=+\s*$|-+\s*$)/, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)]\s)/, '$1\\$2');
}

/** One line: runs of white space become a space. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A heading, its level held within 1 to 6. */
export function heading(level: number, text: string): string {
  return `${'#'.repeat(Math.min(6, Math.max(1, level)))} ${escapeText(oneLine(text))}`;
}

/** A fenced code block, the fence longer than any in the text. */
export function fenced(text: string, language = ''): string {
  const longest = Math.max(0, ...(text.match(/^[ \t]*`{3,}/gm) ?? []).map((run) => run.trim().length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}${language}\n${text.replace(/\n+$/, '')}\n${fence}`;
}

/** A table with a header row; rows are filled up to its width. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = Math.max(1, header.length, ...rows.map((row) => row.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => tableCell(cells[at] ?? '')).join(' | ')} |`;
  return [line(header), `|${' --- |'.repeat(width)}`, ...rows.map(line)].join('\n');
}

function tableCell(text: string): string {
  return escapeText(oneLine(text)).replaceAll('|', '\\|');
}

/** Lines of a block, each indented as a list item's continuation. */
export function indent(block: string, by: number): string {
  const space = ' '.repeat(by);
  return block.replace(/^(?=.)/gm, space);
}
