import type { Sql } from '@memory/database';
import { resolveCitations } from '@memory/documents';
import {
  createPipelineWorker,
  createStageMetrics,
  createStages,
  type OpenModels,
  openModels,
  type WorkerDelivery,
} from '@memory/pipeline';
import { startIndexKeeper } from '@memory/retrieval';
import type { Logger, Registry } from '@memory/telemetry';

export type WorkerDeps = {
  sql: Sql;
  delivery: WorkerDelivery;
  embedding: { binding: string; modelsDir: string };
  /** Versions worked on at once. */
  concurrency: number;
  log: Logger;
  registry: Registry;
  /** Where the database is the embedded one, which has no autovacuum: a pool that owns its tables. */
  owner?: Sql;
  /** For tests of what happens when workers vanish; by default 30 s. */
  leaseMs?: number;
};

export type RunningWorker = {
  models: OpenModels;
  /** Takes no more work; what has not ended after `graceMs` is given back to the ledger. */
  stop(graceMs: number): Promise<void>;
};

/** The pipeline's worker with its models, consuming the stage ledger. */
export async function startWorker(deps: WorkerDeps): Promise<RunningWorker> {
  const models = await openModels({ sql: deps.sql, ...deps.embedding, threads: deps.concurrency });
  const worker = createPipelineWorker({
    sql: deps.sql,
    stages: createStages({ resolveCitations }),
    models,
    delivery: deps.delivery,
    concurrency: deps.concurrency,
    log: deps.log,
    report: createStageMetrics(deps.registry),
    ...(deps.leaseMs === undefined ? {} : { leaseMs: deps.leaseMs }),
  });
  await worker.start();
  const index = startIndexKeeper({
    sql: deps.sql,
    embedder: models.bound.embedder,
    log: deps.log,
    owner: deps.owner,
  });
  return {
    models,
    async stop(graceMs) {
      await index.stop();
      await worker.stop(graceMs);
      await models.close();
    },
  };
}
