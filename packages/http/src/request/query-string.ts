import type { z } from 'zod';

/** Parameter names to their values as they came: one text, or several where the name was repeated. */
export type RawQuery = Record<string, string | string[]>;

/**
 * Reads a URL's query. Bytes that are no UTF-8 become U+FFFD. A parameter that its schema declares as a list is one
 * even when given once; any other given twice stays a list, which its schema then refuses.
 */
export function readQuery(url: string, schema: z.ZodType): RawQuery {
  const start = url.indexOf('?');
  const raw: RawQuery = Object.create(null);
  if (start === -1) return raw;
  const end = url.indexOf('#', start);
  for (const [name, value] of new URLSearchParams(url.slice(start + 1, end === -1 ? undefined : end))) {
    const before = raw[name];
    if (before === undefined) raw[name] = isList(fieldOf(schema, name)) ? [value] : value;
    else if (Array.isArray(before)) before.push(value);
    else raw[name] = [before, value];
  }
  return raw;
}

function fieldOf(schema: z.ZodType, name: string): z.core.$ZodType | undefined {
  const definition = (schema as unknown as z.core.$ZodType)._zod.def as z.core.$ZodObjectDef;
  const shape = definition.shape ?? {};
  return Object.hasOwn(shape, name) ? shape[name] : undefined;
}

function isList(schema: z.core.$ZodType | undefined): boolean {
  if (schema === undefined) return false;
  const definition = schema._zod.def as { type: string; innerType?: z.core.$ZodType; out?: z.core.$ZodType };
  if (definition.type === 'array') return true;
  return isList(definition.innerType ?? definition.out);
}
