import { z } from 'zod';
import type { ItemShape } from './read-items.ts';

/** What the strict modes of providers do not know; the answer is held against it here in any case. */
const unsupported = new Set([
  '$schema',
  'default',
  'format',
  'maximum',
  'minimum',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'maxItems',
  'minItems',
  'maxLength',
  'minLength',
  'pattern',
]);

/** The JSON Schema of an answer, as strict modes take it: every key required, nothing beside. */
export function wireSchema<Item>({ root, item }: ItemShape<Item>): Record<string, unknown> {
  const items = z.toJSONSchema(item, { target: 'draft-7', unrepresentable: 'throw' });
  return {
    type: 'object',
    properties: { [root]: { type: 'array', items: plain(items) } },
    required: [root],
    additionalProperties: false,
  };
}

function plain(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => (unsupported.has(key) ? [] : [[key, plain(value)]])),
  );
}
