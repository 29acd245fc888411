import type { OpenCopy, Sql } from '@memory/database';
import { createDocuments, type DocumentsOptions } from '@memory/documents';
import type { Graph } from '@memory/graph';
import { type Listening, listen } from '@memory/http';
import { resolveBindings, shownSettings } from '@memory/models';
import type { Retrieval } from '@memory/retrieval';
import type { Logger, Registry, Tracer } from '@memory/telemetry';
import { type ApiVariables, apiFeatures, modelBindingVariables } from './config.ts';
import { createApi } from './create-api.ts';
import { openOpenQuery } from './open-open-query.ts';
import { openPerimeter } from './open-perimeter.ts';
import { readDeploymentState } from './read-state.ts';

export type StartApiOptions = {
  variables: ApiVariables;
  deploymentId: string;
  /** The pool for everything but searching. */
  sql: Sql;
  /** Where statements of the open query run. */
  queryDatabase: { url: string } | { openCopy: OpenCopy };
  retrieval: Omit<Retrieval, 'close'>;
  graph: Graph;
  /** What packages/documents needs to know of the pipeline and the delivery. */
  documents: Omit<DocumentsOptions, 'database' | 'deploymentId' | 'liveGraphFault'>;
  log: Logger;
  registry: Registry;
  tracer?: Tracer | undefined;
};

/** The public API on its listener, over parts that its program has made. */
export async function startApi(options: StartApiOptions): Promise<Listening> {
  const { variables, deploymentId, sql, log, registry } = options;
  const { close: closePerimeter, ...guards } = await openPerimeter({
    variables,
    deploymentId,
    sql,
    log,
    registry,
  });
  const documents = createDocuments({
    ...options.documents,
    database: { sql },
    deploymentId,
    liveGraphFault: () => options.graph.fault(),
  });
  const { retrieval, graph } = options;
  const openQuery = await openOpenQuery({
    variables,
    deploymentId,
    sql,
    database: options.queryDatabase,
    retrieval,
    documents,
    graph,
    log,
  });
  const app = createApi({
    log,
    registry,
    tracer: options.tracer,
    ...guards,
    deployment: {
      buildRevision: variables.SERVICE_BUILD_REVISION,
      modelBindings: { ...shownSettings(variables), ...resolveBindings(modelBindingVariables(variables)) },
      documentBindingGeneration: null,
    },
    features: apiFeatures(variables),
    documents,
    retrieval,
    graph,
    openQuery: openQuery ?? undefined,
    readState: () => readDeploymentState(sql),
  });
  const listening = await listen({
    app: app.hono,
    address: variables.SERVICE_SELFHOST_API_PUBLISH_ADDRESS,
    port: variables.SERVICE_SELFHOST_API_PORT,
    log,
  });
  return {
    ...listening,
    async close(deadlineMs) {
      const cut = await listening.close(deadlineMs);
      await Promise.all([closePerimeter(), openQuery?.close()]);
      return cut;
    },
  };
}
