import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';
import type { Schema } from './values-schemas.ts';

type Row = { path: string; type: string; preset: string; about: string };

/**
 * The page of a chart's values, in Markdown: one row for each value of its schema, with the default and the comment of
 * values.yaml, or the description of the schema where values.yaml does not name the value.
 */
export function renderValuesPage(chart: string, schema: Schema, valuesYaml: string): string {
  const root = parseDocument(valuesYaml).contents;
  const rows = rowsOf(schema, isMap(root) ? root : undefined, '');
  const lines = rows.map(
    ({ path, type, preset, about }) => `| \`${path}\` | ${type} | ${preset} | ${cell(about)} |`,
  );
  return [
    `# Values of ${chart}`,
    '',
    '<!-- Written from the schema and values.yaml by `node charts/generate.ts`; do not edit. -->',
    '',
    '| value | type | default | meaning |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

function rowsOf(schema: Schema, node: YAMLMap | undefined, prefix: string): Row[] {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  return Object.entries(properties).flatMap(([name, field]) => {
    if (prefix === '' && name === 'global') return [];
    const path = `${prefix}${name}`;
    const pair = node?.items.find(({ key }) => isScalar(key) && key.value === name);
    // The comment before the first value of a map hangs on the map itself.
    const first = pair !== undefined && pair === node?.items[0] ? node.commentBefore : undefined;
    const comment = (isScalar(pair?.key) ? pair.key.commentBefore : undefined) ?? first;
    const value = pair?.value;
    const below = rowsOf(field, isMap(value) ? value : undefined, `${path}.`);
    const about = comment?.replaceAll(/^ /gm, '') ?? String(field.description ?? '');
    if (below.length > 0)
      return about === '' ? below : [{ path, type: 'object', preset: '', about }, ...below];
    const preset = value === undefined || value === null ? '' : `\`${JSON.stringify(value)}\``;
    return [{ path, type: typeOf(field), preset, about }];
  });
}

function typeOf({ type, enum: choices, anyOf }: Schema): string {
  if (Array.isArray(choices))
    return [...new Set(choices.map((choice) => `\`${String(choice)}\``))].join(', ');
  return typeof type === 'string' ? type : anyOf === undefined ? 'any' : 'integer or string';
}

const cell = (text: string) =>
  text
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replaceAll(/\s*\n\s*/g, ' ');
