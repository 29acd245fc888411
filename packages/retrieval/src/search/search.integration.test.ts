import { Envelope } from '@memory/contract';
import { createTestDatabase, type TestDatabase } from '@memory/database/testing';
import type { Embedder } from '@memory/models';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRetrieval, type Retrieval } from '../create-retrieval.ts';
import {
  openBuiltinEmbedder,
  type SeededDocument,
  seedDocument,
  seedEntity,
} from '../testing/seed-corpus.ts';

/** Search asks nothing of the graph. */
const nothingAround = { expand: async () => ({ nodes: [], dropped: 0 }) };

let database: TestDatabase;
let retrieval: Retrieval;
let embedder: Embedder;
let rivers: SeededDocument;
let bridges: SeededDocument;
let twin: SeededDocument;
let danube: string;

const SHARED = 'The Danube flows through ten countries.';

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  embedder = await openBuiltinEmbedder();
  retrieval = await createRetrieval({
    databaseUrl: database.url,
    poolSize: 2,
    poolWaitMs: 5_000,
    modelsDir: 'none',
    graph: nothingAround,
    normalizeName: (name) => name.toLowerCase(),
    matchVersion: async (db, filters, alias) => ({
      condition: db`${db(alias)}.doc_id = any(${filters.doc_ids ?? []}::uuid[])`,
    }),
  });
  danube = await seedEntity(sql, 'Danube');
  const entities = { Danube: danube };
  rivers = await seedDocument(sql, embedder, {
    title: 'Rivers of Europe',
    paragraphs: [
      `${SHARED} It ends in the Black Sea.`,
      'The Volga is the longest river.',
      'Rain feeds the Seine.',
      'The Rhine carries barges.',
    ],
    entities,
  });
  bridges = await seedDocument(sql, embedder, {
    title: 'Bridges',
    paragraphs: ['The Széchenyi chain bridge spans the Danube in Budapest.', 'Steel replaced stone.'],
    entities,
  });
  twin = await seedDocument(sql, embedder, { title: 'Almanac', paragraphs: [SHARED] });
});

afterAll(async () => {
  await retrieval.close();
  await embedder.close();
  await database.close();
});

const search = (
  query: string,
  channel: 'semantic' | 'bm25',
  more: { k?: number; docIds?: string[] } = {},
) => ({
  query,
  channel,
  k: more.k ?? 10,
  ...(more.docIds === undefined
    ? {}
    : { documents: { family: [], authors: [], recipients: [], doc_ids: more.docIds } }),
});

describe.each(['semantic', 'bm25'] as const)('on the %s channel', (channel) => {
  test('the best claim comes first, with where it comes from', async () => {
    const envelope = await retrieval.searchClaims(search('longest river Volga', channel));
    expect(Envelope.parse(envelope)).toEqual(envelope);
    expect(envelope.grain).toBe('evidence');
    expect(envelope.evidence[0]).toMatchObject({
      claim_text: 'The Volga is the longest river.',
      document_title: 'Rivers of Europe',
      is_current_testimony: true,
      corroboration_count: null,
    });
    expect(envelope.negative).toBeNull();
  });

  test('the best chunk comes first; accents do not matter', async () => {
    const envelope = await retrieval.searchChunks(search('Szechenyi chain bridge', channel));
    expect(Envelope.parse(envelope)).toEqual(envelope);
    expect(envelope.chunks[0]?.chunk_id).toBe(bridges.chunkIds[0]);
  });

  test('a documents filter is applied before the best are chosen', async () => {
    const all = await retrieval.searchChunks(
      search('the Danube', channel, { k: 1, docIds: [bridges.docId] }),
    );
    expect(all.chunks.map((chunk) => chunk.doc_id)).toEqual([bridges.docId]);
    const none = await retrieval.searchClaims(search('the Danube', channel, { docIds: [] }));
    expect(none).toMatchObject({ evidence: [], negative: { kind: 'known_empty' }, dropped_by_hydration: 0 });
  });

  test('equal scores are in the order of their ids, again and again', async () => {
    const envelope = await retrieval.searchClaims(
      search(SHARED, channel, { docIds: [rivers.docId, twin.docId] }),
    );
    expect(
      await retrieval.searchClaims(search(SHARED, channel, { docIds: [rivers.docId, twin.docId] })),
    ).toMatchObject({
      evidence: envelope.evidence,
    });
  });

  test('what is no longer held is dropped and counted', async () => {
    const { sql } = database;
    const hidden = bridges.claimIds[0] as string;
    await sql`update memory.claims set is_current = false where claim_id = ${hidden}`;
    const envelope = await retrieval.searchClaims(search('chain bridge in Budapest', channel));
    await sql`update memory.claims set is_current = true where claim_id = ${hidden}`;
    expect(envelope.dropped_by_hydration).toBe(1);
    expect(envelope.evidence.map((claim) => claim.claim_id)).not.toContain(hidden);
  });
});

test('words that nothing holds are known to be empty', async () => {
  const envelope = await retrieval.searchClaims(search('xylophone', 'bm25'));
  expect(envelope).toMatchObject({ evidence: [], negative: { kind: 'known_empty' } });
  const stopWords = await retrieval.searchChunks(search('of the and', 'bm25'));
  expect(stopWords.negative?.kind).toBe('known_empty');
});

test('adjacent chunks stand in document order and stay in their version', async () => {
  const target = rivers.chunkIds[1] as string;
  const one = await retrieval.adjacentChunks({ chunk_id: target, window: 1 });
  expect(one.chunks.map((chunk) => chunk.chunk_id)).toEqual(rivers.chunkIds.slice(0, 3));
  const two = await retrieval.adjacentChunks({ chunk_id: target, window: 2 });
  expect(two.chunks.map((chunk) => chunk.chunk_id)).toEqual(rivers.chunkIds);
  const unknown = await retrieval.adjacentChunks({ chunk_id: danube, window: 1 });
  expect(unknown).toMatchObject({ chunks: [], negative: { kind: 'unknown_entity' } });
});

describe('claims_and_sources_context', () => {
  const ask = (args: { query: string; entity_ids?: string[]; k?: number; candidate_k?: number }) =>
    retrieval.runOperation('claims_and_sources_context', {
      k: 50,
      candidate_k: 200,
      entity_ids: undefined,
      ...args,
    }) as Promise<Envelope>;

  test('claims of identical text stand behind the first', async () => {
    const envelope = await ask({ query: 'countries on the Danube' });
    expect(Envelope.parse(envelope)).toEqual(envelope);
    const [first] = envelope.evidence;
    expect(first).toMatchObject({ claim_text: SHARED, corroboration_count: 2 });
    expect([...(first?.grouped_claim_ids ?? [])].sort()).toEqual(
      [rivers.claimIds[0], twin.claimIds[0]].sort(),
    );
    expect(envelope.evidence.filter((claim) => claim.claim_text === SHARED)).toHaveLength(1);
    expect(envelope.truncation).toBeNull();
  });

  test('entity_ids keep to what is about them', async () => {
    const envelope = await ask({ query: 'longest river Volga', entity_ids: [danube] });
    expect(envelope.evidence.every((claim) => claim.claim_text.includes('Danube'))).toBe(true);
    expect(envelope.chunks.map((chunk) => chunk.chunk_id).sort()).toEqual(
      [rivers.chunkIds[0], bridges.chunkIds[0]].sort(),
    );
    const unknown = await ask({ query: 'x', entity_ids: [danube, rivers.docId] });
    expect(unknown).toMatchObject({ evidence: [], chunks: [], negative: { kind: 'unknown_entity' } });
  });

  test('says what was cut', async () => {
    const envelope = await ask({ query: 'the Danube', k: 1 });
    expect(envelope.evidence).toHaveLength(1);
    expect(envelope.chunks).toHaveLength(1);
    expect(envelope.truncation).toMatchObject({
      truncated: true,
      returned: 2,
      reason: 'result_budget',
      total_is_exact: true,
    });
    expect((await ask({ query: 'the Danube', k: 1, candidate_k: 1 })).truncation).toMatchObject({
      total_is_exact: false,
    });
  });
});

test('combined_context runs both children at one evaluation', async () => {
  const bundle = await retrieval.runOperation('combined_context', {
    query: 'the Danube',
    entity_ids: undefined,
    hops: 1,
    predicate: undefined,
    time: { mode: 'current' },
  });
  expect(bundle).toMatchObject({
    contract: 'ContextBundle/v2',
    claims_and_sources: { grain: 'evidence', temporal_scope: { mode: 'current' } },
    facts: { grain: 'fact', negative: { kind: 'known_empty' } },
  });
  if (!('facts' in bundle && 'contract' in bundle)) throw new Error('no bundle');
  expect(bundle.facts.temporal_scope.evaluated_at).toBe(
    bundle.claims_and_sources.temporal_scope.evaluated_at,
  );
});

test('the four operations are described with the hashes of their plans', () => {
  const descriptors = retrieval.describeOperations();
  expect(descriptors.map((one) => [one.name, one.version])).toEqual([
    ['resolve_entity', 1],
    ['claims_and_sources_context', 2],
    ['facts_context', 3],
    ['combined_context', 4],
  ]);
  expect(new Set(descriptors.map((one) => one.implementation_plan_hash)).size).toBe(4);
});
