/** A node's fields, as libpg-query writes Postgres' own structures in JSON. Fields that are zero or null are left out. */
export type Fields = Readonly<Record<string, unknown>>;

/** A node with its tag, such as `{ ColumnRef: … }`. */
export type Tagged = { tag: string; fields: Fields };

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads `{ Tag: fields }`; null for an empty node, which stands for nothing. */
export function tagged(node: unknown): Tagged | null {
  if (!isFields(node)) return null;
  const [entry] = Object.entries(node);
  if (entry === undefined) return null;
  return { tag: entry[0], fields: isFields(entry[1]) ? entry[1] : {} };
}

/** The fields of a node that has this tag. */
export function untagged(node: unknown, tag: string): Fields | null {
  const read = tagged(node);
  return read?.tag === tag ? read.fields : null;
}

export function fieldsOf(fields: Fields, name: string): Fields | null {
  const value = fields[name];
  return isFields(value) ? value : null;
}

export function listOf(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name];
  return Array.isArray(value) ? value : [];
}

export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** A number that is left out is zero. */
export function numberOf(fields: Fields, name: string): number {
  const value = fields[name];
  return typeof value === 'number' ? value : 0;
}

/** Where a node stands in the text, in bytes. */
export function placeOf(fields: Fields): number {
  return numberOf(fields, 'location');
}

/** The words of a list of `String` nodes, such as a qualified name; null where it holds something else. */
export function wordsOf(nodes: readonly unknown[]): string[] | null {
  const words = nodes.map((node) => {
    const fields = untagged(node, 'String');
    return fields === null ? null : textOf(fields, 'sval');
  });
  return words.every((word) => word !== null) ? words : null;
}

/** The value of an `A_Const`; undefined for bit strings. Numbers that are no int4 come as text. */
export function constantOf(fields: Fields): string | number | boolean | null | undefined {
  if (fields.isnull === true) return null;
  if ('sval' in fields) return textOf(fieldsOf(fields, 'sval') ?? {}, 'sval');
  if ('ival' in fields) return numberOf(fieldsOf(fields, 'ival') ?? {}, 'ival');
  if ('fval' in fields) return textOf(fieldsOf(fields, 'fval') ?? {}, 'fval');
  if ('boolval' in fields) return fieldsOf(fields, 'boolval')?.boolval === true;
  return undefined;
}
