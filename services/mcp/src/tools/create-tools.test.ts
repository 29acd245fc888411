import { type McpToolName, mcpToolNames } from '@memory/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-server.ts';
import { type FakeMemory, fakeIds, fullDeployment, startFakeMemory } from '../testing/fake-memory.ts';

let memory: FakeMemory;
let server: TestServer;
const caller = { authorization: [], signal: new AbortController().signal };
const id = fakeIds.document;

beforeEach(async () => {
  memory = await startFakeMemory();
  server = createTestServer({ baseUrl: memory.baseUrl });
});
afterEach(async () => {
  server.close();
  await memory.close();
});

describe('the list', () => {
  const names = async (which = server) => (await which.tools.list(caller)).map(({ name }) => name);

  test('has sixteen tools in their order', async () => {
    expect(await names()).toEqual([
      'ingest',
      'pipeline_readiness',
      'delete_document',
      'search_documents',
      'resolve_entity',
      'claims_and_sources_context',
      'facts_context',
      'combined_context',
      'adjacent_chunks',
      'query_sql',
      'explain_sql',
      'describe_query_space',
      'search_query_space',
      'list_saved_queries',
      'describe_saved_query',
      'run_saved_query',
    ]);
  });

  test('leaves out what is not served, or at another version; strange tools are no matter', async () => {
    const { tools, ...rest } = fullDeployment();
    const { delete_document: _gone, ...others } = tools;
    memory.answerNext('/deployment', {
      body: { ...rest, tools: { ...others, facts_context: 4, ingest: 0, toString: 1, new_tool: 1 } },
    });
    const listed = await names();
    expect(mcpToolNames.filter((name) => !listed.includes(name))).toEqual([
      'ingest',
      'delete_document',
      'facts_context',
    ]);
  });

  test('is asked for anew each time', async () => {
    memory.answerNext('/deployment', { body: { ...fullDeployment(), tools: {} } });
    expect(await names()).toEqual([]);
    expect(await names()).toHaveLength(16);
  });

  test('has nothing that changes the memory on a server that only reads', async () => {
    const reader = createTestServer({ baseUrl: memory.baseUrl, readOnly: true });
    expect(mcpToolNames.filter((name) => name !== 'ingest' && name !== 'delete_document')).toEqual(
      await names(reader),
    );
    for (const name of ['ingest', 'delete_document']) {
      expect(await reader.fail(name, {})).toMatchObject({
        code: 'read_only',
        status_code: null,
        retryable: false,
      });
    }
    reader.close();
  });

  test('says which tools only read, and which one destroys', async () => {
    for (const { name, annotations } of await server.tools.list(caller)) {
      expect(annotations, name).toEqual({
        readOnlyHint: name !== 'ingest' && name !== 'delete_document',
        destructiveHint: name === 'delete_document',
      });
    }
  });

  test('describes every argument in plain JSON Schema', async () => {
    const listed = await server.tools.list(caller);
    for (const { name, inputSchema, description } of listed) {
      expect(inputSchema, name).toMatchObject({ type: 'object', additionalProperties: false });
      expect(Object.keys(inputSchema), name).not.toContain('$schema');
      expect(description.length, name).toBeGreaterThan(60);
    }
    const required = Object.fromEntries(
      listed.map(({ name, inputSchema }) => [name, inputSchema.required ?? []]),
    );
    expect(required).toEqual({
      ingest: [],
      pipeline_readiness: ['version_ids', 'require'],
      delete_document: ['doc_id'],
      search_documents: [],
      resolve_entity: ['name'],
      claims_and_sources_context: ['query'],
      facts_context: ['query'],
      combined_context: ['query'],
      adjacent_chunks: ['chunk_id'],
      query_sql: ['sql'],
      explain_sql: ['sql'],
      describe_query_space: [],
      search_query_space: ['query'],
      list_saved_queries: [],
      describe_saved_query: ['namespace', 'name'],
      run_saved_query: ['namespace', 'name'],
    });
  });

  test('offers paths where the server may read files alone', async () => {
    const properties = async (which: TestServer) =>
      (await which.tools.list(caller))[0]?.inputSchema.properties;
    const local = createTestServer({ baseUrl: memory.baseUrl, paths: { roots: [], maxBytes: 1 } });
    expect(await properties(server)).not.toHaveProperty('path');
    expect(await properties(local)).toHaveProperty('path');
    local.close();
  });

  test('fits 6,000 tokens', async () => {
    // At the 3 bytes of a token that JSON costs at worst; English prose takes more than 4.
    expect(JSON.stringify({ tools: await server.tools.list(caller) }).length).toBeLessThan(18_000);
  });

  test('has examples that its own schemas accept', async () => {
    for (const { name, description } of await server.tools.list(caller)) {
      const example = /^Example: (\{.*\})$/m.exec(description)?.[1];
      if (example === undefined) continue;
      const { value } = await server.call(name, JSON.parse(example.replace('<version_id>', id)));
      expect((value.error as { code?: string } | undefined)?.code, name).not.toBe('invalid_arguments');
    }
  });
});

describe('a call', () => {
  const context = { query: 'x' };
  test.each<[McpToolName, object, string, unknown]>([
    [
      'pipeline_readiness',
      { version_ids: [id], require: { pipeline: true, p1: true, live_graph: true, p3: false } },
      'POST /readiness',
      'args',
    ],
    ['delete_document', { doc_id: id.toUpperCase() }, `DELETE /documents/${id}`, null],
    [
      'search_documents',
      { query: 'a', family: ['pdf'], k: 3, versions: 'all' },
      'POST /documents/search',
      { query: 'a', filters: { family: ['pdf'] }, versions: 'all', k: 3 },
    ],
    ['search_documents', {}, 'POST /documents/search', { filters: {} }],
    ['resolve_entity', { name: 'Ada' }, 'POST /operations/resolve_entity', 'args'],
    [
      'claims_and_sources_context',
      { ...context, k: 7 },
      'POST /operations/claims_and_sources_context',
      'args',
    ],
    [
      'facts_context',
      { ...context, time: { mode: 'at', at: '2020-01-01T00:00:00Z' } },
      'POST /operations/facts_context',
      'args',
    ],
    ['combined_context', { ...context, hops: 2 }, 'POST /operations/combined_context', 'args'],
    ['adjacent_chunks', { chunk_id: id, window: 2 }, 'POST /chunks/adjacent', 'args'],
    ['query_sql', { sql: 'select $1', parameters: [null, 1], max_rows: 0 }, 'POST /query/sql', 'args'],
    ['explain_sql', { sql: 'select 1' }, 'POST /query/sql/explain', 'args'],
    [
      'describe_query_space',
      { pattern: 'fa ct', include_examples: true },
      'GET /query/space?pattern=fa+ct&include_examples=true',
      null,
    ],
    ['search_query_space', { query: 'a&b', k: 25 }, 'GET /query/space/search?query=a%26b&k=25', null],
    [
      'list_saved_queries',
      { namespace: 'ops', status: 'active' },
      'GET /query/saved?namespace=ops&status=active',
      null,
    ],
    [
      'describe_saved_query',
      { namespace: 'ops', name: 'a/b', version: 3 },
      'GET /query/saved/ops/a%2Fb?version=3',
      null,
    ],
    [
      'run_saved_query',
      { namespace: 'ops', name: 'top', version: 3, parameters: [1] },
      'POST /query/saved/ops/top/run',
      { version: 3, parameters: [1] },
    ],
  ])('%s %j', async (tool, args, line, body) => {
    await server.call(tool, args);
    const [request] = memory.requests;
    expect(`${request?.method} ${request?.url}`).toBe(line);
    const sent = request?.body.length === 0 ? null : JSON.parse(request?.body.toString() ?? '');
    expect(sent).toEqual(body === 'args' ? args : body);
  });

  test.each<[McpToolName, object]>([
    ['pipeline_readiness', {}],
    [
      'pipeline_readiness',
      { version_ids: [], require: { pipeline: true, p1: true, live_graph: true, p3: true } },
    ],
    ['pipeline_readiness', { version_ids: [id], require: { pipeline: true, p1: true, live_graph: true } }],
    [
      'pipeline_readiness',
      {
        version_ids: Array(1001).fill(id),
        require: { pipeline: true, p1: true, live_graph: true, p3: true },
      },
    ],
    ['delete_document', {}],
    ['delete_document', { doc_id: 'x' }],
    ['delete_document', { doc_id: id, force: true }],
    ['search_documents', { k: 0 }],
    ['search_documents', { k: 201 }],
    ['search_documents', { query: '' }],
    ['search_documents', { query: 'x', cursor: 'y' }],
    ['search_documents', { created_from: '2020-01-01' }],
    ['search_documents', { filters: {} }],
    ['resolve_entity', { name: '' }],
    ['claims_and_sources_context', { query: 'x'.repeat(8193) }],
    ['claims_and_sources_context', { query: 'x', k: 101 }],
    ['claims_and_sources_context', { query: 'x', k: 50, candidate_k: 49 }],
    ['claims_and_sources_context', { query: 'x', entity_ids: [] }],
    ['claims_and_sources_context', { query: 'x', entity_ids: [id, id] }],
    ['facts_context', { query: 'x', k: 31 }],
    ['facts_context', { query: 'x', k: '3' }],
    ['facts_context', { query: 'x', k: null }],
    ['facts_context', { query: 'x', hops: 3 }],
    ['facts_context', { query: 'x', time: { mode: 'at' } }],
    [
      'facts_context',
      { query: 'x', time: { mode: 'overlap', from: '2021-01-01T00:00:00Z', to: '2020-01-01T00:00:00Z' } },
    ],
    ['combined_context', { query: 'x', k: 5 }],
    ['adjacent_chunks', { chunk_id: id, window: 3 }],
    ['query_sql', {}],
    ['query_sql', { sql: 'x', max_rows: -1 }],
    ['query_sql', { sql: 'x', parameters: {} }],
    ['search_query_space', { query: 'x', k: 26 }],
    ['describe_query_space', { include_examples: 'yes' }],
    ['describe_saved_query', { namespace: 'a' }],
    ['describe_saved_query', { namespace: '..', name: 'x' }],
    ['run_saved_query', { namespace: 'a', name: '.' }],
    ['list_saved_queries', { page: 1 }],
  ])('%s refuses %j before anything is sent', async (tool, args) => {
    const error = await server.fail(tool, args);
    expect(error).toMatchObject({ code: 'invalid_arguments', status_code: null, retryable: false });
    expect(String(error.detail).length).toBeGreaterThan(5);
    expect(memory.requests).toEqual([]);
  });

  test.each(mcpToolNames)('%s takes no project', async (tool) => {
    expect(await server.fail(tool, { project: null })).toMatchObject({
      code: 'project_routing_unavailable',
      status_code: null,
    });
  });

  test('answers compact JSON with every field', async () => {
    const { content } = await server.tools.call('facts_context', { query: 'x' }, caller);
    expect(content).toHaveLength(1);
    expect(content[0].text).not.toMatch(/\n| "/);
    expect(Object.keys(JSON.parse(content[0].text))).toHaveLength(22);
  });

  test('of a tool that does not exist', async () => {
    for (const name of ['nothing', '', 'toString', '__proto__', 'INGEST']) {
      expect(await server.fail(name)).toMatchObject({
        code: 'unknown_tool',
        status_code: null,
        retryable: false,
      });
    }
  });
});
