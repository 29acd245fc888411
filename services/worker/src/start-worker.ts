import { availableParallelism } from 'node:os';
import type { ModelBindings } from '@memory/contract';
import { createConverters } from '@memory/converters';
import { type Sql, uuidv7 } from '@memory/database';
import { type CallScope, receiptOf } from '@memory/database/receipts';
import { resolveCitations } from '@memory/documents';
import {
  createModelMetrics,
  createProvider,
  type Embedder,
  meterEmbedder,
  type ProviderSettings,
  remoteRoles,
} from '@memory/models';
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
import { countDroppedItems } from './count-dropped-items.ts';
import { countReaderFaults } from './count-reader-faults.ts';

export type WorkerDeps = {
  sql: Sql;
  delivery: WorkerDelivery;
  /** The model of each role, where local ones lie, and how those elsewhere are called. */
  models: { bindings: ModelBindings; modelsDir: string; provider: ProviderSettings };
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
  const { bindings, modelsDir, provider } = deps.models;
  const models = await openModels({
    sql: deps.sql,
    binding: bindings.p1_embedding,
    modelsDir,
    provider,
    threads,
  });
  const roles = remoteRoles(bindings);
  const worker = createPipelineWorker({
    sql: deps.sql,
    stages: createStages({
      reader: createReader({
        onFault: countReaderFaults(deps.registry, deps.log),
        ...(roles.size === 0
          ? {}
          : {
              models: {
                bindings,
                provider: createProvider(provider),
                onDropped: countDroppedItems(deps.registry, deps.log),
              },
            }),
      }),
      modelRoles: roles,
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
    bindings,
    ...(deps.budgets === undefined ? {} : { budgets: deps.budgets }),
    ...(roles.size === 0
      ? {}
      : { boundModels: { roles, callsAtOnce: provider.concurrency, callMs: provider.timeoutMs } }),
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
function meterRebuilds(embedder: Embedder, worker: PipelineWorker, registry: Registry): Embedder {
  const observe = createModelMetrics(registry);
  const scope: CallScope = {
    work_id: uuidv7(),
    source: 'worker',
    stage: null,
    lane: 'rebuild',
    surface: null,
    attempt: null,
  };
  const { within } = embedder;
  if (within === undefined)
    return meterEmbedder(embedder, {
      nextCallKey: uuidv7,
      onReceipt(receipt) {
        observe(receipt);
        worker.receipts.add([receiptOf(receipt, scope)]);
      },
    });
  return {
    model: embedder.model,
    dimensions: embedder.dimensions,
    embed: (texts, purpose, signal = new AbortController().signal) =>
      within(worker.callsOf(scope, signal)).embed(texts, purpose, signal),
    close: async () => {},
  };
}
