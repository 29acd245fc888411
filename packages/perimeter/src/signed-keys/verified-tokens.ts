import { createHash } from 'node:crypto';
import type { JudgedClaims } from './judge-claims.ts';
import type { VerifyingKey } from './key-set.ts';

/** A token whose signature has been verified, with the key that verified it. */
export type VerifiedToken = { key: VerifyingKey; claims: JudgedClaims };

/** How many are remembered; the oldest goes first. */
const capacity = 10_000;

/**
 * Remembers which tokens were signed by which key, by their digests. That is all that is remembered: time, key set and
 * revocation are asked anew at every request, so nothing is kept alive by being here. Only a token with a good signature
 * gets in, so a stranger can push nothing out.
 */
export function createVerifiedTokens() {
  const tokens = new Map<string, VerifiedToken>();
  return {
    digest: (token: string) => createHash('sha256').update(token).digest('base64'),
    get: (digest: string) => tokens.get(digest),
    add(digest: string, verified: VerifiedToken): void {
      tokens.delete(digest);
      tokens.set(digest, verified);
      const [oldest] = tokens.keys();
      if (tokens.size > capacity && oldest !== undefined) tokens.delete(oldest);
    },
    drop: (digest: string) => tokens.delete(digest),
  };
}
