import type { Delivery } from './delivery.ts';

/**
 * Delivery inside one process: an offer wakes the listeners, which then claim from the ledger in arrival order.
 * Nothing is queued here, so nothing can be lost here.
 */
export interface DirectDelivery extends Delivery {
  /** Calls back after each offer until the returned function is called. */
  onOffer(listener: () => void): () => void;
}

export function createDirectDelivery(): DirectDelivery {
  const listeners = new Set<() => void>();
  return {
    connected: false,
    offer(workIds) {
      if (workIds.length > 0) for (const listener of listeners) listener();
      return Promise.resolve();
    },
    depth: () => Promise.resolve(null),
    onOffer(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      listeners.clear();
      return Promise.resolve();
    },
  };
}
