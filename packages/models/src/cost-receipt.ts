/** What one call of a model took. */
export type CostReceipt = {
  /** Names the call for good, so that a receipt that is written twice is kept once. */
  callKey: string;
  modelName: string;
  tokensIn: number | null;
  tokensOut: number | null;
  /** Null where the model works in the midst of something else. */
  latencyMs: number | null;
  outcome: 'succeeded' | 'failed' | 'aborted';
  /** US dollars as a decimal; `0` for builtin and local models, for which nobody charges; null where it is not known. */
  costUsd: string | null;
  /** When the call ended. */
  occurredAt: Date;
};
