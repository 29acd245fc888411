import { join } from 'node:path';
import { isRemoteModel, problemWith } from './bindings.ts';
import { createHashEmbedder, HASH_MODEL } from './builtin/hash-embedder.ts';
import type { Embedder } from './embedder.ts';
import { createLocalEmbedder } from './local/local-embedder.ts';
import { ModelError } from './model-error.ts';
import { defaultProviderSettings, type ProviderSettings } from './provider/provider-settings.ts';
import { createRemoteEmbedder } from './remote/remote-embedder.ts';

export type EmbedderOptions = {
  /** `builtin/hash-v1`, `local/<folder>` or `openrouter/<vendor>/<model>`. */
  binding: string;
  /** Where the folders of local models lie (Hugging Face layout). */
  modelsDir: string;
  /** Threads that a local model embeds passages on; questions have one of their own when these are busy. */
  threads?: number;
  /** How `openrouter/…` models are called. */
  provider?: ProviderSettings | undefined;
  /** Of the vectors of an `openrouter/…` model, where that is known; else its first answer tells. */
  dimensions?: number | undefined;
};

/**
 * Opens an embedding model. Rejects with a `ModelError` that names the file when a local model is missing
 * (`model_missing`) or damaged (`model_damaged`), and with `binding_invalid` for a binding of no known provider.
 */
export async function createEmbedder(options: EmbedderOptions): Promise<Embedder> {
  const { binding, modelsDir } = options;
  const problem = problemWith('p1_embedding', binding);
  if (problem !== null) throw new ModelError('binding_invalid', problem);
  if (binding === HASH_MODEL) return createHashEmbedder();
  if (isRemoteModel(binding))
    return createRemoteEmbedder({
      binding,
      settings: options.provider ?? defaultProviderSettings,
      dimensions: options.dimensions ?? null,
    });
  return createLocalEmbedder({
    model: binding,
    folder: join(modelsDir, binding.slice('local/'.length)),
    threads: options.threads ?? 1,
  });
}
