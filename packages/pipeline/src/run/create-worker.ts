import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtinModels, type ModelBindings, type ModelRole, StageName } from '@memory/contract';
import { type Sql, uuidv7 } from '@memory/database';
import {
  type ClaimedWork,
  claimNextWork,
  claimWork,
  extendLeases,
  type Registry,
  reclaimLostWork,
  resumeBudgetWork,
  stagesOverBudget,
  takeOverdueWork,
  upgradeComponents,
} from '@memory/database/ledger';
import { type CallScope, createReceiptLog, type ReceiptLog } from '@memory/database/receipts';
import type { CallContext } from '@memory/extraction';
import { createModelMetrics } from '@memory/models';
import type { BullDelivery, Consumer, DirectDelivery } from '@memory/queue';
import { type Logger, Registry as Metrics, type Tracer } from '@memory/telemetry';
import { type BudgetLimits, createBudgets } from './budgets.ts';
import { createCallContext } from './call-context.ts';
import type { Models } from './models.ts';
import { chargedStages, modelsOfStage } from './role-stages.ts';
import { type ChainDependencies, runChain, type StageReport } from './run-chain.ts';
import type { Stage } from './stage.ts';

/** How work reaches this worker: through Redis, or by waking it in the same process. */
export type WorkerDelivery =
  | { kind: 'bull'; delivery: BullDelivery }
  | { kind: 'direct'; delivery: DirectDelivery };

export type WorkerOptions = {
  sql: Sql;
  stages: readonly Stage[];
  models: Models;
  delivery: WorkerDelivery;
  /** Versions worked on at once; at least two, so that one large document never starves small ones. */
  concurrency: number;
  log: Logger;
  now?: () => Date;
  report?: (report: StageReport) => void;
  /** Where model calls, receipts and spending are measured. */
  metrics?: Metrics;
  /** Where the stages' traces go; nowhere by default. */
  tracer?: Tracer | undefined;
  /** What model calls may cost a day; nothing is said by default. */
  budgets?: BudgetLimits;
  /** The model of each role, as the ledger keeps it beside what a stage has done; the builtin ones by default. */
  bindings?: ModelBindings;
  /** The roles that are bound to a model elsewhere, with what bounds its calls; none by default. */
  boundModels?: BoundModels;
  /** How long a row stays with a worker that gives no sign of life, in milliseconds. */
  leaseMs?: number;
  /** Between looks for overdue deliveries, lost leases and ready work nobody delivered, in milliseconds. */
  sweepMs?: number;
  maxAttempts?: number;
  stageLimitMs?: number;
};

/** What the worker needs to know of models that are called elsewhere. */
export type BoundModels = {
  roles: ReadonlySet<ModelRole>;
  /** Calls of all workers together that may be under way at once. */
  callsAtOnce: number;
  /** The longest that a call can take, in milliseconds. */
  callMs: number;
};

export type PipelineWorker = {
  /** Keeps the receipts of calls that belong to no stage; closed by `stop`. */
  receipts: ReceiptLog;
  /** What calls of models elsewhere are made with that belong to no stage. */
  callsOf(scope: CallScope, signal: AbortSignal): CallContext;
  start(): Promise<void>;
  /** Takes no more work, ends chains after the stage in hand; what has not ended after `graceMs` is given back. */
  stop(graceMs: number): Promise<void>;
};

/** Between looks whether work that waits for the budget may go on, in milliseconds. */
const RESUME_EVERY_MS = 5_000;
const UPGRADE_BATCH = 5_000;
const SWEEP_BATCH = 1_000;
const UPGRADE_EVERY_MS = 60_000;

/** The consumer of the stage ledger: claims, runs, keeps leases alive, and sweeps up what others left. */
export function createPipelineWorker(options: WorkerOptions): PipelineWorker {
  const { sql, stages, delivery, log } = options;
  const leaseMs = options.leaseMs ?? 30_000;
  const sweepMs = options.sweepMs ?? 1_000;
  const maxAttempts = options.maxAttempts ?? 5;
  const concurrency = Math.max(2, options.concurrency);
  const owner = randomUUID();
  const registry: Registry = {
    stages: stages.map((stage) => stage.name),
    componentVersions: stages.map((stage) => stage.componentVersion),
  };
  const abort = new AbortController();
  const metrics = options.metrics ?? new Metrics();
  const receipts = createReceiptLog({ sql, log, registry: metrics });
  const chain: ChainDependencies = {
    sql,
    stages,
    models: options.models,
    owner,
    leaseMs,
    maxAttempts,
    stageLimitMs: options.stageLimitMs ?? 15 * 60_000,
    now: options.now ?? (() => new Date()),
    log,
    report: options.report ?? (() => {}),
    receipts,
    onModelCall: createModelMetrics(metrics),
    tracer: options.tracer,
    budgets: createBudgets(
      sql,
      {
        limits: options.budgets ?? { byStage: {} },
        callsAtOnce: options.boundModels?.callsAtOnce,
        chargedStages: chargedStages(options.boundModels?.roles ?? new Set()),
        ...(options.boundModels === undefined ? {} : { callMs: options.boundModels.callMs }),
      },
      metrics,
    ),
    boundRoles: options.boundModels?.roles ?? new Set(),
    modelsOf: (stage) => modelsOfStage(stage, options.bindings ?? builtinModels),
    inHand: new Set(),
  };
  let stopping = false;
  let consumer: Consumer | null = null;
  const loops: Promise<void>[] = [];
  const claims = createAlarm();
  const upkeep = createAlarm();
  const offer = async (workIds: string[]) => {
    try {
      await delivery.delivery.offer(workIds);
    } catch (error) {
      log.warn({ err: error, count: workIds.length }, 'ready work could not be offered; the sweeper will');
    }
  };
  const run = async (work: ClaimedWork) => {
    const left = await runChain(chain, work, { goOn: () => !stopping, signal: abort.signal });
    if (left !== null) await offer([left]);
  };

  /** Claims straight from the ledger, in arrival order, whenever nothing else delivers. */
  const claimLoop = async () => {
    while (!stopping) {
      try {
        const delivered = delivery.kind === 'bull' && delivery.delivery.connected;
        const work = delivered ? null : await claimNextWork(sql, { owner, leaseMs, registry });
        if (work !== null) await run(work);
        else if (!stopping) await claims.rest(sweepMs);
      } catch (error) {
        log.warn({ err: error }, 'ready work could not be claimed');
        if (!stopping) await claims.rest(sweepMs);
      }
    }
  };

  const every = async (ms: number, what: string, act: () => Promise<void>) => {
    while (!stopping) {
      try {
        await act();
      } catch (error) {
        log.warn({ err: error }, `${what} failed; it is tried again`);
      }
      if (!stopping) await upkeep.rest(ms);
    }
  };
  const sweep = async () => {
    const reclaimed = await reclaimLostWork(sql);
    if (reclaimed.length > 0)
      log.warn({ count: reclaimed.length }, 'took back stages of a worker that is gone');
    if (delivery.kind === 'direct') {
      if (reclaimed.length > 0) claims.ring();
      return;
    }
    if (!delivery.delivery.connected) return;
    if (reclaimed.length > 0) await offer(reclaimed);
    const everything = !(await delivery.delivery.remembers());
    for (;;) {
      const overdue = await takeOverdueWork(sql, { limit: SWEEP_BATCH, everything });
      await offer(overdue);
      if (overdue.length < SWEEP_BATCH || stopping) return;
    }
  };
  /** Where the budget was raised, or there is none any more. */
  const resume = async () => {
    const waiting = (await stagesOverBudget(sql)).filter((stage) => StageName.safeParse(stage).success);
    const stages = await chain.budgets.affordable(waiting as StageName[]);
    if (stages.length === 0) return;
    const workIds = await resumeBudgetWork(sql, { stages, limit: SWEEP_BATCH });
    if (workIds.length > 0) log.info({ count: workIds.length }, 'stages go on within the budget');
    await offer(workIds);
  };
  const heartbeat = async () => {
    const workIds = [...chain.inHand];
    if (workIds.length > 0) await extendLeases(sql, { owner, workIds, leaseMs });
  };
  const upgrade = async () => {
    const components = stages.map((stage, order) => ({
      stage: stage.name,
      order,
      componentVersion: stage.componentVersion,
    }));
    for (;;) {
      const workIds = await upgradeComponents(sql, components, { maxAttempts, limit: UPGRADE_BATCH });
      if (workIds.length > 0) log.info({ count: workIds.length }, 'stages with a newer component run again');
      await offer(workIds);
      if (workIds.length < UPGRADE_BATCH || stopping) return;
    }
  };

  return {
    receipts,
    callsOf: (scope, signal) =>
      createCallContext({
        sql,
        budgets: chain.budgets,
        receiptLog: receipts,
        onCall: chain.onModelCall,
        scope,
        nextCallKey: uuidv7,
        signal,
      }),
    async start() {
      if (delivery.kind === 'direct') delivery.delivery.onOffer(claims.ring);
      loops.push(every(UPGRADE_EVERY_MS, 'looking for raised component versions', upgrade));
      loops.push(
        every(Math.max(RESUME_EVERY_MS, sweepMs), 'resuming work that waits for the budget', resume),
      );
      loops.push(every(sweepMs, 'sweeping the stage ledger', sweep));
      loops.push(every(Math.max(100, leaseMs / 3), 'extending leases', heartbeat));
      for (let slot = 0; slot < concurrency; slot++) loops.push(claimLoop());
      if (delivery.kind === 'bull') {
        consumer = await delivery.delivery.consume(
          async (workId) => {
            if (stopping) return;
            const work = await claimWork(sql, { workId, owner, leaseMs, registry });
            if (work !== null) await run(work);
          },
          { concurrency },
        );
      }
    },
    async stop(graceMs) {
      stopping = true;
      claims.ring();
      upkeep.ring();
      const ended = Promise.all([consumer?.close(), ...loops]);
      const deadline = new AbortController();
      const timeUp = sleep(graceMs, 'late' as const, { signal: deadline.signal }).catch(
        () => 'in time' as const,
      );
      if ((await Promise.race([ended.then(() => 'in time' as const), timeUp])) === 'late') {
        log.warn({ in_hand: chain.inHand.size }, 'the grace period is over; stages in hand are given back');
        abort.abort(new Error('the worker is stopping'));
      }
      await ended;
      deadline.abort();
      await receipts.close();
    },
  };
}

/** A pause that ends early when the alarm rings. */
function createAlarm(): { rest(ms: number): Promise<void>; ring(): void } {
  const sleepers = new Set<() => void>();
  return {
    rest: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(done, ms);
        function done() {
          clearTimeout(timer);
          sleepers.delete(done);
          resolve();
        }
        sleepers.add(done);
      }),
    ring() {
      for (const wakeUp of [...sleepers]) wakeUp();
    },
  };
}
