import type { Route } from '@memory/contract';
import fc from 'fast-check';
import type { TestClient } from './test-client.ts';

/**
 * Any JSON where a body goes, any text where a parameter goes, right names with wrong values, right bodies with one part
 * replaced. The test client holds every answer to the contract.
 */
const id = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f01';
const right: Record<string, unknown> = {
  query: 'x',
  name: 'x',
  k: 3,
  window: 1,
  limit: 3,
  channel: 'bm25',
  chunk_id: id,
  version_ids: [id],
  require: { pipeline: true, p1: true, live_graph: true, p3: true },
  filename: 'a.md',
  mime: 'text/markdown',
  source_kind: 'git',
  source_ref: 'a',
  source_modified_at: '2024-01-01T00:00:00Z',
  time: { mode: 'current' },
  filters: { family: ['pdf'], created_from: '2024-01-01T00:00:00Z' },
  documents: { doc_ids: [id] },
  entity_ids: [id],
  entity_id: id,
  predicate: 'knows',
};

const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    'NaN',
    '1e400',
    '-0',
    '٣',
    '__proto__',
    'constructor',
    '\u202e',
    id,
    id.toUpperCase(),
  ),
);
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  strange,
  fc.constantFrom(null, true, 0, -1, 1.5, 2 ** 53, 1e308, [], {}),
);
const key = fc.oneof(fc.constantFrom(...Object.keys(right)), strange);
const body = fc.oneof(
  value,
  fc.dictionary(key, value, { maxKeys: 5 }),
  fc
    .tuple(fc.constantFrom(...Object.keys(right)), value)
    .map(([name, wrong]) => ({ ...right, [name]: wrong })),
  fc.subarray(Object.entries(right)).map((entries) => Object.fromEntries(entries)),
);
const query = fc.oneof(
  fc
    .array(fc.tuple(key, strange), { maxLength: 5 })
    .map((pairs) => new URLSearchParams(pairs.map(wellFormed)).toString()),
  fc.string({ unit: 'grapheme-ascii', maxLength: 80 }).map((text) => text.replaceAll('#', '%')),
);

function wellFormed([name, text]: [string, string]): [string, string] {
  return [name.toWellFormed(), text.toWellFormed()];
}

function pathOf(route: Route, parameter: string): string {
  const safe = parameter.toWellFormed();
  return route.path.replaceAll(
    /\{\w+\}/g,
    () => encodeURIComponent(safe === '.' || safe === '..' ? 'x' : safe) || 'x',
  );
}

/** Sends a route what no one would write by hand; fails on an answer that is a 5xx. */
export async function sendStrangeRequests(client: TestClient, route: Route, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(query, body, strange, async (search, json, parameter) => {
      const path = pathOf(route, parameter);
      const { status } = await client.request(search === '' ? path : `${path}?${search}`, {
        method: route.method,
        ...(route.body === undefined ? {} : { json }),
      });
      return status < 500;
    }),
    { numRuns },
  );
}
