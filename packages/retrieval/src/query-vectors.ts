import { modelProviderUnavailable } from '@memory/contract';
import type { Sql } from '@memory/database';
import { readServingIndex, type ServingIndex } from '@memory/database/search-index';
import type { Embedder } from '@memory/models';

/** Which generation answers, and a question's vector in it. */
export type EmbeddedQuery = { index: ServingIndex; vector: Float32Array };

export type QueryVectors = {
  /**
   * The question as the serving generation's model sees it; null while there is no generation, because nothing has been
   * indexed yet. Rejects with 503 `model provider unavailable` when the model cannot answer.
   */
  embed(query: string, signal?: AbortSignal): Promise<EmbeddedQuery | null>;
  /** Opens a model ahead of the first question; rejects with a `ModelError` that says what is wrong with it. */
  open(model: string): Promise<void>;
  close(): Promise<void>;
};

export type QueryVectorsDeps = {
  sql: Sql;
  /** Opens the model of a generation. */
  openEmbedder: (model: string) => Promise<Embedder>;
  /** An open model that belongs to another; it is used for its generation and left open. */
  shared?: Embedder | null;
};

/** For how long the serving generation is believed, in milliseconds; a retired one is kept far longer. */
const BELIEVED_MS = 1_000;
/** Questions whose vectors are kept: the parts of one operation ask the same, and so do clients that refine. */
const KEPT_QUERIES = 256;

/** Embeds questions by the model of the generation that serves, which may be another than the one bound now. */
export function createQueryVectors({ sql, openEmbedder, shared = null }: QueryVectorsDeps): QueryVectors {
  const embedders = new Map<string, Promise<Embedder>>();
  const vectors = new Map<string, Promise<Float32Array>>();
  let believed: { until: number; index: Promise<ServingIndex | null> } | null = null;

  function serving(): Promise<ServingIndex | null> {
    if (believed === null || believed.until < performance.now()) {
      const index = readServingIndex(sql);
      const mine = { until: performance.now() + BELIEVED_MS, index };
      believed = mine;
      index.catch(() => {
        if (believed === mine) believed = null;
      });
    }
    return believed.index;
  }

  async function embedderOf(model: string): Promise<Embedder> {
    if (shared?.model === model) return shared;
    const known = embedders.get(model);
    if (known !== undefined) return known;
    const opened = openEmbedder(model);
    embedders.set(model, opened);
    opened.catch(() => embedders.delete(model));
    return opened;
  }

  async function compute({ model, dimensions }: ServingIndex, query: string): Promise<Float32Array> {
    const embedder = await embedderOf(model);
    const [vector] = await embedder.embed([query], 'query');
    if (vector?.length !== dimensions) throw new Error(`${model} no longer gives ${dimensions} dimensions`);
    return vector;
  }

  function vectorOf(index: ServingIndex, query: string): Promise<Float32Array> {
    const key = `${index.generation}\n${query}`;
    const known = vectors.get(key);
    if (known !== undefined) return known;
    const made = compute(index, query);
    vectors.set(key, made);
    made.catch(() => vectors.delete(key));
    if (vectors.size > KEPT_QUERIES) {
      const [oldest] = vectors.keys();
      if (oldest !== undefined) vectors.delete(oldest);
    }
    return made;
  }

  return {
    async embed(query, signal) {
      const index = await serving();
      if (index === null) return null;
      signal?.throwIfAborted();
      const vector = await vectorOf(index, query).catch((cause) => {
        throw modelProviderUnavailable(cause);
      });
      return { index, vector };
    },
    async open(model) {
      await embedderOf(model);
    },
    async close() {
      for (const opened of embedders.values()) await (await opened.catch(() => null))?.close();
    },
  };
}
