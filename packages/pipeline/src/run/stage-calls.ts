import type { ModelRole, StageName } from '@memory/contract';
import { uuidv7 } from '@memory/database';
import type { ClaimedWork } from '@memory/database/ledger';
import { type CallScope, type ReceiptRow, receiptOf } from '@memory/database/receipts';
import type { Receipts } from '@memory/extraction';
import { builtinBindings, type CostReceipt, meterEmbedder } from '@memory/models';
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
  /** Takes the receipts of the reader's calls. */
  receiptsOfReader: Receipts;
  /** Notes the calls of the builtin models that the stage is made of, once it has prepared its output or failed. */
  prepared(outcome: CostReceipt['outcome']): void;
  /** The receipts so far. */
  receipts(): readonly ReceiptRow[];
};

export type StageCallsOptions = {
  work: ClaimedWork;
  models: Models;
  now: () => Date;
  onCall: (receipt: CostReceipt) => void;
};

/**
 * Meters one run of a stage. Calls are named by the run, not by the attempt: a run that was given back does not count as
 * an attempt, and its calls were made all the same.
 */
export function createStageCalls({ work, models, now, onCall }: StageCallsOptions): StageCalls {
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

  return {
    models: {
      async generations() {
        return (await models.generations()).map(({ generation, embedder }) => ({
          generation,
          embedder: meterEmbedder(embedder, { onReceipt: keep, nextCallKey, now }),
        }));
      },
    },
    receiptsOfReader: { nextCallKey, keep },
    prepared(outcome) {
      for (const role of rolesOfStages[work.stage as StageName] ?? []) {
        keep({
          callKey: nextCallKey(),
          modelName: builtinBindings[role],
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
