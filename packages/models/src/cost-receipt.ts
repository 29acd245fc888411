/** What one call of a model took. `costUsd` is null where nobody charges, as for builtin and local models. */
export type CostReceipt = {
  /** Names the call for good, so that a receipt that is written twice is kept once. */
  callKey: string;
  modelName: string;
  tokensIn: number | null;
  tokensOut: number | null;
  latencyMs: number;
  outcome: 'succeeded' | 'failed' | 'aborted';
  costUsd: string | null;
};
