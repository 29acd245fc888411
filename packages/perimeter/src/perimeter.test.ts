import type { Scope, ServiceError } from '@memory/contract';
import { loadEnvironment } from '@memory/telemetry';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { digestOf } from './credential-digest.ts';
import { isLoopback, isLoopbackHost } from './loopback.ts';
import { createPerimeter } from './perimeter.ts';
import { admissionSettings, perimeterProblems, perimeterSettings } from './settings.ts';
import { perimeterVariables } from './variables.ts';

const deploymentId = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f01';
const otherDeployment = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f02';
const hex = (secret: string) => digestOf(secret).toString('hex');

const schema = z.object(perimeterVariables).superRefine((variables, ctx) => {
  for (const message of perimeterProblems(variables)) ctx.addIssue({ code: 'custom', message });
});

const read = (env: Record<string, string>) => loadEnvironment(schema, env).config;

function problemsOf(env: Record<string, string>): string {
  try {
    read(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const perimeterOf = (env: Record<string, string>) =>
  createPerimeter({ settings: perimeterSettings(read(env)), deploymentId });

async function refusalOf(work: Promise<unknown>): Promise<[number, unknown] | null> {
  return work.then(
    () => null,
    ({ status, detail }: ServiceError) => [status, detail],
  );
}

function refusal(work: () => unknown): [number, unknown] | null {
  try {
    work();
    return null;
  } catch (error) {
    const { status, detail } = error as ServiceError;
    return [status, detail];
  }
}

const token = { SERVICE_SELFHOST_API_BEARER_TOKEN: 's3cret' };
const bind = (id: string, secret: string) => ({ SERVICE_SELFHOST_API_BEARER_BIND: `${id}:${hex(secret)}` });

const required = [401, 'a perimeter credential is required'];
const failed = [401, 'perimeter authentication failed'];
const foreign = [403, 'credential is for another deployment'];

describe('start', () => {
  test('nothing set is an open service', () => {
    expect(problemsOf({})).toBe('');
    expect(perimeterOf({}).enforced).toBe(false);
  });

  test('required authentication needs a token, a bind or an issuer', () => {
    const wanted = { SERVICE_SELFHOST_REQUIRE_API_AUTH: 'true' };
    expect(problemsOf(wanted)).toContain('SERVICE_SELFHOST_REQUIRE_API_AUTH: is true, but none of');
    expect(problemsOf({ ...wanted, ...token })).toBe('');
    expect(problemsOf({ ...wanted, ...bind(deploymentId, 'x') })).toBe('');
  });

  test('a token and a bind describe one secret', () => {
    expect(problemsOf({ ...token, ...bind(deploymentId, 's3cret') })).toBe('');
    expect(problemsOf({ ...token, ...bind(deploymentId, 'other') })).toContain('describes another secret');
  });

  test.each(['', 'caf\u00e9', 'tab\there', ' blank', 'blank ', 'line\n'])(
    'refuses the token %j',
    (secret) => {
      expect(problemsOf({ SERVICE_SELFHOST_API_BEARER_TOKEN: secret })).toContain(
        'SERVICE_SELFHOST_API_BEARER_TOKEN: must',
      );
    },
  );

  test.each([
    '',
    'x',
    `${deploymentId}`,
    `${deploymentId}:${'a'.repeat(63)}`,
    `x:${hex('x')}`,
    `${deploymentId}:${hex('x')}:`,
  ])('refuses the bind %j', (value) => {
    const problems = problemsOf({ SERVICE_SELFHOST_API_BEARER_BIND: value });
    expect(problems).toContain('SERVICE_SELFHOST_API_BEARER_BIND: must');
  });

  const issuer = {
    SERVICE_SELFHOST_API_KEY_ISSUER: 'https://issuer.example',
    SERVICE_SELFHOST_API_KEY_TENANT_ID: 'tenant',
    SERVICE_SELFHOST_API_SIGNING_KEYS_URL: 'https://issuer.example/keys',
    SERVICE_SELFHOST_API_REVOCATION_URL: 'http://issuer.example/revoked',
  };

  test('what is malformed is the one problem told of it', () => {
    expect(problemsOf({ SERVICE_SELFHOST_REQUIRE_API_AUTH: 'maybe' })).toBe(
      'SERVICE_SELFHOST_REQUIRE_API_AUTH: must be true or false',
    );
    expect(problemsOf({ ...token, SERVICE_SELFHOST_API_BEARER_BIND: 'x' })).toMatch(
      /^SERVICE_SELFHOST_API_BEARER_BIND: must be <deployment_id>:[^\n]+$/,
    );
    expect(problemsOf({ ...issuer, SERVICE_SELFHOST_API_KEY_TENANT_ID: '' })).toBe(
      'SERVICE_SELFHOST_API_KEY_TENANT_ID: must not be empty',
    );
  });

  test('an issuer needs a tenant and both URLs, and is a credential', () => {
    expect(problemsOf({ ...issuer, SERVICE_SELFHOST_REQUIRE_API_AUTH: 'true' })).toBe('');
    expect(problemsOf({ SERVICE_SELFHOST_API_KEY_ISSUER: issuer.SERVICE_SELFHOST_API_KEY_ISSUER })).toBe(
      [
        'SERVICE_SELFHOST_API_KEY_TENANT_ID: is required, because SERVICE_SELFHOST_API_KEY_ISSUER is set',
        'SERVICE_SELFHOST_API_SIGNING_KEYS_URL: is required, because SERVICE_SELFHOST_API_KEY_ISSUER is set',
        'SERVICE_SELFHOST_API_REVOCATION_URL: is required, because SERVICE_SELFHOST_API_KEY_ISSUER is set',
      ].join('\n'),
    );
  });

  test.each([
    ['SERVICE_SELFHOST_API_KEY_ISSUER', 'issuer'],
    ['SERVICE_SELFHOST_API_KEY_ISSUER', ''],
    ['SERVICE_SELFHOST_API_KEY_ISSUER', `https://${'a'.repeat(1024)}.example`],
    ['SERVICE_SELFHOST_API_KEY_TENANT_ID', ''],
    ['SERVICE_SELFHOST_API_KEY_PROJECT_ID', ' p'],
    ['SERVICE_SELFHOST_API_SIGNING_KEYS_URL', 'file:///etc/passwd'],
    ['SERVICE_SELFHOST_API_REVOCATION_URL', 'https://user:pass@issuer.example/'],
    ['SERVICE_SELFHOST_API_KEY_REFRESH_S', '0'],
    ['SERVICE_SELFHOST_API_KEY_REFRESH_S', '-1'],
    ['SERVICE_SELFHOST_API_REVOCATION_MAX_AGE_S', 'NaN'],
    ['SERVICE_SELFHOST_API_REVOCATION_MAX_AGE_S', ''],
  ])('refuses %s=%j', (name, value) => {
    const problems = problemsOf({ ...issuer, [name]: value });
    expect(problems).toMatch(new RegExp(`^${name}: must `));
    expect(problems).not.toContain('user:pass');
  });

  test.each(['TENANT_ID', 'PROJECT_ID'])('refuses %s without an issuer', (name) => {
    expect(problemsOf({ [`SERVICE_SELFHOST_API_KEY_${name}`]: 'x' })).toContain('means nothing without');
  });

  test.each(['-1', '1.5', '', 'x', '1e3', ' 1'])('refuses the admission limit %j', (value) => {
    for (const name of ['KEY_PER_MINUTE', 'KEY_IN_FLIGHT', 'DEPLOYMENT_PER_MINUTE', 'DEPLOYMENT_IN_FLIGHT']) {
      const variable = `SERVICE_SELFHOST_API_ADMISSION_${name}`;
      expect(problemsOf({ [variable]: value })).toBe(`${variable}: must be a whole number, 0 or more`);
      expect(admissionSettings(read({ [variable]: '0' }))).toBeNull();
    }
    expect(admissionSettings(read({ SERVICE_SELFHOST_API_ADMISSION_KEY_IN_FLIGHT: '3' }))).toEqual({
      keyPerMinute: null,
      keyInFlight: 3,
      deploymentPerMinute: null,
      deploymentInFlight: null,
    });
  });

  test.each(['0', '-1', '1.5', 'x', ''])('refuses the ingest cap %j', (cap) => {
    expect(problemsOf({ SERVICE_SELFHOST_INGEST_BODY_MAX_BYTES: cap })).toContain(
      'INGEST_BODY_MAX_BYTES: must',
    );
  });
});

describe('browser origins', () => {
  const origins = (list: string) => problemsOf({ SERVICE_SELFHOST_BROWSER_ORIGINS: list });

  test.each([
    '',
    'https://app.example.org',
    'https://app.example.org:8443,http://localhost:3000',
    'http://127.0.0.1:5173',
    'http://[::1]:80'.replace(':80', ':81'),
    'http://localhost',
  ])('accepts %j', (list) => {
    expect(origins(list)).toBe('');
  });

  test.each([
    '*',
    'null',
    ' ',
    ',',
    'https://a.example,',
    'https://a.example, https://b.example',
    'https://A.example',
    'HTTPS://a.example',
    'https://a.example/',
    'https://a.example/path',
    'https://a.example?x',
    'https://user@a.example',
    'https://a.example:443',
    'http://localhost:80',
    'http://a.example',
    'http://127.0.0.2',
    'https://*.example',
    'ftp://a.example',
    'https://b\u00fccher.example',
    'https://',
    'a.example',
  ])('refuses %j', (list) => {
    expect(origins(list)).toContain('SERVICE_SELFHOST_BROWSER_ORIGINS: ');
  });

  test('only listed origins pass; no origin is no page', () => {
    const perimeter = perimeterOf({ SERVICE_SELFHOST_BROWSER_ORIGINS: 'https://a.example' });
    expect(refusal(() => perimeter.checkOrigin(null))).toBeNull();
    expect(refusal(() => perimeter.checkOrigin('https://a.example'))).toBeNull();
    for (const origin of ['https://b.example', 'null', 'https://a.example.evil', 'https://A.example', '']) {
      expect(
        refusal(() => perimeter.checkOrigin(origin)),
        origin,
      ).toEqual([403, 'browser origin not allowed']);
    }
  });
});

describe('host', () => {
  test('loopback names and addresses', () => {
    for (const host of [
      'localhost',
      'LOCALHOST',
      'localhost.',
      'a.localhost',
      '127.0.0.1',
      '127.9.9.9',
      '::1',
      '[::1]',
    ]) {
      expect(isLoopback(host), host).toBe(true);
    }
    for (const host of [
      '0.0.0.0',
      '::',
      'example.org',
      'localhost.example.org',
      '127.0.0.1.nip.io',
      '10.0.0.1',
      '',
    ]) {
      expect(isLoopback(host), host).toBe(false);
    }
    for (const header of ['localhost:8000', '127.0.0.1', '[::1]:8000', 'localhost:']) {
      expect(isLoopbackHost(header), header).toBe(true);
    }
    for (const header of [
      '',
      'evil.example:8000',
      'localhost@evil.example',
      'localhost:8000:1',
      'localhost/x',
      '[::1',
      '::1',
    ]) {
      expect(isLoopbackHost(header), header).toBe(false);
    }
  });

  test('is checked only while the service is open and on loopback', () => {
    const check = (env: Record<string, string>) => refusal(() => perimeterOf(env).checkHost('evil.example'));
    expect(check({})).toEqual([403, 'host not allowed']);
    expect(check({ SERVICE_SELFHOST_API_PUBLISH_ADDRESS: 'localhost' })).toEqual([403, 'host not allowed']);
    expect(check({ SERVICE_SELFHOST_API_PUBLISH_ADDRESS: '0.0.0.0' })).toBeNull();
    expect(check(token)).toBeNull();
  });

  test('other machines without a credential are let in only where both were said', () => {
    const elsewhere = { SERVICE_SELFHOST_API_PUBLISH_ADDRESS: '0.0.0.0' };
    expect(perimeterOf({}).openToAll).toBe(false);
    expect(perimeterOf(elsewhere).openToAll).toBe(true);
    expect(perimeterOf({ ...elsewhere, ...token }).openToAll).toBe(false);
  });
});

describe('shared secret', () => {
  test.each([
    ['token', token],
    ['bind', bind(deploymentId, 's3cret')],
    [
      'bind in upper case',
      { SERVICE_SELFHOST_API_BEARER_BIND: `${deploymentId}:${hex('s3cret')}`.toUpperCase() },
    ],
    ['both', { ...token, ...bind(deploymentId, 's3cret') }],
  ])('%s', async (_name, env) => {
    const perimeter = perimeterOf(env);
    expect(perimeter.enforced).toBe(true);
    for (const header of ['Bearer s3cret', 'bearer s3cret', 'BEARER  s3cret ', 'Bearer\ts3cret']) {
      expect(await perimeter.authenticate([header]), header).toEqual({
        scope: 'write',
        credential: 'shared-secret',
      });
    }
    expect(await refusalOf(perimeter.authenticate([]))).toEqual(required);
    for (const header of [
      '',
      'Bearer',
      'Bearer ',
      's3cret',
      'Basic s3cret',
      'Bearer s3cre',
      'Bearer s3cret x',
      'Bearers3cret',
    ]) {
      expect(await refusalOf(perimeter.authenticate([header])), header).toEqual(failed);
    }
    expect(await refusalOf(perimeter.authenticate(['Bearer s3cret', 'Bearer s3cret']))).toEqual(failed);
  });

  test('a bind for another deployment', async () => {
    const perimeter = perimeterOf(bind(otherDeployment, 's3cret'));
    expect(await refusalOf(perimeter.authenticate([]))).toEqual(required);
    expect(await refusalOf(perimeter.authenticate(['Bearer s3cret']))).toEqual(foreign);
    expect(await refusalOf(perimeter.authenticate(['Bearer other']))).toEqual(failed);
  });
});

describe('scopes', () => {
  const perimeter = perimeterOf({});
  const may = (scope: Scope | null, needed: 'read' | 'ingest' | 'write' | 'none') =>
    refusal(() => perimeter.authorize({ scope, credential: 'shared-secret' }, needed));

  test('are refused with one string', () => {
    expect(may('write', 'ingest')).toBeNull();
    expect(may('read', 'none')).toBeNull();
    expect(may('read', 'ingest')).toEqual([403, 'credential may not perform this operation']);
    expect(may('ingest', 'read')).toEqual([403, 'credential may not perform this operation']);
    expect(may(null, 'read')).toEqual([403, 'credential may not perform this operation']);
  });
});

describe('trusted uploaders', () => {
  const trusting = perimeterOf({ SERVICE_SELFHOST_TRUSTED_PRINCIPAL_SOURCE: 'true' });
  const write = { scope: 'write', credential: 'open' } as const;

  test('count only when they are trusted, and only from write', () => {
    expect(perimeterOf({}).principalOf(write, ['nobody'], [])).toBeNull();
    expect(trusting.principalOf({ ...write, scope: 'ingest' }, ['nobody'], [])).toBeNull();
    expect(trusting.principalOf(write, ['service'], ['crawler 7'])).toEqual({
      kind: 'service',
      ref: 'crawler 7',
    });
    expect(trusting.principalOf(write, [], [])).toBeNull();
  });

  test('are refused when they are malformed', () => {
    const pair = [422, 'X-Ingest-Principal-Kind and X-Ingest-Principal-Ref must be supplied together'];
    expect(refusal(() => trusting.principalOf(write, ['user'], []))).toEqual(pair);
    expect(refusal(() => trusting.principalOf(write, [], ['x']))).toEqual(pair);
    for (const [kind, ref] of [
      ['User', 'x'],
      ['', 'x'],
      ['user', ''],
      ['user', 'x'.repeat(256)],
      ['user', 'caf\u00e9'],
    ] as const) {
      expect(refusal(() => trusting.principalOf(write, [kind], [ref]))).toEqual([
        422,
        'invalid_ingest_principal',
      ]);
    }
    expect(refusal(() => trusting.principalOf(write, ['user', 'user'], ['x']))).toEqual([
      422,
      'invalid_ingest_principal',
    ]);
    expect(trusting.principalOf(write, ['user'], ['x'.repeat(255)])?.ref).toHaveLength(255);
  });
});
