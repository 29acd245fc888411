import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { base64url, createIssuerKey, sessionClaims, signToken } from '../testing/index.ts';
import {
  a,
  deploymentId,
  document,
  failed,
  foreign,
  otherDeployment,
  outcome,
  setUp,
} from '../testing/keyed-deployment.ts';

describe('forms', () => {
  test('bare, or behind a prefix of letters', async () => {
    const { signedKeys, key } = await setUp();
    for (const credential of [key(), `mem_${key()}`, `M_${key()}`, `${'x'.repeat(60)}_${key()}`]) {
      expect(await outcome(signedKeys, credential)).toBe('read');
      expect(await outcome(signedKeys, credential), 'from memory').toBe('read');
    }
    for (const credential of [
      `_${key()}`,
      `m3m_${key()}`,
      `mem-${key()}`,
      `mem__${key()}`,
      `mem_x_${key()}`,
      `${key()}.`,
      `${key()}x`,
      key().split('.').slice(0, 2).join('.'),
      ` ${key()}`,
      key().replaceAll('.', ' . '),
      'x',
      '..',
      'a.b.c',
      'x'.repeat(100_000),
      `${key()}=`,
    ]) {
      expect(await outcome(signedKeys, credential), credential.slice(0, 40)).toEqual(failed);
    }
  });

  test('a bare key whose header has an underscore is not taken for a prefix', async () => {
    const { fake, signedKeys } = await setUp({ start: false });
    const odd = createIssuerKey('a?b?c?d?e?f?g');
    fake.keys = { keys: [a.jwk, odd.jwk] };
    fake.revocation = document(fake, { active_kids: [odd.kid] });
    await signedKeys.start();
    const credential = signToken(odd, sessionClaims(fake.issuer, deploymentId));
    expect(credential.split('.')[0]).toContain('_');
    expect(await outcome(signedKeys, credential)).toBe('read');
    expect(await outcome(signedKeys, `mem_${credential}`)).toBe('read');
  });
});

describe('attacks on the token', () => {
  const publicPem = createPublicKey(a.privateKey).export({ format: 'pem', type: 'spki' });
  const publicDer = createPublicKey(a.privateKey).export({ format: 'der', type: 'spki' });

  test('alg none, in every spelling, with and without a signature', async () => {
    const { fake, signedKeys } = await setUp();
    const payload = base64url(sessionClaims(fake.issuer, deploymentId));
    for (const alg of [
      'none',
      'None',
      'NONE',
      '',
      'eddsa',
      'Ed25519',
      'ES256',
      'RS256',
      null,
      ['EdDSA'],
      {},
    ]) {
      const header = base64url({ alg, kid: 'a' });
      for (const signature of ['', 'AA', 'A'.repeat(86)]) {
        expect(await outcome(signedKeys, `${header}.${payload}.${signature}`)).toEqual(failed);
      }
      expect(
        await outcome(signedKeys, signToken(a, sessionClaims(fake.issuer, deploymentId), { alg })),
      ).toEqual(failed);
    }
  });

  test('the public key as an HMAC secret', async () => {
    const { fake, signedKeys } = await setUp();
    const input = `${base64url({ alg: 'HS256', kid: 'a' })}.${base64url(sessionClaims(fake.issuer, deploymentId))}`;
    for (const secret of [publicPem, publicDer, Buffer.from(String(a.jwk.x), 'base64url'), String(a.jwk.x)]) {
      const mac = createHmac('sha256', secret).update(input).digest('base64url');
      expect(await outcome(signedKeys, `${input}.${mac}`)).toEqual(failed);
    }
  });

  test('a key of its own in the header', async () => {
    const { fake, signedKeys, key } = await setUp();
    const mallory = createIssuerKey('a');
    const fetched: string[] = [];
    const base = fake.keysUrl.replace('/keys', '/evil');
    fake.revocation = (request, response) => {
      fetched.push(request.url ?? '');
      response.end();
    };
    for (const header of [
      { jwk: mallory.jwk },
      { jku: base },
      { x5u: base },
      { x5c: ['MIIB'] },
      { x5t: 'x' },
      { 'x5t#S256': 'x' },
      { crit: ['exp'], exp: 1 },
      { b64: false, crit: ['b64'] },
      { zip: 'DEF' },
    ]) {
      expect(await outcome(signedKeys, key({}, header, mallory)), JSON.stringify(header)).toEqual(failed);
      expect(await outcome(signedKeys, key({}, header)), 'also where it is signed well').toEqual(failed);
    }
    expect(fetched).toEqual([]);
  });

  test('another signer, another curve, a changed payload, a cut signature', async () => {
    const { fake, signedKeys, key } = await setUp();
    const mallory = createIssuerKey('a');
    expect(await outcome(signedKeys, key({}, {}, mallory))).toEqual(failed);
    const [header = '', , signature = ''] = key().split('.');
    const changed = base64url(sessionClaims(fake.issuer, deploymentId, { permissions: ['memory:write'] }));
    expect(await outcome(signedKeys, `${header}.${changed}.${signature}`)).toEqual(failed);
    expect(await outcome(signedKeys, key().slice(0, -1))).toEqual(failed);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const input = `${header}.${base64url(sessionClaims(fake.issuer, deploymentId))}`;
    const es256 = sign('sha256', Buffer.from(input), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    expect(await outcome(signedKeys, `${input}.${es256.toString('base64url')}`)).toEqual(failed);
  });

  test('a kid that is missing, unknown, or no string', async () => {
    const { signedKeys, key } = await setUp();
    for (const kid of [
      undefined,
      null,
      1,
      ['a'],
      '',
      'c',
      '__proto__',
      'constructor',
      '../a',
      "a' or '1'='1",
    ]) {
      expect(await outcome(signedKeys, key({}, { kid })), String(kid)).toEqual(failed);
    }
  });

  test('too long, too deep, no JSON, no UTF-8', async () => {
    const { fake, signedKeys } = await setUp();
    const deep = `${'['.repeat(2_000)}${']'.repeat(2_000)}`;
    const claims = JSON.stringify(sessionClaims(fake.issuer, deploymentId));
    const withMore = (more: string) => `${claims.slice(0, -1)},"more":${more}}`;
    expect(await outcome(signedKeys, signToken(a, withMore('{"a":[1]}')))).toBe('read');
    for (const credential of [
      signToken(a, withMore(deep)),
      signToken(a, withMore(JSON.stringify('x'.repeat(9_000)))),
      signToken(a, claims, `{"alg":"EdDSA","kid":"a","x":${deep.slice(1990, 2010)}}`),
      signToken(a, claims, { more: 'x'.repeat(3_000) }),
      signToken(a, claims.slice(1)),
      signToken(a, claims, 'null'),
      signToken(a, claims, '[]'),
      signToken(a, 'null'),
      signToken(a, `[${claims}]`),
      `${base64url({ alg: 'EdDSA', kid: 'a' })}.${Buffer.from([0xff, 0xfe]).toString('base64url')}.${'A'.repeat(86)}`,
    ]) {
      expect(await outcome(signedKeys, credential)).toEqual(failed);
    }
  });

  test('a revocation document is no key', async () => {
    const { fake, signedKeys, key } = await setUp();
    expect(await outcome(signedKeys, fake.revocation as string)).toEqual(failed);
    expect(await outcome(signedKeys, key({}, { typ: 'revocation+jwt' }))).toEqual(failed);
    expect(await outcome(signedKeys, key({}, { typ: 'JWT' }))).toBe('read');
  });

  test('no number of garbage tokens pushes out what is remembered, or gets in', async () => {
    const { signedKeys, key, lines } = await setUp();
    const good = key();
    await signedKeys.authenticate(good);
    for (let n = 0; n < 300; n++)
      await outcome(signedKeys, `${good.slice(0, -4)}${String(n).padStart(4, '0')}`);
    expect(await outcome(signedKeys, good)).toBe('read');
    expect(lines.join('')).not.toContain(good.slice(-40));
  });
});

describe('claims', () => {
  const soon = () => Math.floor(Date.now() / 1000);

  test('all are needed', async () => {
    const { signedKeys, key } = await setUp();
    for (const name of [
      'iss',
      'aud',
      'sub',
      'kind',
      'permissions',
      'iat',
      'nbf',
      'exp',
      'jti',
      'org',
      'projects',
    ]) {
      expect(await outcome(signedKeys, key({ [name]: undefined })), name).toEqual(failed);
      expect(await outcome(signedKeys, key({ [name]: null })), name).toEqual(failed);
    }
    for (const wrong of [
      { jti: '' },
      { jti: 1 },
      { sub: '' },
      { kind: 'admin' },
      { kind: 'Session' },
      { permissions: 'memory:read' },
      { permissions: [1] },
      { exp: '9999999999' },
      { nbf: true },
      { aud: [deploymentId] },
      { iss: 'https://issuer.example/tenants/' },
      { iss: 'https://ISSUER.example/tenants' },
      { projects: deploymentId },
      { projects: [] },
      { projects: 'org:*' },
      { projects: [deploymentId, deploymentId] },
    ]) {
      expect(await outcome(signedKeys, key(wrong)), JSON.stringify(wrong)).toEqual(failed);
    }
  });

  test('time, with 30 seconds of leeway', async () => {
    const { signedKeys, key } = await setUp();
    const now = soon();
    for (const right of [{ exp: now - 25 }, { nbf: now + 25 }, { iat: now + 1000 }, { iat: 0 }]) {
      expect(await outcome(signedKeys, key(right)), JSON.stringify(right)).toBe('read');
    }
    for (const wrong of [{ exp: now - 31 }, { nbf: now + 35 }, { exp: -1 }]) {
      expect(await outcome(signedKeys, key(wrong)), JSON.stringify(wrong)).toEqual(failed);
    }
  });

  test('a key that is remembered still runs out', async () => {
    const { signedKeys, key, clock } = await setUp();
    const credential = key({ exp: soon() + 60 });
    expect(await outcome(signedKeys, credential)).toBe('read');
    clock.offsetMs = 95_000;
    expect(await outcome(signedKeys, credential)).toEqual(failed);
  });

  const long = { kind: 'key', aud: 'org:tenant-1', projects: 'org:*' };
  const service = {
    kind: 'service',
    sub: 'dpcred:jti-1',
    org: undefined,
    projects: undefined,
    permissions: ['memory:write'],
  };

  test.each<[string, Record<string, unknown>, unknown]>([
    ['session', {}, 'read'],
    ['session with src', { src: { from: ['x'] } }, 'read'],
    ['session, id in upper case', { aud: deploymentId.toUpperCase() }, 'read'],
    ['session for another deployment', { aud: otherDeployment }, foreign],
    ['session for the tenant', { aud: 'org:tenant-1' }, foreign],
    ['session of another tenant', { org: 'tenant-2' }, foreign],
    ['session of another project', { projects: ['p'] }, foreign],
    ['key', long, 'read'],
    ['key with projects', { ...long, projects: ['x', deploymentId] }, 'read'],
    ['key with 20 projects', { ...long, projects: [...Array(19).fill('x'), deploymentId] }, 'read'],
    ['key with 21 projects', { ...long, projects: [...Array(20).fill('x'), deploymentId] }, failed],
    ['key without projects', { ...long, projects: [] }, failed],
    ['key of other projects', { ...long, projects: ['x'] }, foreign],
    ['key for one deployment', { ...long, aud: deploymentId }, foreign],
    ['key of another tenant', { ...long, aud: 'org:tenant-2', org: 'tenant-2' }, foreign],
    ['key whose tenant and audience differ', { ...long, org: 'tenant-2' }, foreign],
    ['key with any project in a list', { ...long, projects: ['org:*'] }, foreign],
    ['key with another word for all', { ...long, projects: '*' }, failed],
    ['service', service, 'write'],
    ['service of another sub', { ...service, sub: 'dpcred:jti-2' }, failed],
    ['service of a person', { ...service, sub: 'person-1' }, failed],
    ['service with a tenant', { ...service, org: 'tenant-1' }, failed],
    ['service with projects', { ...service, projects: [deploymentId] }, failed],
    ['service for another deployment', { ...service, aud: otherDeployment }, foreign],
    ['service for the tenant', { ...service, aud: 'org:tenant-1' }, foreign],
    ['nobody', { aud: '' }, foreign],
  ])('%s', async (_name, claims, expected) => {
    const { signedKeys, key } = await setUp();
    expect(await outcome(signedKeys, key(claims))).toEqual(expected);
    expect(await outcome(signedKeys, key(claims)), 'from memory').toEqual(expected);
  });

  test.each<[string[], string, unknown]>([
    [['memory:read'], 'session', 'read'],
    [['memory:write'], 'session', 'write'],
    [['memory:ingest'], 'session', 'ingest'],
    [['memory:write', 'memory:read'], 'session', 'write'],
    [['memory:ingest', 'memory:write'], 'session', 'write'],
    [['memory:read', 'memory:ingest', 'memory:write'], 'session', 'write'],
    [['memory:read', 'memory:ingest'], 'session', failed],
    [['memory:ingest'], 'key', failed],
    [['memory:ingest'], 'service', failed],
    [['memory:ingest', 'memory:write'], 'key', failed],
    [['memory:read', 'memory:read', 'billing:write'], 'key', 'read'],
    [['memory:admin'], 'session', failed],
    [['memory:write', 'memory:admin'], 'session', failed],
    [['memory:'], 'session', failed],
    [['memory:READ'], 'session', failed],
    [['memory:toString'], 'session', failed],
    [[], 'session', null],
    [['billing:read', 'Memory:read', 'memory', ''], 'session', null],
  ])('permissions %j of a %s', async (permissions, kind, expected) => {
    const { signedKeys, key } = await setUp();
    const claims = { session: {}, key: long, service: { ...service } }[kind] ?? {};
    expect(await outcome(signedKeys, key({ ...claims, permissions }))).toEqual(expected);
  });

  test('another project id than the deployment id', async () => {
    const { signedKeys, key } = await setUp({ projectId: 'project-7' });
    expect(await outcome(signedKeys, key({ projects: ['project-7'] }))).toBe('read');
    expect(await outcome(signedKeys, key())).toEqual(foreign);
  });

  test('the credential is named by its jti, which is not given away', async () => {
    const { signedKeys, key } = await setUp();
    const one = await signedKeys.authenticate(key());
    const same = await signedKeys.authenticate(key({ sub: 'person-2' }));
    const other = await signedKeys.authenticate(key({ jti: 'jti-2' }));
    expect(one.credential).toMatch(/^key:[A-Za-z0-9_-]{43}$/);
    expect(same.credential).toBe(one.credential);
    expect(other.credential).not.toBe(one.credential);
  });
});
