import {
  authenticationFailed,
  credentialRequired,
  hostNotAllowed,
  IngestPrincipal,
  originNotAllowed,
  principalIncomplete,
  principalInvalid,
  type RouteScope,
  scopeCovers,
  scopeInsufficient,
  wrongDeployment,
} from '@memory/contract';
import type { Caller } from './caller.ts';
import { digestOf, sameDigest } from './credential-digest.ts';
import { isLoopbackHost } from './loopback.ts';
import type { PerimeterSettings } from './settings.ts';
import type { SignedKeys } from './signed-keys/signed-keys.ts';

export type Perimeter = {
  /** Whether requests need a credential. */
  enforced: boolean;
  /** Whether other machines may reach the service, and none of them needs a credential. */
  openToAll: boolean;
  browserOrigins: ReadonlySet<string>;
  ingestBodyMaxBytes: number | null;
  /**
   * Refuses a `Host` that is not this machine while the service is open on loopback: a page elsewhere may have pointed
   * its own name here (DNS rebinding).
   */
  checkHost(host: string): void;
  /** Refuses a browser page that is not on the list; `null` is a request from no page. */
  checkOrigin(origin: string | null): void;
  /** Says who is calling by the request's `Authorization` headers, of which there may be one. */
  authenticate(authorizations: readonly string[]): Promise<Caller>;
  authorize(caller: Caller, needed: RouteScope): void;
  /**
   * The uploader that a trusted client names by its headers, of which there may be one of each; null where there is
   * none, or none that counts.
   */
  principalOf(caller: Caller, kinds: readonly string[], refs: readonly string[]): IngestPrincipal | null;
};

export type PerimeterOptions = {
  settings: PerimeterSettings;
  deploymentId: string;
  /** Where the settings turn signed keys on. */
  signedKeys?: SignedKeys | null;
};

/** `Bearer <credential>`, the scheme in either case. */
const bearer = /^bearer[ \t]+([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)[ \t]*$/i;

/** Guards one deployment. Every refusal is a `ServiceError` of the contract. */
export function createPerimeter({ settings, deploymentId, signedKeys = null }: PerimeterOptions): Perimeter {
  const { secret, loopback, browserOrigins } = settings;
  const enforced = secret !== null || signedKeys !== null;

  async function authenticate(authorizations: readonly string[]): Promise<Caller> {
    if (!enforced) return { scope: 'write', credential: 'open' };
    const [header, ...more] = authorizations;
    if (header === undefined) throw credentialRequired();
    const presented = bearer.exec(header)?.[1];
    if (more.length > 0 || presented === undefined) throw authenticationFailed();
    if (secret !== null && sameDigest(digestOf(presented), secret.digest)) {
      if (secret.deploymentId !== null && secret.deploymentId !== deploymentId) throw wrongDeployment();
      return { scope: 'write', credential: 'shared-secret' };
    }
    if (signedKeys === null) throw authenticationFailed();
    return signedKeys.authenticate(presented);
  }

  return {
    enforced,
    openToAll: !enforced && !loopback,
    browserOrigins,
    ingestBodyMaxBytes: settings.ingestBodyMaxBytes,
    checkHost(host) {
      if (!enforced && loopback && !isLoopbackHost(host)) throw hostNotAllowed();
    },
    checkOrigin(origin) {
      if (origin !== null && !browserOrigins.has(origin)) throw originNotAllowed();
    },
    authenticate,
    authorize(caller, needed) {
      if (caller.scope === null || !scopeCovers(caller.scope, needed)) throw scopeInsufficient();
    },
    principalOf(caller, kinds, refs) {
      if (!settings.trustedPrincipalSource || caller.scope !== 'write') return null;
      if (kinds.length === 0 && refs.length === 0) return null;
      if (kinds.length === 0 || refs.length === 0) throw principalIncomplete();
      const principal = IngestPrincipal.safeParse({ kind: kinds[0], ref: refs[0] });
      if (!principal.success || kinds.length > 1 || refs.length > 1) throw principalInvalid();
      return principal.data;
    },
  };
}
