import { savedQueryIdentifier } from '@memory/contract';
import type { SavedParameter, SavedQueryText } from './saved-query.ts';

/** A file of a saved query cannot be read; the message says which line. */
export class QueryFileError extends Error {
  override readonly name = 'QueryFileError';
}

/**
 * Reads a saved query from a file: comment lines of `key: value` at its head, then the statement.
 *
 *     -- name: team/open_items
 *     -- description: What is open since a moment.
 *     -- param: since timestamp with time zone -- The moment.
 *     -- column: label text
 *     select label from facts_history where ingested_at >= $1
 *
 * `param` stands once for each of $1, $2 and so on; `column` is optional, and then has to match the result.
 */
export function readQueryFile(text: string): SavedQueryText {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const parameters: SavedParameter[] = [];
  const columns: { name: string; type: string }[] = [];
  let name = '';
  let description = '';
  let at = 0;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    const entry = /^--\s*(name|description|param|column)\s*:\s*(.*?)\s*$/.exec(line);
    if (entry === null) break;
    const [, key, value = ''] = entry;
    if (key === 'name') name = value;
    else if (key === 'description') description = value;
    else if (key === 'param') parameters.push(readParameter(value, at + 1));
    else columns.push(readTyped(value, at + 1));
  }
  const [namespace = '', query = '', ...rest] = name.split('/');
  if (rest.length > 0 || !savedQueryIdentifier.test(namespace) || !savedQueryIdentifier.test(query)) {
    throw new QueryFileError('the file has to begin with "-- name: namespace/name", both of a-z, 0-9 and _');
  }
  if (description === '') throw new QueryFileError('the file lacks "-- description: …"');
  const statement = lines.slice(at).join('\n').trim();
  return { namespace, name: query, description, parameters, columns, statement };
}

function readParameter(value: string, line: number): SavedParameter {
  const [typed = '', ...description] = value.split(/\s+--\s+/);
  return { ...readTyped(typed, line), description: description.join(' -- ') };
}

function readTyped(value: string, line: number): { name: string; type: string } {
  const parts = /^([a-z_][a-z0-9_]*)\s+(\S.*)$/.exec(value.trim());
  if (parts === null)
    throw new QueryFileError(`line ${line}: a name and a type are expected, such as "label text"`);
  return { name: parts[1] ?? '', type: parts[2] ?? '' };
}

/** The file that `readQueryFile` reads as this query. */
export function writeQueryFile({
  namespace,
  name,
  description,
  parameters,
  columns,
  statement,
}: SavedQueryText): string {
  return [
    `-- name: ${namespace}/${name}`,
    `-- description: ${description.replaceAll(/\s+/g, ' ')}`,
    ...parameters.map(
      (parameter) =>
        `-- param: ${parameter.name} ${parameter.type}${parameter.description === '' ? '' : ` -- ${parameter.description}`}`,
    ),
    ...columns.map((column) => `-- column: ${column.name} ${column.type}`),
    statement,
    '',
  ].join('\n');
}
