import {
  type Envelope,
  GraphAnswer,
  GraphNeighborhoodRequest,
  GraphPathRequest,
  toUtcString,
} from '@memory/contract';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGraph } from './create-graph.ts';
import { arbitraryGraph, arbitraryQuestion, DAYS, dayAt, entities } from './testing/arbitrary-graph.ts';
import {
  allPaths,
  edgesOf,
  neighborhoodOf,
  type ReferenceGraph,
  type ReferenceQuestion,
} from './testing/reference.ts';
import { seedGraph } from './testing/seed-graph.ts';
import type { Graph } from './types.ts';

let database: TestDatabase;
let graph: Graph;
const now = new Date(dayAt(DAYS));

beforeAll(async () => {
  database = await createTestDatabase();
  graph = createGraph({
    databaseUrl: database.url,
    poolSize: 2,
    poolWaitMs: 5_000,
    workMemKib: 16_384,
    now: () => now,
  });
});
afterAll(async () => {
  await graph?.close();
  await database?.close();
});

type Question = typeof arbitraryQuestion extends fc.Arbitrary<infer Value> ? Value : never;

function ask(question: Question): { body: object; reference: ReferenceQuestion } {
  const { clocks, direction, predicates } = question;
  const validAt = clocks === null ? now.getTime() : dayAt(clocks.valid);
  return {
    body: {
      direction,
      predicates,
      ...(clocks === null
        ? {}
        : {
            valid_at: toUtcString(new Date(validAt)),
            believed_at: toUtcString(new Date(dayAt(clocks.believed))),
          }),
    },
    reference: {
      direction: direction as ReferenceQuestion['direction'],
      predicates,
      validAt,
      believedAt: clocks === null ? null : dayAt(clocks.believed),
    },
  };
}

async function neighborhood(body: object): Promise<Envelope> {
  return GraphAnswer.parse(await graph.neighborhood(GraphNeighborhoodRequest.parse(body))).envelope;
}
async function path(body: object): Promise<Envelope> {
  return GraphAnswer.parse(await graph.path(GraphPathRequest.parse(body))).envelope;
}

/** Anchors that the graph knows: not merged into another. */
const roots = (world: ReferenceGraph) => entities.filter((entity) => !world.merged.has(entity));
const runs = { numRuns: 60, endOnFailure: true };

test('a neighbourhood is what the obvious walk finds, page by page', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryGraph,
      arbitraryQuestion,
      fc.record({ hops: fc.integer({ min: 1, max: 4 }), anchors: fc.subarray([0, 1, 2], { minLength: 1 }) }),
      fc.integer({ min: 1, max: 7 }),
      async (world, question, { hops, anchors: chosen }, page) => {
        await seedGraph(database.sql, world, entities);
        const { body, reference } = ask(question);
        const anchors = chosen.map((n) => roots(world)[n] ?? '');
        const expected = neighborhoodOf(edgesOf(world, reference), anchors, hops, reference.direction);
        const whole = await neighborhood({ ...body, anchors, hops, result_budget: 1_000 });
        expect(whole.edges.map((edge) => edge.relation_id)).toEqual(expected.met.map(({ id }) => id));
        expect(new Map(whole.nodes.map((node) => [node.entity_id, node.hops]))).toEqual(expected.distance);
        expect(whole.truncation).toBeNull();
        expect(whole.negative?.kind).toBe(expected.met.length === 0 ? 'known_empty' : undefined);

        const paged: string[] = [];
        const nodes = new Map<string, number>();
        let continuation: string | null = null;
        do {
          const request = { ...body, anchors, hops, result_budget: page };
          const answer: Envelope = await neighborhood(
            continuation === null ? request : { ...request, continuation },
          );
          paged.push(...answer.edges.map((edge) => edge.relation_id));
          for (const node of answer.nodes) nodes.set(node.entity_id, node.hops);
          const ends = new Set(answer.nodes.map((node) => node.entity_id));
          expect(answer.edges.every((edge) => ends.has(edge.subject_id) && ends.has(edge.object_id))).toBe(
            true,
          );
          continuation = answer.truncation?.continuation ?? null;
        } while (continuation !== null);
        // A page is asked as of the first one's moment, at which what was closed since was still held.
        if (question.clocks !== null) {
          expect(paged).toEqual(expected.met.map(({ id }) => id));
          expect(nodes).toEqual(expected.distance);
        }
      },
    ),
    runs,
  );
}, 120_000);

test('whatever the budgets allow, the pages show as many edges as were counted, each once, and all of them real', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryGraph,
      arbitraryQuestion,
      fc.record({
        hops: fc.integer({ min: 1, max: 3 }),
        expansion_budget: fc.integer({ min: 1, max: 12 }),
        frontier_budget: fc.integer({ min: 1, max: 4 }),
        result_budget: fc.integer({ min: 1, max: 5 }),
      }),
      async (world, question, budgets) => {
        await seedGraph(database.sql, world, entities);
        const { body, reference } = ask(question);
        const real = new Set(edgesOf(world, reference).map(({ id }) => id));
        const request = { ...body, anchors: roots(world).slice(0, 2), ...budgets };
        const told: string[] = [];
        let answer = await graph.neighborhood(GraphNeighborhoodRequest.parse(request));
        const counted = answer.envelope.truncation?.estimated_total ?? answer.envelope.edges.length;
        expect(answer.run.examined_edges).toBeLessThanOrEqual(budgets.expansion_budget);
        for (;;) {
          told.push(...answer.envelope.edges.map((edge) => edge.relation_id));
          const continuation = answer.envelope.truncation?.continuation ?? null;
          if (continuation === null) break;
          answer = await graph.neighborhood(GraphNeighborhoodRequest.parse({ ...request, continuation }));
        }
        // Pages of what holds now are asked as of the first one's moment, at which what was closed since was still held.
        if (question.clocks === null) return;
        expect(told).toHaveLength(counted);
        expect(new Set(told).size).toBe(told.length);
        expect(told.filter((id) => !real.has(id))).toEqual([]);
      },
    ),
    { ...runs, numRuns: 150 },
  );
}, 120_000);

test('paths are those of the obvious search: whole, shortest first, ties by the ids of their edges', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryGraph,
      arbitraryQuestion,
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 9 }),
      async (world, question, hops, most) => {
        await seedGraph(database.sql, world, entities);
        const { body, reference } = ask(question);
        const [source = '', , target = ''] = roots(world);
        const edges = edgesOf(world, reference);
        const expected = allPaths(edges, { source, target, hops, direction: reference.direction });
        const request = { ...body, source, target, hops, result_budget: most };
        const all = await path({ ...request, paths: 'all' });
        expect(all.paths.map((one) => one.edges.map((edge) => edge.relation_id))).toEqual(
          expected.slice(0, most),
        );
        expect(all.truncation?.reason).toBe(
          expected.length > most ? 'result_budget' : (all.truncation?.reason ?? undefined),
        );
        const shortest = expected.filter((one) => one.length === expected[0]?.length);
        const found = await path(request);
        expect(found.paths.map((one) => one.edges.map((edge) => edge.relation_id))).toEqual(
          shortest.slice(0, most),
        );
        for (const one of [...all.paths, ...found.paths]) {
          expect(one.nodes.map((node) => node.hops)).toEqual(one.nodes.map((_, place) => place));
          expect([one.nodes[0]?.entity_id, one.nodes.at(-1)?.entity_id]).toEqual([source, target]);
          for (const [place, edge] of one.edges.entries()) {
            const ends = [one.nodes[place]?.entity_id, one.nodes[place + 1]?.entity_id];
            expect([...ends].sort()).toEqual([edge.subject_id, edge.object_id].sort());
          }
        }
        if (expected.length === 0) {
          const longer = allPaths(edges, {
            source,
            target,
            hops: entities.length,
            direction: reference.direction,
          });
          const kind = found.negative?.kind;
          if (longer.length > 0)
            expect([kind, found.truncation?.reason]).toEqual(['boundary', 'depth_budget']);
          else expect(['known_empty', 'boundary']).toContain(kind);
        }
      },
    ),
    runs,
  );
}, 120_000);

test('whatever the budgets, what is returned is right, and what bit is said', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryGraph,
      arbitraryQuestion,
      fc.record({ expansion: fc.integer({ min: 1, max: 30 }), frontier: fc.integer({ min: 1, max: 4 }) }),
      async (world, question, budgets) => {
        await seedGraph(database.sql, world, entities);
        const { body, reference } = ask(question);
        const [anchor = '', , target = ''] = roots(world);
        const edges = edgesOf(world, reference);
        const limits = { expansion_budget: budgets.expansion, frontier_budget: budgets.frontier };
        const expected = neighborhoodOf(edges, [anchor], 3, reference.direction);
        const request = { ...body, ...limits, anchors: [anchor], hops: 3, result_budget: 1_000 };
        const around = await neighborhood(request);
        const hopsOf = new Map(expected.met.map(({ id, hops }) => [id, hops]));
        for (const node of around.nodes) {
          expect(node.hops).toBe(expected.distance.get(node.entity_id));
        }
        for (const edge of around.edges) expect(hopsOf.has(edge.relation_id)).toBe(true);
        if (around.truncation === null) expect(around.edges).toHaveLength(expected.met.length);
        else expect(['expansion_budget', 'frontier_budget']).toContain(around.truncation.reason);
        // The same question has the same answer.
        expect((await neighborhood(request)).edges).toEqual(around.edges);

        const paths = allPaths(edges, { source: anchor, target, hops: 4, direction: reference.direction });
        const found = await path({ ...body, ...limits, source: anchor, target, hops: 4, result_budget: 50 });
        const known = new Set(paths.map((one) => one.join()));
        for (const one of found.paths) {
          expect(known.has(one.edges.map((edge) => edge.relation_id).join())).toBe(true);
          expect(one.length).toBe(paths[0]?.length);
        }
        if (found.paths.length === 0 && paths.length > 0) expect(found.negative?.kind).toBe('boundary');
      },
    ),
    runs,
  );
}, 120_000);
