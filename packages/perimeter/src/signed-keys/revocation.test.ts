import { describe, expect, test } from 'vitest';
import {
  type Answer,
  createIssuerKey,
  createMemoryKeyStore,
  type FakeIssuer,
  sessionClaims,
  signToken,
  startFakeIssuer,
} from '../testing/index.ts';
import {
  a,
  b,
  closing,
  deploymentId,
  document,
  failed,
  otherDeployment,
  outcome,
  setUp,
  until,
} from '../testing/keyed-deployment.ts';

describe('revocation', () => {
  test('nothing is let in before a document is accepted', async () => {
    const { fake, signedKeys, key } = await setUp({ start: false, refreshSeconds: 0.05 });
    const good = fake.revocation;
    fake.revocation = (_request, response) => response.writeHead(404).end(String(good));
    await signedKeys.start();
    expect(await outcome(signedKeys, key())).toEqual(failed);
    fake.revocation = good;
    await until(async () => (await outcome(signedKeys, key())) === 'read');
  });

  test('a revoked jti, also of a key that is remembered', async () => {
    const { fake, signedKeys, key } = await setUp({ refreshSeconds: 0.05 });
    const credentials = [key(), key({ jti: 'jti-2' })];
    for (const credential of credentials) expect(await outcome(signedKeys, credential)).toBe('read');
    fake.revocation = document(fake, { seq: 2, revoked: ['jti-1'] });
    await until(async () => (await outcome(signedKeys, credentials[0] ?? '')) !== 'read');
    expect(await outcome(signedKeys, credentials[0] ?? '')).toEqual(failed);
    expect(await outcome(signedKeys, credentials[1] ?? '')).toBe('read');
  });

  test('a key that is no longer active, or no longer in the set', async () => {
    const { fake, signedKeys, key } = await setUp({ refreshSeconds: 0.05 });
    const credential = key({}, {}, b);
    expect(await outcome(signedKeys, credential)).toBe('read');
    fake.revocation = document(fake, { seq: 2, active_kids: ['a'] });
    await until(async () => (await outcome(signedKeys, credential)) !== 'read');
    expect(await outcome(signedKeys, key())).toBe('read');
    fake.keys = { keys: [] };
    await until(async () => (await outcome(signedKeys, key())) !== 'read');
  });

  test('a kid that comes back with another key knows nothing of the first', async () => {
    const { fake, signedKeys, key } = await setUp({ refreshSeconds: 0.05 });
    const credential = key();
    expect(await outcome(signedKeys, credential)).toBe('read');
    const again = createIssuerKey('a');
    fake.keys = { keys: [again.jwk, b.jwk] };
    await until(async () => (await outcome(signedKeys, credential)) !== 'read');
    expect(await outcome(signedKeys, key({}, {}, again))).toBe('read');
  });

  test.each<[string, (fake: FakeIssuer) => string]>([
    ['lower', (fake) => document(fake, { seq: 0, revoked: ['jti-1'] })],
    ['equal', (fake) => document(fake, { seq: 1, revoked: ['jti-1'] })],
    [
      'for another deployment',
      (fake) => document(fake, { seq: 2, aud: otherDeployment, revoked: ['jti-1'] }),
    ],
    ['of another issuer', (fake) => document(fake, { seq: 2, iss: 'https://x.example', revoked: ['jti-1'] })],
    ['of a stranger', (fake) => document(fake, { seq: 2, revoked: ['jti-1'] }, createIssuerKey('a'))],
    ['of an unknown key', (fake) => document(fake, { seq: 2, revoked: ['jti-1'] }, createIssuerKey('c'))],
    ['without its typ', (fake) => document(fake, { seq: 2, revoked: ['jti-1'] }, a, { typ: undefined })],
    ['with another typ', (fake) => document(fake, { seq: 2, revoked: ['jti-1'] }, a, { typ: 'JWT' })],
    ['with a fraction', (fake) => document(fake, { seq: 1.5, revoked: ['jti-1'] })],
    ['with a text', (fake) => document(fake, { seq: '2', revoked: ['jti-1'] })],
    ['without revoked', (fake) => document(fake, { seq: 2, revoked: undefined })],
    ['without active_kids', (fake) => document(fake, { seq: 2, revoked: ['jti-1'], active_kids: undefined })],
    ['without exp', (fake) => document(fake, { seq: 2, revoked: ['jti-1'], exp: undefined })],
    ['expired', (fake) => document(fake, { seq: 2, revoked: ['jti-1'], exp: Date.now() / 1000 - 1 })],
    ['stale', (fake) => document(fake, { seq: 2, revoked: ['jti-1'], iat: Date.now() / 1000 - 3601 })],
    ['of the future', (fake) => document(fake, { seq: 2, revoked: ['jti-1'], iat: Date.now() / 1000 + 60 })],
    ['no token', () => 'x'],
    ['a key', (fake) => signToken(a, sessionClaims(fake.issuer, deploymentId))],
  ])('a document that is %s is rejected, and its seq does not count', async (_name, make) => {
    const { fake, signedKeys, key, lines } = await setUp({ refreshSeconds: 0.03 });
    const before = fake.asked.revocation;
    fake.revocation = make(fake);
    await until(async () => fake.asked.revocation > before + 3);
    expect(await outcome(signedKeys, key())).toBe('read');
    expect(lines.filter((line) => line.includes('revocation document rejected'))).toHaveLength(1);
    fake.revocation = document(fake, { seq: 2, revoked: ['jti-1'] });
    await until(async () => (await outcome(signedKeys, key())) !== 'read');
  });

  test('the chain: only a key that was active may sign the next', async () => {
    const { fake, signedKeys, key } = await setUp({ refreshSeconds: 0.03 });
    fake.revocation = document(fake, { seq: 2, active_kids: ['b'] });
    await until(async () => (await outcome(signedKeys, key())) !== 'read');
    const before = fake.asked.revocation;
    fake.revocation = document(fake, { seq: 3, active_kids: ['a', 'b'] }, a);
    await until(async () => fake.asked.revocation > before + 2);
    expect(await outcome(signedKeys, key())).toEqual(failed);
    fake.revocation = document(fake, { seq: 3, active_kids: ['a', 'b'] }, b);
    await until(async () => (await outcome(signedKeys, key())) === 'read');
  });

  test('a document that grows old stops every key; the next one brings them back', async () => {
    const { fake, signedKeys, key, clock, registry } = await setUp({ refreshSeconds: 0.03, maxAge: 100 });
    const credential = key();
    expect(await outcome(signedKeys, credential)).toBe('read');
    // The real time of the test itself is added to the offset.
    clock.offsetMs = 80_000;
    expect(await outcome(signedKeys, credential)).toBe('read');
    clock.offsetMs = 101_500;
    expect(await outcome(signedKeys, credential)).toEqual(failed);
    expect(await registry.metrics()).toMatch(/memory_revocation_age_seconds 1[0-2]\d/);
    fake.revocation = document(fake, { seq: 2, iat: (Date.now() + clock.offsetMs) / 1000 });
    await until(async () => (await outcome(signedKeys, credential)) === 'read');
  });

  test('a document past its exp, before its age', async () => {
    const { fake, signedKeys, key, clock } = await setUp({ start: false });
    fake.revocation = document(fake, { exp: Math.floor(Date.now() / 1000) + 10 });
    await signedKeys.start();
    expect(await outcome(signedKeys, key())).toBe('read');
    clock.offsetMs = 11_000;
    expect(await outcome(signedKeys, key())).toEqual(failed);
  });
});

describe('key sets', () => {
  const { x } = a.jwk;
  test.each<[string, unknown]>([
    ['no keys', {}],
    ['no list', { keys: {} }],
    ['a list', [a.jwk]],
    ['a private part', { keys: [a.jwk, { ...b.jwk, d: 'x' }] }],
    ['an empty private part', { keys: [a.jwk, { ...b.jwk, d: '' }] }],
    ['another type', { keys: [a.jwk, { kty: 'RSA', kid: 'b', n: 'x', e: 'AQAB' }] }],
    ['another curve', { keys: [a.jwk, { ...b.jwk, crv: 'X25519' }] }],
    ['no kid', { keys: [a.jwk, { ...b.jwk, kid: undefined }] }],
    ['a number for a kid', { keys: [a.jwk, { ...b.jwk, kid: 1 }] }],
    ['two of one kid', { keys: [a.jwk, a.jwk] }],
    ['use enc', { keys: [a.jwk, { ...b.jwk, use: 'enc' }] }],
    ['key_ops without verify', { keys: [a.jwk, { ...b.jwk, key_ops: ['sign'] }] }],
    ['another algorithm', { keys: [a.jwk, { ...b.jwk, alg: 'ES256' }] }],
    ['a short key', { keys: [a.jwk, { ...b.jwk, x: String(x).slice(1) }] }],
    ['a long key', { keys: [a.jwk, { ...b.jwk, x: `${x}A` }] }],
    ['no JSON', '{'],
  ])('with %s are refused whole, and the last good one stays', async (_name, set) => {
    const { fake, signedKeys, key } = await setUp({ refreshSeconds: 0.03 });
    fake.keys = set;
    const before = fake.asked.keys;
    await until(async () => fake.asked.keys > before + 2);
    expect(await outcome(signedKeys, key())).toBe('read');
    expect(await outcome(signedKeys, key({}, {}, b))).toBe('read');
  });

  test('key_ops with verify is fine; what else a key says does not matter', async () => {
    const { fake, signedKeys, key } = await setUp({ start: false });
    fake.keys = {
      keys: [{ ...a.jwk, key_ops: ['sign', 'verify'], use: undefined, x5c: [], note: 1 }],
      more: 1,
    };
    await signedKeys.start();
    expect(await outcome(signedKeys, key())).toBe('read');
  });
});

describe('the issuer misbehaves', () => {
  test.each<[string, FakeIssuer['revocation']]>([
    ['500', (_request, response) => response.writeHead(500).end()],
    ['a redirect', (_request, response) => response.writeHead(302, { Location: '/keys' }).end()],
    ['a broken connection', (request) => request.socket.destroy()],
    ['2 MiB', (_request, response) => response.end('x'.repeat(2 * 1024 * 1024))],
    [
      'half an answer',
      (_request, response) => {
        response.writeHead(200, { 'Content-Length': '1000' });
        response.write('x', () => response.destroy());
      },
    ],
  ])('%s: the last good ones stay, and it is asked again', async (_name, answer) => {
    const { fake, signedKeys, key } = await setUp({ refreshSeconds: 0.03 });
    fake.keys = answer as unknown;
    fake.revocation = answer;
    const before = fake.asked.revocation;
    await until(async () => fake.asked.revocation > before + 3);
    expect(await outcome(signedKeys, key())).toBe('read');
  });
});

describe('replicas and restarts', () => {
  const unavailable: Answer = (_request, response) => response.writeHead(503).end();

  test('a restart without its issuer keeps keys and document', async () => {
    const store = createMemoryKeyStore();
    const first = await setUp({ store });
    await first.signedKeys.stop();
    first.fake.keys = unavailable;
    first.fake.revocation = unavailable;
    const second = await setUp({ store, fake: first.fake });
    expect(await outcome(second.signedKeys, first.key())).toBe('read');
    first.fake.revocation = document(first.fake, { seq: 0 });
    const third = await setUp({ store, fake: first.fake });
    expect(await outcome(third.signedKeys, first.key())).toBe('read');
    expect(third.lines.join('')).toContain('its seq 0 is not above 1');
  });

  test('a replica follows what another accepted, though it cannot see it', async () => {
    const store = createMemoryKeyStore();
    const blind = await setUp({ store, refreshSeconds: 0.05 });
    const answer = blind.fake.revocation;
    const other = await startFakeIssuer();
    closing.push(() => other.close());
    other.keys = blind.fake.keys;
    other.revocation = document(other, { seq: 2, revoked: ['jti-1'] });
    const seeing = await setUp({ store, fake: other });
    expect(await outcome(seeing.signedKeys, blind.key())).toEqual(failed);
    expect(blind.fake.revocation).toBe(answer);
    await until(async () => (await outcome(blind.signedKeys, blind.key())) !== 'read');
  });
});
