import type { SavedQueryStatus } from '@memory/contract';
import { type Queryable, type Sql, uuidv7 } from '@memory/database';
import { surfaceManifestHash } from '../manifest/manifest.ts';
import type { SavedQueryText, SavedQueryVersion } from './saved-query.ts';

export type SavedQueryFilter = {
  namespace?: string | undefined;
  name?: string | undefined;
  status?: SavedQueryStatus | undefined;
};

/** The versions of saved queries in the database. */
export type SavedQueryStore = {
  /** By namespace and name, each query's newest version first. */
  list(filter: SavedQueryFilter): Promise<SavedQueryVersion[]>;
  /** Adds a version as a draft. The same text as the newest version adds nothing. */
  save(
    text: SavedQueryText & { queryHash: string },
    by: string,
  ): Promise<{ version: SavedQueryVersion; isNew: boolean }>;
  /** Says that a version holds against this build's query space, or why it does not. */
  setValidated(
    version: SavedQueryVersion,
    outcome: { columns: SavedQueryVersion['columns'] } | { problem: string },
  ): Promise<void>;
  /** Makes a version the active one; the one that was is deprecated. */
  activate(version: SavedQueryVersion): Promise<void>;
  setStatus(version: SavedQueryVersion, status: SavedQueryStatus): Promise<void>;
  /** Active versions that were validated against another query space wait to be validated again; answers how many. */
  holdOutdated(): Promise<number>;
};

export function createSavedQueryStore(sql: Sql): SavedQueryStore {
  const key = ({ queryId, version }: SavedQueryVersion) =>
    sql`query_id = ${queryId} and version = ${version}`;
  return {
    list: (filter) => list(sql, filter),
    save: ({ queryHash, ...text }, by) => sql.begin((tx) => save(tx, text, { queryHash, by })),
    async setValidated(version, outcome) {
      if ('problem' in outcome) {
        await sql`
          update memory.saved_query_versions set problem = ${outcome.problem},
            status = case when status in ('active', 'pending_revalidation') then 'broken' else status end
          where ${key(version)}`;
        return;
      }
      await sql`
        update memory.saved_query_versions set surface_manifest_hash = ${surfaceManifestHash}, problem = null,
          validated_at = now(), columns = ${sql.json(outcome.columns.map(({ name, type }) => ({ name, type })))},
          status = case when status = 'pending_revalidation' then 'active' when status = 'broken' then 'draft' else status end
        where ${key(version)}`;
    },
    async activate(version) {
      await sql.begin(async (tx) => {
        await tx`
          update memory.saved_query_versions set status = 'deprecated'
          where query_id = ${version.queryId} and version <> ${version.version} and status in ('active', 'pending_revalidation')`;
        await tx`
          update memory.saved_query_versions set status = 'active', activated_at = now()
          where query_id = ${version.queryId} and version = ${version.version}`;
      });
    },
    async setStatus(version, status) {
      await sql`update memory.saved_query_versions set status = ${status} where ${key(version)}`;
    },
    async holdOutdated() {
      const { count } = await sql`
        update memory.saved_query_versions set status = 'pending_revalidation'
        where status = 'active' and surface_manifest_hash is distinct from ${surfaceManifestHash}`;
      return count;
    },
  };
}

/** By memory.saved_queries_namespace_name_key and saved_query_versions_pkey. */
async function list(
  sql: Queryable,
  { namespace, name, status }: SavedQueryFilter,
): Promise<SavedQueryVersion[]> {
  return sql<SavedQueryVersion[]>`
    select q.query_id as "queryId", q.namespace, q.name, v.version, v.statement, v.description, v.parameters, v.columns, v.status,
      v.query_hash as "queryHash", v.surface_manifest_hash as "surfaceManifestHash", v.problem, v.created_by as "createdBy",
      v.created_at as "createdAt", v.validated_at as "validatedAt", v.activated_at as "activatedAt"
    from memory.saved_queries q join memory.saved_query_versions v using (query_id)
    where (${namespace ?? null}::text is null or q.namespace = ${namespace ?? null})
      and (${name ?? null}::text is null or q.name = ${name ?? null})
      and (${status ?? null}::text is null or v.status = ${status ?? null})
    order by q.namespace, q.name, v.version desc`;
}

async function save(
  tx: Queryable,
  text: SavedQueryText,
  { queryHash, by }: { queryHash: string; by: string },
): Promise<{ version: SavedQueryVersion; isNew: boolean }> {
  const { namespace, name, statement, description } = text;
  await tx`
    insert into memory.saved_queries (query_id, namespace, name) values (${uuidv7()}, ${namespace}, ${name})
    on conflict (namespace, name) do nothing`;
  // Held until the end, so that two who save at once get two numbers.
  const [query] = await tx<{ query_id: string }[]>`
    select query_id from memory.saved_queries where namespace = ${namespace} and name = ${name} for update`;
  const [newest] = await list(tx, { namespace, name });
  if (newest !== undefined && isSame(newest, text)) return { version: newest, isNew: false };
  await tx`
    insert into memory.saved_query_versions (query_id, version, statement, description, parameters, columns, query_hash, created_by)
    values (${query?.query_id ?? ''}, ${(newest?.version ?? 0) + 1}, ${statement}, ${description},
      ${tx.json(text.parameters.map((parameter) => ({ ...parameter })))}, ${tx.json(text.columns.map((column) => ({ ...column })))},
      ${queryHash}, ${by})`;
  const [version] = await list(tx, { namespace, name });
  if (version === undefined) throw new Error(`${namespace}/${name} was not saved`);
  return { version, isNew: true };
}

function isSame(version: SavedQueryVersion, text: SavedQueryText): boolean {
  const parts = ({ statement, description, parameters }: SavedQueryText) =>
    JSON.stringify([
      statement,
      description,
      parameters.map((parameter) => [parameter.name, parameter.type, parameter.description]),
    ]);
  const columns = (list: SavedQueryText['columns']) =>
    JSON.stringify(list.map((column) => [column.name, column.type]));
  return (
    parts(version) === parts(text) &&
    (text.columns.length === 0 || columns(version.columns) === columns(text.columns))
  );
}
