import { builtinModels, type ModelRole, type StageName } from '@memory/contract';
import { type Sql, uuidv7 } from '@memory/database';
import type { ClaimedWork } from '@memory/database/ledger';
import { type CallScope, type ReceiptLog, type ReceiptRow, receiptOf } from '@memory/database/receipts';
import type { CallContext } from '@memory/extraction';
import { type CostReceipt, type Embedder, meterEmbedder } from '@memory/models';
import type { Budgets } from './budgets.ts';
import { createCallContext } from './call-context.ts';
import type { Models } from './models.ts';

/**
 * The roles whose builtin model does its work within the stage, for the whole version at once: one call of each a run.
 * Embedding is not among them: its calls are made, and counted, one by one.
 */
const rolesOfStages: Partial<Record<StageName, readonly ModelRole[]>> = {
  structure: ['section_role', 'section_summary'],
  extract_claims: ['claim_extraction'],
  normalize_relations: ['relation_normalization', 'entity_resolution'],
  adjudicate_observations: ['fact_adjudication'],
  adjudicate_supersession: ['fact_adjudication'],
};

/** The model calls of one run of a stage. */
export type StageCalls = {
  /** The same models, leaving a receipt for each call. */
  models: Models;
  /** What the reader's calls are made with; they end when `signal` aborts. */
  contextOf(signal: AbortSignal): CallContext;
  /** Notes the calls of the builtin models that the stage is made of, once it has prepared its output or failed. */
  prepared(outcome: CostReceipt['outcome']): void;
  /** The receipts so far. */
  receipts(): readonly ReceiptRow[];
};

export type StageCallsOptions = {
  sql: Sql;
  work: ClaimedWork;
  models: Models;
  budgets: Budgets;
  /** Takes what the database does not take at once. */
  receiptLog: ReceiptLog;
  /** Roles that are answered by something else than a builtin model, and so leave receipts of their own. */
  boundRoles: ReadonlySet<ModelRole>;
  now: () => Date;
  onCall: (receipt: CostReceipt) => void;
};

/**
 * Meters one run of a stage. Calls are named by the run, not by the attempt: a run that was given back does not count as
 * an attempt, and its calls were made all the same.
 */
export function createStageCalls(options: StageCallsOptions): StageCalls {
  const { sql, work, models, budgets, receiptLog, boundRoles, now, onCall } = options;
  const run = uuidv7();
  const rows: ReceiptRow[] = [];
  const scope: CallScope = {
    work_id: work.work_id,
    source: 'worker',
    stage: work.stage,
    lane: 'pipeline',
    surface: null,
    attempt: work.attempts,
  };
  let calls = 0;
  const nextCallKey = () => `${work.work_id}/${run}/${calls++}`;

  function keep(receipt: CostReceipt): void {
    onCall(receipt);
    rows.push(receiptOf(receipt, scope));
  }

  const contextOf = (signal: AbortSignal): CallContext =>
    createCallContext({ sql, budgets, receiptLog, onCall, scope, nextCallKey, signal });

  /** A model that is called elsewhere keeps its receipts itself; one of this process leaves them to the stage. */
  const metered = (embedder: Embedder): Embedder =>
    embedder.within === undefined
      ? meterEmbedder(embedder, { onReceipt: keep, nextCallKey, now })
      : {
          ...embedder,
          embed: async (texts, purpose, signal = new AbortController().signal) =>
            await (embedder.within?.(contextOf(signal)) ?? embedder).embed(texts, purpose, signal),
        };

  return {
    models: {
      async generations() {
        return (await models.generations()).map(({ generation, embedder }) => ({
          generation,
          embedder: metered(embedder),
        }));
      },
    },
    contextOf,
    prepared(outcome) {
      for (const role of rolesOfStages[work.stage as StageName] ?? []) {
        if (boundRoles.has(role)) continue;
        keep({
          callKey: nextCallKey(),
          modelName: builtinModels[role],
          tokensIn: null,
          tokensOut: null,
          latencyMs: null,
          outcome,
          costUsd: '0',
          occurredAt: now(),
        });
      }
    },
    receipts: () => rows,
  };
}
