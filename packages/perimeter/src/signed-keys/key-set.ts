import { PublicKeySet } from '@memory/contract';
import { type CryptoKey, importJWK } from 'jose';

/** A public key of the issuer, ready to verify with. */
export type VerifyingKey = { kid: string; x: string; key: CryptoKey };

/** The issuer's keys by their `kid`. */
export type VerifyingKeys = ReadonlyMap<string, VerifyingKey>;

/** 32 bytes, in base64url. */
const publicKeyShape = /^[A-Za-z0-9_-]{43}$/;

/**
 * Reads an issuer's set of public keys. One bad key refuses the whole set, which is then null; an empty set is a set. Keys
 * that were known before stay the same objects, so that what has been verified with them stays verified.
 */
export async function readKeySet(value: unknown, before: VerifyingKeys): Promise<VerifyingKeys | null> {
  const parsed = PublicKeySet.safeParse(value);
  if (!parsed.success) return null;
  const keys = new Map<string, VerifyingKey>();
  for (const { kid, x } of parsed.data.keys) {
    const known = before.get(kid);
    const key = known?.x === x ? known : await importKey(kid, x);
    if (key === null || keys.has(kid)) return null;
    keys.set(kid, key);
  }
  return keys;
}

async function importKey(kid: string, x: string): Promise<VerifyingKey | null> {
  if (!publicKeyShape.test(x)) return null;
  try {
    const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x }, 'EdDSA');
    return key instanceof Uint8Array ? null : { kid, x, key };
  } catch {
    return null;
  }
}

/** What is kept of a set: its public parts alone. */
export function keySetRecord(keys: VerifyingKeys): object {
  return {
    keys: [...keys.values()].map(({ kid, x }) => ({ kty: 'OKP', crv: 'Ed25519', kid, x, use: 'sig' })),
  };
}
