import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestServer, type TestServer } from './testing/create-server.ts';
import { type FakeMemory, startFakeMemory } from './testing/fake-memory.ts';
import { openSocket, readToEnd, send } from './testing/raw-http.ts';
import { listenHttp } from './transports/http/listen-http.ts';
import { serveStdio } from './transports/serve-stdio.ts';

vi.setConfig({ testTimeout: 120_000 });

let memory: FakeMemory;
let server: TestServer;

beforeAll(async () => {
  memory = await startFakeMemory();
  server = createTestServer({
    baseUrl: memory.baseUrl,
    key: 'SECRET-KEY',
    paths: { roots: ['/nowhere'], maxBytes: 10 },
  });
});
afterAll(async () => {
  server?.close();
  await memory?.close();
});

const method = fc.oneof(
  fc.constantFrom(
    'initialize',
    'ping',
    'tools/list',
    'tools/call',
    'notifications/cancelled',
    'resources/list',
  ),
  fc.string(),
);
const toolName = fc.oneof(
  fc.constantFrom(
    'ingest',
    'facts_context',
    'delete_document',
    'query_sql',
    'search_documents',
    'describe_saved_query',
  ),
  fc.string(),
);
const toolArguments = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      'text',
      'content_base64',
      'path',
      'filename',
      'query',
      'k',
      'doc_id',
      'namespace',
      'name',
      'project',
    ),
    fc.string(),
  ),
  fc.jsonValue(),
);
const message = fc.record(
  {
    jsonrpc: fc.oneof(fc.constant('2.0'), fc.jsonValue()),
    id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
    method: fc.oneof(method, fc.jsonValue()),
    params: fc.oneof(fc.record({ name: toolName, arguments: toolArguments }), fc.jsonValue()),
  },
  { requiredKeys: [] },
);
const line = fc.oneof(
  { weight: 6, arbitrary: message.map((value) => Buffer.from(JSON.stringify(value))) },
  { weight: 1, arbitrary: fc.json().map((value) => Buffer.from(value)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: message.map((value) => Buffer.from(JSON.stringify(value).slice(0, -3))) },
);

const messages = Number(process.env.MEMORY_FUZZ_MESSAGES ?? 5_000);

test('whatever is written to stdio, every answer is a response, and the key is in none', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  let rest = '';
  let answered = 0;
  const faults: string[] = [];
  output.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      answered++;
      const value = JSON.parse(text) as { jsonrpc: string; result?: unknown; error?: { code: number } };
      const isResponse = value.jsonrpc === '2.0' && 'result' in value !== 'error' in value;
      const isKnown =
        value.error === undefined || [-32700, -32600, -32601, -32602, -32603].includes(value.error.code);
      if (!isResponse || !isKnown || text.includes('SECRET-KEY') || text.includes('internal_error'))
        faults.push(text);
    }
  });
  const ended = serveStdio({
    input,
    output,
    protocol: server.protocol,
    authorization: ['Bearer SECRET-KEY'],
    stopping: new AbortController().signal,
  });
  for (let sent = 0; sent < messages; sent += 100) {
    for (const bytes of fc.sample(line, { numRuns: 100, seed: sent })) {
      input.write(bytes);
      input.write('\n');
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  input.end(`{"jsonrpc":"2.0","id":"last","method":"ping"}\n`);
  await ended;
  expect(faults).toEqual([]);
  expect(answered).toBeGreaterThan(messages / 4);
  expect(server.logged.join('')).not.toContain('SECRET-KEY');
});

test('whatever is sent over HTTP, it is answered or closed, and the server goes on', async () => {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const listener = await listenHttp({ host: '127.0.0.1', port: 0, protocol: server.protocol, log });
  const hello = await send(listener.port, {
    body: '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"x"}}',
  });
  const session = String(hello.headers['mcp-session-id']);
  const head = fc.record({
    method: fc.constantFrom('POST', 'POST', 'POST', 'DELETE', 'GET', 'BREW'),
    path: fc.constantFrom('/mcp', '/mcp', '/mcp?a=b', '/x', '*'),
    session: fc.constantFrom(session, session, 'x', ''),
    extra: fc.constantFrom(
      '',
      'Origin: http://evil\r\n',
      'MCP-Protocol-Version: 1\r\n',
      'Expect: x\r\n',
      'X: \x01\r\n',
    ),
    length: fc.constantFrom(0, 0, 0, 5, -5),
    body: line,
  });
  const statuses = new Set<string>();
  for (const one of fc.sample(head, { numRuns: Math.ceil(messages / 10), seed: 7 })) {
    const socket = await openSocket(listener.port);
    const lines = [
      `${one.method} ${one.path} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      'Authorization: Bearer SECRET-KEY',
      `Mcp-Session-Id: ${one.session === session && one.method === 'DELETE' ? 'x' : one.session}`,
      `Content-Length: ${Math.max(0, one.body.length + one.length)}`,
    ];
    socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n${one.extra}\r\n`, 'latin1'), one.body]));
    const answer = await readToEnd(socket);
    expect(answer).not.toContain('SECRET-KEY');
    statuses.add(/^HTTP\/1.1 (\d{3})/.exec(answer)?.[1] ?? 'closed');
  }
  expect([...statuses].filter((status) => /^5/.test(status))).toEqual([]);
  expect(statuses.size).toBeGreaterThan(4);
  const pong = await send(listener.port, {
    headers: { 'mcp-session-id': session },
    body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
  });
  expect(pong.status).toBe(200);
  await listener.close(100);
});
