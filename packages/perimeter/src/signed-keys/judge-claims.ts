import { createHash } from 'node:crypto';
import { permissionPrefix, permissionScopes, type Scope, SignedKeyClaims } from '@memory/contract';
import { sameId } from './same-id.ts';

export type KeyRules = { issuer: string; tenantId: string; projectId: string; deploymentId: string };

/** What a key's claims come to, whatever the time and the revocation document: those are asked at every request. */
export type JudgedClaims = {
  jti: string;
  /** Seconds since the epoch. */
  notBefore: number;
  expires: number;
  /** Names the key without giving it away. */
  credential: string;
  /** Null for a key without any of this service's permissions, which may do nothing. */
  scope: Scope | null;
  /** Whether it is for this deployment. */
  isOurs: boolean;
};

/** Judges the claims of a key whose signature holds; null for a key that no deployment may take. */
export function judgeClaims(payload: unknown, rules: KeyRules): JudgedClaims | null {
  const parsed = SignedKeyClaims.safeParse(payload);
  if (!parsed.success) return null;
  const claims = parsed.data;
  if (claims.iss !== rules.issuer) return null;
  if (claims.kind === 'service' && claims.sub !== `dpcred:${claims.jti}`) return null;
  const scope = scopeOfPermissions(claims);
  if (scope === undefined) return null;
  return {
    jti: claims.jti,
    notBefore: claims.nbf,
    expires: claims.exp,
    credential: `key:${createHash('sha256').update(claims.jti).digest('base64url')}`,
    scope,
    isOurs: isFor(claims, rules),
  };
}

/** The scope that a key's permissions give: null for none, undefined where they are to be refused. */
function scopeOfPermissions({ kind, permissions }: SignedKeyClaims): Scope | null | undefined {
  const scopes = new Set<Scope>();
  for (const permission of permissions) {
    if (!permission.startsWith(permissionPrefix)) continue;
    if (!Object.hasOwn(permissionScopes, permission)) return undefined;
    scopes.add(permissionScopes[permission as keyof typeof permissionScopes]);
  }
  if (scopes.has('ingest') && kind !== 'session') return undefined;
  if (scopes.has('write')) return 'write';
  if (scopes.has('read') && scopes.has('ingest')) return undefined;
  const [scope = null] = scopes;
  return scope;
}

/** Whether a key's audience, tenant and projects are this deployment's. */
function isFor(claims: SignedKeyClaims, { tenantId, projectId, deploymentId }: KeyRules): boolean {
  if (claims.kind === 'service') return sameId(claims.aud, deploymentId);
  if (claims.org !== tenantId) return false;
  if (claims.kind === 'session') {
    return sameId(claims.aud, deploymentId) && claims.projects[0] === projectId;
  }
  if (claims.aud !== `org:${tenantId}`) return false;
  return claims.projects === 'org:*' || claims.projects.includes(projectId);
}
