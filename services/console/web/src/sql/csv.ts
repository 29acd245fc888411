import type { QueryResult } from '@memory/contract';

/** RFC 4180. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export function toCsv({ columns, rows }: Pick<QueryResult, 'columns' | 'rows'>): string {
  const lines = [columns.map(({ name }) => name), ...rows].map((row) => row.map(cell).join(','));
  return `${lines.join('\r\n')}\r\n`;
}

function cell(value: unknown): string {
  const plain =
    value === null || value === undefined
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
