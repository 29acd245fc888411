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
