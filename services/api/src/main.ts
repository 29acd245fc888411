import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { routedTypes } from '@memory/converters/routes';
import { awaitDatabase, createDatabase, ensureDeployment } from '@memory/database';
import { readWorkStatus } from '@memory/database/ledger';
import { matchVersion } from '@memory/documents';
import { questionWords } from '@memory/extraction-english/questions';
import { openGraph } from '@memory/graph';
import { exitOnSignal, listenForMetrics, type ShutdownPhase } from '@memory/http';
import { resolveBindings } from '@memory/models';
import { symmetricPredicates } from '@memory/ontology';
import { componentVersions, convertedTypes, normalizeName, retractFacts } from '@memory/pipeline/api';
import { createBullDelivery, createDirectDelivery, requireOneRedisServer } from '@memory/queue';
import { createRetrieval } from '@memory/retrieval';
import {
  createLogger,
  createRegistry,
  createTracer,
  exitOnFailedStart,
  startProgram,
} from '@memory/telemetry';
import { z } from 'zod';
import { apiProblems, apiVariables, modelBindingVariables } from './config.ts';
import { startApi } from './start-api.ts';

// The one WebAssembly here is Postgres' parser, for the open query. Compiling its largest function once more, better, takes
// 550 MiB for a second as soon as ten statements have been read, and saves a fifth of the 0.3 ms of each.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

const DRAIN_MS = 20_000;

const config = startProgram({
  title: 'memory API: every public route, over a Postgres that it shares with the workers',
  shape: apiVariables,
  schema: z.object(apiVariables).superRefine((variables, context) => {
    for (const message of apiProblems(variables)) context.addIssue({ code: 'custom', message });
    if (variables.SERVICE_DATABASE_URL === undefined) {
      context.addIssue({
        code: 'custom',
        message: 'SERVICE_DATABASE_URL: an API of its own needs a Postgres to share with the workers',
      });
    }
  }),
});

const log = createLogger({ service: 'api', level: config.SERVICE_LOG_LEVEL });
try {
  await start();
} catch (error) {
  log.debug({ err: error }, 'start failed');
  exitOnFailedStart(error);
}

/** Makes the parts, opens the listeners, and says so; stops them in the reverse order on a signal. */
async function start(): Promise<void> {
  const phases: ShutdownPhase[] = [];
  const registry = createRegistry({ service: 'api', revision: config.SERVICE_BUILD_REVISION });
  exitOnSignal({ log, registry, phases });
  const tracer = await createTracer({ service: 'api', revision: config.SERVICE_BUILD_REVISION });
  const url = config.SERVICE_DATABASE_URL ?? '';
  const database = createDatabase({
    url,
    poolSize: 10,
    applicationName: 'memory-api',
    role: 'memory_app',
    measured: { registry, pool: 'api' },
  });
  await awaitDatabase(database.sql, log);
  if (config.SERVICE_REDIS_URL !== undefined) await requireOneRedisServer(config.SERVICE_REDIS_URL, log);
  const deploymentId = await ensureDeployment(database.sql, config.SERVICE_DEPLOYMENT_ID);
  const delivery =
    config.SERVICE_REDIS_URL === undefined
      ? createDirectDelivery()
      : createBullDelivery({
          redisUrl: config.SERVICE_REDIS_URL,
          prefix: config.SERVICE_REDIS_PREFIX ?? `memory:${deploymentId}`,
          onError: (error) => log.warn({ err: error }, 'Redis'),
        });
  const graph = openGraph(config, { databaseUrl: url, registry });
  const retrieval = await createRetrieval({
    graph,
    databaseUrl: url,
    poolSize: config.SERVICE_RETRIEVAL_POOL_SIZE,
    poolWaitMs: config.SERVICE_RETRIEVAL_POOL_WAIT_S * 1000,
    maxConcurrency: config.SERVICE_RETRIEVAL_MAX_CONCURRENCY,
    modelsDir: config.SERVICE_MODELS_DIR ?? join(config.SERVICE_DATA_DIR, 'models'),
    binding: resolveBindings(modelBindingVariables(config)).p1_embedding,
    normalizeName,
    questionWords,
    symmetricPredicates,
    matchVersion,
    registry,
    log,
  });
  const api = await startApi({
    variables: config,
    deploymentId,
    sql: database.sql,
    queryDatabase: { url },
    retrieval,
    graph,
    documents: {
      componentVersions,
      converterRoutes: new Set([...convertedTypes, ...routedTypes(config.SERVICE_CONVERTERS ?? [])]),
      onWork: (workIds) => {
        delivery
          .offer(workIds)
          .catch((error: unknown) =>
            log.warn({ err: error }, 'new work could not be offered; the sweeper will'),
          );
      },
      retractFacts,
    },
    log,
    registry,
    tracer,
  });
  const metrics = await listenForMetrics({
    bind: config.SERVICE_METRICS_BIND,
    registry,
    log,
    ready: async () => {
      await database.sql`select 1`;
    },
    status: () => readWorkStatus(database.sql, deploymentId),
  });
  phases.push(
    { name: 'api', deadlineMs: DRAIN_MS, run: () => api.close(DRAIN_MS - 1_000) },
    { name: 'delivery', deadlineMs: 5_000, run: () => delivery.close() },
    { name: 'retrieval', deadlineMs: 10_000, run: () => retrieval.close() },
    { name: 'graph', deadlineMs: 10_000, run: () => graph.close() },
    { name: 'database', deadlineMs: 10_000, run: () => database.close() },
    { name: 'traces', deadlineMs: 6_000, run: async () => tracer?.close() },
    { name: 'metrics', deadlineMs: 2_000, run: async () => metrics?.close(1_000) },
  );
  process.stdout.write(`memory service ready at ${api.url} (deployment ${deploymentId})\n`);
}
