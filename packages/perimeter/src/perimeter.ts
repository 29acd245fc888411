import {
  authenticationFailed,
  credentialRequired,
  hostNotAllowed,
  IngestPrincipal,
  originNotAllowed,
  principalIncomplete,
  principalInvalid,
  type RouteScope,
  type Scope,
  scopeCovers,
  scopeInsufficient,
  wrongDeployment,
} from '@memory/contract';
import { digestOf, sameDigest } from './credential-digest.ts';
import { isLoopbackHost } from './loopback.ts';
import type { PerimeterSettings } from './settings.ts';

/** Who is calling, as far as the perimeter knows: what it may do, and which credential it showed. */
export type Caller = {
  scope: Scope;
  /** Names the credential without giving it away; all callers of an open service are one. */
  credential: 'open' | 'shared-secret';
};

export type Perimeter = {
  /** Whether requests need a credential. */
  enforced: boolean;
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
  authenticate(authorizations: readonly string[]): Caller;
  authorize(caller: Caller, needed: RouteScope): void;
  /**
   * The uploader that a trusted client names by its headers, of which there may be one of each; null where there is
   * none, or none that counts.
   */
  principalOf(caller: Caller, kinds: readonly string[], refs: readonly string[]): IngestPrincipal | null;
};

export type PerimeterOptions = { settings: PerimeterSettings; deploymentId: string };

/** Guards one deployment. Every refusal is a `ServiceError` of the contract. */
export function createPerimeter({ settings, deploymentId }: PerimeterOptions): Perimeter {
  const { secret, loopback, browserOrigins } = settings;
  const enforced = secret !== null;

  function authenticate(authorizations: readonly string[]): Caller {
    if (secret === null) return { scope: 'write', credential: 'open' };
    const [header, ...more] = authorizations;
    if (header === undefined) throw credentialRequired();
    const presented = /^bearer[ \t]+(.*)$/i.exec(header.trim())?.[1]?.trim() ?? '';
    if (more.length > 0 || presented === '') throw authenticationFailed();
    if (!sameDigest(digestOf(presented), secret.digest)) throw authenticationFailed();
    if (secret.deploymentId !== null && secret.deploymentId !== deploymentId) throw wrongDeployment();
    return { scope: 'write', credential: 'shared-secret' };
  }

  return {
    enforced,
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
      if (!scopeCovers(caller.scope, needed)) throw scopeInsufficient();
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
