import { readFileSync } from 'node:fs';
import { ErrorBody, type Route, routes, type Scope, scopeCovers } from '@memory/contract';
import { testBackend } from '@memory/database/testing';
import {
  createIssuerKey,
  type FakeIssuer,
  revocationClaims,
  sessionClaims,
  signToken,
  startFakeIssuer,
} from '@memory/perimeter/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { head, sendRaw } from '../testing/raw-socket.ts';
import { type RunningProgram, runProgram } from '../testing/run-program.ts';
import { type RunningService, runService } from '../testing/run-service.ts';

/** The shared secret and signed keys side by side, on the service as it is deployed. */
const deploymentId = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f01';
const secret = 'correct horse battery staple';
const signer = createIssuerKey('signer-1');
const successor = createIssuerKey('signer-2');

let issuer: FakeIssuer;
let service: RunningService;
let env: Record<string, string>;

beforeAll(async () => {
  issuer = await startFakeIssuer();
  issuer.keys = { keys: [signer.jwk, successor.jwk] };
  publish({ seq: 1 });
  env = {
    SERVICE_DEPLOYMENT_ID: deploymentId,
    SERVICE_SELFHOST_REQUIRE_API_AUTH: 'true',
    SERVICE_SELFHOST_API_BEARER_TOKEN: secret,
    SERVICE_SELFHOST_API_KEY_ISSUER: issuer.issuer,
    SERVICE_SELFHOST_API_KEY_TENANT_ID: 'tenant-1',
    SERVICE_SELFHOST_API_SIGNING_KEYS_URL: issuer.keysUrl,
    SERVICE_SELFHOST_API_REVOCATION_URL: issuer.revocationUrl,
    SERVICE_SELFHOST_API_KEY_REFRESH_S: '0.2',
    SERVICE_SELFHOST_INGEST_BODY_MAX_BYTES: '100',
    SERVICE_SELFHOST_TRUSTED_PRINCIPAL_SOURCE: 'true',
    SERVICE_LOG_LEVEL: 'debug',
  };
  service = await runService({ worker: false, env });
});
afterAll(async () => {
  await service?.stop();
  await issuer?.close();
});

function publish(claims: Record<string, unknown>, by = signer): void {
  const whole = revocationClaims(issuer.issuer, deploymentId, {
    active_kids: [signer.kid, successor.kid],
    ...claims,
  });
  issuer.revocation = signToken(by, whole, { typ: 'revocation+jwt' });
}

const key = (claims: Record<string, unknown> = {}, by = signer) =>
  signToken(by, sessionClaims(issuer.issuer, deploymentId, claims));
const keyOf = (permission: string) => key({ permissions: [permission], jti: `jti-${permission}` });

async function ask(
  credential: string | null,
  path: string,
  init: RequestInit = {},
  base = service.url,
): Promise<[number, unknown]> {
  const headers = new Headers(init.headers);
  if (credential !== null) headers.set('Authorization', `Bearer ${credential}`);
  const answer = await fetch(base + path, { ...init, headers });
  const text = await answer.text();
  if (answer.ok || text === '') return [answer.status, null];
  return [answer.status, ErrorBody.parse(JSON.parse(text)).detail];
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it did not come to hold');
}

const required = [401, 'a perimeter credential is required'];
const failed = [401, 'perimeter authentication failed'];
const foreign = [403, 'credential is for another deployment'];
const insufficient = [403, 'credential may not perform this operation'];

describe('who may call what', () => {
  const asked = Object.values<Route>(routes)
    .filter((route) => route.served !== 'cost_export')
    .map((route) => ({ ...route, path: route.path.replaceAll(/\{\w+\}/g, deploymentId) }));

  /** Everything but the perimeter's own refusals means that the route, or what is behind it, was reached. */
  const isStopped = ([status, detail]: [number, unknown]) =>
    status === 401 || (status === 403 && detail === insufficient[1]);

  test.each<[string, () => string, Scope | null]>([
    ['the shared secret', () => secret, 'write'],
    ['a write key', () => keyOf('memory:write'), 'write'],
    ['a read key', () => keyOf('memory:read'), 'read'],
    ['an ingest key', () => keyOf('memory:ingest'), 'ingest'],
    ['a key without a permission', () => keyOf('billing:read'), null],
  ])('%s: every route of the table', async (_name, credential, scope) => {
    for (const { method, path, scope: needed } of asked) {
      const outcome = await ask(credential(), path, { method });
      const may = needed === 'none' || (scope !== null && scopeCovers(scope, needed));
      expect(isStopped(outcome), `${method} ${path} ${outcome}`).toBe(!may);
      if (!may) expect(outcome, `${method} ${path}`).toEqual(insufficient);
    }
    for (const [method, path] of [
      ['GET', '/nowhere'],
      ['GET', '/openapi.json'],
      ['PUT', '/documents'],
      ['POST', '/healthz'],
      ['OPTIONS', '/documents'],
      ['GET', '/ops/cost-export/v1'],
    ] as const) {
      const [status, detail] = await ask(credential(), path, { method });
      if (scope === 'write') expect([404, 405], `${method} ${path}`).toContain(status);
      else expect([status, detail], `${method} ${path}`).toEqual(insufficient);
    }
  });

  test('nobody: every route but GET and HEAD of /healthz', async () => {
    for (const { method, path, scope } of asked) {
      const outcome = await ask(null, path, { method });
      expect(outcome, `${method} ${path}`).toEqual(scope === 'none' ? [200, null] : required);
    }
    expect(await ask(null, '/healthz', { method: 'HEAD' })).toEqual([200, null]);
    expect((await ask(null, '/documents', { method: 'HEAD' }))[0]).toBe(401);
    expect(await ask(null, '/nowhere')).toEqual(required);
    expect(await ask(null, '/healthz', { method: 'POST' })).toEqual(required);
    expect((await ask(keyOf('memory:read'), '/documents', { method: 'HEAD' }))[0]).toBe(200);
    expect((await ask(keyOf('memory:ingest'), '/documents', { method: 'HEAD' }))[0]).toBe(403);
  });

  test('operations: an unknown name is for readers to know', async () => {
    const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
    expect(await ask(keyOf('memory:read'), '/operations/nothing', init)).toEqual([404, 'nothing']);
    expect(await ask(keyOf('memory:ingest'), '/operations/nothing', init)).toEqual(insufficient);
  });

  test('perimeter, scope, length, parameters: each before the next, and before the body', async () => {
    // Heads of uploads whose bodies never come: whoever waits for one does not answer.
    const send = async (credential: string | null, length: string): Promise<[number, unknown]> => {
      const { answers } = await sendRaw(
        service.port,
        head(
          'POST /ingest HTTP/1.1',
          'Host: localhost',
          ...(credential === null ? [] : [`Authorization: Bearer ${credential}`]),
          length,
        ),
        { ms: 2_000 },
      );
      return [answers[0]?.status ?? 0, JSON.parse(answers[0]?.body ?? 'null')?.detail];
    };
    for (const length of ['Transfer-Encoding: chunked', 'Content-Length: 1000000']) {
      expect(await send(null, length)).toEqual(required);
      expect(await send('nonsense', length)).toEqual(failed);
      expect(await send(keyOf('memory:read'), length)).toEqual(insufficient);
    }
    const ingest = keyOf('memory:ingest');
    expect(await send(ingest, 'Transfer-Encoding: chunked')).toEqual([411, 'length_required']);
    expect(await send(ingest, 'Content-Length: 101')).toEqual([413, 'body_too_large']);
    expect((await send(ingest, 'Content-Length: 100'))[0]).toBe(422);
  });

  test('an ingest key adds, and reads nothing of it', async () => {
    const outcome = await ask(keyOf('memory:ingest'), '/ingest?filename=a.md&mime=text/markdown', {
      method: 'POST',
      body: 'Jane works at Acme.',
      headers: { 'Content-Type': 'application/octet-stream' },
    });
    expect(outcome).toEqual([200, null]);
    expect(await ask(keyOf('memory:ingest'), '/documents')).toEqual(insufficient);
  });
});

test('an uploader may be named by a write credential; from a narrower one the headers mean nothing', async () => {
  const upload = (credential: string, kind?: string, ref?: string) =>
    ask(credential, '/ingest?filename=b.md&mime=text/markdown', {
      method: 'POST',
      body: 'Joan works at Acme.',
      headers: {
        'Content-Type': 'application/octet-stream',
        ...(kind === undefined ? {} : { 'X-Ingest-Principal-Kind': kind }),
        ...(ref === undefined ? {} : { 'X-Ingest-Principal-Ref': ref }),
      },
    });
  const together = 'X-Ingest-Principal-Kind and X-Ingest-Principal-Ref must be supplied together';
  for (const credential of [secret, keyOf('memory:write')]) {
    expect(await upload(credential, 'user', 'jane')).toEqual([200, null]);
    expect(await upload(credential, 'user')).toEqual([422, together]);
    expect(await upload(credential, undefined, 'jane')).toEqual([422, together]);
    for (const [kind, ref] of [
      ['User', 'jane'],
      ['user', ''],
      ['user', 'x'.repeat(256)],
      ['', 'jane'],
      ['user', 'caf\u00e9'],
    ]) {
      expect(await upload(credential, kind, ref), `${kind} ${ref}`).toEqual([
        422,
        'invalid_ingest_principal',
      ]);
    }
  }
  for (const [kind, ref] of [['nobody', 'jane'], ['user'], [undefined, 'jane'], ['user', 'jane']]) {
    expect(await upload(keyOf('memory:ingest'), kind, ref), `${kind} ${ref}`).toEqual([200, null]);
  }
});

describe('signed keys', () => {
  test('with a prefix, of another deployment, wrong, and forged', async () => {
    expect(await ask(`memkey_${key()}`, '/documents')).toEqual([200, null]);
    expect(await ask(key({ aud: '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f02' }), '/documents')).toEqual(foreign);
    expect(await ask(key({ permissions: ['memory:admin'] }), '/documents')).toEqual(failed);
    expect(await ask(key({}, createIssuerKey(signer.kid)), '/documents')).toEqual(failed);
    expect(await ask(`${key()}x`, '/documents')).toEqual(failed);
  });

  test('revoked, then signed by a key that is no longer active; the shared secret goes on', async () => {
    const credential = key({ jti: 'to-be-revoked' });
    expect(await ask(credential, '/documents')).toEqual([200, null]);
    publish({ seq: 2, revoked: ['to-be-revoked'] });
    await until(async () => (await ask(credential, '/documents'))[0] === 401);
    expect(await ask(credential, '/documents')).toEqual(failed);
    expect(await ask(key(), '/documents')).toEqual([200, null]);
    publish({ seq: 3, active_kids: [successor.kid] });
    await until(async () => (await ask(key(), '/documents'))[0] === 401);
    expect(await ask(key({}, successor), '/documents')).toEqual([200, null]);
    expect(await ask(secret, '/documents')).toEqual([200, null]);
  });
});

describe.runIf(testBackend() === 'postgres')('several replicas', () => {
  test('agree on the accepted document, whichever saw it, and after a restart without the issuer', async () => {
    const replicas: RunningProgram[] = [];
    const start = async (more: Record<string, string>) => {
      const program = await runProgram('api/src/main.ts', {
        SERVICE_SELFHOST_API_PORT: '0',
        SERVICE_METRICS_BIND: 'off',
        ...service.adminEnv,
        ...env,
        ...more,
      });
      replicas.push(program);
      return /http:\/\/\S+/.exec(program.line)?.[0] ?? '';
    };
    const away = { SERVICE_SELFHOST_API_REVOCATION_URL: 'http://127.0.0.1:1/' };
    try {
      const blind = await start(away);
      const credential = key({ jti: 'of-replicas' }, successor);
      expect(await ask(credential, '/documents', {}, blind)).toEqual([200, null]);
      publish({ seq: 4, active_kids: [successor.kid], revoked: ['of-replicas'] }, successor);
      await until(async () => (await ask(credential, '/documents'))[0] === 401);
      await until(async () => (await ask(credential, '/documents', {}, blind))[0] === 401);
      const restarted = await start({
        ...away,
        SERVICE_SELFHOST_API_SIGNING_KEYS_URL: 'http://127.0.0.1:1/',
      });
      expect(await ask(credential, '/documents', {}, restarted)).toEqual(failed);
      expect(await ask(key({}, successor), '/documents', {}, restarted)).toEqual([200, null]);
    } finally {
      for (const program of replicas) program.signal('SIGTERM');
      await Promise.all(replicas.map((program) => program.ended));
    }
  });
});

test('the credential is in no log, no metric, no answer and no process title', async () => {
  const shown = key({ jti: 'never-to-be-shown', sub: 'person-never-to-be-shown' }, successor);
  const answers: string[] = [];
  for (const credential of [shown, `${shown}x`, secret, `${secret}!`]) {
    for (const path of ['/documents', '/documents?cursor=x', '/nowhere', '/ingest']) {
      const method = path === '/ingest' ? 'POST' : 'GET';
      const headers = { Authorization: `Bearer ${credential}` };
      const answer = await fetch(service.url + path, { method, headers });
      answers.push(JSON.stringify([...answer.headers]) + (await answer.text()));
    }
  }
  const metrics = await (await fetch(`${service.observedAt}/metrics`)).text();
  expect(metrics).toContain('memory_perimeter_refusals_total{status="401"}');
  expect(metrics).toMatch(/memory_revocation_age_seconds \d/);
  expect(metrics).toContain('memory_signing_fetches_total{document="revocation",outcome="accepted"}');
  const title = readFileSync(`/proc/${service.api.pid}/cmdline`, 'utf8');
  const everything = [...answers, metrics, title, JSON.stringify(service.log())].join('\n');
  expect(service.log().length).toBeGreaterThan(10);
  for (const hidden of [secret, shown, shown.slice(-40), 'never-to-be-shown']) {
    expect(everything.includes(hidden), hidden.slice(0, 20)).toBe(false);
  }
});
