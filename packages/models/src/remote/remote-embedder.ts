import type { CallContext } from '@memory/extraction';
import { z } from 'zod';
import type { Embedder, EmbeddingPurpose } from '../embedder.ts';
import { ModelError } from '../model-error.ts';
import { CallFailure } from '../provider/call-failure.ts';
import { countTokensAtMost } from '../provider/prices.ts';
import { createProvider, type Provider } from '../provider/provider.ts';
import type { ProviderSettings } from '../provider/provider-settings.ts';

export type RemoteEmbedderOptions = {
  /** `openrouter/<vendor>/<model>`. */
  binding: string;
  settings: ProviderSettings;
  /** Of its vectors; null where only an answer can tell. */
  dimensions: number | null;
};

/** Texts of one request. */
const MAX_TEXTS = 64;
/** Tokens of one request, about. */
const MAX_TOKENS = 16_000;
/** Longest text that is sent, in UTF-16 units: models cut or refuse longer ones. */
const MAX_TEXT = 24_000;

/** A question is waited for by somebody: it is tried twice, for some seconds each. */
const forQuestions = { timeoutMs: 8_000, attempts: 2, retryBaseMs: 250, patienceMs: 1_000 };

/**
 * An embedding model behind an OpenAI-compatible endpoint. It is called within a context alone (`within`), so that no call goes
 * without a receipt. Rejects with a `CallFailure`, the signal's reason, or what the context's budget rejects with.
 */
export function createRemoteEmbedder({ binding, settings, dimensions }: RemoteEmbedderOptions): Embedder {
  const model = binding.slice('openrouter/'.length);
  const patient = createProvider(settings);
  const quick = createProvider({
    ...settings,
    ...forQuestions,
    timeoutMs: Math.min(settings.timeoutMs, 8_000),
  });
  let known = dimensions;
  return {
    model: binding,
    get dimensions() {
      if (known === null)
        throw new ModelError('model_unavailable', `${binding} has not told its dimensions yet`);
      return known;
    },
    embed: () =>
      Promise.reject(new ModelError('model_unavailable', `${binding} is called within a context alone`)),
    within: (context) => ({
      async embed(texts, purpose, signal) {
        const vectors: Float32Array[] = [];
        const call = { ...context, signal: signal ?? context.signal };
        for (const batch of batchesOf(texts)) {
          vectors.push(
            ...(await embedBatch(purpose === 'query' ? quick : patient, model, batch, purpose, call)),
          );
        }
        const [first] = vectors;
        if (first !== undefined) known ??= first.length;
        const odd = vectors.find((vector) => vector.length !== known);
        if (odd !== undefined)
          throw new CallFailure(
            'rejected',
            `${binding} answers ${odd.length} dimensions where it had ${known}`,
          );
        return vectors;
      },
    }),
    close: async () => {},
  };
}

function batchesOf(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let tokens = 0;
  for (const each of texts) {
    // Providers refuse an empty text; a text without any word still has a vector.
    const text = each.trim() === '' ? '-' : each.slice(0, MAX_TEXT).toWellFormed();
    const size = countTokensAtMost(text);
    const last = batches.at(-1);
    if (last === undefined || last.length >= MAX_TEXTS || tokens + size > MAX_TOKENS) {
      batches.push([text]);
      tokens = size;
    } else {
      last.push(text);
      tokens += size;
    }
  }
  return batches;
}

async function embedBatch(
  provider: Provider,
  model: string,
  input: string[],
  purpose: EmbeddingPurpose,
  context: CallContext,
): Promise<Float32Array[]> {
  const { embeddingProvider, embeddingProviderOrder } = provider.settings;
  const routing = {
    ...(embeddingProvider === undefined ? {} : { only: [embeddingProvider] }),
    ...(embeddingProviderOrder.length === 0 ? {} : { order: embeddingProviderOrder }),
  };
  return await provider.call(
    {
      model,
      path: '/embeddings',
      body: {
        model,
        input,
        encoding_format: 'float',
        ...(Object.keys(routing).length === 0 ? {} : { provider: routing }),
        ...(provider.settings.baseUrl.includes('openrouter.ai') ? { input_type: inputTypes[purpose] } : {}),
      },
      tokens: { in: input.reduce((sum, text) => sum + countTokensAtMost(text), 0), out: 0 },
      read: (body) => readVectors(body, input.length),
    },
    context,
  );
}

const inputTypes: Readonly<Record<EmbeddingPurpose, string>> = {
  query: 'search_query',
  passage: 'search_document',
};

const datum = z.object({
  index: z.int().nonnegative().nullish(),
  embedding: z.union([z.array(z.number()).min(1), z.string().min(8)]),
});

/** The vectors in the order of the texts, at unit length. A broken answer is asked for again. */
function readVectors(body: Record<string, unknown>, expected: number): Float32Array[] {
  const { data } = z.array(datum).safeParse(body.data);
  if (data === undefined || data.length !== expected)
    throw new CallFailure('unavailable', `${data?.length ?? 'no'} vectors where ${expected} were asked for`);
  const vectors = new Array<Float32Array | undefined>(expected);
  for (const [place, { index, embedding }] of data.entries())
    vectors[index ?? place] = unit(numbersOf(embedding));
  const whole = vectors.slice(0, expected).filter((vector) => vector !== undefined);
  if (whole.length !== expected || new Set(whole.map(({ length }) => length)).size > 1)
    throw new CallFailure('unavailable', 'vectors are missing, or of different lengths');
  return whole;
}

/** Numbers, or 32-bit floats in base64. */
function numbersOf(embedding: number[] | string): Float32Array {
  if (typeof embedding !== 'string') return Float32Array.from(embedding);
  const bytes = Buffer.from(embedding, 'base64');
  return Float32Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readFloatLE(4 * at));
}

function unit(vector: Float32Array): Float32Array {
  const norm = Math.hypot(...vector);
  if (!Number.isFinite(norm) || norm === 0)
    throw new CallFailure('unavailable', 'a vector that points nowhere');
  return vector.map((value) => value / norm);
}
