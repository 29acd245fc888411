import { parseUuid } from '@memory/contract';
import { uuidv7 } from '@memory/database';
import { type ReceiptLog, receiptOf } from '@memory/database/receipts';
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
    const metered = meterEmbedder(embedder, {
      nextCallKey: uuidv7,
      onReceipt(call) {
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
      },
    });
    return { ...metered, close: () => embedder.close() };
  };
}
