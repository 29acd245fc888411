import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/create-server.ts';
import { type FakeMemory, startFakeMemory } from '../../testing/fake-memory.ts';
import { type HttpCall, openSocket, readToEnd, send } from '../../testing/raw-http.ts';
import { type HttpListener, type HttpOptions, listenHttp } from './listen-http.ts';
import { hostOf, isLoopback } from './loopback.ts';
import { createSessions } from './sessions.ts';

let memory: FakeMemory;
let server: TestServer;
let listener: HttpListener;
let clock = 0;

async function start(limits: HttpOptions['limits'] = {}): Promise<void> {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const sessions = createSessions(() => clock);
  listener = await listenHttp({
    host: '127.0.0.1',
    port: 0,
    protocol: server.protocol,
    log,
    sessions,
    limits,
  });
}

beforeEach(async () => {
  memory = await startFakeMemory();
  server = createTestServer({ baseUrl: memory.baseUrl });
  await start();
});
afterEach(async () => {
  await listener.close(100);
  server.close();
  await memory.close();
});

const rpc = (id: unknown, method: string, params: unknown = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });
const post = (body: string | Buffer, headers: HttpCall['headers'] = {}) =>
  send(listener.port, { body, headers });

async function openSession(): Promise<string> {
  const { status, headers } = await post(rpc(1, 'initialize', { protocolVersion: '2025-11-25' }));
  expect(status).toBe(200);
  return String(headers['mcp-session-id']);
}

describe('a session', () => {
  test('begins with initialize, is sent with every request, and ends with DELETE', async () => {
    const hello = await post(rpc(1, 'initialize', { protocolVersion: '2025-03-26' }));
    expect(hello.status).toBe(200);
    expect(hello.headers['content-type']).toBe('application/json');
    expect(JSON.parse(hello.body).result.protocolVersion).toBe('2025-11-25');
    const id = String(hello.headers['mcp-session-id']);
    expect(id).toMatch(/^[\x21-\x7e]{16,}$/);
    const session = { 'mcp-session-id': id };
    const pong = await post(rpc('a', 'ping'), session);
    expect([pong.status, JSON.parse(pong.body)]).toEqual([200, { jsonrpc: '2.0', id: 'a', result: {} }]);
    expect(JSON.parse((await post(rpc(2, 'tools/list'), session)).body).result.tools).toHaveLength(16);
    const note = await post(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }), session);
    expect([note.status, note.body]).toEqual([202, '']);
    const ended = await send(listener.port, { method: 'DELETE', headers: session });
    expect([ended.status, ended.body]).toEqual([204, '']);
    expect((await post(rpc(3, 'ping'), session)).status).toBe(404);
    expect((await send(listener.port, { method: 'DELETE', headers: session })).status).toBe(404);
  });

  test('is needed, and has to be known', async () => {
    expect((await post(rpc(1, 'ping'))).status).toBe(400);
    expect((await post(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }))).status).toBe(
      400,
    );
    expect((await post(rpc(1, 'ping'), { 'mcp-session-id': 'unknown' })).status).toBe(404);
    expect((await send(listener.port, { method: 'DELETE' })).status).toBe(400);
  });

  test('that nobody has used for an hour is gone; each use counts', async () => {
    const id = await openSession();
    clock += 3_599_000;
    expect((await post(rpc(1, 'ping'), { 'mcp-session-id': id })).status).toBe(200);
    clock += 3_599_000;
    expect((await post(rpc(1, 'ping'), { 'mcp-session-id': id })).status).toBe(200);
    clock += 3_600_000;
    expect((await post(rpc(1, 'ping'), { 'mcp-session-id': id })).status).toBe(404);
  });

  test('does not begin with a failed initialize, or one that asks for no answer', async () => {
    const failed = await post(rpc(1, 'initialize', {}));
    expect([failed.status, JSON.parse(failed.body).error.code]).toEqual([200, -32602]);
    expect(failed.headers).not.toHaveProperty('mcp-session-id');
    const silent = { jsonrpc: '2.0', method: 'initialize', params: { protocolVersion: 'x' } };
    expect((await post(JSON.stringify(silent))).status).toBe(400);
  });

  test('takes a request of another session for its own', async () => {
    const [one, two] = [await openSession(), await openSession()];
    expect(one).not.toBe(two);
    await send(listener.port, { method: 'DELETE', headers: { 'mcp-session-id': one } });
    expect((await post(rpc(1, 'ping'), { 'mcp-session-id': two })).status).toBe(200);
  });
});

describe('what a request may be', () => {
  test('JSON-RPC errors', async () => {
    const session = { 'mcp-session-id': await openSession() };
    const codeOf = async (body: string) => {
      const answer = await post(body, session);
      return [answer.status, JSON.parse(answer.body).error.code];
    };
    expect(await codeOf('{')).toEqual([400, -32700]);
    expect(await codeOf('')).toEqual([400, -32700]);
    expect(await codeOf(`[${rpc(1, 'ping')}]`)).toEqual([400, -32600]);
    expect(await codeOf('{"id":1}')).toEqual([400, -32600]);
    expect(await codeOf(rpc(1, 'resources/list'))).toEqual([200, -32601]);
    expect(await codeOf(rpc(1, 'tools/call', {}))).toEqual([200, -32602]);
    memory.answerNext('/deployment', { status: 500 });
    expect(await codeOf(rpc(1, 'tools/list'))).toEqual([200, -32603]);
  });

  test('other methods and paths', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'OPTIONS', 'HEAD']) {
      const answer = await send(listener.port, { method });
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'POST, DELETE']);
    }
    for (const path of ['/', '/mcp/', '/MCP', '/mcp/x', '/healthz']) {
      expect((await send(listener.port, { path, body: rpc(1, 'ping') })).status, path).toBe(404);
    }
    expect((await send(listener.port, { path: '/mcp?x=1', body: rpc(1, 'ping') })).status).toBe(400);
  });

  test('another protocol version in the header', async () => {
    const session = { 'mcp-session-id': await openSession() };
    const withVersion = async (version: string) =>
      (await post(rpc(1, 'ping'), { ...session, 'mcp-protocol-version': version })).status;
    expect(await withVersion('2025-11-25')).toBe(200);
    for (const version of ['2025-06-18', '2026-07-28', '', 'x', '2025-11-25 x']) {
      expect(await withVersion(version), version).toBe(400);
    }
    const hello = rpc(1, 'initialize', { protocolVersion: '2025-11-25' });
    expect((await post(hello, { 'mcp-protocol-version': '2024-11-05' })).status).toBe(400);
  });

  test('a foreign origin or host is refused before anything else', async () => {
    const hello = rpc(1, 'initialize', { protocolVersion: 'x' });
    const { port } = listener;
    const withHeaders = async (headers: Record<string, string>) => (await post(hello, headers)).status;
    for (const origin of [`http://127.0.0.1:${port}`, `http://localhost:${port}`, `http://[::1]:${port}`]) {
      expect(await withHeaders({ origin }), origin).toBe(200);
    }
    for (const origin of [
      'http://evil.example',
      'null',
      '',
      `https://127.0.0.1:${port}`,
      `http://127.0.0.1:${port + 1}`,
      'http://127.0.0.1',
      `http://127.0.0.1:${port}.evil.example`,
      `http://127.0.0.1:${port}/`,
    ]) {
      expect(await withHeaders({ origin }), origin).toBe(403);
    }
    for (const host of ['localhost', '127.0.0.1:1', '[::1]:8765', 'LOCALHOST:80']) {
      expect(await withHeaders({ host }), host).toBe(200);
    }
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      '0.0.0.0',
      '127.0.0.1.evil.example',
      '10.0.0.1',
      'a b',
    ]) {
      expect([400, 403], host).toContain(await withHeaders({ host }));
    }
    expect((await send(port, { method: 'GET', headers: { origin: 'http://evil.example' } })).status).toBe(
      403,
    );
  });

  test('a body beyond 32 MiB, announced or not, and one just below', async () => {
    const session = { 'mcp-session-id': await openSession() };
    const most = 32 * 1024 * 1024;
    const body = Buffer.alloc(most + 1, ' ');
    expect((await post(body, session)).status).toBe(413);
    const chunked = { ...session, 'transfer-encoding': 'chunked' };
    expect((await post(body, chunked)).status).toBe(413);
    const ping = Buffer.from(rpc(1, 'ping'));
    ping.copy(body);
    expect((await post(body.subarray(0, most), session)).status).toBe(200);
  });

  test('bytes that are no HTTP', async () => {
    const socket = await openSocket(listener.port);
    socket.write('hello\r\n\r\n');
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1.1 400 /);
  });
});

describe('Authorization', () => {
  test('goes on as it came, and no other key goes', async () => {
    const session = { 'mcp-session-id': await openSession() };
    const call = rpc(1, 'tools/call', { name: 'resolve_entity', arguments: { name: 'x' } });
    const sentWith = async (headers: HttpCall['headers']) => {
      memory.requests.length = 0;
      await post(call, { ...session, ...headers });
      const raw = memory.requests[0]?.rawHeaders ?? [];
      return raw.filter((_value, at) => raw[at - 1]?.toLowerCase() === 'authorization');
    };
    expect(await sentWith({})).toEqual([]);
    expect(await sentWith({ authorization: 'Bearer caller-key' })).toEqual(['Bearer caller-key']);
    expect(await sentWith({ authorization: 'Basic  odd==' })).toEqual(['Basic  odd==']);
    expect(await sentWith({ authorization: ['Bearer a', 'Bearer b'] })).toEqual(['Bearer a', 'Bearer b']);
    await post(rpc(1, 'tools/list'), { ...session, authorization: 'Bearer list-key' });
    expect(memory.requests.at(-1)?.headers.authorization).toBe('Bearer list-key');
    expect(server.logged.join('')).not.toMatch(/caller-key|list-key|odd/);
  });

  test('ingest takes no path here', async () => {
    const session = { 'mcp-session-id': await openSession() };
    const call = rpc(1, 'tools/call', { name: 'ingest', arguments: { path: '/etc/hostname' } });
    const { result } = JSON.parse((await post(call, session)).body);
    expect(JSON.parse(result.content[0].text).error.code).toBe('path_not_allowed');
  });
});

describe('connections', () => {
  test('the seventeenth is told to come back, and closed', async () => {
    const held = await Promise.all(Array.from({ length: 16 }, () => openSocket(listener.port)));
    const refused = await post(rpc(1, 'initialize', { protocolVersion: 'x' }));
    expect([refused.status, refused.headers['retry-after'], refused.headers.connection]).toEqual([
      503,
      '1',
      'close',
    ]);
    const silent = await openSocket(listener.port);
    const told = await readToEnd(silent);
    expect(told).toMatch(/^HTTP\/1.1 503 /);
    expect(told).toMatch(/retry-after: 1\r\n/i);
    held[0]?.destroy();
    await expect
      .poll(async () => (await post(rpc(1, 'initialize', { protocolVersion: 'x' }))).status)
      .toBe(200);
    for (const socket of held) socket.destroy();
  });

  test('a flood is refused and forgotten', async () => {
    const held = await Promise.all(Array.from({ length: 300 }, () => openSocket(listener.port)));
    for (const socket of held) socket.destroy();
    await expect
      .poll(async () => (await post(rpc(1, 'initialize', { protocolVersion: 'x' }))).status)
      .toBe(200);
  });

  test('an idle one is closed, a busy one is not', async () => {
    await listener.close(100);
    await start({ idleMs: 100 });
    const idle = await openSocket(listener.port);
    expect(await readToEnd(idle)).toBe('');
    const session = { 'mcp-session-id': await openSession() };
    let release = () => {};
    memory.answerNext('/deployment', { after: new Promise((resolve) => (release = resolve)), status: 500 });
    const slow = post(rpc(1, 'tools/list'), session);
    await expect.poll(() => memory.requests.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 400));
    release();
    expect((await slow).status).toBe(200);
  });

  test('a kept one serves request after request', async () => {
    const socket = await openSocket(listener.port);
    const body = rpc(1, 'initialize', { protocolVersion: 'x' });
    const head = `POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n`;
    socket.write(head + body + head + body);
    let all = '';
    socket.on('data', (chunk) => (all += chunk));
    await expect.poll(() => all.match(/HTTP\/1.1 200/g)?.length).toBe(2);
    socket.destroy();
  });

  test('a client that goes away ends the call that was made for it', async () => {
    const session = { 'mcp-session-id': await openSession() };
    memory.answerNext('/deployment', { after: new Promise(() => {}) });
    const socket = await openSocket(listener.port);
    const body = rpc(1, 'tools/list');
    socket.write(
      `POST /mcp HTTP/1.1\r\nHost: localhost\r\nMcp-Session-Id: ${session['mcp-session-id']}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await expect.poll(() => memory.requests.length).toBe(1);
    socket.destroy();
    await listener.close(60_000);
    await start();
  });

  test('closing lets what is under way finish', async () => {
    const session = { 'mcp-session-id': await openSession() };
    let release = () => {};
    memory.answerNext('/operations/resolve_entity', {
      after: new Promise((resolve) => (release = resolve)),
      status: 500,
    });
    const slow = post(rpc(1, 'tools/call', { name: 'resolve_entity', arguments: { name: 'x' } }), session);
    await expect.poll(() => memory.requests.length).toBe(1);
    const closed = listener.close(60_000);
    await expect(post(rpc(2, 'ping'), session)).rejects.toThrow();
    release();
    expect((await slow).status).toBe(200);
    await closed;
    await start();
  });
});

test('it listens on loopback alone', async () => {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  for (const host of ['0.0.0.0', '::', '10.0.0.1', 'example.com']) {
    await expect(listenHttp({ host, port: 0, protocol: server.protocol, log })).rejects.toThrow('loopback');
  }
  for (const host of ['127.0.0.1', '127.8.8.8', 'localhost', '::1', '0:0:0:0:0:0:0:1'])
    expect(isLoopback(host)).toBe(true);
  for (const host of [
    '',
    '128.0.0.1',
    '127.0.0.1.evil',
    '::2',
    '2001::1',
    '::ffff:1.2.3.4',
    '0:0:0:0:0:0:0:0:1',
  ]) {
    expect(isLoopback(host), host).toBe(false);
  }
  expect(['[::1]:80', 'a:1', 'a', '[::1', 'a:b', 'a:1:2'].map(hostOf)).toEqual([
    '::1',
    'a',
    'a',
    null,
    null,
    null,
  ]);
});
