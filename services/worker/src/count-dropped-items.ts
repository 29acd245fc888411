import type { ReaderModels } from '@memory/readers';
import { createCounter, type Logger, type Registry } from '@memory/telemetry';

/** Counts and logs each item of a language model's answer that did not hold. The words of the text are not logged above `debug`. */
export function countDroppedItems(registry: Registry, log: Logger): ReaderModels['onDropped'] {
  const dropped = createCounter(registry, 'memory_model_items_dropped_total');
  return ({ code, words }) => {
    dropped.inc({ reason: code });
    log.debug({ reason: code, words }, 'an item of a model’s answer does not hold');
  };
}
