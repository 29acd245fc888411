/**
 * How ready stage work reaches a worker. A delivery only carries ids: the stage ledger in Postgres is the truth, and
 * a handler that is called twice, late, or for work that is already done must do nothing.
 */
export interface Delivery {
  /** Offers work ids, oldest first. Repeated offers of one id are folded. Rejects where the carrier is away. */
  offer(workIds: readonly string[]): Promise<void>;
  /** True while the carrier answers; where it is false, consumers claim straight from the ledger. */
  readonly connected: boolean;
  /** Number of ids that wait for a worker; null where the carrier cannot say. */
  depth(): Promise<number | null>;
  close(): Promise<void>;
}

/** The consuming half. */
export interface Consumer {
  /** Stops taking work, waits for handlers in flight, then closes. */
  close(): Promise<void>;
}

/** Handles one delivered id; resolves when the worker has done with it, whatever came of it. */
export type Handler = (workId: string) => Promise<void>;
