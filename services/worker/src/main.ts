import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { awaitDatabase, ensureDeployment } from '@memory/database';
import { exitOnSignal, listenForMetrics, type ShutdownPhase } from '@memory/http';
import type { WorkerDelivery } from '@memory/pipeline';
import { createBullDelivery, createDirectDelivery, requireOneRedisServer } from '@memory/queue';
import {
  createLogger,
  createRegistry,
  createTracer,
  exitOnFailedStart,
  startProgram,
} from '@memory/telemetry';
import { z } from 'zod';
import { startWorker } from './start-worker.ts';
import { budgetLimits, embeddingBinding, workerProblems, workerVariables } from './variables.ts';
import { createWorkerDatabase } from './worker-database.ts';

const DRAIN_MS = 20_000;

const config = startProgram({
  title: 'memory worker: takes stage work from the ledger and runs the pipeline',
  shape: workerVariables,
  schema: z.object(workerVariables).superRefine((variables, context) => {
    for (const message of workerProblems(variables)) context.addIssue({ code: 'custom', message });
    if (variables.SERVICE_DATABASE_URL === undefined) {
      context.addIssue({
        code: 'custom',
        message: 'SERVICE_DATABASE_URL: a worker of its own needs a Postgres to share with the API',
      });
    }
  }),
});

const log = createLogger({ service: 'worker', level: config.SERVICE_LOG_LEVEL });
try {
  await start();
} catch (error) {
  log.debug({ err: error }, 'start failed');
  exitOnFailedStart(error);
}

/** Makes the parts, begins to take work, and says so; stops them in the reverse order on a signal. */
async function start(): Promise<void> {
  const phases: ShutdownPhase[] = [];
  const registry = createRegistry({ service: 'worker', revision: config.SERVICE_BUILD_REVISION });
  exitOnSignal({ log, registry, phases });
  const tracer = await createTracer({ service: 'worker', revision: config.SERVICE_BUILD_REVISION });
  const concurrency = config.SERVICE_WORKER_CONCURRENCY ?? 2 * availableParallelism();
  const database = createWorkerDatabase({
    url: config.SERVICE_DATABASE_URL ?? '',
    concurrency,
    registry,
  });
  await awaitDatabase(database.sql, log);
  if (config.SERVICE_REDIS_URL !== undefined) await requireOneRedisServer(config.SERVICE_REDIS_URL, log);
  const deploymentId = await ensureDeployment(database.sql, config.SERVICE_DEPLOYMENT_ID);
  const delivery: WorkerDelivery =
    config.SERVICE_REDIS_URL === undefined
      ? { kind: 'direct', delivery: createDirectDelivery() }
      : {
          kind: 'bull',
          delivery: createBullDelivery({
            redisUrl: config.SERVICE_REDIS_URL,
            prefix: config.SERVICE_REDIS_PREFIX ?? `memory:${deploymentId}`,
            onError: (error) => log.warn({ err: error }, 'Redis'),
          }),
        };
  const worker = await startWorker({
    sql: database.sql,
    delivery,
    embedding: {
      binding: embeddingBinding(config),
      modelsDir: config.SERVICE_MODELS_DIR ?? join(config.SERVICE_DATA_DIR, 'models'),
    },
    concurrency,
    budgets: budgetLimits(config),
    converters: config.SERVICE_CONVERTERS,
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
  });
  phases.push(
    { name: 'worker', deadlineMs: DRAIN_MS + 5_000, run: () => worker.stop(DRAIN_MS) },
    { name: 'delivery', deadlineMs: 5_000, run: () => delivery.delivery.close() },
    { name: 'database', deadlineMs: 10_000, run: () => database.close() },
    { name: 'traces', deadlineMs: 6_000, run: async () => tracer?.close() },
    { name: 'metrics', deadlineMs: 2_000, run: async () => metrics?.close(1_000) },
  );
  process.stdout.write(`memory worker ready (deployment ${deploymentId})\n`);
}
