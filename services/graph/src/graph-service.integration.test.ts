import { GraphNeighborhoodRequest, GraphPathRequest } from '@memory/contract';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { createGraph, createGraphClient, type Graph } from '@memory/graph';
import { type Listening, listen } from '@memory/http';
import { createLogger } from '@memory/telemetry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGraphApp } from './app.ts';

/** The service on the wire, asked by the client that the API uses, beside the same graph in process. */
let database: TestDatabase;
let graph: Graph;
let service: Listening;
let client: Graph;

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const log = createLogger({ service: 'test', level: 'error', destination: { write: () => {} } });
const now = () => new Date('2026-01-01T00:00:00Z');
const open = (url: string) =>
  createGraph({ databaseUrl: url, poolSize: 1, poolWaitMs: 50, workMemKib: 16_384, now });
const serve = (served: Graph) =>
  listen({ app: createGraphApp({ graph: served, log }), address: '127.0.0.1', port: 0, log });

beforeAll(async () => {
  database = await createTestDatabase();
  await database.sql`insert into memory.entities (entity_id, canonical_name, name_norm, entity_type, live_mentions)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Entity ' || n, 'entity ' || n, 'thing', 1
      from generate_series(1, 3) n`;
  for (const n of [1, 2]) {
    await database.sql`insert into memory.facts (fact_id, kind, subject_entity_id, predicate, object_entity_id, statement_key, label, evidence_count, ingested_at)
      values (${id(100 + n)}, 'relation', ${id(n)}, 'knows', ${id(n + 1)}, ${n}, 'knows', 1, '2025-01-01T00:00:00Z')`;
  }
  await database.sql`insert into memory.fact_beliefs (fact_id, believed_from, valid_precision)
    select fact_id, ingested_at, valid_precision from memory.facts`;
  graph = open(database.url);
  service = await serve(graph);
  client = createGraphClient({ url: `${service.url}/`, poolWaitMs: 1_000 });
});
afterAll(async () => {
  await service?.close(1_000);
  await graph?.close();
  await database?.close();
});

const around = GraphNeighborhoodRequest.parse({ anchors: [id(1)], hops: 2, predicates: ['knows'] });
const moment = { valid_at: '2025-06-01T00:00:00Z', believed_at: '2025-06-01T00:00:00Z' };

test('the same answers as in process', async () => {
  expect(await client.neighborhood(around)).toEqual(await graph.neighborhood(around));
  const path = GraphPathRequest.parse({ source: id(1), target: id(3) });
  expect(await client.path(path)).toEqual(await graph.path(path));
  expect((await client.path(path)).envelope.paths[0]?.length).toBe(2);
  const page = GraphNeighborhoodRequest.parse({ anchors: [id(1)], hops: 2, result_budget: 1 });
  const { envelope } = await client.neighborhood(page);
  const continuation = envelope.truncation?.continuation ?? '';
  expect((await client.neighborhood({ ...page, continuation })).envelope.edges).toHaveLength(1);
  const expansion = { anchors: [id(1)], hops: 2, predicate: null, at: now().toISOString(), limit: 5 };
  expect(await client.expand(expansion)).toMatchObject({
    ...{
      dropped: 0,
      nodes: [
        { entity_id: id(2), hops: 1 },
        { entity_id: id(3), hops: 2 },
      ],
    },
  });
  expect(await client.fault()).toBeNull();
});

test('clocks go over the wire', async () => {
  const request = GraphPathRequest.parse({ source: id(1), target: id(3), ...moment });
  expect((await client.path(request)).run.applied_valid_at).toBe('2025-06-01T00:00:00.000Z');
});

test('refusals are told on', async () => {
  const wrong = { ...around, continuation: 'x' };
  await expect(client.neighborhood(wrong)).rejects.toMatchObject({
    status: 400,
    detail: 'cursor is malformed',
  });
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => client.neighborhood(around)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of refused)
    expect(reason).toMatchObject({ status: 503, detail: 'live graph is busy' });

  const missing = open('postgres://postgres@127.0.0.1:1/postgres');
  const broken = await serve(missing);
  const asking = createGraphClient({ url: broken.url, poolWaitMs: 1_000 });
  await expect(asking.neighborhood(around)).rejects.toMatchObject({
    status: 503,
    detail: 'live graph timed out',
  });
  expect(await asking.fault()).toBe('graph_database_or_permission_failed');
  await broken.close(1_000);
  await missing.close();
  // Now nobody listens at all.
  await expect(asking.neighborhood(around)).rejects.toMatchObject({
    status: 503,
    detail: 'live graph timed out',
  });
  expect(await asking.fault()).toBe('graph_database_or_permission_failed');
});

test('what is no answer of a graph service is no result', async () => {
  const answering = (status: number, body: unknown) =>
    createGraphClient({
      url: 'http://graph.invalid',
      poolWaitMs: 1_000,
      fetch: async () => Response.json(body, { status }),
    });
  for (const odd of [answering(200, { envelope: {} }), answering(500, { detail: 'Internal Server Error' })]) {
    await expect(odd.neighborhood(around)).rejects.toMatchObject({
      ...{ status: 503, detail: 'live graph result unavailable' },
    });
  }
});

test('its requests are validated', async () => {
  const send = (path: string, body: unknown) =>
    fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await send('/neighborhood', { anchors: [] })).status).toBe(422);
  expect((await send('/expansion', { anchors: [id(1)], more: 1 })).status).toBe(422);
  expect((await send('/elsewhere', {})).status).toBe(404);
});
