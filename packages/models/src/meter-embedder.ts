import { isFreeModel } from './bindings.ts';
import type { CostReceipt } from './cost-receipt.ts';
import type { Embedder } from './embedder.ts';

export type MeterOptions = {
  onReceipt: (receipt: CostReceipt) => void;
  /** The key of the next call, such as `<work id>:<attempt>:<n>`. */
  nextCallKey: () => string;
  /** Milliseconds on a clock that never goes back. */
  monotonic?: () => number;
  now?: () => Date;
};

/** The same embedder, leaving a receipt for each call. Closing stays with the owner of the inner embedder. */
export function meterEmbedder(inner: Embedder, options: MeterOptions): Embedder {
  const { monotonic = () => performance.now(), now = () => new Date() } = options;
  return {
    model: inner.model,
    dimensions: inner.dimensions,
    async embed(texts, purpose, signal) {
      const callKey = options.nextCallKey();
      const start = monotonic();
      let outcome: CostReceipt['outcome'] = 'failed';
      try {
        const vectors = await inner.embed(texts, purpose, signal);
        outcome = 'succeeded';
        return vectors;
      } catch (error) {
        if (signal?.aborted) outcome = 'aborted';
        throw error;
      } finally {
        options.onReceipt({
          callKey,
          modelName: inner.model,
          tokensIn: null,
          tokensOut: null,
          latencyMs: Math.round(monotonic() - start),
          outcome,
          costUsd: isFreeModel(inner.model) ? '0' : null,
          occurredAt: now(),
        });
      }
    },
    close: async () => {},
  };
}
