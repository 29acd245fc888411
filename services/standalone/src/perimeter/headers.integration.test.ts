import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { head, sendRaw } from '../testing/raw-socket.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

/** What a stranger may write into `Authorization`, `Host` and `Origin`, byte by byte on the wire. */
const deploymentId = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f01';
const other = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f02';
const secret = 's3cret-s3cret';
const bindFor = (id: string) => `${id}:${createHash('sha256').update(secret).digest('hex')}`;

type Outcome = { status: number; detail: unknown; headers: Record<string, string> };

async function send(service: RunningService, request: string, ...lines: string[]): Promise<Outcome> {
  const bytes = head(`${request} HTTP/1.1`, ...lines, 'Connection: close');
  const { answers } = await sendRaw(service.port, bytes);
  expect(answers).toHaveLength(1);
  const { status, body, headers } = answers[0] ?? { status: 0, body: '', headers: {} };
  return { status, headers, detail: status < 400 || body === '' ? null : JSON.parse(body).detail };
}

describe('Authorization', () => {
  let service: RunningService;
  let foreign: RunningService;
  beforeAll(async () => {
    service = await runService({
      worker: false,
      env: { SERVICE_DEPLOYMENT_ID: deploymentId, SERVICE_SELFHOST_API_BEARER_TOKEN: secret },
    });
    foreign = await runService({
      worker: false,
      env: { SERVICE_DEPLOYMENT_ID: deploymentId, SERVICE_SELFHOST_API_BEARER_BIND: bindFor(other) },
    });
  });
  afterAll(() => Promise.all([service?.stop(), foreign?.stop()]));

  const host = 'Host: memory.example';
  const ask = async (to: RunningService, ...lines: string[]) => {
    const { status, detail } = await send(to, 'GET /documents', host, ...lines);
    return [status, detail];
  };
  const failed = [401, 'perimeter authentication failed'];

  test.each([
    `Authorization: Bearer ${secret}`,
    `authorization: bearer ${secret}`,
    `AUTHORIZATION: BEARER ${secret}`,
    `Authorization:Bearer ${secret}`,
    `Authorization:  \t Bearer \t  ${secret} \t `,
  ])('lets in %j', async (line) => {
    expect(await ask(service, line)).toEqual([200, null]);
  });

  test.each([
    'Authorization:',
    'Authorization: Bearer',
    'Authorization: Bearer ',
    `Authorization: ${secret}`,
    `Authorization: Basic ${secret}`,
    `Authorization: Basic ${Buffer.from(`user:${secret}`).toString('base64')}`,
    `Authorization: Token ${secret}`,
    `Authorization: Bearer${secret}`,
    `Authorization: Bearer: ${secret}`,
    `Authorization: Bearer "${secret}"`,
    `Authorization: Bearer ${secret},`,
    `Authorization: Bearer ${secret}, Bearer ${secret}`,
    `Authorization: Bearer ${secret} ${secret}`,
    `Authorization: Bearer ${secret.toUpperCase()}`,
    `Authorization: Bearer ${secret.slice(0, -1)}`,
    `Authorization: Bearer ${secret}x`,
    `Authorization: Bearer \u00e9${secret}`,
    `Authorization: Bearer\u00a0${secret}`,
    `Authorization: Bearer ${secret}\u00a0`,
    `Authorization: Bearer ${createHash('sha256').update(secret).digest('hex')}`,
    `Authorization: Bearer ${'x'.repeat(40_000)}`,
    `Authorization: Bearer ${' '.repeat(40_000)}\u00e9`,
    `Authorization: Bearer ${'a.'.repeat(20_000)}`,
  ])('refuses %.60j', async (line) => {
    expect(await ask(service, line)).toEqual(failed);
  });

  test('two of them are refused, whichever is right', async () => {
    const right = `Authorization: Bearer ${secret}`;
    expect(await ask(service, right, right)).toEqual(failed);
    expect(await ask(service, right, 'authorization: Bearer x')).toEqual(failed);
    expect(await ask(service, 'Authorization:', right)).toEqual(failed);
  });

  test('none, or one elsewhere, is none', async () => {
    const required = [401, 'a perimeter credential is required'];
    expect(await ask(service)).toEqual(required);
    expect(await ask(service, `Proxy-Authorization: Bearer ${secret}`)).toEqual(required);
    expect(await ask(service, `Cookie: token=${secret}`)).toEqual(required);
    const query = await send(service, `GET /documents?access_token=${secret}`, host);
    expect([query.status, query.detail]).toEqual(required);
    expect(query.headers['www-authenticate']).toBe('Bearer');
  });

  test('a head over the bound is answered by the parser', async () => {
    expect((await ask(service, `Authorization: Bearer ${'x'.repeat(70_000)}`))[0]).toBe(431);
  });

  test('a bind for another deployment', async () => {
    expect(await ask(foreign)).toEqual([401, 'a perimeter credential is required']);
    expect(await ask(foreign, 'Authorization: Bearer x')).toEqual(failed);
    const right = await ask(foreign, `Authorization: Bearer ${secret}`);
    expect(right).toEqual([403, 'credential is for another deployment']);
    expect((await send(foreign, 'GET /healthz', host)).status).toBe(200);
  });
});

describe('Host, on an open service', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService({ worker: false });
  });
  afterAll(() => service?.stop());

  test.each([
    'localhost',
    'LOCALHOST:8000',
    'localhost.',
    '127.0.0.1:80',
    '127.1.2.3',
    '[::1]:8000',
    'a.localhost',
  ])('lets in %s', async (name) => {
    expect((await send(service, 'GET /documents', `Host: ${name}`)).status).toBe(200);
  });

  test.each([
    'memory.example',
    '127.0.0.1.nip.io',
    'localhost.example',
    'localhost@memory.example',
    '10.0.0.1',
    '0.0.0.0',
    '[::ffff:10.0.0.1]',
    '2130706433',
    '0x7f.1',
    'localhost:8000:x',
    '',
  ])('a name that a stranger may point here is refused: %j', async (name) => {
    const { status, detail } = await send(service, 'GET /documents', `Host: ${name}`);
    expect([400, 403]).toContain(status);
    expect(['Bad Request', 'host not allowed']).toContain(detail);
  });

  test('neither a whole URL, nor a forwarded name, nor a second Host gets past it', async () => {
    const whole = await send(service, 'GET http://memory.example/documents', 'Host: localhost');
    expect(whole.status).toBeGreaterThanOrEqual(400);
    const named = await send(
      service,
      'GET /documents',
      'Host: memory.example',
      'X-Forwarded-Host: localhost',
    );
    expect([named.status, named.detail]).toEqual([403, 'host not allowed']);
    const twice = await send(service, 'GET /documents', 'Host: localhost', 'Host: memory.example');
    expect(twice.status).toBe(400);
    expect((await send(service, 'GET /healthz', 'Host: memory.example')).status).toBe(403);
  });

  test('no page of any origin, not even of this machine, may call it', async () => {
    for (const origin of [
      'null',
      'https://a.example',
      'http://localhost',
      `http://127.0.0.1:${service.port}`,
      '',
    ]) {
      const plain = await send(service, 'GET /documents', 'Host: localhost', `Origin: ${origin}`);
      expect([plain.status, plain.detail], origin).toEqual([403, 'browser origin not allowed']);
      expect(plain.headers['access-control-allow-origin']).toBeUndefined();
    }
    const preflight = await send(
      service,
      'OPTIONS /ingest',
      'Host: localhost',
      'Origin: https://a.example',
      'Access-Control-Request-Method: POST',
    );
    expect([preflight.status, preflight.detail]).toEqual([403, 'browser origin not allowed']);
  });
});

describe('Origin', () => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService({
      worker: false,
      env: {
        SERVICE_DEPLOYMENT_ID: deploymentId,
        SERVICE_SELFHOST_API_BEARER_TOKEN: secret,
        SERVICE_SELFHOST_BROWSER_ORIGINS: 'https://a.example,http://localhost:3000',
        SERVICE_SELFHOST_API_ADMISSION_KEY_PER_MINUTE: '4',
      },
    });
  });
  afterAll(() => service?.stop());

  const host = 'Host: memory.example';
  const origin = 'Origin: https://a.example';
  const asks = 'Access-Control-Request-Method: DELETE';

  test('a preflight of a listed origin, without a credential, however often', async () => {
    for (let n = 0; n < 10; n++) {
      const { status, headers } = await send(
        service,
        'OPTIONS /documents/x',
        host,
        origin,
        asks,
        'Access-Control-Request-Headers: authorization,content-type',
      );
      expect(status).toBe(204);
      expect(headers).toMatchObject({
        'access-control-allow-origin': 'https://a.example',
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type',
        'access-control-max-age': '600',
        vary: 'Origin',
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  test.each([
    'https://b.example',
    'https://a.example.evil.example',
    'https://a.example:443',
    'https://A.example',
    'http://a.example',
    'https://a.example/',
    'null',
    'https://a.example, https://b.example',
  ])('another is refused, preflight or not: %s', async (foreign) => {
    for (const [request, ...lines] of [
      ['OPTIONS /documents', asks],
      ['GET /documents', `Authorization: Bearer ${secret}`],
      ['GET /healthz'],
    ] as [string, ...string[]][]) {
      const { status, detail, headers } = await send(service, request, host, `Origin: ${foreign}`, ...lines);
      expect([status, detail]).toEqual([403, 'browser origin not allowed']);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('refusals can be read by the page too: 401, 404, 429 with Retry-After', async () => {
    const without = await send(service, 'GET /documents', host, origin);
    expect(without.status).toBe(401);
    expect(without.headers['access-control-allow-origin']).toBe('https://a.example');
    const credential = `Authorization: Bearer ${secret}`;
    const first = await send(service, 'GET /nowhere', host, origin, credential);
    expect([first.status, first.headers['access-control-allow-origin']]).toEqual([404, 'https://a.example']);
    const second = await send(service, 'GET /documents', host, origin, credential);
    expect([second.status, second.detail]).toEqual([429, { code: 'rate_limited' }]);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(second.headers['retry-after'])).toBeLessThanOrEqual(15);
    expect(second.headers['access-control-allow-origin']).toBe('https://a.example');
    expect(second.headers['access-control-expose-headers']).toContain('Retry-After');
    expect((await send(service, 'GET /healthz', host, origin)).status).toBe(200);
  });

  test('OPTIONS that is no preflight is a request like others', async () => {
    expect((await send(service, 'OPTIONS /documents', host)).status).toBe(401);
    expect((await send(service, 'OPTIONS /documents', host, origin)).status).toBe(401);
    expect((await send(service, 'OPTIONS /documents', host, asks)).status).toBe(401);
  });
});
