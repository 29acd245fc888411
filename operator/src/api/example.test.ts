import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { structuralSchema } from './crd.ts';
import { Spec } from './memory-deployment.ts';

const file = fileURLToPath(new URL('../../../docs/examples/memory-deployment.yaml', import.meta.url));
const example = parse(readFileSync(file, 'utf8')) as { spec: Record<string, unknown> };

type Schema = { properties?: Record<string, Schema>; items?: Schema };

function unknownFields(value: unknown, schema: Schema, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => unknownFields(entry, schema.items ?? {}, path));
  if (value === null || typeof value !== 'object' || !schema.properties) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const field = schema.properties?.[name];
    return field ? unknownFields(entry, field, `${path}.${name}`) : [`${path}.${name}`];
  });
}

test('the full example is a spec, mistypes nothing, and leaves no group out', () => {
  Spec.parse(example.spec);
  const schema = structuralSchema(Spec) as Schema;
  expect(unknownFields(example.spec, schema, 'spec')).toEqual([]);
  expect(Object.keys(example.spec).sort()).toEqual(Object.keys(schema.properties ?? {}).sort());
});
