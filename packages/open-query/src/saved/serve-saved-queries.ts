import { type SavedQueryStatus, type ServiceError, type SqlErrorCode, sqlError } from '@memory/contract';
import { surfaceManifestHash } from '../manifest/manifest.ts';
import type { SavedQueryVersion } from './saved-query.ts';
import type { SavedQueryStore } from './saved-query-store.ts';

type Name = { namespace: string; name: string };

export type SavedQuerySummary = {
  query_id: string;
  namespace: string;
  name: string;
  version: number;
  status: SavedQueryStatus;
  description: string;
  parameters: SavedQueryVersion['parameters'];
  query_hash: string;
  created_at: string;
  validated_at: string | null;
};

export type DescribedSavedQuery = SavedQuerySummary & {
  sql: string;
  columns: SavedQueryVersion['columns'];
  surface_manifest_hash: string | null;
  problem: string | null;
  activated_at: string | null;
  versions: { version: number; status: SavedQueryStatus }[];
};

/** The registry: each version that the filter names, without its SQL. */
export async function listSavedQueries(
  store: SavedQueryStore,
  filter: { namespace?: string | undefined; status?: SavedQueryStatus | undefined },
): Promise<{ saved_queries: SavedQuerySummary[] }> {
  const versions = await withRegistry(store.list(filter));
  const wanted = versions.map(withCurrentStatus);
  return {
    saved_queries: wanted
      .filter(({ status }) => filter.status === undefined || status === filter.status)
      .map(summaryOf),
  };
}

/** The version that is asked for, or the active one, or where there is none the newest. */
export async function describeSavedQuery(
  store: SavedQueryStore,
  name: Name,
  version?: number,
): Promise<DescribedSavedQuery> {
  const versions = await versionsOf(store, name);
  const described =
    version === undefined
      ? (versions.find(({ status }) => status === 'active') ?? versions[0])
      : versions.find((candidate) => candidate.version === version);
  if (described === undefined) throw notFound(name, version);
  return {
    ...summaryOf(described),
    sql: described.statement,
    columns: described.columns,
    surface_manifest_hash: described.surfaceManifestHash,
    problem: described.problem,
    activated_at: described.activatedAt?.toISOString() ?? null,
    versions: versions.map(({ version: number, status }) => ({ version: number, status })),
  };
}

/**
 * The active version, or the one that is asked for where that is active.
 * @throws ServiceError `saved_query_not_found`, `saved_query_disabled`, `saved_query_revalidation_pending`
 */
export async function versionToRun(
  store: SavedQueryStore,
  name: Name,
  version?: number,
): Promise<SavedQueryVersion> {
  const versions = await versionsOf(store, name);
  const candidates =
    version === undefined ? versions : versions.filter((candidate) => candidate.version === version);
  const [newest] = candidates;
  if (newest === undefined) throw notFound(name, version);
  const active = candidates.find(({ status }) => status === 'active');
  if (active !== undefined) return active;
  const shown = `${name.namespace}/${name.name}`;
  if (candidates.some(({ status }) => status === 'pending_revalidation')) {
    throw refusal(
      'saved_query_revalidation_pending',
      `${shown} has to be validated again: the query space has changed`,
    );
  }
  const state = version === undefined ? 'has no active version' : `version ${version} is ${newest.status}`;
  throw refusal('saved_query_disabled', `${shown} ${state}`);
}

async function versionsOf(store: SavedQueryStore, name: Name): Promise<SavedQueryVersion[]> {
  const versions = await withRegistry(store.list(name));
  if (versions.length === 0) throw notFound(name);
  return versions.map(withCurrentStatus);
}

/** An active version that was validated against another query space waits to be validated again. */
function withCurrentStatus(version: SavedQueryVersion): SavedQueryVersion {
  const isOutdated = version.status === 'active' && version.surfaceManifestHash !== surfaceManifestHash;
  return isOutdated ? { ...version, status: 'pending_revalidation' } : version;
}

function summaryOf(version: SavedQueryVersion): SavedQuerySummary {
  return {
    query_id: version.queryId,
    namespace: version.namespace,
    name: version.name,
    version: version.version,
    status: version.status,
    description: version.description,
    parameters: version.parameters,
    query_hash: version.queryHash,
    created_at: version.createdAt.toISOString(),
    validated_at: version.validatedAt?.toISOString() ?? null,
  };
}

function notFound({ namespace, name }: Name, version?: number): ServiceError {
  const which = version === undefined ? '' : ` in version ${version}`;
  return refusal('saved_query_not_found', `there is no saved query ${namespace}/${name}${which}`);
}

function refusal(code: SqlErrorCode, message: string): ServiceError {
  return sqlError(code, message);
}

/** A registry that cannot be read is told as such. */
async function withRegistry<T>(read: Promise<T>): Promise<T> {
  return read.catch((cause) => {
    throw sqlError('execution_error', 'the registry of saved queries could not be read', cause);
  });
}
