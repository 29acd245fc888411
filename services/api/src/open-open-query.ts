import { limits } from '@memory/contract';
import type { OpenCopy, Sql } from '@memory/database';
import type { Documents } from '@memory/documents';
import type { Graph } from '@memory/graph';
import {
  createEmbeddedSandbox,
  createOpenQuery,
  createPostgresSandbox,
  createQuotas,
  type OpenQuery,
  type QueryPorts,
  revalidateSavedQueries,
} from '@memory/open-query';
import type { Retrieval } from '@memory/retrieval';
import type { Logger } from '@memory/telemetry';
import type { ApiVariables } from './config.ts';

export type OpenOpenQueryOptions = {
  variables: ApiVariables;
  deploymentId: string;
  sql: Sql;
  /** Where statements run: the Postgres at a URL, or copies of the embedded database. */
  database: { url: string } | { openCopy: OpenCopy };
  retrieval: Pick<Retrieval, 'nominateItems' | 'chunkBodies'>;
  documents: Pick<Documents, 'searchDocuments'>;
  graph: Graph;
  log: Logger;
};

/** Files that one statement may write for sorting and hashing, in KiB: 1 GiB. */
const TEMP_FILE_KIB = 1024 * 1024;

/** The open query over the parts of this process; null where it is switched off. */
export async function openOpenQuery(options: OpenOpenQueryOptions): Promise<OpenQuery | null> {
  const { variables, deploymentId, sql, database, retrieval, documents, graph, log } = options;
  if (!variables.SERVICE_OPEN_QUERY) return null;
  const redisUrl = variables.SERVICE_REDIS_URL;
  const sandbox =
    'openCopy' in database
      ? createEmbeddedSandbox({ openCopy: database.openCopy, sql })
      : createPostgresSandbox({
          databaseUrl: database.url,
          size: limits.sqlPerDeployment,
          tempFileKib: (await maySetTempFileLimit(sql)) ? TEMP_FILE_KIB : undefined,
        });
  const quotas = await createQuotas({
    log,
    redis:
      redisUrl === undefined
        ? undefined
        : { url: redisUrl, prefix: variables.SERVICE_REDIS_PREFIX ?? `memory:${deploymentId}` },
  });
  const openQuery = await createOpenQuery({
    deploymentId,
    sql,
    sandbox,
    quotas,
    log,
    ports: queryPorts({ retrieval, documents, graph }),
  });
  // A Postgres is migrated by a program of its own, which does this; behind the start, as a copy of the database takes a second.
  if ('openCopy' in database) {
    revalidateSavedQueries({ deploymentId, sql, sandbox, log }).catch((error: unknown) =>
      log.warn({ err: error }, 'saved queries could not be held against the query space'),
    );
  }
  return openQuery;
}

/** The functions of statements, by the parts that answer the routes. */
export function queryPorts({
  retrieval,
  documents,
  graph,
}: Pick<OpenOpenQueryOptions, 'retrieval' | 'documents' | 'graph'>): QueryPorts {
  return {
    async nominate({ kind, channel, query, k, documents: filters }, signal) {
      if (kind !== 'document') {
        return retrieval.nominateItems({ kind, channel, query, k, documents: filters }, signal);
      }
      const page = await documents.searchDocuments({
        query,
        k,
        versions: 'current',
        filters: filters ?? { family: [], authors: [], recipients: [] },
      });
      return { items: page.documents.map(({ doc_id, score }) => ({ id: doc_id, score })), generation: null };
    },
    chunkBodies: (chunkIds) => retrieval.chunkBodies(chunkIds),
    graph,
  };
}

/** Postgres lets superusers set it, and whom they have granted it. */
async function maySetTempFileLimit(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ may: boolean }[]>`
    select has_parameter_privilege(session_user, 'temp_file_limit', 'set') as may`;
  return row?.may === true;
}
