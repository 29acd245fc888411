import type { StageName } from '@memory/contract';
import type { Sql } from '@memory/database';
import { readSpending, type Spending } from '@memory/database/receipts';
import { isFreeModel } from '@memory/models';
import { createGauge, type Registry } from '@memory/telemetry';
import type { Models } from './models.ts';

/** US dollars a day (UTC) that model calls may cost; undefined where nothing is said. */
export type BudgetLimits = {
  total?: number | undefined;
  byStage: Partial<Readonly<Record<StageName, number>>>;
};

export type Budgets = {
  /** Milliseconds for which a stage has to wait because what it may spend is spent; null when it may run. */
  pauseOf(stage: StageName, models: Models): Promise<number | null>;
  /** Rejects with a `BudgetSpentError` where a stage may not make another call that costs something. */
  demand(stage: StageName): Promise<void>;
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

/** What was spent is spent when the day's calls have cost the limit or more; calls that cost nothing need no budget. */
export function createBudgets(sql: Sql, limits: BudgetLimits, registry: Registry): Budgets {
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
      if (!isSet || !embeddingStages.has(stage)) return null;
      const generations = await models.generations();
      if (generations.every(({ embedder }) => isFreeModel(embedder.model))) return null;
      return await pauseOfCalls(stage);
    },
    async demand(stage) {
      const pauseMs = await pauseOfCalls(stage);
      if (pauseMs !== null) throw new BudgetSpentError(stage, pauseMs);
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
