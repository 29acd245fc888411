import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { bodyTooLarge } from '@memory/contract';
import { createLogger } from '@memory/telemetry';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppEnv } from '../app-env.ts';
import { renderError } from '../render-error.ts';
import { bodyChunks } from '../request/read-body.ts';
import { type Listening, listen } from './listen.ts';

const log = createLogger({ service: 'test', level: 'error', destination: { write: () => undefined } });

function createApp() {
  const app = new Hono<AppEnv>();
  const seen: string[] = [];
  app.get('/fine', (c) => c.json({ status: 'ok' }));
  app.get('/slow', async (c) => {
    await sleep(200);
    return c.json({ status: 'ok' });
  });
  app.post('/refuse', () => {
    throw bodyTooLarge();
  });
  app.post('/count', async (c) => {
    let size = 0;
    try {
      for await (const chunk of bodyChunks(c, 150)) size += chunk.length;
      seen.push(`read ${size}`);
    } catch (error) {
      seen.push((error as Error).name);
      throw error;
    }
    return c.json({ size });
  });
  app.onError(renderError);
  return { app, seen };
}

let server: Listening;
const { app, seen } = createApp();

beforeAll(async () => {
  server = await listen({
    app,
    address: '127.0.0.1',
    port: 0,
    log,
    limits: { headersMs: 300, headerBytes: 4096 },
  });
});
afterAll(() => server.close(100));

/** Sends bytes as they are, and answers all that came back before the connection ended or `ms` passed. */
function raw(bytes: string | Buffer, ms = 1500): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1');
    let text = '';
    const done = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(ms, done);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', done);
    socket.on('close', done);
    socket.write(bytes);
  });
}

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;

describe('whatever a connection sends', () => {
  test.each([
    ['no request at all', 'hello\r\n\r\n', 400],
    ['an unknown method', lines('FETCH /fine HTTP/1.1', 'Host: x'), 400],
    ['no host', lines('GET /fine HTTP/1.1', 'Connection: close'), 400],
    ['two hosts', lines('GET /fine HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close'), 400],
    ['a host that is none', lines('GET /fine HTTP/1.1', 'Host: a/../b', 'Connection: close'), 400],
    ['a target that is none', lines('GET fine HTTP/1.1', 'Host: a', 'Connection: close'), 400],
    ['OPTIONS *', lines('OPTIONS * HTTP/1.1', 'Host: a', 'Connection: close'), 400],
    ['two lengths', lines('POST /count HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2'), 400],
    [
      'a length and chunks',
      `${lines('POST /count HTTP/1.1', 'Host: a', 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
      400,
    ],
    [
      'a coding beside chunks',
      `${lines('POST /count HTTP/1.1', 'Host: a', 'Transfer-Encoding: gzip, chunked')}0\r\n\r\n`,
      501,
    ],
    ['a negative length', lines('POST /count HTTP/1.1', 'Host: a', 'Content-Length: -1'), 400],
    ['a header without a name', lines('GET /fine HTTP/1.1', 'Host: a', ': x'), 400],
    ['a folded header', lines('GET /fine HTTP/1.1', 'Host: a', 'X: a', ' b'), 400],
    ['a NUL in a header', lines('GET /fine HTTP/1.1', 'Host: a', 'X: a\0b'), 400],
    ['too long a head', lines(`GET /fine?${'x'.repeat(8000)} HTTP/1.1`, 'Host: a'), 431],
    [
      'an odd expectation',
      lines('POST /count HTTP/1.1', 'Host: a', 'Expect: a miracle', 'Content-Length: 1'),
      417,
    ],
    ['half a head', 'GET /fine HTTP/1.1\r\nHost: a\r\n', 408],
  ])(
    '%s',
    async (_name, bytes, status) => {
      const answer = await raw(bytes, 8000);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer.split('\r\n\r\n')[1]).toMatch(/^\{"detail":"[A-Z][A-Za-z ]+"\}$/);
      expect(answer.toLowerCase()).toContain('content-type: application/json');
    },
    10_000,
  );

  test('HTTP/1.0 without a host is served', async () => {
    expect(await raw(lines('GET /fine HTTP/1.0'))).toContain('{"status":"ok"}');
  });

  test('the service goes on answering', async () => {
    expect(await (await fetch(`${server.url}/fine`)).json()).toEqual({ status: 'ok' });
  });
});

describe('bodies', () => {
  test('are read as they come', async () => {
    const response = await fetch(`${server.url}/count`, { method: 'POST', body: Buffer.alloc(3_000_000) });
    expect(await response.json()).toEqual({ size: 3_000_000 });
  });

  test('one that breaks off is noticed', async () => {
    seen.length = 0;
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`${lines('POST /count HTTP/1.1', 'Host: a', 'Content-Length: 100')}abc`);
    await sleep(50);
    socket.destroy();
    await expect.poll(() => seen).toEqual(['BodyAbortedError']);
  });

  test('one that stalls ends with its connection', async () => {
    seen.length = 0;
    const answer = await raw(`${lines('POST /count HTTP/1.1', 'Host: a', 'Content-Length: 100')}abc`);
    expect(answer).toBe('');
    expect(seen).toEqual(['BodyAbortedError']);
  });

  test('a refusal reaches a client that has sent only part', async () => {
    const answer = await raw(`${lines('POST /refuse HTTP/1.1', 'Host: a', 'Content-Length: 1000000')}abc`);
    expect(answer).toContain('{"detail":"body_too_large"}');
  });

  test('a client that asks before it sends is told to go on only when the body is wanted', async () => {
    const head = (path: string) =>
      lines(`POST ${path} HTTP/1.1`, 'Host: a', 'Content-Length: 3', 'Expect: 100-continue');
    const refused = await raw(head('/refuse'));
    expect(refused).toMatch(/^HTTP\/1.1 413 /);
    expect(refused).toMatch(/connection: close/i);
    expect(await raw(head('/count'), 100)).toMatch(/^HTTP\/1.1 100 Continue/);
  });

  test('a client that asks before it sends, and wants no more of the connection, has it closed', async () => {
    const head = lines(
      'POST /count HTTP/1.1',
      'Host: a',
      'Content-Length: 3',
      'Expect: 100-continue',
      'Connection: close',
    );
    const answer = await raw(`${head}abc`);
    expect(answer).toContain('{"size":3}');
    expect(answer).toMatch(/connection: close/i);
  });
});

test('closing lets what is under way finish, and takes nothing new', async () => {
  const own = await listen({ app: createApp().app, address: '127.0.0.1', port: 0, log });
  const idle = await fetch(`${own.url}/fine`);
  await idle.text();
  const underWay = fetch(`${own.url}/slow`);
  await sleep(50);
  const closed = own.close(5_000);
  await expect(fetch(`${own.url}/fine`)).rejects.toThrow();
  expect(await (await underWay).json()).toEqual({ status: 'ok' });
  expect(await closed).toBe(0);
});

test('closing cuts what is not done by the deadline', async () => {
  const own = await listen({ app: createApp().app, address: '127.0.0.1', port: 0, log });
  const underWay = fetch(`${own.url}/slow`).catch(() => 'cut');
  await sleep(50);
  expect(await own.close(20)).toBe(1);
  expect(await underWay).toBe('cut');
});
