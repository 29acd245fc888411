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

/** A usable answer, kept until the output of the work that it was for is. */
export type KeptAnswer = {
  /** The same for the same request of the same work, whenever it is made. */
  readonly requestKey: string;
  readonly text: string;
};

/** Takes the receipt of each call, successful or not, and keeps answers so that none is paid for twice. */
export type Receipts = {
  /** A key that no other call has. */
  nextCallKey(): string;
  /** What an earlier run of the same work was answered to the same request; null where it was not. */
  recall(requestKey: string): Promise<string | null>;
  /** Resolves once the receipt, and the answer with it, would survive the end of this process. */
  keep(receipt: CallReceipt, answer?: KeptAnswer): Promise<void>;
};

/** A call that is about to be made. Its receipt carries the same key. */
export type PlannedCall = {
  readonly callKey: string;
  readonly modelName: string;
  /** What it may cost at most, in US dollars. */
  readonly estimateUsd: number;
};

/** What model calls may still cost today. */
export type CallBudget = {
  /**
   * Asked before each call; what it may cost is set aside until its receipt is kept. Rejects where the day's budget is spent, so
   * that work stops before a call and never within one.
   */
  demand(call: PlannedCall): Promise<void>;
};

/** What every port is given beside its input. */
export type CallContext = {
  /** Aborts when the caller's time is up; a port then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  readonly receipts: Receipts;
  readonly budget: CallBudget;
};
