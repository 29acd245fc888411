import { isDeepStrictEqual } from 'node:util';
import { applyEdits, modify, type ParseError, parse as parseJson } from 'jsonc-parser';
import { parse as parseToml, stringify, type TomlTable } from 'smol-toml';
import { usageError } from '../exit-codes.ts';

export type Edit = {
  readonly servers: string;
  readonly name: string;
  readonly entry: Readonly<Record<string, unknown>>;
};

const byHand = 'Add the entry by hand; --dry-run prints it.';

/** JSON settings, comments allowed, with the entry in them; all else stays as it is. */
export function editJson(text: string, { servers, name, entry }: Edit): string {
  const source = text.trim() === '' ? '{}\n' : text;
  const faults: ParseError[] = [];
  const value: unknown = parseJson(source, faults, { allowTrailingComma: true });
  if (faults.length > 0 || !isTable(value) || !(value[servers] === undefined || isTable(value[servers]))) {
    throw usageError('the settings are not JSON of the expected form', byHand);
  }
  const before = isTable(value[servers]) ? value[servers][name] : undefined;
  if (isDeepStrictEqual(before, entry)) return text;
  const indented = /^[ \t]+(?=")/m.exec(source)?.[0] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indented.includes('\t'),
    tabSize: indented.includes('\t') ? 4 : indented.length,
    eol: source.includes('\r\n') ? '\r\n' : '\n',
  };
  return applyEdits(source, modify(source, [servers, name], entry, { formattingOptions }));
}

/** TOML settings with the entry as tables at their end; all else stays as it is. */
export function editToml(text: string, { servers, name, entry }: Edit): string {
  const before = readToml(text);
  const known = isTable(before[servers]) ? before[servers] : {};
  if (isDeepStrictEqual(plain(known[name]), entry)) return text;
  const others = known[name] === undefined ? text : withoutTables(text, `${servers}.${name}`);
  const block = stringify({ [servers]: { [name]: entry } }).trim();
  const edited = `${others.trimEnd()}${others.trim() === '' ? '' : '\n\n'}${block}\n`;
  const expected = { ...plain(before), [servers]: { ...plain(known), [name]: entry } };
  // An entry written in some other way than as tables is not ours to take apart.
  if (!isDeepStrictEqual(readOrNull(edited), expected)) {
    throw usageError(`the settings hold ${servers}.${name} in a form that cannot be replaced`, byHand);
  }
  return edited;
}

function withoutTables(text: string, table: string): string {
  let isOurs = false;
  const kept = text.split('\n').filter((line) => {
    const header = /^\s*\[\s*([^\]]+?)\s*\]/.exec(line)?.[1];
    if (header !== undefined) isOurs = header === table || header.startsWith(`${table}.`);
    return !isOurs;
  });
  return kept.join('\n');
}

function readToml(text: string): TomlTable {
  try {
    return parseToml(text);
  } catch {
    throw usageError('the settings are not TOML', byHand);
  }
}

function readOrNull(text: string): unknown {
  try {
    return plain(parseToml(text));
  } catch {
    return null;
  }
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same value made of plain objects; tables of TOML have no prototype. */
function plain<Value>(value: Value): Value {
  return value === undefined ? value : structuredClone(value);
}
