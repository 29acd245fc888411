import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-server.ts';
import { type FakeMemory, startFakeMemory } from '../testing/fake-memory.ts';
import { type StdioLimits, serveStdio } from './serve-stdio.ts';

type Message = { id: unknown; result?: Record<string, unknown>; error?: { code: number; message: string } };

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

function start(limits: Partial<StdioLimits> = {}) {
  const input = new PassThrough();
  const output = new PassThrough();
  const stop = new AbortController();
  const ended = serveStdio({
    input,
    output,
    protocol: server.protocol,
    authorization: ['Bearer secret-key'],
    stopping: stop.signal,
    limits,
  });
  let text = '';
  output.on('data', (chunk) => (text += chunk));
  return {
    input,
    output,
    stop,
    ended,
    messages: () =>
      text
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Message),
  };
}

/** What a client gets that sends all this and closes its end. */
async function answers(bytes: string | Buffer, limits?: Partial<StdioLimits>): Promise<Message[]> {
  const { input, ended, messages } = start(limits);
  input.end(bytes);
  await ended;
  return messages();
}

const request = (id: unknown, method: string, params?: unknown) =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;

test('initialize, ping and the list', async () => {
  const [hello, pong, list] = await answers(
    request(1, 'initialize', { protocolVersion: '1999-01-01' }) +
      request('p', 'ping') +
      request(2, 'tools/list'),
  );
  expect(hello).toEqual({
    jsonrpc: '2.0',
    id: 1,
    result: {
      protocolVersion: '2025-11-25',
      capabilities: { tools: {} },
      serverInfo: { name: 'memory-service', version: '1' },
    },
  });
  expect(pong).toEqual({ jsonrpc: '2.0', id: 'p', result: {} });
  expect(list?.result?.tools).toHaveLength(16);
});

test.each([
  ['initialize', undefined],
  ['initialize', {}],
  ['initialize', []],
  ['initialize', { protocolVersion: 20251125 }],
  ['tools/call', undefined],
  ['tools/call', {}],
  ['tools/call', ['ingest']],
  ['tools/call', { name: 1 }],
  ['tools/call', { name: 'ingest', arguments: [] }],
  ['tools/call', { name: 'ingest', arguments: null }],
  ['tools/call', { name: 'ingest', arguments: 'text' }],
])('malformed parameters of %s: %j', async (method, params) => {
  expect(await answers(request(1, method, params))).toMatchObject([{ id: 1, error: { code: -32602 } }]);
});

test.each([
  'resources/list',
  'prompts/list',
  'server/discover',
  'tools/nothing',
  'constructor',
  '__proto__',
  '',
])('there is no method %j', async (method) => {
  expect(await answers(request(1, method))).toMatchObject([{ id: 1, error: { code: -32601 } }]);
});

test('notifications are taken without an answer, and do nothing', async () => {
  const lines = [
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', method: 'nothing/known' },
    { jsonrpc: '2.0', method: 'tools/call', params: { name: 'delete_document', arguments: {} } },
  ].map((line) => `${JSON.stringify(line)}\n`);
  expect(await answers(lines.join(''))).toEqual([]);
  expect(memory.requests).toEqual([]);
});

test('a list that cannot be made is an internal error that says why', async () => {
  memory.answerNext('/deployment', { status: 401, body: { detail: 'perimeter authentication failed' } });
  const [list] = await answers(request(1, 'tools/list'));
  expect(list).toMatchObject({
    id: 1,
    error: { code: -32603, message: expect.stringContaining('authentication') },
  });
  await memory.close();
  const [unreachable] = await answers(request(1, 'tools/list'));
  expect(unreachable).toMatchObject({
    error: { code: -32603, message: expect.stringContaining('no answer') },
  });
});

test('garbage, half lines, blank lines, CR LF and a last line without an end', async () => {
  const bytes = Buffer.concat([
    Buffer.from('garbage\n'),
    Buffer.from([0xff, 0xfe, 0x00, 0x0a]),
    Buffer.from('\n  \n\r\n'),
    Buffer.from(request(1, 'ping').replace('\n', '\r\n')),
    Buffer.from('{"jsonrpc":"2.0","id":2,\n"method":"ping"}\n'),
    Buffer.from(request(3, 'ping').trimEnd()),
  ]);
  const all = await answers(bytes);
  expect(all.map(({ id, error }) => error?.code ?? id).sort()).toEqual(
    [-32700, -32700, -32700, -32700, 1, 3].sort(),
  );
});

test('characters cut anywhere arrive whole', async () => {
  const { input, ended } = start();
  const bytes = Buffer.from(
    request(1, 'tools/call', { name: 'ingest', arguments: { text: 'Zürich 🙂 東京', filename: 'a.md' } }),
  );
  for (const byte of bytes) input.write(Buffer.from([byte]));
  input.end();
  await ended;
  expect(memory.requests[0]?.body.toString()).toBe('Zürich 🙂 東京');
});

test('a megabyte of text, and a line beyond the limit', async () => {
  const text = 'ä'.repeat(1_000_000);
  const [stored] = await answers(
    request(1, 'tools/call', { name: 'ingest', arguments: { text, filename: 'a.md' } }),
  );
  expect(stored?.result?.isError).toBe(false);
  expect(memory.requests[0]?.body.length).toBe(2_000_000);
  const all = await answers(`${'x'.repeat(5_000)}\n${request(1, 'ping')}`, { lineBytes: 1_000 });
  expect(all).toMatchObject([
    { id: null, error: { code: -32600 } },
    { id: 1, result: {} },
  ]);
});

test('what is quick overtakes what is slow, and all is answered after the end of the input', async () => {
  let release = () => {};
  memory.answerNext('/deployment', { after: new Promise((resolve) => (release = resolve)), body: {} });
  const { input, ended, messages } = start();
  input.end(request(1, 'tools/list') + request(2, 'ping'));
  await expect.poll(() => messages().map(({ id }) => id)).toEqual([2]);
  release();
  await ended;
  expect(messages().map(({ id }) => id)).toEqual([2, 1]);
});

test('a cancelled request gets no answer, and its call to the memory ends', async () => {
  memory.answerNext('/deployment', { after: new Promise(() => {}) });
  const { input, ended, messages } = start();
  input.write(request(7, 'tools/list'));
  await expect.poll(() => memory.requests.length).toBe(1);
  input.end(
    `${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } })}\n`,
  );
  await ended;
  expect(messages()).toEqual([]);
});

test('a client that does not read holds its own requests up and nothing else', async () => {
  const { input, output, ended, stop } = start({ drainMs: 50 });
  output.removeAllListeners('data');
  output.pause();
  for (let id = 0; id < 20_000; id++) input.write(request(id, 'ping'));
  await expect.poll(() => output.readableLength).toBeGreaterThan(0);
  const held = output.readableLength + output.writableLength;
  expect(held).toBeLessThan(200_000);
  stop.abort();
  await ended;
});

test('it ends when nobody reads any more', async () => {
  const { output, ended, input } = start();
  input.write(request(1, 'ping'));
  output.destroy(new Error('EPIPE'));
  await ended;
});

test('on a signal it reads no more, and finishes what is under way', async () => {
  let release = () => {};
  memory.answerNext('/deployment', { after: new Promise((resolve) => (release = resolve)) });
  const { input, ended, messages, stop } = start();
  input.write(request(1, 'tools/list'));
  await expect.poll(() => memory.requests.length).toBe(1);
  stop.abort();
  if (!input.destroyed) await once(input, 'close');
  release();
  await ended;
  expect(messages()).toMatchObject([{ id: 1, error: { code: -32603 } }]);
});

test('what hangs is given up after the deadline of the drain', async () => {
  memory.answerNext('/deployment', { after: new Promise(() => {}) });
  const { input, ended, stop, messages } = start({ drainMs: 20 });
  input.write(request(1, 'tools/list'));
  await expect.poll(() => memory.requests.length).toBe(1);
  stop.abort();
  await ended;
  expect(messages()).toEqual([]);
});
