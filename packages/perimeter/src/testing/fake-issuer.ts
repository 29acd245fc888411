import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A signing key of the fake issuer. */
export type IssuerKey = { kid: string; privateKey: KeyObject; jwk: Record<string, unknown> };

export function createIssuerKey(kid: string): IssuerKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'EdDSA' } };
}

export const base64url = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A compact JWT. `header` goes over what a right one has; a part given as a string is taken as it is. */
export function signToken(
  key: IssuerKey,
  payload: unknown,
  header: Record<string, unknown> | string = {},
): string {
  const whole = typeof header === 'string' ? header : { alg: 'EdDSA', kid: key.kid, ...header };
  const input = `${base64url(whole)}.${base64url(payload)}`;
  return `${input}.${sign(null, Buffer.from(input), key.privateKey).toString('base64url')}`;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** An issuer of signed keys behind real HTTP: `/keys` and `/revocation`, whose answers a test may replace. */
export type FakeIssuer = {
  issuer: string;
  keysUrl: string;
  revocationUrl: string;
  /** What the two answer: JSON or a token, or a handler of its own. */
  keys: unknown | Answer;
  revocation: string | Answer;
  /** How often each was asked. */
  asked: { keys: number; revocation: number };
  close(): Promise<void>;
};

export async function startFakeIssuer(): Promise<FakeIssuer> {
  const asked = { keys: 0, revocation: 0 };
  const server = createServer((request, response) => {
    const which = request.url === '/keys' ? 'keys' : 'revocation';
    asked[which]++;
    const answer = which === 'keys' ? fake.keys : fake.revocation;
    if (typeof answer === 'function') (answer as Answer)(request, response);
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeIssuer = {
    issuer: 'https://issuer.example/tenants',
    keysUrl: `${base}/keys`,
    revocationUrl: `${base}/revocation`,
    keys: { keys: [] },
    revocation: '',
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

/** The claims of a right revocation document, `overrides` over them. */
export function revocationClaims(
  issuer: string,
  deploymentId: string,
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    aud: deploymentId,
    seq: 1,
    iat: now,
    exp: now + 3600,
    revoked: [],
    active_kids: [],
    ...overrides,
  };
}

/** The claims of a right `session` key, `overrides` over them. */
export function sessionClaims(
  issuer: string,
  deploymentId: string,
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    aud: deploymentId,
    sub: 'person-1',
    kind: 'session',
    org: 'tenant-1',
    projects: [deploymentId],
    permissions: ['memory:read'],
    iat: now,
    nbf: now,
    exp: now + 600,
    jti: 'jti-1',
    ...overrides,
  };
}
