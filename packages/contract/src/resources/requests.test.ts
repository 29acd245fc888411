import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { limits } from '../limits.ts';
import { CostExportQuery } from './cost-export.ts';
import { DocumentSearchRequest } from './document-search.ts';
import { DocumentsQuery } from './documents.ts';
import { exampleId } from './examples.ts';
import { GraphCitationPathRequest, GraphNeighborhoodRequest, GraphPathRequest } from './graph-requests.ts';
import { IngestQuery } from './ingest.ts';
import { LookupObservationsQuery, LookupRelationsQuery, ResolveQuery } from './lookups.ts';
import {
  ClaimsAndSourcesArguments,
  CombinedContextArguments,
  FactsContextArguments,
  inputSchemaOf,
  ResolveEntityArguments,
} from './operations.ts';
import {
  QuerySpaceSearchQuery,
  SavedQueryRunRequest,
  SqlExplainRequest,
  SqlRequest,
} from './query-requests.ts';
import { ReadinessRequest } from './readiness.ts';
import { AdjacentRequest, SearchQuery, SearchRequest } from './search.ts';

const requireAll = { pipeline: true, p1: true, live_graph: true, p3: false };
const filters = {
  family: ['markdown'],
  authors: ['Ada'],
  recipients: [],
  created_from: '2024-01-01T00:00:00Z',
  created_to: '2024-01-01T00:00:00+02:00',
  modified_from: '2024-01-01T00:00:00-05:00',
  modified_to: '2024-01-01T00:00:00.123456Z',
  language: 'en',
  thread_ref: 'x',
  doc_ids: [exampleId],
};

const requests: [string, z.ZodType, Record<string, unknown>][] = [
  [
    'IngestQuery',
    IngestQuery,
    {
      filename: 'a.md',
      mime: 'text/markdown',
      title: 'A',
      source_kind: 'git',
      source_ref: 'a',
      source_modified_at: '2024-01-01T00:00:00Z',
      versioning_mode: 'living',
      source_version_ref: '1',
      source_path: 'a.md',
    },
  ],
  ['ReadinessRequest', ReadinessRequest, { version_ids: [exampleId], require: requireAll }],
  ['DocumentsQuery', DocumentsQuery, { limit: '200', cursor: 'x', status: 'ready' }],
  [
    'DocumentSearchRequest',
    DocumentSearchRequest,
    { query: 'x', filters, versions: 'all', k: 200, cursor: null },
  ],
  ['SearchRequest', SearchRequest, { query: 'x', k: 400, channel: 'bm25', documents: filters }],
  ['SearchQuery', SearchQuery, { query: 'x', k: '400', channel: 'bm25' }],
  ['AdjacentRequest', AdjacentRequest, { chunk_id: exampleId, window: 2 }],
  ['ResolveEntityArguments', ResolveEntityArguments, { name: 'Ada' }],
  [
    'ClaimsAndSourcesArguments',
    ClaimsAndSourcesArguments,
    { query: 'x', entity_ids: [exampleId], k: 100, candidate_k: 400 },
  ],
  [
    'FactsContextArguments',
    FactsContextArguments,
    {
      query: 'x',
      entity_ids: [exampleId],
      k: 30,
      evidence_per_fact: 5,
      hops: 2,
      predicate: 'works_at',
      time: { mode: 'overlap', from: '2024-01-01T00:00:00Z', to: '2024-01-01T00:00:00Z' },
    },
  ],
  [
    'CombinedContextArguments',
    CombinedContextArguments,
    {
      query: 'x',
      entity_ids: [exampleId],
      hops: 2,
      predicate: 'x',
      time: { mode: 'at', at: '2024-01-01T00:00:00Z' },
    },
  ],
  ['ResolveQuery', ResolveQuery, { name: 'x', entity_type: 'person', context_entity_ids: [exampleId] }],
  [
    'LookupRelationsQuery',
    LookupRelationsQuery,
    {
      subject_entity_id: exampleId,
      predicate: 'x',
      object_entity_id: exampleId,
      valid_at: '2024-01-01T00:00:00+00:00',
    },
  ],
  [
    'LookupObservationsQuery',
    LookupObservationsQuery,
    { entity_id: exampleId, property_query: 'x', k: '100' },
  ],
  ['SqlRequest', SqlRequest, { sql: 'select 1', parameters: [1], max_rows: 0 }],
  ['SqlExplainRequest', SqlExplainRequest, { sql: 'select 1', parameters: [1] }],
  ['QuerySpaceSearchQuery', QuerySpaceSearchQuery, { query: 'x', k: '25' }],
  ['SavedQueryRunRequest', SavedQueryRunRequest, { version: 1, parameters: [], max_rows: 1 }],
  ['CostExportQuery', CostExportQuery, { cursor: 'x', limit: '500' }],
];

describe.each(requests)('%s', (_name, schema, example) => {
  test('accepts a full example', () => {
    expect(schema.safeParse(example).error).toBeUndefined();
  });

  test('refuses an undeclared key', () => {
    expect(schema.safeParse({ ...example, undeclared: 1 }).success).toBe(false);
    for (const [key, value] of Object.entries(example)) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
      const changed = { ...example, [key]: { ...value, undeclared: 1 } };
      expect(schema.safeParse(changed).success, `undeclared in ${key}`).toBe(false);
    }
  });

  test('has a JSON Schema that forbids undeclared keys', () => {
    expect(inputSchemaOf(schema)).toMatchObject({ type: 'object', additionalProperties: false });
  });
});

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

type Range = { min: number; max: number };
const ranges: [string, z.ZodType, Range, (value: number) => unknown][] = [
  ['documents limit', DocumentsQuery, limits.documentsPage, (limit) => ({ limit: String(limit) })],
  ['document search k', DocumentSearchRequest, limits.documentSearchK, (k) => ({ k })],
  [
    'document search query',
    DocumentSearchRequest,
    limits.searchQuery,
    (length) => ({ query: '😀'.repeat(length) }),
  ],
  ['search k', SearchRequest, limits.searchK, (k) => ({ query: 'x', k })],
  ['search k in a URL', SearchQuery, limits.searchK, (k) => ({ query: 'x', k: String(k) })],
  ['search query', SearchRequest, limits.searchQuery, (length) => ({ query: '😀'.repeat(length) })],
  ['search query in a URL', SearchQuery, limits.searchQuery, (length) => ({ query: 'é'.repeat(length) })],
  ['adjacent window', AdjacentRequest, limits.adjacentWindow, (window) => ({ chunk_id: exampleId, window })],
  [
    'operation query',
    CombinedContextArguments,
    limits.operationQuery,
    (length) => ({ query: '😀'.repeat(length) }),
  ],
  ['claims k', ClaimsAndSourcesArguments, limits.claimsK, (k) => ({ query: 'x', k })],
  [
    'candidate_k',
    ClaimsAndSourcesArguments,
    limits.candidateK,
    (candidate_k) => ({ query: 'x', k: 1, candidate_k }),
  ],
  [
    'claims entity_ids',
    ClaimsAndSourcesArguments,
    limits.claimsEntityIds,
    (count) => ({ query: 'x', entity_ids: ids(count) }),
  ],
  [
    'facts entity_ids',
    FactsContextArguments,
    limits.factsEntityIds,
    (count) => ({ query: 'x', entity_ids: ids(count) }),
  ],
  [
    'combined entity_ids',
    CombinedContextArguments,
    limits.factsEntityIds,
    (count) => ({ query: 'x', entity_ids: ids(count) }),
  ],
  ['facts k', FactsContextArguments, limits.factsK, (k) => ({ query: 'x', k })],
  [
    'evidence_per_fact',
    FactsContextArguments,
    limits.evidencePerFact,
    (evidence_per_fact) => ({ query: 'x', evidence_per_fact }),
  ],
  ['hops', FactsContextArguments, limits.hops, (hops) => ({ query: 'x', hops })],
  [
    'predicate',
    FactsContextArguments,
    limits.predicate,
    (length) => ({ query: 'x', predicate: '😀'.repeat(length) }),
  ],
  [
    'readiness versions',
    ReadinessRequest,
    limits.readinessVersions,
    (count) => ({ version_ids: ids(count), require: requireAll }),
  ],
  ['resolve context', ResolveQuery, { min: 0, max: 8 }, (n) => ({ name: 'x', context_entity_ids: ids(n) })],
  [
    'observations k',
    LookupObservationsQuery,
    limits.lookupObservationsK,
    (k) => ({ entity_id: exampleId, k: `${k}` }),
  ],
  ['space search k', QuerySpaceSearchQuery, limits.querySpaceSearchK, (k) => ({ query: 'x', k: String(k) })],
  ['cost export limit', CostExportQuery, limits.costExportPage, (limit) => ({ limit: String(limit) })],
];

function ids(count: number): string[] {
  return Array.from(
    { length: Math.max(0, count) },
    (_, index) => `00000000-0000-0000-0000-${String(index).padStart(12, '0')}`,
  );
}

describe.each(ranges)('%s', (_name, schema, range, request) => {
  test(`is ${range.min} to ${range.max}`, () => {
    expect(accepts(schema, request(range.min))).toBe(true);
    expect(accepts(schema, request(range.max))).toBe(true);
    if (range.min > 0) expect(accepts(schema, request(range.min - 1))).toBe(false);
    expect(accepts(schema, request(range.max + 1))).toBe(false);
  });
});

describe('small print', () => {
  test('defaults', () => {
    expect(SearchRequest.parse({ query: 'x' })).toEqual({ query: 'x', k: 10, channel: 'semantic' });
    expect(DocumentSearchRequest.parse({})).toEqual({
      filters: { family: [], authors: [], recipients: [] },
      versions: 'current',
      k: 20,
    });
    expect(FactsContextArguments.parse({ query: 'x' })).toEqual({
      query: 'x',
      k: 15,
      evidence_per_fact: 3,
      hops: 1,
      time: { mode: 'current' },
    });
    expect(ClaimsAndSourcesArguments.parse({ query: 'x' })).toEqual({ query: 'x', k: 50, candidate_k: 200 });
  });

  test('candidate_k is at least k', () => {
    expect(accepts(ClaimsAndSourcesArguments, { query: 'x', k: 100, candidate_k: 99 })).toBe(false);
    expect(accepts(ClaimsAndSourcesArguments, { query: 'x', candidate_k: 49 })).toBe(false);
  });

  test('operation arguments: no null, no booleans or strings as integers, whole floats are integers', () => {
    for (const k of [null, true, '3', 2.5, Number.POSITIVE_INFINITY]) {
      expect(accepts(FactsContextArguments, { query: 'x', k }), String(k)).toBe(false);
    }
    expect(accepts(FactsContextArguments, JSON.parse('{"query":"x","k":3.0}'))).toBe(true);
    for (const key of ['entity_ids', 'hops', 'predicate', 'time']) {
      expect(accepts(CombinedContextArguments, { query: 'x', [key]: null }), key).toBe(false);
    }
  });

  test('two spellings of one UUID are duplicates among entities, and one version in readiness', () => {
    const pair = [exampleId, exampleId.toUpperCase()];
    expect(accepts(FactsContextArguments, { query: 'x', entity_ids: pair })).toBe(false);
    expect(ReadinessRequest.parse({ version_ids: pair, require: requireAll }).version_ids).toEqual([
      exampleId,
    ]);
  });

  test('time objects', () => {
    const time = (value: unknown) => accepts(FactsContextArguments, { query: 'x', time: value });
    expect(time({ mode: 'history' })).toBe(true);
    expect(time({ mode: 'at', at: '2024-01-01T00:00:00+05:30' })).toBe(true);
    for (const wrong of [
      {},
      { mode: 'as_of' },
      { mode: 'current', at: '2024-01-01T00:00:00Z' },
      { mode: 'at' },
      { mode: 'at', at: '2024-01-01' },
      { mode: 'at', at: '2024-01-01T00:00:00' },
      { mode: 'overlap', from: '2024-01-01T00:00:00Z' },
      { mode: 'overlap', from: '2024-01-02T00:00:00Z', to: '2024-01-01T00:00:00Z' },
      'current',
      null,
    ]) {
      expect(time(wrong), JSON.stringify(wrong)).toBe(false);
    }
  });

  test('document search: no cursor beside a query; optional fields may be null, defaulted ones not', () => {
    expect(accepts(DocumentSearchRequest, { query: 'x', cursor: 'y' })).toBe(false);
    expect(accepts(DocumentSearchRequest, { query: null, cursor: null })).toBe(true);
    expect(accepts(DocumentSearchRequest, { k: null })).toBe(false);
    expect(accepts(DocumentSearchRequest, { filters: { created_from: '2024-01-01' } })).toBe(false);
  });

  test('readiness wants all four booleans, and booleans only', () => {
    for (const change of [{ p3: undefined }, { p3: 'true' }, { p3: 1 }, { p3: null }, { p4: true }]) {
      const request = { version_ids: [exampleId], require: { ...requireAll, ...change } };
      expect(accepts(ReadinessRequest, request), JSON.stringify(change)).toBe(false);
    }
    expect(accepts(ReadinessRequest, [exampleId])).toBe(false);
  });

  test('lookup of relations needs a part of the pattern, and a world time in UTC', () => {
    expect(accepts(LookupRelationsQuery, { valid_at: '2024-01-01T00:00:00Z' })).toBe(false);
    expect(accepts(LookupRelationsQuery, { predicate: 'x', valid_at: '2024-01-01T00:00:00+01:00' })).toBe(
      false,
    );
  });

  test('text holds neither NUL nor lone surrogates', () => {
    expect(accepts(SearchRequest, { query: 'a\0b' })).toBe(false);
    expect(accepts(SearchRequest, { query: '\ud800' })).toBe(false);
  });

  test('graph: defaults, both clocks or neither, two ends, no undeclared fields', () => {
    const other = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f02';
    expect(GraphNeighborhoodRequest.parse({ anchors: [exampleId.toUpperCase()], predicates: null })).toEqual({
      anchors: [exampleId],
      hops: 1,
      direction: 'both',
      result_budget: 100,
      expansion_budget: 10_000,
      frontier_budget: 2_000,
      time_budget_ms: 5_000,
    });
    const path = { source: exampleId, target: other };
    expect(GraphPathRequest.parse(path)).toMatchObject({ hops: 4, paths: 'shortest', result_budget: 10 });
    const at = '2024-01-01T00:00:00Z';
    expect(accepts(GraphPathRequest, { ...path, valid_at: at, believed_at: at })).toBe(true);
    for (const wrong of [
      { valid_at: at },
      { believed_at: at },
      { valid_at: at, believed_at: '2024-01-01T00:00:00+01:00' },
      { target: exampleId },
      { target: undefined },
      { predicates: [] },
      { predicates: ['x', 'x'] },
      { direction: 'up' },
      { paths: 'some' },
      { continuation: 'x' },
      { anchors: [exampleId] },
      { hops: 7 },
      { hops: 0 },
      { result_budget: 51 },
      { time_budget_ms: 0 },
    ]) {
      expect(accepts(GraphPathRequest, { ...path, ...wrong }), JSON.stringify(wrong)).toBe(false);
    }
    expect(accepts(GraphCitationPathRequest, { ...path, predicates: ['cites'] })).toBe(false);
    expect(accepts(GraphNeighborhoodRequest, { anchors: [exampleId, exampleId.toUpperCase()] })).toBe(false);
    expect(accepts(GraphNeighborhoodRequest, { anchors: [] })).toBe(false);
  });
});
