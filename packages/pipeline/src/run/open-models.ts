import { type Sql, uuidv7 } from '@memory/database';
import { type CallScope, receiptOf, recordReceipts } from '@memory/database/receipts';
import { ensureGeneration, liveGenerations } from '@memory/database/search-index';
import { createEmbedder, type Embedder, type ProviderSettings } from '@memory/models';
import type { Models, WritableGeneration } from './models.ts';

export type OpenModels = Models & {
  /** The model that the deployment is bound to, and the generation that it fills. */
  bound: WritableGeneration;
  close(): Promise<void>;
};

export type ModelOptions = {
  sql: Sql;
  /** `SERVICE_MODEL_P1_EMBEDDING`. */
  binding: string;
  modelsDir: string;
  /** Threads of a local model. */
  threads?: number;
  /** How `openrouter/…` models are called. */
  provider?: ProviderSettings | undefined;
};

/** For how long the list of live generations is believed, in milliseconds; writers check it again in their transaction. */
const BELIEVED_MS = 1_000;

/**
 * The embedding models of a worker: the bound one, and that of every other generation that still takes items, so that
 * search has no gap while one generation replaces another. Rejects with a `ModelError` that says what is wrong with a
 * missing or damaged model.
 */
export async function openModels(options: ModelOptions): Promise<OpenModels> {
  const { sql, binding, modelsDir, threads, provider } = options;
  const embedders = new Map<string, Promise<Embedder>>();
  const open = (model: string, dimensions?: number): Promise<Embedder> => {
    const known = embedders.get(model);
    if (known !== undefined) return known;
    const opened = createEmbedder({
      binding: model,
      modelsDir,
      provider,
      dimensions,
      ...(threads === undefined ? {} : { threads }),
    });
    embedders.set(model, opened);
    opened.catch(() => embedders.delete(model));
    return opened;
  };
  const served = (await liveGenerations(sql)).find(({ model }) => model === binding);
  const embedder = await open(binding, served?.dimensions);
  if (served === undefined && embedder.within !== undefined) await askDimensions(sql, embedder);
  const { generation } = await ensureGeneration(sql, embedder.model, embedder.dimensions);
  let believed: { until: number; generations: Promise<WritableGeneration[]> } | null = null;
  const read = async (): Promise<WritableGeneration[]> => {
    const live = await liveGenerations(sql);
    return await Promise.all(
      live.map(async (one) => ({
        generation: one.generation,
        embedder: await open(one.model, one.dimensions),
      })),
    );
  };
  return {
    bound: { generation, embedder },
    async generations() {
      if (believed === null || believed.until < performance.now()) {
        const generations = read();
        believed = { until: performance.now() + BELIEVED_MS, generations };
        generations.catch(() => {
          believed = null;
        });
      }
      return await believed.generations;
    },
    async close() {
      for (const opened of embedders.values()) await (await opened).close();
    },
  };
}

/** One call of a model that has no generation yet: only its answer tells how long its vectors are. */
async function askDimensions(sql: Sql, embedder: Embedder): Promise<void> {
  const scope: CallScope = {
    work_id: uuidv7(),
    source: 'worker',
    stage: null,
    lane: 'rebuild',
    surface: null,
    attempt: null,
  };
  const bound = embedder.within?.({
    signal: new AbortController().signal,
    receipts: {
      nextCallKey: uuidv7,
      recall: async () => null,
      keep: async (receipt) => await recordReceipts(sql, [receiptOf(receipt, scope)]),
    },
    budget: { demand: async () => undefined },
  });
  await bound?.embed(['dimensions'], 'passage');
}
