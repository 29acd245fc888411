import { setTimeout as sleep } from 'node:timers/promises';
import type { StageName } from '@memory/contract';
import type { Sql } from '@memory/database';
import { readSpending, reserveCall, type Spending } from '@memory/database/receipts';
import type { PlannedCall } from '@memory/extraction';
import { CallFailure, isFreeModel } from '@memory/models';
import { createGauge, type Registry } from '@memory/telemetry';
import type { Models } from './models.ts';

/** US dollars a day (UTC) that model calls may cost; undefined where nothing is said. */
export type BudgetLimits = {
  total?: number | undefined;
  byStage: Partial<Readonly<Record<StageName, number>>>;
};

/** A call that a stage is about to make; null for one that belongs to no stage. */
export type StageCall = PlannedCall & { stage: StageName | null; workId: string; signal: AbortSignal };

export type BudgetOptions = {
  limits: BudgetLimits;
  /** Calls of all workers together that may be under way at once; undefined where nothing is said. */
  callsAtOnce?: number | undefined;
  /** The stages that a model is bound to for which somebody charges; those that embed are known besides. */
  chargedStages?: ReadonlySet<StageName>;
  /** The longest that a call can take, in milliseconds. */
  callMs?: number;
};

export type Budgets = {
  /** Milliseconds for which a stage has to wait because what it may spend is spent; null when it may run. */
  pauseOf(stage: StageName, models: Models): Promise<number | null>;
  /**
   * Sets aside what a call may cost, until its receipt is kept. Rejects with a `BudgetSpentError` where the stage may not make
   * another call that costs something, and with an `unavailable` failure where too many are under way for too long.
   */
  demand(call: StageCall): Promise<void>;
  /** Which of some stages may call their models now. */
  affordable(stages: readonly StageName[]): Promise<StageName[]>;
};

/** The stages that call the embedding models. */
const embeddingStages: ReadonlySet<StageName> = new Set([
  'embed_chunk',
  'embed_claim',
  'reconcile',
  'label_relation',
]);

/** For how long what was spent is believed, in milliseconds. */
const BELIEVED_MS = 1_000;
/** How long a call waits for others to end, in milliseconds, and between two looks. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 200;

/** What was spent is spent when the day's calls have cost the limit or more; calls that cost nothing need no budget. */
export function createBudgets(sql: Sql, options: BudgetOptions, registry: Registry): Budgets {
  const { limits, callsAtOnce, chargedStages = new Set(), callMs = 120_000 } = options;
  const isSet = limits.total !== undefined || Object.keys(limits.byStage).length > 0;
  let believed: { until: number; spending: Promise<Spending> } | null = null;
  const spent = isSet ? createGauge(registry, 'memory_budget_spent_usd') : null;

  async function spending(): Promise<Spending> {
    if (believed === null || believed.until < performance.now()) {
      const mine = { until: performance.now() + BELIEVED_MS, spending: readSpending(sql) };
      believed = mine;
      mine.spending.then(
        ({ total }) => spent?.set(total),
        () => {
          if (believed === mine) believed = null;
        },
      );
    }
    return await believed.spending;
  }

  async function pauseOfCalls(stage: StageName): Promise<number | null> {
    if (!isSet) return null;
    const { total, byStage, dayEndsInMs } = await spending();
    const isSpent =
      total >= (limits.total ?? Number.POSITIVE_INFINITY) ||
      (byStage.get(stage) ?? 0) >= (limits.byStage[stage] ?? Number.POSITIVE_INFINITY);
    return isSpent ? dayEndsInMs : null;
  }

  return {
    async pauseOf(stage, models) {
      if (!isSet) return null;
      if (chargedStages.has(stage)) return await pauseOfCalls(stage);
      if (!embeddingStages.has(stage)) return null;
      const generations = await models.generations();
      if (generations.every(({ embedder }) => isFreeModel(embedder.model))) return null;
      return await pauseOfCalls(stage);
    },
    async demand({ callKey, workId, stage, estimateUsd, signal }) {
      if (!isSet && callsAtOnce === undefined) return;
      const call = { callKey, workId, stage, usd: estimateUsd, expiresMs: callMs + 30_000 };
      const patience = performance.now() + PATIENCE_MS;
      for (;;) {
        const reservation = await reserveCall(sql, call, {
          totalUsd: limits.total ?? null,
          stageUsd: stage === null ? null : (limits.byStage[stage] ?? null),
          atOnce: callsAtOnce ?? null,
        });
        if (reservation.outcome === 'reserved') return;
        if (reservation.outcome === 'spent')
          throw new BudgetSpentError(stage ?? 'a rebuild', reservation.dayEndsInMs);
        if (performance.now() > patience)
          throw new CallFailure('unavailable', 'too many calls of models are under way', {
            retryAfterMs: 5_000,
            isHeldBack: true,
          });
        await sleep(LOOK_MS * (0.5 + Math.random()), undefined, { signal });
      }
    },
    async affordable(stages) {
      const pauses = await Promise.all(stages.map((stage) => pauseOfCalls(stage)));
      return stages.filter((_, index) => pauses[index] === null);
    },
  };
}

/** A stage may not call its models before the budget's next day begins. */
export class BudgetSpentError extends Error {
  readonly code = 'budget_spent';
  readonly pauseMs: number;
  constructor(stage: string, pauseMs: number) {
    super(`what ${stage} may spend today is spent`);
    this.name = 'BudgetSpentError';
    this.pauseMs = pauseMs;
  }
}
