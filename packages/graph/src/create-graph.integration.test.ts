import {
  type Envelope,
  GraphAnswer,
  GraphCitationPathRequest,
  GraphNeighborhoodRequest,
  GraphPathRequest,
} from '@memory/contract';
import { createDatabase } from '@memory/database';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import { createRegistry } from '@memory/telemetry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGraph } from './create-graph.ts';
import type { ReferenceFact } from './testing/reference.ts';
import { seededId, seedGraph } from './testing/seed-graph.ts';
import type { Graph } from './types.ts';

let database: TestDatabase;
let graph: Graph;
const registry = createRegistry();
const entities = Array.from({ length: 40 }, (_, n) => seededId('entity', n));
const at = (n: number) => entities[n] ?? '';
const then = Date.UTC(2024, 0, 1);

function fact(n: number, subject: number, object: number): ReferenceFact {
  return {
    ...{
      id: seededId('fact', n),
      subject: at(subject),
      object: at(object),
      predicate: 'knows',
      negated: false,
    },
    ...{ ingestedAt: then, invalidatedAt: null, isRetracted: false },
    beliefs: [{ from: then, until: null, validFrom: null, validUntil: null }],
  };
}

// A chain 0 to 9, a star with its middle at 0 (10 to 29), an island 30 to 31; 39 knows nobody.
const facts = [
  ...Array.from({ length: 9 }, (_, n) => fact(n, n, n + 1)),
  ...Array.from({ length: 20 }, (_, n) => fact(100 + n, 0, 10 + n)),
  fact(200, 30, 31),
];

beforeAll(async () => {
  database = await createTestDatabase();
  await seedGraph(database.sql, { facts, merged: new Map() }, entities);
  graph = createGraph({
    databaseUrl: database.url,
    poolSize: 2,
    poolWaitMs: 200,
    workMemKib: 16_384,
    registry,
  });
});
afterAll(async () => {
  await graph?.close();
  await database?.close();
});

const neighborhood = async (body: object): Promise<Envelope> =>
  GraphAnswer.parse(await graph.neighborhood(GraphNeighborhoodRequest.parse(body))).envelope;
const path = async (body: object): Promise<Envelope> =>
  GraphAnswer.parse(await graph.path(GraphPathRequest.parse(body))).envelope;
const ids = (envelope: Envelope) => envelope.nodes.map((node) => node.entity_id);

describe('each budget says that it bit', () => {
  test('result_budget: a page, and the way to the next', async () => {
    const first = await neighborhood({ anchors: [at(0)], hops: 2, result_budget: 5 });
    expect(first.truncation).toMatchObject({
      ...{ truncated: true, returned: 5, estimated_total: 22, total_is_exact: true, reason: 'result_budget' },
    });
    expect(first.truncation?.continuation).toEqual(expect.any(String));
    expect((await path({ source: at(10), target: at(11), result_budget: 1 })).truncation).toBeNull();
  });

  test('expansion_budget', async () => {
    const { truncation, edges, negative } = await neighborhood({ anchors: [at(0)], expansion_budget: 7 });
    expect(truncation).toMatchObject({ reason: 'expansion_budget', returned: 7, total_is_exact: false });
    expect(edges).toHaveLength(7);
    expect(negative).toBeNull();
    const none = await path({ source: at(10), target: at(9), hops: 6, expansion_budget: 3 });
    expect(none).toMatchObject({ paths: [], truncation: { reason: 'expansion_budget' } });
    expect(none.negative).toMatchObject({ kind: 'boundary' });
  });

  test('frontier_budget', async () => {
    const { truncation, nodes } = await neighborhood({ anchors: [at(0)], hops: 3, frontier_budget: 4 });
    expect(truncation).toMatchObject({ reason: 'frontier_budget' });
    expect(nodes).toHaveLength(23);
  });

  test('time_budget: whole levels and what they are called', async () => {
    const slow = createGraph({ databaseUrl: database.url, poolSize: 1, poolWaitMs: 200, workMemKib: 64 });
    const body = { anchors: [at(0)], hops: 4, time_budget_ms: 1 };
    const { envelope, run } = await slow.neighborhood(GraphNeighborhoodRequest.parse(body));
    if (run.truncated) {
      expect(envelope.truncation).toMatchObject({ reason: 'time_budget', total_is_exact: false });
      expect(envelope.nodes[0]).toEqual({ entity_id: at(0), name: `Entity ${at(0)}`, hops: 0 });
      if (envelope.edges.length === 0) expect(envelope.negative).toMatchObject({ kind: 'boundary' });
    }
    await slow.close();
  });

  test('time_budget: what was cancelled takes nothing else with it', async () => {
    const hurried = createGraph({ databaseUrl: database.url, poolSize: 1, poolWaitMs: 200, workMemKib: 64 });
    const body = { anchors: [at(0)], hops: 4 };
    for (let turn = 0; turn < 300; turn++) {
      const request = GraphNeighborhoodRequest.parse({ ...body, time_budget_ms: 1 + (turn % 5) });
      const { envelope } = await hurried.neighborhood(request);
      expect(envelope.nodes[0]).toMatchObject({ entity_id: at(0), hops: 0 });
    }
    await hurried.close();
  });

  test('depth_budget: there may be a longer path', async () => {
    const short = await path({ source: at(0), target: at(9), hops: 5 });
    expect(short).toMatchObject({ paths: [], nodes: [], edges: [], truncation: { reason: 'depth_budget' } });
    expect(short.negative?.kind).toBe('boundary');
    expect((await path({ source: at(2), target: at(8), hops: 6 })).paths[0]?.length).toBe(6);
  });
});

test('time_budget bites in the middle of a level that has to wait', async () => {
  const blocker = await database.sql.reserve();
  await blocker`reset role`;
  await blocker`begin`;
  await blocker`lock table memory.fact_beliefs in access exclusive mode`;
  try {
    const moment = { valid_at: '2024-06-01T00:00:00Z', believed_at: '2024-06-01T00:00:00Z' };
    const request = { ...moment, source: at(0), target: at(3), time_budget_ms: 150 };
    if (database.backend === 'postgres') {
      const late = await path(request);
      expect(late).toMatchObject({ paths: [], truncation: { reason: 'time_budget' } });
      expect(late.negative?.kind).toBe('boundary');
    }
  } finally {
    await blocker`rollback`;
    blocker.release();
  }
});

test('nothing there, nobody known', async () => {
  expect(await neighborhood({ anchors: [at(39)] })).toMatchObject({
    ...{ grain: 'fact', edges: [], truncation: null, negative: { kind: 'known_empty' } },
    nodes: [{ entity_id: at(39), hops: 0 }],
  });
  expect((await path({ source: at(0), target: at(31), hops: 6 })).negative?.kind).toBe('known_empty');
  for (const body of [{ anchors: [at(0), seededId('fact', 1)] }]) {
    expect(await neighborhood(body)).toMatchObject({ nodes: [], negative: { kind: 'unknown_entity' } });
  }
  expect((await path({ source: at(0), target: seededId('fact', 1) })).negative?.kind).toBe('unknown_entity');
  const cited = GraphCitationPathRequest.parse({ source: at(0), target: at(1) });
  expect((await graph.citationPath(cited)).envelope.negative?.kind).toBe('unknown_entity');
});

test('the scope names both clocks', async () => {
  const asked = await neighborhood({
    ...{ anchors: [at(0)], valid_at: '2024-02-01T00:00:00Z', believed_at: '2024-03-01T00:00:00Z' },
  });
  expect(asked.temporal_scope).toMatchObject({
    ...{ mode: 'as_of', valid_at: '2024-02-01T00:00:00.000Z', believed_at: '2024-03-01T00:00:00.000Z' },
    identity_regime: 'current',
  });
  const { temporal_scope: now } = await neighborhood({ anchors: [at(0)] });
  expect(now).toMatchObject({ valid_at: now.evaluated_at, believed_at: now.evaluated_at });
  const early = { valid_at: '2020-01-01T00:00:00Z', believed_at: '2020-01-01T00:00:00Z' };
  expect((await neighborhood({ anchors: [at(0)], ...early })).negative?.kind).toBe('known_empty');
});

test('a continuation belongs to its question', async () => {
  const body = { anchors: [at(0)], hops: 2, result_budget: 5 };
  const { truncation } = await neighborhood(body);
  const continuation = truncation?.continuation ?? '';
  const second = await neighborhood({ ...body, continuation, result_budget: 6, time_budget_ms: 4_000 });
  expect(second.edges).toHaveLength(6);
  expect(second.nodes[0]?.entity_id).toBe(at(0));
  for (const wrong of [
    { ...body, continuation: 'x' },
    { ...body, continuation: `${continuation}AAAA` },
    { ...body, continuation: Buffer.from('[1]').toString('base64url') },
    { ...body, hops: 1, continuation },
    { ...body, anchors: [at(1)], continuation },
    { ...body, predicates: ['knows'], continuation },
    { ...body, direction: 'out', continuation },
  ]) {
    await expect(neighborhood(wrong)).rejects.toMatchObject({ status: 400, detail: 'cursor is malformed' });
  }
});

describe('the three refusals', () => {
  test('live graph is busy: no slot free in time', async () => {
    const small = createGraph({ databaseUrl: database.url, poolSize: 1, poolWaitMs: 1, workMemKib: 64 });
    const ask = () => small.neighborhood(GraphNeighborhoodRequest.parse({ anchors: [at(0)], hops: 4 }));
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, ask));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ status: 503, detail: 'live graph is busy' });
    expect(await ask()).toMatchObject({ envelope: { negative: null } });
    await small.close();
  });

  test('live graph timed out: nobody at the other end', async () => {
    const gone = createGraph({
      databaseUrl: 'postgres://postgres@127.0.0.1:1/postgres',
      ...{ poolSize: 1, poolWaitMs: 1_000, workMemKib: 64 },
    });
    await expect(gone.path(GraphPathRequest.parse({ source: at(0), target: at(1) }))).rejects.toMatchObject({
      status: 503,
      detail: 'live graph timed out',
    });
    expect(await gone.fault()).toBe('graph_database_or_permission_failed');
    await gone.close();
  });

  test('live graph result unavailable: an edge leads to what is not there', async () => {
    await seedGraph(database.sql, { facts: [...facts, fact(300, 39, 38)], merged: new Map() }, entities);
    await database.sql`delete from memory.entities where entity_id = ${at(38)}`;
    await expect(neighborhood({ anchors: [at(39)] })).rejects.toMatchObject({
      ...{ status: 503, detail: 'live graph result unavailable' },
    });
    await seedGraph(database.sql, { facts, merged: new Map() }, entities);
  });

  test('live graph result unavailable: what the graph reads is closed to it', async () => {
    const owner = createDatabase({ url: database.url, poolSize: 1, applicationName: 'memory-test' });
    await owner.sql`revoke select on memory.facts from ${owner.sql(database.roleName('memory_graph'))}`;
    const refused = { status: 503, detail: 'live graph result unavailable' };
    await expect(neighborhood({ anchors: [at(0)] })).rejects.toMatchObject(refused);
    const around = { anchors: [at(0)], hops: 1, predicate: null, at: new Date(then).toISOString(), limit: 5 };
    await expect(graph.expand(around)).rejects.toMatchObject(refused);
    await owner.sql`grant select on memory.facts to ${owner.sql(database.roleName('memory_graph'))}`;
    await owner.close();
  });
});

describe('expansion', () => {
  const expand = (hops: number, limit: number, predicate: string | null = null) =>
    graph.expand({ anchors: [at(0)], hops, predicate, at: new Date(then).toISOString(), limit });

  test('goes from near to far, as far as there is room', async () => {
    const nodes = (await expand(2, 30)).nodes;
    expect(nodes.map((node) => node.entity_id)).toEqual([at(1), ...entities.slice(10, 30), at(2)]);
    expect(nodes.map((node) => node.hops)).toEqual([...Array.from({ length: 21 }, () => 1), 2]);
    expect((await expand(2, 5)).nodes.map((node) => node.entity_id)).toEqual([
      at(1),
      ...entities.slice(10, 14),
    ]);
    expect(await expand(2, 30, 'likes')).toEqual({ nodes: [], dropped: 0 });
  });

  test('keeps what its sources have stopped naming, and drops what was merged', async () => {
    await database.sql`update memory.entities set live_mentions = 0 where entity_id = ${at(10)}`;
    await database.sql`update memory.entities set merged_into = ${at(12)} where entity_id = ${at(11)}`;
    const { nodes, dropped } = await expand(1, 3);
    expect(nodes.map((node) => node.entity_id)).toEqual([at(1), at(10)]);
    expect(dropped).toBe(1);
    await seedGraph(database.sql, { facts, merged: new Map() }, entities);
  });
});

test('an edge to what was merged into its own node leads nowhere, whichever way it is gone', async () => {
  await seedGraph(database.sql, { facts, merged: new Map([[at(31), at(30)]]) }, entities);
  for (const direction of ['out', 'in', 'both']) {
    const { nodes, edges } = await neighborhood({ anchors: [at(30)], direction });
    expect({ direction, edges, nodes: nodes.length }).toEqual({ direction, edges: [], nodes: 1 });
  }
  await seedGraph(database.sql, { facts, merged: new Map() }, entities);
});

test('traversals are counted by how they ended', async () => {
  const text = await registry.metrics();
  expect(text).toMatch(/memory_graph_traversals_total\{kind="neighborhood",outcome="complete"\} \d/);
  expect(text).toMatch(/memory_graph_traversals_total\{kind="path",outcome="truncated"\} \d/);
  expect(text).toContain('memory_graph_traversal_duration_seconds');
  expect(ids(await neighborhood({ anchors: [at(30)] }))).toEqual([at(30), at(31)]);
});
