import type { QueryResult } from '@memory/contract';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';

export type ResultFormat = 'table' | 'csv' | 'json';

/** Prints the rows of a result to `out`; what there is to say about them goes to `err`. Answers how the program should end. */
export function printResult(
  terminal: Terminal,
  result: QueryResult,
  format: ResultFormat,
  isTimed = false,
): ExitCode {
  const { error_code: code, error_message: message } = result;
  if (format === 'json') terminal.out.write(`${JSON.stringify(result, null, 2)}\n`);
  if (code !== null) {
    if (format !== 'json') terminal.tell(terminal.styleError('red', `${code}: ${message}`));
    return exitCodes.someFailed;
  }
  const names = result.columns.map(({ name }) => name);
  if (format === 'csv') {
    for (const row of [names, ...result.rows]) terminal.out.write(`${row.map(toCsv).join(',')}\r\n`);
  } else if (format === 'table') printTable(terminal, names, result.rows);
  if (format !== 'json') {
    const more = result.truncated ? `, cut by ${result.truncation_reason}` : '';
    const time = isTimed ? `, ${result.elapsed_ms.toFixed(1)} ms` : '';
    terminal.tell(
      `(${result.returned_row_count} row${result.returned_row_count === 1 ? '' : 's'}${more}${time})`,
    );
  }
  return exitCodes.ok;
}

/** Widest column of a table, in characters. */
const WIDEST = 60;

function printTable(
  terminal: Terminal,
  names: readonly string[],
  rows: readonly (readonly unknown[])[],
): void {
  const cells = rows.map((row) => row.map((value) => toText(value).replaceAll(/\s+/g, ' ')));
  const widths = names.map((name, at) =>
    Math.min(WIDEST, Math.max(name.length, ...cells.map((row) => [...(row[at] ?? '')].length))),
  );
  const line = (values: readonly string[]) =>
    values
      .map((value, at) => cut(value, widths[at] ?? 0).padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  terminal.print(terminal.style('bold', line(names)));
  terminal.print(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of cells) terminal.print(line(row));
}

function cut(text: string, width: number): string {
  const characters = [...text];
  return characters.length <= width ? text : `${characters.slice(0, width - 1).join('')}…`;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function toCsv(value: unknown): string {
  const text = toText(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
