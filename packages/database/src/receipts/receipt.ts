import { uuidv7 } from '../ids.ts';

/** What one model call cost, as it is kept: the rows of `memory.cost_receipts`, without where they stand in the export. */
export type ReceiptRow = {
  cost_id: string;
  /** The piece of stage work, the request, or the rebuild that the call was made for. */
  work_id: string;
  source: 'worker' | 'surface';
  stage: string | null;
  /** `pipeline` for the stages of a version, `rebuild` for filling a generation of the search index anew. */
  lane: string | null;
  /** The route or operation that asked. */
  surface: string | null;
  model_name: string | null;
  attempt: number | null;
  tokens_in: number | null;
  tokens_out: number | null;
  latency_ms: number | null;
  /** Names the call for good, so that a receipt that is written twice is kept once. */
  call_key: string;
  outcome: string;
  /** A decimal in digits. */
  cost_usd: string | null;
  occurred_at: Date;
};

/** What a model says of one of its calls. */
export type ModelCall = {
  callKey: string;
  modelName: string;
  tokensIn: number | null;
  tokensOut: number | null;
  latencyMs: number | null;
  outcome: string;
  costUsd: string | null;
  occurredAt: Date;
};

/** For what a call was made. */
export type CallScope = Pick<ReceiptRow, 'work_id' | 'source' | 'stage' | 'lane' | 'surface' | 'attempt'>;

/** The receipt of a call, with an id of its own. */
export function receiptOf(call: ModelCall, scope: CallScope): ReceiptRow {
  return {
    cost_id: uuidv7(),
    ...scope,
    model_name: call.modelName,
    tokens_in: call.tokensIn,
    tokens_out: call.tokensOut,
    latency_ms: call.latencyMs,
    call_key: call.callKey,
    outcome: call.outcome,
    cost_usd: call.costUsd,
    occurred_at: call.occurredAt,
  };
}
