import { ErrorBody } from '@memory/contract';
import { exampleEnvelope } from '@memory/contract/examples';
import { createPerimeter, digestOf, type PerimeterSettings } from '@memory/perimeter';
import { createLogger, createRegistry } from '@memory/telemetry';
import { describe, expect, test } from 'vitest';
import { createRoutedApp } from './app.ts';
import { createHttpMetrics } from './middleware/observe.ts';

const deploymentId = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f01';
const openSettings: PerimeterSettings = {
  secret: null,
  loopback: true,
  browserOrigins: new Set(),
  trustedPrincipalSource: false,
  ingestBodyMaxBytes: null,
};

function setUp(settings: Partial<PerimeterSettings> = {}) {
  const lines: string[] = [];
  const registry = createRegistry();
  const app = createRoutedApp({
    log: createLogger({
      service: 'test',
      level: 'debug',
      destination: { write: (line) => lines.push(line) },
    }),
    metrics: createHttpMetrics(registry),
    perimeter: createPerimeter({ settings: { ...openSettings, ...settings }, deploymentId }),
    bodyLimits: { jsonBytes: 10_000, jsonMs: 1000, idleMs: 1000 },
  });
  app.serve('health', async () => ({ status: 'ok' }));
  app.serve('searchClaims', async () => exampleEnvelope);
  app.serve('searchClaimsByBody', async () => exampleEnvelope);
  app.serve('listDocuments', async () => ({ documents: [], cursor: null }));
  app.serve('runOperation', async () => exampleEnvelope);
  app.serve('deployment', async () => {
    throw new Error('the password is hunter2');
  });
  const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    app.hono.request('/search/claims', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  return { app: app.hono, lines, registry, post };
}

async function errorOf(response: Response | Promise<Response>): Promise<[number, unknown]> {
  const answer = await response;
  const body = ErrorBody.parse(await answer.json());
  return [answer.status, body.detail];
}

async function entryOf(response: Response | Promise<Response>): Promise<Record<string, unknown>> {
  const [status, detail] = await errorOf(response);
  expect(status).toBe(422);
  return (detail as Record<string, unknown>[])[0] ?? {};
}

describe('paths and methods', () => {
  const { app } = setUp();

  test.each([
    '/nowhere',
    '/',
    '/documents/',
    '//documents',
    '/Documents',
    '/openapi.json',
    '/connectors',
    '/resolve?name=x',
    '/documents%2F',
    '/%00',
    '/%ff%fe',
  ])('%s is not found', async (path) => {
    expect(await errorOf(app.request(path))).toEqual([404, 'Not Found']);
  });

  test.each([
    ['PUT', '/documents', 'GET, HEAD'],
    ['POST', '/documents', 'GET, HEAD'],
    ['OPTIONS', '/documents', 'GET, HEAD'],
    ['DELETE', '/search/claims', 'GET, HEAD, POST'],
    ['PATCH', '/healthz', 'GET, HEAD'],
    ['GET', '/operations/x', 'POST'],
    ['HEAD', '/operations/x', 'POST'],
  ])('%s %s is not allowed', async (method, path, allow) => {
    const response = await app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    if (method !== 'HEAD') expect(await response.json()).toEqual({ detail: 'Method Not Allowed' });
  });

  test('HEAD answers where GET does, without a body', async () => {
    const response = await app.request('/documents', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect((await app.request('/documents?limit=0', { method: 'HEAD' })).status).toBe(422);
  });

  test('a fault inside keeps its words inside, and is logged with the id of its request', async () => {
    const { app: faulty, lines } = setUp();
    const response = await faulty.request('/deployment', { headers: { 'X-Request-Id': 'abc-1' } });
    expect(response.headers.get('x-request-id')).toBe('abc-1');
    expect(await errorOf(response)).toEqual([500, 'Internal Server Error']);
    const line = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({ level: 'error', request_id: 'abc-1', route: '/deployment', status: 500 });
    expect(line.err.message).toContain('hunter2');
  });

  test('what takes too long has failed', async () => {
    const { hono, serve } = createRoutedApp({
      log: createLogger({ service: 'test', level: 'error', destination: { write: () => undefined } }),
      answerMs: 20,
    });
    serve('health', () => new Promise(() => undefined));
    expect(await errorOf(hono.request('/healthz'))).toEqual([500, 'Internal Server Error']);
  });

  test('ill-formed request ids are replaced', async () => {
    for (const id of ['a b', 'x'.repeat(129), 'a"b']) {
      const response = await app.request('/documents', { headers: { 'X-Request-Id': id } });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('queries', () => {
  const { app } = setUp();

  test('a parameter given twice is refused', async () => {
    expect(await entryOf(app.request('/documents?limit=1&limit=2'))).toMatchObject({
      loc: ['query', 'limit'],
      input: ['1', '2'],
    });
    expect(await entryOf(app.request('/documents?status=ready&status=ready'))).toMatchObject({
      type: 'enum',
      loc: ['query', 'status'],
    });
  });

  test('undeclared parameters are refused, on every route', async () => {
    for (const path of [
      '/documents?x=1',
      '/healthz?x=',
      '/deployment?__proto__=1',
      '/search/claims?query=x&constructor=1',
    ]) {
      expect(await entryOf(app.request(path)), path).toMatchObject({ type: 'extra_forbidden' });
    }
  });

  test('NUL is refused, bytes that are no UTF-8 are replaced', async () => {
    expect(await entryOf(app.request('/search/claims?query=a%00b'))).toMatchObject({ type: 'value_error' });
    expect((await app.request('/search/claims?query=%ff%fe')).status).toBe(200);
    expect((await app.request('/search/claims?query=%')).status).toBe(200);
    expect((await app.request('/search/claims?query=%ED%A0%80')).status).toBe(200);
  });

  test('what is shown of an input ends after 200 characters, and holds no credential', async () => {
    const long = await entryOf(app.request(`/documents?status=${'😀'.repeat(300)}`));
    expect([...String(long.input)]).toHaveLength(200);
    const secret = await entryOf(app.request('/documents?api_key=sk-123456'));
    expect(secret).toMatchObject({ loc: ['query', 'api_key'], input: '[hidden]' });
    const jwt = await entryOf(app.request('/documents?x=eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJ4In0.c2ln'));
    expect(jwt.input).toBe('[hidden]');
    const echoed = await entryOf(
      app.request('/documents?status=my-shared-secret!', {
        headers: { Authorization: 'Bearer my-shared-secret' },
      }),
    );
    expect(echoed.input).toBe('[hidden]!');
  });
});

describe('JSON bodies', () => {
  const { post } = setUp();

  test.each([
    ['{', 1, 'Expecting property name enclosed in double quotes'],
    ['{"query":}', 9, 'Expecting value'],
    ['{"query":"x"} x', 14, 'Extra data'],
    ['nul', 0, 'Expecting value'],
    ['NaN', 0, 'Expecting value'],
    ['{"a" 1}', 5, "Expecting ':' delimiter"],
  ])('%s does not parse', async (body, position, error) => {
    const entry = await entryOf(post(body));
    expect(entry).toMatchObject({
      type: 'json_invalid',
      msg: 'JSON decode error',
      input: {},
      ctx: { error },
    });
    expect(entry.loc).toEqual(['body', position]);
  });

  test('neither does broken UTF-8, nor what is nested too deeply', async () => {
    expect(await entryOf(post(new Uint8Array([0x22, 0xff, 0x22])))).toMatchObject({ type: 'json_invalid' });
    expect(await entryOf(post('['.repeat(5000)))).toMatchObject({ type: 'json_invalid', loc: ['body', 100] });
    expect(await entryOf(post(`{"query":"${'['.repeat(500)}", "x": 1}`))).toMatchObject({
      type: 'extra_forbidden',
    });
  });

  test('an empty one is missing, one too large is refused', async () => {
    expect(await entryOf(post(''))).toEqual({
      type: 'missing',
      loc: ['body'],
      msg: 'Field required',
      input: null,
    });
    expect(await errorOf(post(JSON.stringify({ query: 'x'.repeat(10_000) })))).toEqual([
      413,
      'body_too_large',
    ]);
  });

  test('a lone surrogate, NUL, and keys of the object machinery', async () => {
    expect(await entryOf(post('{"query":"\\ud800"}'))).toMatchObject({ type: 'string_unicode' });
    expect(await entryOf(post('{"query":"a\\u0000"}'))).toMatchObject({ type: 'value_error' });
    expect(await entryOf(post('{"query":"x","__proto__":{"k":1}}'))).toMatchObject({
      type: 'extra_forbidden',
      loc: ['body', '__proto__'],
    });
    expect(await entryOf(post('{"query":"x","k":1e400}'))).toMatchObject({ loc: ['body', 'k'] });
    expect(await entryOf(post('{"query":"x","k":true}'))).toMatchObject({ type: 'int_type' });
    expect(await entryOf(post('{"query":"x","k":"5"}'))).toMatchObject({ type: 'int_type' });
  });

  test('an undeclared name is told by its beginning', async () => {
    const entry = await entryOf(post(JSON.stringify({ query: 'x', ['😀'.repeat(300)]: 1 })));
    expect(entry.loc).toEqual(['body', '😀'.repeat(200)]);
  });

  test('a thousand faults are told as a hundred', async () => {
    const extra = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, 1]));
    const [, detail] = await errorOf(post(JSON.stringify({ query: 'x', ...extra })));
    expect(detail).toHaveLength(100);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'application/jsonp',
    'text/json',
  ])('content type %s is refused', async (type) => {
    expect(await entryOf(post('{"query":"x"}', { 'Content-Type': type }))).toMatchObject({
      type: 'literal_error',
      loc: ['header', 'content-type'],
      input: type,
    });
  });

  test('content type: parameters and case do not matter; a missing one does; neither does compression pass', async () => {
    expect((await post('{"query":"x"}', { 'Content-Type': 'Application/JSON; charset=utf-8' })).status).toBe(
      200,
    );
    const { app } = setUp();
    expect(await entryOf(app.request('/search/claims', { method: 'POST' }))).toMatchObject({
      type: 'missing',
      loc: ['header', 'content-type'],
    });
    expect(await entryOf(post('x', { 'Content-Encoding': 'gzip' }))).toMatchObject({
      loc: ['header', 'content-encoding'],
    });
  });

  test('operations answer wrong arguments with a code and a message', async () => {
    const { app } = setUp();
    const run = (body: string) =>
      app.request('/operations/x', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
    expect(await errorOf(run('[]'))).toEqual([
      422,
      { code: 'invalid_parameter', message: 'Input should be a valid dictionary' },
    ]);
    expect(await entryOf(run('{'))).toMatchObject({ type: 'json_invalid' });
  });
});

describe('perimeter', () => {
  const secret = { digest: digestOf('s3cret'), deploymentId: null };
  const authorized = { Authorization: 'Bearer s3cret' };

  test('health asks for no credential, all else does, unknown paths too', async () => {
    const { app } = setUp({ secret });
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/healthz', { method: 'HEAD' })).status).toBe(200);
    for (const path of ['/documents', '/nowhere', '/documents?limit=0', '/openapi.json']) {
      const response = await app.request(path);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await errorOf(response), path).toEqual([401, 'a perimeter credential is required']);
    }
    expect((await app.request('/documents', { headers: authorized })).status).toBe(200);
    expect((await app.request('/nowhere', { headers: authorized })).status).toBe(404);
    expect(await errorOf(app.request('/documents', { headers: { Authorization: 'Bearer x' } }))).toEqual([
      401,
      'perimeter authentication failed',
    ]);
  });

  test('an open service on loopback answers to loopback names alone', async () => {
    const { app } = setUp();
    const from = (host: string) => app.request('/documents', { headers: { Host: host } });
    expect((await from('127.0.0.1:8000')).status).toBe(200);
    for (const host of ['evil.example', 'evil.example:8000', 'localhost.evil.example']) {
      expect(await errorOf(from(host)), host).toEqual([403, 'host not allowed']);
    }
    expect(await errorOf(app.request('http://evil.example/healthz'))).toEqual([403, 'host not allowed']);
  });

  test('browser pages: only those listed, with the headers they need, on errors too', async () => {
    const { app } = setUp({ browserOrigins: new Set(['https://a.example']), secret });
    const call = (path: string, origin: string, init: RequestInit = {}) =>
      app.request(path, { ...init, headers: { Origin: origin, ...init.headers } });
    expect(await errorOf(call('/healthz', 'https://b.example'))).toEqual([403, 'browser origin not allowed']);
    const preflight = await call('/documents', 'https://a.example', {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'DELETE' },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': 'https://a.example',
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type',
      'access-control-max-age': '600',
      vary: 'Origin',
    });
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false);
    for (const [path, status] of [
      ['/documents', 401],
      ['/healthz', 200],
    ] as const) {
      const response = await call(path, 'https://a.example');
      expect(response.status).toBe(status);
      expect(response.headers.get('access-control-allow-origin')).toBe('https://a.example');
    }
    const refused = await call('/documents', 'https://b.example', {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'GET' },
    });
    expect(refused.status).toBe(403);
    expect(refused.headers.has('access-control-allow-origin')).toBe(false);
  });
});

test('measures requests by the pattern of their route', async () => {
  const { app, registry } = setUp();
  await app.request('/operations/anything', { method: 'POST' });
  await app.request('/nowhere/1');
  await app.request('/nowhere/2', { method: 'FOO' });
  const text = await registry.metrics();
  expect(text).toContain(
    'memory_http_requests_total{method="POST",route="/operations/:name",status="422"} 1',
  );
  expect(text).toContain('memory_http_requests_total{method="GET",route="none",status="404"} 1');
  expect(text).toContain('memory_http_requests_total{method="OTHER",route="none",status="404"} 1');
  expect(text).toContain('memory_http_requests_in_flight 0');
});
