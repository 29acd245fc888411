import type { ServiceError } from '@memory/contract';
import { createLogger, createRegistry } from '@memory/telemetry';
import { afterEach } from 'vitest';
import type { KeyStore } from '../signed-keys/key-store.ts';
import { createSignedKeys, type SignedKeys } from '../signed-keys/signed-keys.ts';
import {
  createIssuerKey,
  type FakeIssuer,
  revocationClaims,
  sessionClaims,
  signToken,
  startFakeIssuer,
} from './fake-issuer.ts';
import { createMemoryKeyStore } from './memory-key-store.ts';

export const deploymentId = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f01';
export const otherDeployment = '018f5e2a-7b1c-7d3e-8f4a-5b6c7d8e9f02';
export const a = createIssuerKey('a');
export const b = createIssuerKey('b');

export const failed = [401, 'perimeter authentication failed'];
export const foreign = [403, 'credential is for another deployment'];

export const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Options = {
  store?: KeyStore;
  refreshSeconds?: number;
  maxAge?: number;
  start?: boolean;
  projectId?: string;
  fake?: FakeIssuer;
};

/** An issuer with keys a and b, both active, and a deployment that has accepted its first document. */
export async function setUp(options: Options = {}) {
  const fake = options.fake ?? (await startFakeIssuer());
  if (options.fake === undefined) {
    fake.keys = { keys: [a.jwk, b.jwk] };
    fake.revocation = document(fake, {});
    closing.push(() => fake.close());
  }
  const lines: string[] = [];
  const registry = createRegistry();
  const clock = { offsetMs: 0 };
  const signedKeys = createSignedKeys({
    settings: {
      issuer: fake.issuer,
      tenantId: 'tenant-1',
      projectId: options.projectId ?? null,
      signingKeysUrl: fake.keysUrl,
      revocationUrl: fake.revocationUrl,
      refreshSeconds: options.refreshSeconds ?? 3600,
      revocationMaxAgeSeconds: options.maxAge ?? 3600,
    },
    deploymentId,
    store: options.store ?? createMemoryKeyStore(),
    log: createLogger({
      service: 'test',
      level: 'debug',
      destination: { write: (line) => lines.push(line) },
    }),
    registry,
    now: () => Date.now() + clock.offsetMs,
  });
  closing.push(() => signedKeys.stop());
  if (options.start !== false) await signedKeys.start();
  const key = (claims: Record<string, unknown> = {}, header?: Record<string, unknown>, signer = a) =>
    signToken(signer, sessionClaims(fake.issuer, deploymentId, claims), header);
  return { fake, signedKeys, key, lines, clock, registry };
}

export function document(
  fake: FakeIssuer,
  claims: Record<string, unknown>,
  signer = a,
  header: Record<string, unknown> = {},
) {
  const whole = revocationClaims(fake.issuer, deploymentId, { active_kids: ['a', 'b'], ...claims });
  return signToken(signer, whole, { typ: 'revocation+jwt', ...header });
}

export async function outcome(signedKeys: SignedKeys, credential: string): Promise<unknown> {
  try {
    return (await signedKeys.authenticate(credential)).scope;
  } catch (error) {
    const { status, detail } = error as ServiceError;
    return [status, detail];
  }
}

export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it did not come to hold');
}
