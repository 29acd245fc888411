import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@memory/telemetry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createConsole } from './app.ts';
import type { CostDeps } from './costs/cost-routes.ts';
import { createForwarder, type Forwarder } from './forwarding/create-forwarder.ts';
import { createSessionStore, defaultSessionLimits } from './sessions/session-store.ts';
import { answerJson, type FakeApi, startFakeApi } from './testing/fake-api.ts';

const HOST = '127.0.0.1:8001';
const SECRET = 'the-shared-secret-0123456789';
const own = { host: HOST, origin: `http://${HOST}`, 'x-memory-console': '1' };

let api: FakeApi;
let forwarder: Forwarder;
let siteFolder: string;
const lines: string[] = [];

beforeAll(async () => {
  api = await startFakeApi(answerAsApi);
  forwarder = createForwarder({ apiUrl: api.url });
  siteFolder = mkdtempSync(join(tmpdir(), 'console-site-'));
  mkdirSync(join(siteFolder, 'assets'));
  writeFileSync(join(siteFolder, 'index.html'), '<!doctype html><title>Memory</title>');
  writeFileSync(join(siteFolder, 'assets/index-abc.js'), 'export {};');
  writeFileSync(join(siteFolder, 'assets/index-abc.js.br'), 'compressed');
});

afterAll(async () => {
  await forwarder.close();
  await api.close();
  rmSync(siteFolder, { recursive: true });
});

/** `/deployment` asks for the secret; the other paths are each one way to answer. */
function answerAsApi(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { pathname } = new URL(incoming.url ?? '/', 'http://api');
  const answer = answers[pathname];
  if (answer !== undefined) answer(outgoing, incoming.headers.authorization);
  else incoming.on('end', () => answerJson(outgoing, 200, { url: incoming.url }));
}

const answers: Record<string, (outgoing: ServerResponse, credential: string | undefined) => void> = {
  '/deployment': (outgoing, credential) => {
    const [status, detail] = judgements[credential ?? ''] ?? [401, 'perimeter authentication failed'];
    answerJson(outgoing, status, status === 200 ? {} : { detail });
  },
  '/recipes': (outgoing, credential) => {
    const mayWrite = credential === `Bearer ${SECRET}`;
    answerJson(
      outgoing,
      mayWrite ? 200 : 403,
      mayWrite ? [] : { detail: 'credential may not perform this operation' },
    );
  },
  '/slow': (outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.write('{"first":');
    setTimeout(() => outgoing.end('1}'), 300);
  },
  '/busy': (outgoing) =>
    answerJson(outgoing, 429, { detail: { code: 'rate_limited' } }, { 'retry-after': '7' }),
  '/forget': (outgoing) => answerJson(outgoing, 503, { detail: { code: 'forget_in_progress' } }),
  '/cut': (outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    outgoing.write('{', () => outgoing.destroy());
  },
  '/headers': (outgoing) =>
    answerJson(outgoing, 200, {}, { 'set-cookie': 'stolen=1', server: 'x', 'x-request-id': 'r-1' }),
};

const judgements: Record<string, [status: number, detail: string]> = {
  '': [401, 'a perimeter credential is required'],
  [`Bearer ${SECRET}`]: [200, ''],
  'Bearer ingest-key': [403, 'credential may not perform this operation'],
  'Bearer other-key': [403, 'credential is for another deployment'],
};

function makeConsole(
  options: { onLoopback?: boolean; forwarder?: Forwarder; costExport?: CostDeps['costExport'] } = {},
) {
  const log = createLogger({
    service: 'test',
    level: 'debug',
    destination: { write: (line: string) => void lines.push(line) },
  });
  return createConsole({
    forwarder: options.forwarder ?? forwarder,
    sessions: createSessionStore(),
    sessionLifetimeMs: defaultSessionLimits.lifetimeMs,
    onLoopback: options.onLoopback ?? true,
    costExport: options.costExport ?? null,
    siteFolder,
    log,
  });
}

async function signIn(app: ReturnType<typeof makeConsole>, credential: string, headers = {}) {
  const answer = await app.request('/session', {
    method: 'POST',
    headers: { ...own, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ credential }),
  });
  return { answer, cookie: answer.headers.get('set-cookie') ?? '' };
}

describe('pages', () => {
  test('one page for every address, files by their names alone', async () => {
    const app = makeConsole();
    for (const path of ['/', '/documents/018f', '/search?q=x', '/sql']) {
      const answer = await app.request(path, { headers: { host: HOST } });
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-cache']);
      expect(await answer.text()).toContain('<title>Memory</title>');
    }
    for (const path of [
      '/assets/none.js',
      '/favicon.ico',
      '/../package.json',
      '/assets/../../package.json',
    ]) {
      const answer = await app.request(`http://${HOST}${path}`, { headers: { host: HOST } });
      expect(answer.status, path).toBe(404);
    }
  });

  test('hashed files are kept for ever and sent compressed', async () => {
    const answer = await makeConsole().request('/assets/index-abc.js', {
      headers: { host: HOST, 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', 'compressed']);
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
  });

  test('a strict policy stands on every answer', async () => {
    const app = makeConsole();
    for (const path of ['/', '/assets/index-abc.js', '/api/anything', '/session', '/nope.js']) {
      const { headers } = await app.request(path, { headers: { host: HOST } });
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'self'");
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).not.toMatch(/unsafe|data:|blob:|https?:|\*/);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('no-referrer');
    }
  });
});

describe('who may ask', () => {
  const post = (headers: Record<string, string>) => ({ method: 'POST', headers, body: '{}' });

  test('a foreign host is refused on loopback, and nowhere else', async () => {
    const request = { headers: { host: 'evil.example' } };
    expect((await makeConsole().request('/', request)).status).toBe(403);
    expect((await makeConsole().request('/api/x', request)).status).toBe(403);
    expect((await makeConsole({ onLoopback: false }).request('/', request)).status).toBe(200);
  });

  test.each([
    ['another origin', post({ ...own, origin: 'https://evil.example' })],
    ['another port', post({ ...own, origin: 'http://127.0.0.1:9999' })],
    ['a null origin', post({ ...own, origin: 'null' })],
    ['no header of the console', post({ host: HOST, origin: `http://${HOST}` })],
    ['another site, by what the browser says', post({ ...own, 'sec-fetch-site': 'cross-site' })],
    ['the same site from another origin', post({ ...own, 'sec-fetch-site': 'same-site' })],
    ['a read by another site', { headers: { host: HOST, 'sec-fetch-site': 'cross-site' } }],
    ['a deletion without the header', { method: 'DELETE', headers: { host: HOST } }],
  ])('%s is refused before the API hears of it', async (_name, request) => {
    const before = api.seen.length;
    const app = makeConsole();
    for (const path of ['/api/documents/x', '/session']) {
      const answer = await app.request(path, request);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ detail: 'browser origin not allowed' });
    }
    expect(api.seen.length).toBe(before);
  });

  test('an address that somebody types may be read', async () => {
    const answer = await makeConsole().request('/api/x', {
      headers: { host: HOST, 'sec-fetch-site': 'none' },
    });
    expect(answer.status).toBe(200);
  });
});

describe('sessions', () => {
  test('a credential is checked, kept, and sent on; the browser gets a cookie that pages cannot read', async () => {
    const app = makeConsole();
    const { answer, cookie } = await signIn(app, SECRET);
    expect(await answer.json()).toEqual({ signed_in: true });
    expect(cookie).toMatch(/^memory_console=[\w-]{64}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(SECRET);
    const headers = { ...own, cookie: cookie.split(';')[0] ?? '' };
    expect((await app.request('/api/deployment', { headers })).status).toBe(200);
    expect(api.seen.at(-1)?.headers.authorization).toBe(`Bearer ${SECRET}`);
    expect(await (await app.request('/session', { headers })).json()).toEqual({ signed_in: true });
    await app.request('/session', { method: 'DELETE', headers });
    expect(await (await app.request('/session', { headers })).json()).toEqual({ signed_in: false });
    expect((await app.request('/api/deployment', { headers })).status).toBe(401);
    expect(api.seen.at(-1)?.headers.authorization).toBeUndefined();
    expect(lines.join('')).not.toContain(SECRET);
  });

  test('behind https the cookie is for https alone', async () => {
    const { cookie } = await signIn(makeConsole(), SECRET, { 'x-forwarded-proto': 'https' });
    expect(cookie).toContain('; Secure');
  });

  test.each([
    ['wrong-secret', 401, 'perimeter authentication failed'],
    ['other-key', 403, 'credential is for another deployment'],
  ])('%s gets no session', async (credential, status, detail) => {
    const { answer, cookie } = await signIn(makeConsole(), credential);
    expect([answer.status, await answer.json(), cookie]).toEqual([status, { detail }, '']);
  });

  test('a key that may only ingest gets one', async () => {
    const { answer, cookie } = await signIn(makeConsole(), 'ingest-key');
    expect([answer.status, cookie === '']).toEqual([200, false]);
  });

  test.each(['', 'two words', 'line\nbreak', 'ümlaut'])('%j is no credential', async (credential) => {
    expect((await signIn(makeConsole(), credential)).answer.status).toBe(422);
  });

  test('a body of any size is not read', async () => {
    expect((await signIn(makeConsole(), 'x'.repeat(40_000))).answer.status).toBe(413);
  });
});

describe('costs', () => {
  test('are for whoever may write, under a token that no browser sees', async () => {
    const page = { receipts: [], next_cursor: 'n' };
    const costs = await startFakeApi((_incoming, outgoing) => answerJson(outgoing, 200, page));
    const toCosts = createForwarder({ apiUrl: costs.url });
    const app = makeConsole({ costExport: { forwarder: toCosts, token: 'export-token' } });
    const [writer, ingester] = [await signIn(app, SECRET), await signIn(app, 'ingest-key')];
    const get = (cookie: string) =>
      app.request('/costs?limit=500', { headers: { ...own, cookie: cookie.split(';')[0] ?? '' } });
    const refused = await get(ingester.cookie);
    expect([refused.status, costs.seen.length]).toEqual([403, 0]);
    expect(await (await get(writer.cookie)).json()).toEqual(page);
    expect(costs.seen[0]?.headers.authorization).toBe('Bearer export-token');
    expect(costs.seen[0]?.url).toBe('/ops/cost-export/v1?limit=500');
    const none = await makeConsole().request('/costs', { headers: own });
    expect(none.status).toBe(404);
    await toCosts.close();
    await costs.close();
  });
});

describe('forwarding', () => {
  test('path, query, body and content type go on; cookies, origin and credentials of the browser do not', async () => {
    await makeConsole().request('/api/search/claims?k=3&query=a%20b', {
      method: 'POST',
      headers: {
        ...own,
        'content-type': 'application/json',
        'content-length': '11',
        cookie: 'memory_console=x; other=1',
        authorization: 'Basic abc',
        'x-ingest-principal-ref': 'somebody',
        'x-forwarded-for': '1.2.3.4',
      },
      body: '{"query":1}',
    });
    const { headers, ...seen } = api.seen.at(-1) ?? { headers: {} };
    expect(seen).toEqual({ method: 'POST', url: '/search/claims?k=3&query=a%20b', body: '{"query":1}' });
    expect(headers['content-length']).toBe('11');
    expect(Object.keys(headers).sort()).toEqual(['connection', 'content-length', 'content-type', 'host']);
  });

  test('an answer comes as it is sent, not when it is whole', async () => {
    const answer = await makeConsole().request('/api/slow', { headers: own });
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe('{"first":');
    const second = await reader?.read();
    expect(new TextDecoder().decode(second?.value)).toBe('1}');
  });

  test('status, body and Retry-After come back as they are, headers of the API’s own do not', async () => {
    const app = makeConsole();
    const busy = await app.request('/api/busy', { headers: own });
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await busy.json()).toEqual({ detail: { code: 'rate_limited' } });
    const forget = await app.request('/api/forget', { headers: own });
    expect([forget.status, await forget.json()]).toEqual([503, { detail: { code: 'forget_in_progress' } }]);
    const { headers } = await app.request('/api/headers', { headers: own });
    expect([headers.get('set-cookie'), headers.get('server')]).toEqual([null, null]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toBe('r-1');
  });

  test('an API that is not there is a 502, one that is silent a 504, each with a code', async () => {
    const gone = await startFakeApi(() => {});
    const silent = await startFakeApi(() => {});
    await gone.close();
    const [toGone, toSilent] = [
      createForwarder({ apiUrl: gone.url }),
      createForwarder({ apiUrl: silent.url, answerMs: 100 }),
    ];
    const down = await makeConsole({ forwarder: toGone }).request('/api/documents', { headers: own });
    expect([down.status, await down.json()]).toMatchObject([502, { detail: { code: 'api_unreachable' } }]);
    const late = await makeConsole({ forwarder: toSilent }).request('/api/documents', { headers: own });
    expect([late.status, await late.json()]).toMatchObject([504, { detail: { code: 'api_timed_out' } }]);
    const { answer, cookie } = await signIn(makeConsole({ forwarder: toGone }), SECRET);
    expect([answer.status, cookie]).toEqual([502, '']);
    await Promise.all([toGone.close(), toSilent.close(), silent.close()]);
  });

  test('an answer that breaks off breaks off', async () => {
    const answer = await makeConsole().request('/api/cut', { headers: own });
    await expect(answer.text()).rejects.toThrow();
  });
});
