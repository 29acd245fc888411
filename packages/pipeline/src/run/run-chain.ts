import { setTimeout as sleep } from 'node:timers/promises';
import { type Sql, uuidv7 } from '@memory/database';
import {
  type ClaimedWork,
  extendLeases,
  failWork,
  finishWork,
  holdWork,
  type NextStage,
  parkWork,
  releaseWork,
} from '@memory/database/ledger';
import { type ReceiptLog, recordReceipts } from '@memory/database/receipts';
import type { CostReceipt } from '@memory/models';
import { inSpan, type Logger, type Tracer, withIds } from '@memory/telemetry';
import { BudgetSpentError, type Budgets } from './budgets.ts';
import { classifyError, describeError } from './classify-error.ts';
import { loadVersion } from './load-version.ts';
import type { Models } from './models.ts';
import {
  type ChainMemo,
  NoRouteError,
  PermanentError,
  type Stage,
  type StageContext,
  type StageWrite,
  type VersionContext,
} from './stage.ts';
import { createStageCalls, type StageCalls } from './stage-calls.ts';
import { within } from './within.ts';

/** What a finished, failed or returned stage tells the metrics. */
export type StageReport = {
  stage: string;
  versionId: string;
  outcome: 'succeeded' | 'skipped' | 'failed' | 'dead_letter' | 'released' | 'parked' | 'lease_lost';
  seconds: number;
};

export type ChainDependencies = {
  sql: Sql;
  /** All twelve, in order. */
  stages: readonly Stage[];
  models: Models;
  owner: string;
  leaseMs: number;
  maxAttempts: number;
  /** A stage that takes longer than this is aborted and retried, in milliseconds. */
  stageLimitMs: number;
  now: () => Date;
  log: Logger;
  report: (report: StageReport) => void;
  /** Keeps the receipts of stages that did not succeed; those of one that did are in its transaction. */
  receipts: ReceiptLog;
  onModelCall: (receipt: CostReceipt) => void;
  budgets: Budgets;
  tracer: Tracer | undefined;
  /** The rows in hand, kept up for the lease's heartbeat. */
  inHand: Set<string>;
};

export type ChainControl = {
  /** While it answers false, the chain ends after the stage in hand and leaves the next one pending. */
  goOn: () => boolean;
  /** Aborts the stage in hand; its row is given back. */
  signal: AbortSignal;
};

/** What a stage prepared of a living version is not what it would do to a deleted one; it is run again. */
class DeletedMeanwhileError extends Error {
  readonly code = '40001';
  constructor() {
    super('the version was deleted while the stage was at work');
  }
}

/** Pause before a row that was given back because a dependency is away may be taken again, in milliseconds. */
const RELEASE_DELAY_MS = 1_000;

/**
 * Runs a claimed stage and then, without another delivery, those behind it, until the version is through or a stage
 * does not succeed. Never rejects: whatever happens is in the ledger, or the lease runs out and the row is handed out
 * again. Answers the id of a row that is pending because the chain was told to end, for the delivery.
 */
export async function runChain(
  deps: ChainDependencies,
  first: ClaimedWork,
  control: ChainControl,
): Promise<string | null> {
  const memo: ChainMemo = new Map();
  let version: VersionContext | null = null;
  let work: ClaimedWork | null = first;
  while (work !== null) {
    const current: ClaimedWork = work;
    const started = performance.now();
    const report = (outcome: StageReport['outcome']) =>
      deps.report({
        stage: current.stage,
        versionId: current.version_id,
        outcome,
        seconds: (performance.now() - started) / 1000,
      });
    deps.inHand.add(current.work_id);
    const calls = createStageCalls({
      work: current,
      models: deps.models,
      now: deps.now,
      onCall: deps.onModelCall,
    });
    try {
      version ??= await loadVersion(deps.sql, current.version_id);
      if (version === null) throw new PermanentError('the version is gone');
      const known: VersionContext = version;
      const ids = { version_id: known.versionId, work_id: current.work_id };
      const span = deps.tracer?.start(`stage ${current.stage}`, {
        kind: 'consumer',
        parent: known.traceParent,
        attributes: { 'memory.version_id': known.versionId, 'memory.attempt': current.attempts },
      });
      const finished = await withIds(ids, () =>
        inSpan(span, () =>
          within(deps.stageLimitMs, control.signal, (signal) =>
            runStage(deps, current, known, memo, { ...control, signal }, calls),
          ),
        ),
      );
      report(finished.outcome);
      if (finished.outcome === 'skipped')
        version = { ...version, deletedAt: version.deletedAt ?? deps.now() };
      if (finished.next !== null && finished.next.attempts === 0) return finished.next.work_id;
      work = finished.next;
    } catch (error) {
      deps.receipts.add(calls.receipts());
      report(await recordFailure(deps, current, control, error));
      return null;
    } finally {
      deps.inHand.delete(current.work_id);
    }
  }
  return null;
}

async function runStage(
  deps: ChainDependencies,
  work: ClaimedWork,
  version: VersionContext,
  memo: ChainMemo,
  control: ChainControl,
  calls: StageCalls,
) {
  const index = deps.stages.findIndex((stage) => stage.name === work.stage);
  const stage = deps.stages[index];
  if (stage === undefined) throw new PermanentError(`no such stage: ${work.stage}`);
  const follower = deps.stages[index + 1];
  const next: NextStage | null = follower
    ? {
        workId: uuidv7(),
        stage: follower.name,
        componentVersion: follower.componentVersion,
        maxAttempts: deps.maxAttempts,
      }
    : null;
  const runsOnDeleted = stage.runsOnDeleted ?? false;
  const { signal } = control;
  const isWanted = version.deletedAt === null || runsOnDeleted;
  const pauseMs = isWanted ? await deps.budgets.pauseOf(stage.name, deps.models) : null;
  if (pauseMs !== null) throw new BudgetSpentError(stage.name, pauseMs);
  const context = {
    version,
    workId: work.work_id,
    attempt: work.attempts,
    sql: deps.sql,
    signal,
    models: calls.models,
    calls: {
      signal,
      receipts: calls.receiptsOfReader,
      budget: { demand: () => deps.budgets.demand(stage.name) },
    },
    now: deps.now,
    log: deps.log,
    memo,
    writeAhead: async (piece: StageWrite) => {
      signal.throwIfAborted();
      await deps.sql.begin(async (tx) => {
        if (await holdWork(tx, { workId: work.work_id, owner: deps.owner, leaseMs: deps.leaseMs }))
          await piece(tx);
      });
    },
  };
  const write = isWanted ? await prepare(stage, context, calls) : null;
  signal.throwIfAborted();
  const receipts = calls.receipts();
  const finished = await deps.sql.begin(async (tx) => {
    const begun = performance.now();
    const [done] = await Promise.all([
      finishWork(tx, {
        work,
        owner: deps.owner,
        leaseMs: deps.leaseMs,
        versionStatus: stage.versionStatus ?? null,
        next,
        take: control.goOn(),
        runsOnDeleted,
      }),
      recordReceipts(tx, receipts),
    ]);
    if (done.isDeleted && version.deletedAt === null && runsOnDeleted) throw new DeletedMeanwhileError();
    if (done.outcome === 'succeeded' && write !== null) await write(tx);
    // The next row's lease began with this transaction.
    if (done.next !== null && performance.now() - begun > deps.leaseMs / 4)
      await extendLeases(tx, { owner: deps.owner, workIds: [done.next.work_id], leaseMs: deps.leaseMs });
    return done;
  });
  deps.receipts.kept(receipts.length);
  return finished;
}

async function prepare(stage: Stage, context: StageContext, calls: StageCalls): Promise<StageWrite> {
  try {
    const write = await stage.prepare(context);
    calls.prepared('succeeded');
    return write;
  } catch (error) {
    calls.prepared(context.signal.aborted ? 'aborted' : 'failed');
    throw error;
  }
}

async function recordFailure(
  deps: ChainDependencies,
  work: ClaimedWork,
  control: ChainControl,
  error: unknown,
): Promise<StageReport['outcome']> {
  const kind = control.signal.aborted ? 'release' : classifyError(error);
  const where = {
    stage: work.stage,
    version_id: work.version_id,
    work_id: work.work_id,
    attempt: work.attempts,
  };
  if (kind === 'lease_lost') {
    deps.log.warn({ ...where }, 'the lease of a stage was lost; its output was rolled back');
    return 'lease_lost';
  }
  const reason = describeError(work.stage, error);
  if (kind === 'parked') deps.log.info({ ...where, reason }, 'a stage is parked');
  else
    deps.log[kind === 'release' ? 'warn' : 'error'](
      { ...where, err: error, kind },
      'a stage did not succeed',
    );
  const record = async () => {
    if (error instanceof NoRouteError) {
      await parkWork(deps.sql, { workId: work.work_id, owner: deps.owner });
      return 'parked';
    }
    if (error instanceof BudgetSpentError) {
      const { pauseMs: delayMs } = error;
      await releaseWork(deps.sql, {
        workId: work.work_id,
        owner: deps.owner,
        delayMs,
        deferReason: 'budget',
      });
      return 'parked';
    }
    if (kind === 'release') {
      const delayMs = control.signal.aborted ? 0 : RELEASE_DELAY_MS;
      await releaseWork(deps.sql, { workId: work.work_id, owner: deps.owner, delayMs });
      return 'released';
    }
    const retryMs = await failWork(deps.sql, {
      workId: work.work_id,
      owner: deps.owner,
      attempts: work.attempts,
      maxAttempts: work.max_attempts,
      permanent: kind === 'permanent',
      error: reason,
    });
    return retryMs === null ? 'dead_letter' : 'failed';
  };
  for (const pauseMs of [0, 200, 1_000]) {
    try {
      await sleep(pauseMs);
      return await record();
    } catch (unrecorded) {
      deps.log.warn({ ...where, err: unrecorded }, 'the outcome of a stage could not be recorded yet');
    }
  }
  return 'released';
}
