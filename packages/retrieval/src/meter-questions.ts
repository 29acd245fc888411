import { parseUuid } from '@memory/contract';
import { uuidv7 } from '@memory/database';
import { type ReceiptLog, receiptOf } from '@memory/database/receipts';
import type { CallReceipt } from '@memory/extraction';
import { createModelMetrics, type Embedder, meterEmbedder } from '@memory/models';
import { currentIds, type Registry } from '@memory/telemetry';

/**
 * The same model, leaving a receipt for each question that it embeds, under the route or operation that asked first:
 * those that ask the same within the life of the vector cost nothing more. The work id is the request's where that is a
 * UUID, so receipts and log lines meet.
 */
export function meterQuestions(receipts: ReceiptLog, registry: Registry): (embedder: Embedder) => Embedder {
  const observe = createModelMetrics(registry);
  return (embedder) => {
    const onReceipt = (call: CallReceipt) => {
      observe(call);
      const { request_id, surface } = currentIds();
      const id = parseUuid(request_id ?? '');
      receipts.add([
        receiptOf(call, {
          work_id: id.ok ? id.value : uuidv7(),
          source: 'surface',
          stage: null,
          lane: null,
          surface: surface ?? null,
          attempt: null,
        }),
      ]);
    };
    if (embedder.within !== undefined) return metered(embedder, embedder.within, onReceipt);
    return {
      ...meterEmbedder(embedder, { nextCallKey: uuidv7, onReceipt }),
      close: () => embedder.close(),
    };
  };
}

/** A model that is called elsewhere. Questions are not held to the budget of the pipeline: they are few, and somebody waits. */
function metered(
  embedder: Embedder,
  within: NonNullable<Embedder['within']>,
  onReceipt: (call: CallReceipt) => void,
): Embedder {
  const bound = within({
    signal: new AbortController().signal,
    receipts: {
      nextCallKey: uuidv7,
      recall: async () => null,
      keep: async (receipt) => onReceipt(receipt),
    },
    budget: { demand: async () => undefined },
  });
  return {
    model: embedder.model,
    get dimensions() {
      return embedder.dimensions;
    },
    embed: (texts, purpose, signal) => bound.embed(texts, purpose, signal),
    close: () => embedder.close(),
  };
}
