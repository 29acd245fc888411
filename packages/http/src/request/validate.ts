import { invalidParameter, type Route, type ValidationEntry, validationFailed } from '@memory/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../app-env.ts';
import { toEntries } from '../validation/entries.ts';
import { createShow, type Show } from '../validation/shown-input.ts';
import { checkContentType } from './content-type.ts';
import { headerValues } from './header-values.ts';
import { parseJson } from './json-body.ts';
import { readQuery } from './query-string.ts';
import { type BodyLimits, readSmallBody } from './read-body.ts';

type OutputOf<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined;

/** What a handler gets: each part of the request that its route declares, validated. */
export type Validated<R extends Route> = {
  params: R extends { params: infer Params } ? OutputOf<Params> : undefined;
  query: R extends { query: infer Query } ? OutputOf<Query> : undefined;
  body: R extends { body: infer Body } ? OutputOf<Body> : undefined;
};

const noQuery = z.strictObject({});

type Part = { value: unknown; entries: ValidationEntry[] };

/**
 * Validates the parts of a request that are in its head: path, query, headers. A raw body is left where it is, for its
 * handler to read.
 */
export function validateHead(
  route: Route,
  c: Context<AppEnv>,
): { params: Part; query: Part; headers: ValidationEntry[] } {
  const show = showFor(c);
  const querySchema = route.query ?? noQuery;
  const params =
    route.params === undefined
      ? { value: undefined, entries: [] }
      : check(route.params, c.req.param(), 'path', show);
  const query = check(querySchema, readQuery(c.req.url, querySchema), 'query', show);
  return { params, query, headers: headerEntries(route, c, show) };
}

function headerEntries(route: Route, c: Context<AppEnv>, show: Show): ValidationEntry[] {
  if (route.body === undefined) return [];
  const expected = route.body === 'bytes' ? 'application/octet-stream' : 'application/json';
  return checkContentType((name) => c.req.header(name), expected).map((entry) => ({
    ...entry,
    input: show(entry.input, entry.loc),
  }));
}

/**
 * Validates a request whole.
 *
 * @throws ServiceError a validation list, or `invalid_parameter` on the routes that answer with it
 */
export async function validateRequest<R extends Route>(
  route: R,
  c: Context<AppEnv>,
  limits: BodyLimits,
): Promise<Validated<R>> {
  const { params, query, headers } = validateHead(route, c);
  let body: Part = { value: undefined, entries: headers };
  if (route.body !== undefined && route.body !== 'bytes' && headers.length === 0) {
    const parsed = parseJson(await readSmallBody(c, limits));
    body = parsed.ok
      ? check(route.body, parsed.value, 'body', showFor(c))
      : { value: undefined, entries: [parsed.entry] };
  }
  refuse(route, [...params.entries, ...query.entries, ...body.entries]);
  return { params: params.value, query: query.value, body: body.value } as Validated<R>;
}

/** @throws ServiceError when there are entries */
export function refuse(route: Route, entries: ValidationEntry[]): void {
  if (entries.length === 0) return;
  const isArgument = ({ loc, type }: ValidationEntry) => loc[0] !== 'header' && type !== 'json_invalid';
  if (route.argumentErrors === 'invalid_parameter' && entries.every(isArgument)) {
    throw invalidParameter(inWords(entries));
  }
  throw validationFailed(entries);
}

/** Validates one value that a handler got by itself, with the words of this package. */
export function check(
  schema: z.ZodType,
  value: unknown,
  source: 'query' | 'path' | 'header' | 'body',
  show: Show,
): Part {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data, entries: [] };
  return { value: undefined, entries: toEntries({ issues: parsed.error.issues, value, source, show }) };
}

export function showFor(c: Context<AppEnv>): Show {
  const header = headerValues(c, 'authorization')[0];
  return createShow(header === undefined ? null : header.replace(/^\S+\s+/, ''));
}

const mostWords = 5;

/** What was wrong with arguments, as one message. */
export function inWords(entries: readonly ValidationEntry[]): string {
  const lines = entries.slice(0, mostWords).map(({ loc, msg }) => {
    const name = loc.slice(1).join('.');
    return name === '' ? msg : `${name}: ${msg}`;
  });
  if (entries.length > mostWords) lines.push(`and ${entries.length - mostWords} more`);
  return lines.join('; ').slice(0, 1000);
}
