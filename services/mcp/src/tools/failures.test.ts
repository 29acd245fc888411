import { McpToolError, mcpErrorCodes, sqlErrorCodes } from '@memory/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-server.ts';
import { type FakeAnswer, type FakeMemory, fakeIds, startFakeMemory } from '../testing/fake-memory.ts';
import { agentActions, sqlActions } from './agent-actions.ts';
import type { ToolErrorFields } from './tool-error.ts';

let memory: FakeMemory;
let server: TestServer;

beforeEach(async () => {
  memory = await startFakeMemory();
  server = createTestServer({ baseUrl: memory.baseUrl });
});
afterEach(async () => {
  server.close();
  await memory.close();
});

/** What a tool answers when the memory answers so. */
async function failWith(
  answer: FakeAnswer,
  tool: 'read' | 'sql' | 'delete' | 'ingest' = 'read',
): Promise<ToolErrorFields> {
  const [path, name, args] = (
    {
      read: ['/operations/facts_context', 'facts_context', { query: 'x' }],
      sql: ['/query/sql', 'query_sql', { sql: 'select 1' }],
      delete: [`/documents/${fakeIds.document}`, 'delete_document', { doc_id: fakeIds.document }],
      ingest: ['/ingest', 'ingest', { text: 'x', filename: 'a.md' }],
    } as const
  )[tool];
  memory.answerNext(path, answer);
  const error = await server.fail(name, args);
  McpToolError.parse({ error });
  expect(memory.requests).toHaveLength(1);
  return error;
}

test.each([
  [401, 'perimeter authentication failed', 'unauthorized', false],
  [403, 'credential may not perform this operation', 'insufficient_permission', false],
  [404, 'Not Found', 'engine_client_error', false],
  [409, 'source_forgotten', 'engine_client_error', false],
  [411, 'length_required', 'engine_client_error', false],
  [413, 'body_too_large', 'body_too_large', false],
  [418, 'teapot', 'engine_client_error', false],
  [500, 'Internal Server Error', 'engine_unavailable', true],
  [502, 'bad gateway', 'engine_unavailable', true],
  [503, 'model provider unavailable', 'engine_unavailable', true],
])('%s %s', async (status, detail, code, retryable) => {
  expect(await failWith({ status, body: { detail } })).toMatchObject({
    code,
    status_code: status,
    detail,
    retryable,
    request_id: 'fake-1',
  });
});

test('a code of the memory stands for itself', async () => {
  const detail = { code: 'rate_limited' };
  expect(await failWith({ status: 429, headers: { 'retry-after': '7' }, body: { detail } })).toMatchObject({
    code: 'rate_limited',
    status_code: 429,
    retryable: true,
    retry_after: 7,
    reason_code: 'rate_limited',
    detail,
  });
});

test.each([
  [429, 'concurrency_limited', true],
  [503, 'forget_in_progress', true],
  [422, 'invalid_parameter', false],
  [404, 'saved_query_not_found', false],
  [409, 'concurrency_exceeded', true],
  [503, 'pg_unavailable', true],
  [500, 'statement_timeout', false],
])('%s with code %s', async (status, code, retryable) => {
  const error = await failWith({ status, body: { detail: { code, message: 'why' } } }, 'sql');
  expect(error).toMatchObject({ code, status_code: status, retryable, detail: { code, message: 'why' } });
});

test('a code that nobody knows goes by its status', async () => {
  expect(await failWith({ status: 503, body: { detail: { code: 'new_thing' } } })).toMatchObject({
    code: 'new_thing',
    retryable: true,
    agent_action: agentActions.engine_unavailable,
  });
});

test('too many requests without a code, until a date', async () => {
  const soon = new Date(Date.now() + 30_000).toUTCString();
  const error = await failWith({ status: 429, headers: { 'retry-after': soon }, body: 'slow down' });
  expect(error).toMatchObject({ code: 'rate_limited', detail: 'slow down' });
  expect(error.retry_after).toBeGreaterThan(20);
  expect(error.retry_after).toBeLessThanOrEqual(30);
});

test('a document that is not there, and a route that is not', async () => {
  expect(await failWith({ status: 404, body: { detail: 'document_not_found' } }, 'delete')).toMatchObject({
    code: 'document_not_found',
    status_code: 404,
    retryable: false,
  });
  memory.requests.length = 0;
  expect(await failWith({ status: 404, body: { detail: 'Not Found' } }, 'delete')).toMatchObject({
    code: 'engine_client_error',
  });
});

test('a body that the memory calls empty', async () => {
  const detail = [{ type: 'missing', loc: ['body'], msg: 'Field required', input: null }];
  expect(await failWith({ status: 422, body: { detail } }, 'ingest')).toMatchObject({
    code: 'empty_body',
    status_code: 422,
    detail,
  });
});

test('no answer, and what is known of a write then', async () => {
  expect(await failWith({ drop: true })).toMatchObject({
    code: 'transport_error',
    status_code: 0,
    retryable: true,
  });
  memory.requests.length = 0;
  expect((await failWith({ drop: true }, 'ingest')).agent_action).toMatch(
    /unknown whether the document was stored/,
  );
  memory.requests.length = 0;
  expect((await failWith({ drop: true }, 'delete')).agent_action).toMatch(
    /unknown whether the document was deleted/,
  );
  await memory.close();
  const refused = await server.fail('ingest', { text: 'x', filename: 'a.md' });
  expect(refused).toMatchObject({ code: 'transport_error', status_code: 0, reason_code: 'econnrefused' });
  expect(refused.agent_action).toBe(agentActions.transport_error);
});

test('an answer that does not come in time', async () => {
  const hasty = createTestServer({ baseUrl: memory.baseUrl, deadlines: { callMs: 50 } });
  memory.answerNext('/operations/resolve_entity', { after: new Promise(() => {}) });
  expect(await hasty.fail('resolve_entity', { name: 'x' })).toMatchObject({
    code: 'transport_error',
    status_code: 0,
    reason_code: 'timeout',
    detail: expect.stringContaining('no answer within 0.05 s'),
  });
  hasty.close();
});

test.each([
  ['no JSON', '<html>'],
  ['another shape', { grain: 'fact' }],
  ['null', null],
  ['a list', []],
])('an answer that is %s', async (_what, body) => {
  expect(await failWith({ body })).toMatchObject({
    code: 'local_backend_error',
    status_code: null,
    retryable: false,
  });
});

test('a field that nobody declared is refused', async () => {
  const { value } = await server.call('facts_context', { query: 'x' });
  memory.requests.length = 0;
  expect(await failWith({ body: { ...value, surprise: 1 } })).toMatchObject({ code: 'local_backend_error' });
});

test('a redirect is not followed', async () => {
  const error = await failWith({ status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' });
  expect(error).toMatchObject({ code: 'local_backend_error', status_code: null });
});

test('a kept connection that was closed meanwhile is no failure', async () => {
  await server.call('resolve_entity', { name: 'x' });
  memory.answerNext('/operations/resolve_entity', { drop: true });
  expect((await server.call('resolve_entity', { name: 'x' })).isError).toBe(false);
});

test('every code has an action in whole sentences', () => {
  expect(Object.keys(agentActions).sort()).toEqual(Object.keys(mcpErrorCodes).sort());
  expect(Object.keys(sqlActions).sort()).toEqual([...sqlErrorCodes].sort());
  const actions = [...Object.values(agentActions), ...Object.values(sqlActions).map(({ action }) => action)];
  expect(actions.filter((action) => !/^[A-Z].{20,}\.$/.test(action))).toEqual([]);
});

test('no key is shown or logged', async () => {
  const secret = createTestServer({ baseUrl: memory.baseUrl, key: 'TOP-SECRET' });
  for (const answer of [
    { status: 401, body: { detail: 'x' } },
    { drop: true },
    { body: '<' },
    { status: 500 },
  ]) {
    // A kept connection that is dropped is tried once more.
    memory.answerNext('/operations/facts_context', answer, ...('drop' in answer ? [answer] : []));
    expect(JSON.stringify(await secret.fail('facts_context', { query: 'x' }))).not.toContain('TOP-SECRET');
  }
  expect(secret.logged.length).toBeGreaterThan(3);
  expect(secret.logged.join('')).not.toContain('TOP-SECRET');
  secret.close();
});
