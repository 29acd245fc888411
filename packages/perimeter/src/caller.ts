import type { Scope } from '@memory/contract';

/** Who is calling, as far as the perimeter knows: what it may do, and which credential it showed. */
export type Caller = {
  /** Null for a signed key without any permission, which may do nothing. */
  scope: Scope | null;
  /**
   * Names the credential without giving it away: `open` for all callers of an open service, `shared-secret`, or `key:`
   * and a digest of a signed key's `jti`.
   */
  credential: string;
};
