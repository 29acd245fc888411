import {
  cursorMalformed,
  type DeploymentBuildInfo,
  documentNotFound,
  mcpToolNames,
  modelProviderUnavailable,
  type RecipeDescriptor,
} from '@memory/contract';
import { describe, expect, test } from 'vitest';
import { createApi } from '../create-api.ts';
import { createFakeDeps, createTestClient, testDeploymentId } from '../testing/index.ts';

type Told = { detail: unknown };

const id = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f01';
const requireAll = { pipeline: true, p1: true, live_graph: true, p3: true };

function setUp(options: Parameters<typeof createFakeDeps>[0] = {}) {
  const { deps, calls, lines } = createFakeDeps(options);
  return { client: createTestClient(createApi(deps).hono), calls, lines };
}

describe('each route hands on what it was asked', () => {
  test.each<[string, unknown, { name: string; args: unknown }]>([
    [
      '/documents?limit=3&status=ready&cursor=c',
      undefined,
      { name: 'listDocuments', args: { limit: 3, status: 'ready', cursor: 'c' } },
    ],
    ['/documents', undefined, { name: 'listDocuments', args: { limit: 50 } }],
    [
      '/documents/search',
      { query: 'x', filters: { family: ['pdf'] } },
      {
        name: 'searchDocuments',
        args: {
          query: 'x',
          filters: { family: ['pdf'], authors: [], recipients: [] },
          versions: 'current',
          k: 20,
        },
      },
    ],
    [
      '/readiness',
      { version_ids: [id], require: requireAll },
      { name: 'readiness', args: { version_ids: [id], require: requireAll } },
    ],
    [
      '/search/claims?query=a+b',
      undefined,
      { name: 'searchClaims', args: { query: 'a b', k: 10, channel: 'semantic' } },
    ],
    [
      '/search/claims',
      { query: 'a', k: 400, channel: 'bm25' },
      { name: 'searchClaims', args: { query: 'a', k: 400, channel: 'bm25' } },
    ],
    [
      '/search/chunks?query=a&k=1&channel=bm25',
      undefined,
      { name: 'searchChunks', args: { query: 'a', k: 1, channel: 'bm25' } },
    ],
    [
      '/search/chunks',
      { query: 'a' },
      { name: 'searchChunks', args: { query: 'a', k: 10, channel: 'semantic' } },
    ],
    [
      `/chunks/${id.toUpperCase()}/adjacent?window=2`,
      undefined,
      { name: 'adjacentChunks', args: { chunk_id: id, window: 2 } },
    ],
    ['/chunks/adjacent', { chunk_id: id }, { name: 'adjacentChunks', args: { chunk_id: id, window: 1 } }],
    ['/operations/resolve_entity', { name: 'Ada' }, { name: 'resolve_entity', args: { name: 'Ada' } }],
    [
      '/operations/facts_context',
      { query: 'x', time: { mode: 'at', at: '2024-01-01T01:00:00+01:00' } },
      {
        name: 'facts_context',
        args: {
          query: 'x',
          k: 15,
          evidence_per_fact: 3,
          hops: 1,
          time: { mode: 'at', at: new Date('2024-01-01T00:00:00Z') },
        },
      },
    ],
    [
      `/resolve?name=Ada&entity_type=person&context_entity_ids=${id}`,
      undefined,
      { name: 'resolve', args: { name: 'Ada', entity_type: 'person', context_entity_ids: [id] } },
    ],
    [
      `/lookup/relations?subject_entity_id=${id}&valid_at=2024-01-01T00:00:00Z`,
      undefined,
      {
        name: 'lookupRelations',
        args: { subject_entity_id: id, valid_at: new Date('2024-01-01T00:00:00Z') },
      },
    ],
    [
      `/lookup/observations?entity_id=${id}&property_query=age`,
      undefined,
      { name: 'lookupObservations', args: { entity_id: id, property_query: 'age', k: 20 } },
    ],
    [`/hydrate/relation/${id.toUpperCase()}`, undefined, { name: 'hydrateRelation', args: id }],
    [`/transcript/relation/${id}`, undefined, { name: 'relationTranscript', args: id }],
  ])('%s', async (path, body, call) => {
    const { client, calls } = setUp();
    const answer = await (body === undefined ? client.get(path) : client.post(path, body));
    expect(answer.status).toBe(200);
    expect(calls).toEqual([call]);
  });
});

test('deletion hands on the id, and says what is not there', async () => {
  const { client, calls } = setUp();
  const gone = await client.request(`/documents/${id.toUpperCase()}`, { method: 'DELETE' });
  expect(gone.status).toBe(200);
  expect(calls).toEqual([{ name: 'deleteDocument', args: id }]);
  const { deps } = createFakeDeps();
  const documents = { ...deps.documents, deleteDocument: () => Promise.reject(documentNotFound()) };
  const again = await setUp({ deps: { documents } }).client.request(`/documents/${id}`, { method: 'DELETE' });
  expect([again.status, again.body]).toEqual([404, { detail: 'document_not_found' }]);
});

test.each([
  '/resolve',
  `/resolve?name=x&${`context_entity_ids=${id}&`.repeat(9)}`,
  '/lookup/relations',
  '/lookup/relations?valid_at=2024-01-01T00:00:00Z',
  '/lookup/relations?predicate=knows&valid_at=2024-01-01T00:00:00%2B01:00',
  '/lookup/observations',
  `/lookup/observations?entity_id=${id}&k=101`,
  '/hydrate/relation/x',
  '/transcript/relation/x',
])('%s is refused', async (path) => {
  const { client, calls } = setUp();
  expect((await client.get(path)).status).toBe(422);
  expect(calls).toEqual([]);
});

describe('operations', () => {
  const { client, calls } = setUp();

  test('an unknown name is its own error, whatever the body', async () => {
    for (const name of ['testimony_context', 'RESOLVE_ENTITY', '__proto__', 'constructor', 'a b']) {
      const answer = await client.request(`/operations/${encodeURIComponent(name)}`, {
        method: 'POST',
        bytes: '{',
      });
      expect([answer.status, answer.body]).toEqual([404, { detail: name }]);
    }
  });

  test.each<[string, unknown]>([
    ['resolve_entity', {}],
    ['resolve_entity', { name: '' }],
    ['resolve_entity', { name: 5 }],
    ['resolve_entity', { name: 'x', k: 1 }],
    ['claims_and_sources_context', { query: 'x', k: true }],
    ['claims_and_sources_context', { query: 'x', k: '3' }],
    ['claims_and_sources_context', { query: 'x', k: 60, candidate_k: 59 }],
    ['claims_and_sources_context', { query: 'x', entity_ids: [] }],
    ['claims_and_sources_context', { query: 'x', entity_ids: [id, id.toUpperCase()] }],
    ['facts_context', { query: 'x', entity_ids: null }],
    ['facts_context', { query: 'x', time: { mode: 'current', at: '2024-01-01T00:00:00Z' } }],
    ['combined_context', { query: 'x', k: 3 }],
    ['combined_context', []],
  ])('%s refuses %j', async (name, args) => {
    const answer = await client.post<Told>(`/operations/${name}`, args);
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toEqual({ code: 'invalid_parameter', message: expect.stringMatching(/\w/) });
    expect(calls).toEqual([]);
  });

  test('an argument that the machinery of objects would swallow is refused', async () => {
    const answer = await client.request<Told>('/operations/resolve_entity', {
      method: 'POST',
      bytes: '{"name":"x","__proto__":1}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([answer.status, answer.body.detail]).toMatchObject([422, { code: 'invalid_parameter' }]);
    expect(calls).toEqual([]);
  });

  test('whole floats are integers', async () => {
    const answer = await client.request('/operations/claims_and_sources_context', {
      method: 'POST',
      bytes: '{"query":"x","k":3.0}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(200);
  });

  test('four are listed', async () => {
    expect((await client.get('/operations')).body).toHaveLength(4);
  });
});

describe('recipes', () => {
  test('are the stock three, and answer as their operation and routes do', async () => {
    const { client, calls } = setUp();
    const listed = await client.get<RecipeDescriptor[]>('/recipes');
    expect(listed.body.map((recipe) => recipe.name)).toEqual([
      'resolve_entity',
      'graph_neighborhood',
      'graph_path',
    ]);
    expect((await client.post('/recipe/resolve_entity', { name: 'Ada' })).status).toBe(200);
    const ends = { source: testDeploymentId, target: '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f02' };
    expect((await client.post('/recipe/graph_path', ends)).status).toBe(200);
    expect(calls).toMatchObject([
      { name: 'resolve_entity', args: { name: 'Ada' } },
      { name: 'path', args: { ...ends, hops: 4, direction: 'both' } },
    ]);
  });

  test('an unknown name is 404, a missing argument a validation list', async () => {
    const { client, calls } = setUp();
    for (const name of ['graph_paths', 'RESOLVE_ENTITY', '__proto__']) {
      const answer = await client.post(`/recipe/${name}`, {});
      expect([answer.status, answer.body]).toEqual([404, { detail: name }]);
    }
    const missing = await client.post<Told>('/recipe/resolve_entity', {});
    expect([missing.status, missing.body.detail]).toMatchObject([
      422,
      [{ type: 'missing', loc: ['body', 'name'] }],
    ]);
    const strange = await client.request<Told>('/recipe/resolve_entity', {
      method: 'POST',
      bytes: '{"name":"x","__proto__":1}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([strange.status, strange.body.detail]).toMatchObject([422, [{ type: 'extra_forbidden' }]]);
    expect((await client.post<Told>('/recipe/resolve_entity', [])).body.detail).toMatchObject([
      { type: 'dict_type', loc: ['body'] },
    ]);
    const single = await client.post<Told>('/recipe/graph_neighborhood', { anchors: testDeploymentId });
    expect(single.body.detail).toMatchObject([{ type: 'list_type', loc: ['body', 'anchors'] }]);
    expect(single.body.detail).toHaveLength(1);
    expect(calls).toEqual([]);
  });
});

describe('deployment', () => {
  test('has four fields, and the tools whose route is served', async () => {
    const { body } = await setUp().client.get<DeploymentBuildInfo>('/deployment');
    expect(Object.keys(body).sort()).toEqual([
      'build_revision',
      'document_binding_generation',
      'model_bindings',
      'tools',
    ]);
    expect(body.model_bindings).toEqual({ p1_embedding: 'builtin/hash-v1' });
    expect(body.tools).toMatchObject({
      ingest: 1,
      pipeline_readiness: 1,
      delete_document: 1,
      facts_context: 3,
      combined_context: 4,
    });
    expect(mcpToolNames).toEqual(expect.arrayContaining(Object.keys(body.tools)));
  });

  test('leaves out what is switched off', async () => {
    const features = { open_query: true, document_deletion: false, document_search: false };
    const { client, calls } = setUp({ deps: { features } });
    const { tools } = (await client.get<DeploymentBuildInfo>('/deployment')).body;
    expect(tools).not.toHaveProperty('search_documents');
    expect(tools).not.toHaveProperty('delete_document');
    expect((await client.post('/documents/search', {})).body).toEqual({ detail: 'Not Found' });
    const deletion = await client.request(`/documents/${id}`, { method: 'DELETE' });
    expect([deletion.status, deletion.body]).toEqual([404, { detail: 'Not Found' }]);
    expect(calls).toEqual([]);
  });
});

describe('health and the hard forget', () => {
  test('health is 200, and 500 without a database', async () => {
    expect((await setUp().client.get('/healthz')).body).toEqual({ status: 'ok' });
    const gone = setUp({ deps: { readState: () => Promise.reject(new Error('connect ECONNREFUSED')) } });
    const answer = await gone.client.get('/healthz');
    expect([answer.status, answer.body]).toEqual([500, { detail: 'Internal Server Error' }]);
  });

  test('during a hard forget nothing is served', async () => {
    const { client } = setUp({ deps: { readState: async () => ({ forgetInProgress: true }) } });
    for (const path of ['/healthz', '/documents', '/deployment', '/nowhere']) {
      const answer = await client.get(path);
      expect([answer.status, answer.body], path).toEqual([503, { detail: { code: 'forget_in_progress' } }]);
    }
  });
});

describe('errors of the parts below', () => {
  test('keep their status and detail', async () => {
    const { deps } = createFakeDeps();
    const { client } = setUp({
      deps: {
        documents: { ...deps.documents, listDocuments: () => Promise.reject(cursorMalformed()) },
        retrieval: {
          ...deps.retrieval,
          searchClaims: () => Promise.reject(modelProviderUnavailable(new Error('x'))),
        },
      },
    });
    const cursor = await client.get<Told>('/documents?cursor=');
    expect([cursor.status, cursor.body.detail]).toEqual([400, 'cursor is malformed']);
    const embed = await client.get<Told>('/search/claims?query=x');
    expect([embed.status, embed.body.detail]).toEqual([503, 'model provider unavailable']);
  });

  test('unknown ones are the same 500 for everyone', async () => {
    const { deps } = createFakeDeps();
    const { client, lines } = setUp({
      deps: {
        retrieval: {
          ...deps.retrieval,
          searchChunks: () => Promise.reject(new Error('relation "x" does not exist')),
        },
      },
    });
    const answer = await client.get('/search/chunks?query=x');
    expect([answer.status, answer.body]).toEqual([500, { detail: 'Internal Server Error' }]);
    expect(lines.join('')).toContain('does not exist');
  });
});

describe('routes of later releases', () => {
  const { client } = setUp();

  test.each(['/query/space', '/query/saved', '/connectors', '/ops/cost-export/v1', '/openapi.json'])(
    '%s is not found',
    async (path) => {
      const answer = await client.get(path);
      expect([answer.status, answer.body]).toEqual([404, { detail: 'Not Found' }]);
    },
  );
});
