import type { DeploymentBuildInfo } from '@memory/contract';
import { ApiError, call } from '../api/call.ts';

/** What the credential at hand lets a person do. */
export type Access =
  | { kind: 'unknown' }
  /** The API wants a credential, or refused the one at hand. */
  | { kind: 'signed-out'; reason: string | null }
  /** Uploads and nothing else. */
  | { kind: 'ingest' }
  | { kind: 'reader'; canWrite: boolean; deployment: DeploymentBuildInfo }
  | { kind: 'failed'; error: ApiError };

/**
 * The API tells no scope, so two reads are tried: `GET /deployment` needs `read`, `GET /recipes` needs `write`, and
 * neither changes anything.
 */
export async function findAccess(): Promise<Access> {
  try {
    const deployment = await call<DeploymentBuildInfo>('/deployment');
    return { kind: 'reader', canWrite: await mayWrite(), deployment };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401)
      return {
        kind: 'signed-out',
        reason: error.code === 'a perimeter credential is required' ? null : error.message,
      };
    if (error.code === 'credential may not perform this operation') return { kind: 'ingest' };
    if (error.status === 403) return { kind: 'signed-out', reason: error.message };
    return { kind: 'failed', error };
  }
}

async function mayWrite(): Promise<boolean> {
  try {
    await call('/recipes');
    return true;
  } catch (error) {
    // A deployment without recipes answers 404 to `write` alone.
    return error instanceof ApiError && error.status === 404;
  }
}
