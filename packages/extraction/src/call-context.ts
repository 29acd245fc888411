/** What one call of a model took. A reader without models leaves none. */
export type CallReceipt = {
  /** Names the call for good, so that a receipt that is written twice is kept once. */
  readonly callKey: string;
  readonly modelName: string;
  readonly tokensIn: number | null;
  readonly tokensOut: number | null;
  readonly latencyMs: number | null;
  readonly outcome: 'succeeded' | 'failed' | 'aborted';
  /** US dollars as a decimal; null where it is not known. */
  readonly costUsd: string | null;
  /** When the call ended. */
  readonly occurredAt: Date;
};

/** Takes the receipt of each call, successful or not. */
export type Receipts = {
  /** A key that no other call has. */
  nextCallKey(): string;
  keep(receipt: CallReceipt): void;
};

/** What model calls may still cost today. */
export type CallBudget = {
  /** Asked before each call: rejects where the day's budget is spent, so that work stops before a call and never within one. */
  demand(): Promise<void>;
};

/** What every port is given beside its input. */
export type CallContext = {
  /** Aborts when the caller's time is up; a port then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  readonly receipts: Receipts;
  readonly budget: CallBudget;
};
