import { type Sql, uuidv7 } from '@memory/database';
import { type CallScope, receiptOf, recordReceipts } from '@memory/database/receipts';
import { createEmbedder, type Embedder, type ProviderSettings } from '@memory/models';

export type EmbedderParts = { sql: Sql; modelsDir: string; provider: ProviderSettings };

/** The model of a generation, for a command that fills it anew. Calls elsewhere leave their receipts; no budget stops them, an operator asked. */
export async function openEmbedder(
  model: string,
  { sql, modelsDir, provider }: EmbedderParts,
): Promise<Embedder> {
  const embedder = await createEmbedder({ binding: model, modelsDir, provider });
  const { within } = embedder;
  if (within === undefined) return embedder;
  const scope: CallScope = {
    work_id: uuidv7(),
    source: 'worker',
    stage: null,
    lane: 'rebuild',
    surface: null,
    attempt: null,
  };
  return {
    model,
    get dimensions() {
      return embedder.dimensions;
    },
    embed: (texts, purpose, signal = new AbortController().signal) =>
      within({
        signal,
        receipts: {
          nextCallKey: uuidv7,
          recall: async () => null,
          keep: async (receipt) => await recordReceipts(sql, [receiptOf(receipt, scope)]),
        },
        budget: { demand: async () => undefined },
      }).embed(texts, purpose, signal),
    close: () => embedder.close(),
  };
}
