import { availableParallelism } from 'node:os';
import { createConverters } from '@memory/converters';
import { type Sql, uuidv7 } from '@memory/database';
import { type CallScope, receiptOf } from '@memory/database/receipts';
import { resolveCitations } from '@memory/documents';
import { createModelMetrics, type Embedder, meterEmbedder } from '@memory/models';
import {
  type BudgetLimits,
  createLedgerMetrics,
  createPipelineWorker,
  createStageMetrics,
  createStages,
  type OpenModels,
  openModels,
  type PipelineWorker,
  stockConverters,
  type WorkerDelivery,
} from '@memory/pipeline';
import { createReader } from '@memory/readers';
import { startIndexKeeper } from '@memory/retrieval';
import type { Logger, Registry, Tracer } from '@memory/telemetry';
import { countReaderFaults } from './count-reader-faults.ts';

export type WorkerDeps = {
  sql: Sql;
  delivery: WorkerDelivery;
  embedding: { binding: string; modelsDir: string };
  /** Versions worked on at once. */
  concurrency: number;
  log: Logger;
  registry: Registry;
  tracer?: Tracer | undefined;
  /** Where the database is the embedded one, which has no autovacuum: a pool that owns its tables. */
  owner?: Sql;
  /** For tests of what happens when workers vanish; by default 30 s. */
  leaseMs?: number;
  /** What model calls may cost a day. */
  budgets?: BudgetLimits;
  /** Names of converter routes beyond Markdown. */
  converters?: readonly string[] | undefined;
};

export type RunningWorker = {
  models: OpenModels;
  /** Takes no more work; what has not ended after `graceMs` is given back to the ledger. */
  stop(graceMs: number): Promise<void>;
};

/** The pipeline's worker with its models, consuming the stage ledger. */
export async function startWorker(deps: WorkerDeps): Promise<RunningWorker> {
  // Each holds the model; more of them than cores only take the cores from each other.
  const threads = Math.min(deps.concurrency, availableParallelism());
  const models = await openModels({ sql: deps.sql, ...deps.embedding, threads });
  const worker = createPipelineWorker({
    sql: deps.sql,
    stages: createStages({
      reader: createReader({ onFault: countReaderFaults(deps.registry, deps.log) }),
      resolveCitations,
      converters: new Map([...createConverters(deps.converters ?? []), ...stockConverters]),
    }),
    models,
    delivery: deps.delivery,
    concurrency: deps.concurrency,
    log: deps.log,
    report: createStageMetrics(deps.registry),
    metrics: deps.registry,
    tracer: deps.tracer,
    ...(deps.budgets === undefined ? {} : { budgets: deps.budgets }),
    ...(deps.leaseMs === undefined ? {} : { leaseMs: deps.leaseMs }),
  });
  createLedgerMetrics(deps.sql, deps.registry);
  await worker.start();
  const index = startIndexKeeper({
    sql: deps.sql,
    embedder: meterRebuilds(models.bound.embedder, worker, deps.registry),
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

/** The calls that fill a generation of the search index anew belong to no version; their receipts share one work id. */
function meterRebuilds(embedder: Embedder, { receipts }: PipelineWorker, registry: Registry): Embedder {
  const observe = createModelMetrics(registry);
  const scope: CallScope = {
    work_id: uuidv7(),
    source: 'worker',
    stage: null,
    lane: 'rebuild',
    surface: null,
    attempt: null,
  };
  return meterEmbedder(embedder, {
    nextCallKey: uuidv7,
    onReceipt(receipt) {
      observe(receipt);
      receipts.add([receiptOf(receipt, scope)]);
    },
  });
}
