import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startApi } from '@memory/api';
import { startConsole } from '@memory/console';
import { routedTypes } from '@memory/converters/routes';
import { startCostExport } from '@memory/cost-export';
import { createDatabase, ensureDeployment } from '@memory/database';
import { matchVersion } from '@memory/documents';
import { questionWords } from '@memory/extraction-english/questions';
import { openGraph } from '@memory/graph';
import { listenForMetrics, type ShutdownPhase } from '@memory/http';
import { providerSettings } from '@memory/models';
import { symmetricPredicates } from '@memory/ontology';
import type { WorkerDelivery } from '@memory/pipeline';
import { componentVersions, convertedTypes, normalizeName, retractFacts } from '@memory/pipeline/api';
import { createBullDelivery, createDirectDelivery, requireOneRedisServer } from '@memory/queue';
import { createRetrieval } from '@memory/retrieval';
import { createTracer, type Logger, type Registry } from '@memory/telemetry';
import { budgetLimits, createWorkerDatabase, modelBindings, startWorker } from '@memory/worker';
import { openDatabase } from './open-database.ts';
import type { StandaloneVariables } from './variables.ts';

/** The embedded database has one backend: more connections only wait for each other. */
const EMBEDDED_POOL = 4;
const DRAIN_MS = 20_000;

export type RunningStandalone = {
  url: string;
  deploymentId: string;
  /** How to stop it, in order. */
  phases: readonly ShutdownPhase[];
};

/** API and worker in one process, over the embedded database and in-process delivery unless others are configured. */
export async function startStandalone(
  variables: StandaloneVariables,
  log: Logger,
  registry: Registry,
): Promise<RunningStandalone> {
  const opened = await openDatabase(
    {
      url: variables.SERVICE_DATABASE_URL,
      dataDir: variables.SERVICE_DATA_DIR,
      onFailure: (error) => {
        log.error({ err: error }, 'the embedded database ended; so does this process');
        process.exit(1);
      },
    },
    log,
  );
  const tracer = await createTracer({ service: 'standalone', revision: variables.SERVICE_BUILD_REVISION });
  const embeddedPool = opened.isEmbedded ? { poolSize: EMBEDDED_POOL } : {};
  const concurrency = variables.SERVICE_WORKER_CONCURRENCY ?? 2 * availableParallelism();
  const database = createDatabase({
    url: opened.url,
    poolSize: 10,
    applicationName: 'memory-api',
    role: 'memory_app',
    measured: { registry, pool: 'api' },
    ...embeddedPool,
  });
  const workerDatabase = createWorkerDatabase({ url: opened.url, concurrency, registry, ...embeddedPool });
  const ownerDatabase = opened.isEmbedded
    ? createDatabase({ url: opened.url, poolSize: 1, applicationName: 'memory-owner', role: 'memory_owner' })
    : null;
  const deploymentId = await ensureDeployment(database.sql, variables.SERVICE_DEPLOYMENT_ID);
  if (variables.SERVICE_REDIS_URL !== undefined)
    await requireOneRedisServer(variables.SERVICE_REDIS_URL, log);
  const delivery = openDelivery(variables, deploymentId, log);
  const models = {
    bindings: modelBindings(variables),
    modelsDir: variables.SERVICE_MODELS_DIR ?? join(variables.SERVICE_DATA_DIR, 'models'),
    provider: providerSettings(variables),
  };
  const worker = await startWorker({
    sql: workerDatabase.sql,
    delivery,
    models,
    concurrency,
    budgets: budgetLimits(variables),
    converters: variables.SERVICE_CONVERTERS,
    log,
    registry,
    tracer,
    ...(ownerDatabase === null ? {} : { owner: ownerDatabase.sql }),
  });
  const graph = openGraph(variables, { databaseUrl: opened.url, registry });
  const retrieval = await createRetrieval({
    graph,
    databaseUrl: opened.url,
    poolSize: opened.isEmbedded ? EMBEDDED_POOL : variables.SERVICE_RETRIEVAL_POOL_SIZE,
    poolWaitMs: variables.SERVICE_RETRIEVAL_POOL_WAIT_S * 1000,
    maxConcurrency: variables.SERVICE_RETRIEVAL_MAX_CONCURRENCY,
    modelsDir: models.modelsDir,
    provider: models.provider,
    embedder: worker.models.bound.embedder,
    normalizeName,
    questionWords,
    symmetricPredicates,
    matchVersion,
    registry,
    log,
  });
  const api = await startApi({
    variables,
    deploymentId,
    sql: database.sql,
    queryDatabase: opened.openCopy === null ? { url: opened.url } : { openCopy: opened.openCopy },
    retrieval,
    graph,
    documents: {
      componentVersions,
      converterRoutes: new Set([...convertedTypes, ...routedTypes(variables.SERVICE_CONVERTERS ?? [])]),
      onWork: (workIds) => {
        delivery.delivery.offer(workIds).catch((error: unknown) => {
          log.warn({ err: error }, 'new work could not be offered; the sweeper will');
        });
      },
      retractFacts,
    },
    log,
    registry,
    tracer,
  });
  const costExport = await startCostExport({ variables, sql: database.sql, log, registry });
  const console = await startConsole({
    variables,
    apiUrl: api.url,
    costExport: costExportOf(costExport?.url, variables.SERVICE_COST_EXPORT_TOKEN),
    log,
    registry,
  });
  const metrics = await listenForMetrics({
    bind: variables.SERVICE_METRICS_BIND,
    registry,
    log,
    ready: async () => {
      await database.sql`select 1`;
    },
  });
  return {
    url: api.url,
    deploymentId,
    phases: [
      { name: 'console', deadlineMs: 5_000, run: async () => console?.close(4_000) },
      { name: 'api', deadlineMs: DRAIN_MS, run: () => api.close(DRAIN_MS - 1_000) },
      { name: 'cost export', deadlineMs: 5_000, run: async () => costExport?.close(4_000) },
      { name: 'worker', deadlineMs: DRAIN_MS + 5_000, run: () => worker.stop(DRAIN_MS) },
      { name: 'delivery', deadlineMs: 5_000, run: () => delivery.delivery.close() },
      { name: 'retrieval', deadlineMs: 10_000, run: () => retrieval.close() },
      { name: 'graph', deadlineMs: 10_000, run: () => graph.close() },
      {
        name: 'pools',
        deadlineMs: 10_000,
        run: () => Promise.all([database.close(), workerDatabase.close(), ownerDatabase?.close()]),
      },
      { name: 'database', deadlineMs: 20_000, run: () => opened.close() },
      { name: 'traces', deadlineMs: 6_000, run: async () => tracer?.close() },
      { name: 'metrics', deadlineMs: 2_000, run: async () => metrics?.close(1_000) },
    ],
  };
}

/** Where the console reads costs; a unix socket is for programs of its group alone. */
function costExportOf(url: string | undefined, token: string | undefined) {
  return url === undefined || token === undefined || url.startsWith('unix:') ? undefined : { url, token };
}

function openDelivery(variables: StandaloneVariables, deploymentId: string, log: Logger): WorkerDelivery {
  if (variables.SERVICE_REDIS_URL === undefined) return { kind: 'direct', delivery: createDirectDelivery() };
  return {
    kind: 'bull',
    delivery: createBullDelivery({
      redisUrl: variables.SERVICE_REDIS_URL,
      prefix: variables.SERVICE_REDIS_PREFIX ?? `memory:${deploymentId}`,
      onError: (error) => log.warn({ err: error }, 'Redis'),
    }),
  };
}
