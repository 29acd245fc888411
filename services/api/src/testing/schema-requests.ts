import { operations, type Route } from '@memory/contract';
import fc from 'fast-check';
import { z } from 'zod';
import type { TestClient } from './test-client.ts';

/**
 * Requests made from the contract's own schemas: what a schema allows, its boundaries, and one part of it broken. The
 * schema itself says which of them are right; the test client holds every answer to the contract, undeclared keys included.
 */
type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

const describeSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;

const moments = [
  '2024-01-01T00:00:00Z',
  '2024-02-30T00:00:00Z',
  '2024-01-01T00:00:00+02:00',
  '0000-01-01',
  '2024-01-01',
];
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, true, -1, 1.5, '', '\0', [], {}),
);

/** Values that a schema describes; near its limits as often as not. */
function makeValue(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(makeValue));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return makeText(schema);
    case 'integer':
    case 'number': {
      const [min, max] = [schema.minimum ?? -5, Math.min(schema.maximum ?? 1_000, 1_000_000)];
      return fc.oneof(fc.constantFrom(min, max, min - 1, max + 1), fc.integer({ min, max }));
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const [min, max] = [schema.minItems ?? 0, schema.maxItems ?? 3];
      const items = makeValue(schema.items ?? {});
      return fc.oneof(
        fc.array(items, { minLength: min, maxLength: Math.max(min, Math.min(max, 3)) }),
        ...(max <= 50 ? [fc.array(items, { minLength: max, maxLength: max + 1 })] : []),
      );
    }
    case 'object':
      return makeObject(schema);
    default:
      return anything;
  }
}

function makeText({ format, minLength = 0, maxLength = 20 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid')
    return fc.oneof({ weight: 9, arbitrary: fc.uuid() }, { weight: 1, arbitrary: fc.string() });
  if (format === 'date-time') return fc.constantFrom(...moments);
  const within = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 20)),
  });
  const ends = [minLength, minLength - 1, maxLength, maxLength + 1].filter(
    (length) => length >= 0 && length <= 10_000,
  );
  return fc.oneof(
    { weight: 3, arbitrary: within },
    { weight: 1, arbitrary: fc.constantFrom(...ends).map((length) => 'é'.repeat(length)) },
  );
}

function makeObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, makeValue(field)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

/** An object with one of its parts replaced, taken out or put in. */
function brokenOf(object: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .tuple(object, fc.nat(), fc.constantFrom('replace', 'remove', 'add'), anything)
    .map(([value, at, how, other]) => {
      const names = Object.keys(value);
      const name = how === 'add' || names.length === 0 ? 'undeclared' : (names[at % names.length] ?? '');
      const { [name]: _taken, ...rest } = value;
      return how === 'remove' ? rest : { ...rest, [name]: other };
    });
}

const requestsOf = (schema: Schema) => {
  const right = makeObject(schema);
  return fc.oneof({ weight: 2, arbitrary: right }, { weight: 1, arbitrary: brokenOf(right) });
};

/** The input's shape, with numbers as the validated value has them: in a URL all is text. */
function queryOf(schema: z.ZodType): Schema {
  const [input, output] = [describeSchema(schema, 'input'), describeSchema(schema, 'output')];
  const properties = Object.entries(input.properties ?? {}).map(([name, field]) => {
    const read = output.properties?.[name];
    return [name, read?.type === 'integer' || read?.type === 'number' ? read : field] as const;
  });
  return { ...input, properties: Object.fromEntries(properties) };
}

function searchOf(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [
      name,
      (typeof one === 'string' ? one : (JSON.stringify(one) ?? '')).toWellFormed(),
    ]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

type Made = { path: string; search: string; body: unknown; bodyIsRight: boolean | null };

/** Each way to call a route: one, and one for each name where the path takes the name of an operation. */
function callsOf(route: Route): { path: fc.Arbitrary<string>; body: z.ZodType | null }[] {
  const body = route.body === undefined || route.body === 'bytes' ? null : route.body;
  if (route.path === '/operations/{name}') {
    return Object.entries(operations).map(([name, { arguments: schema }]) => ({
      path: fc.constant(`/operations/${name}`),
      body: schema,
    }));
  }
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const params = describeSchema(route.params ?? z.strictObject({}), 'input').properties ?? {};
  const path = fc
    .tuple(...names.map((name) => makeValue(params[name] ?? { type: 'string', minLength: 1 })))
    .map((values) =>
      names.reduce((made, name, index) => {
        const text = String(values[index]).toWellFormed();
        return made.replace(`{${name}}`, encodeURIComponent(/^\.{0,2}$/.test(text) ? 'x' : text));
      }, route.path),
    );
  return [{ path, body }];
}

export type FuzzCounts = { sent: number; taken: number; refused: number };

/**
 * Sends a route requests made from its schemas. Fails on a 5xx, on an answer outside the contract, and on a body that the
 * schema refuses and the route takes.
 */
export async function sendSchemaRequests(
  client: TestClient,
  route: Route,
  numRuns: number,
): Promise<FuzzCounts> {
  const counts: FuzzCounts = { sent: 0, taken: 0, refused: 0 };
  for (const call of callsOf(route)) {
    const query = route.query === undefined ? fc.constant({}) : requestsOf(queryOf(route.query));
    const body = call.body === null ? fc.constant(undefined) : requestsOf(describeSchema(call.body, 'input'));
    const made: fc.Arbitrary<Made> = fc.tuple(call.path, query, body).map(([path, parameters, value]) => ({
      path,
      search: searchOf(parameters),
      body: value,
      bodyIsRight: call.body === null ? null : call.body.safeParse(value).success,
    }));
    await fc.assert(
      fc.asyncProperty(made, async ({ path, search, body: value, bodyIsRight }) => {
        const { status } = await client.request(`${path}${search}`, {
          method: route.method,
          ...(route.body === 'bytes'
            ? { bytes: '# Fuzz', headers: { 'Content-Type': 'application/octet-stream' } }
            : {}),
          ...(value === undefined ? {} : { json: value }),
        });
        counts.sent++;
        if (status < 400) counts.taken++;
        else counts.refused++;
        return status < 500 && !(bodyIsRight === false && status < 400);
      }),
      { numRuns },
    );
  }
  return counts;
}
