import type { CallContext } from '@memory/extraction';

/** What a text is embedded for: some models treat a question and a passage differently. */
export type EmbeddingPurpose = 'query' | 'passage';

/** Turns texts into unit vectors. Equal texts give equal vectors, whatever stands beside them in a call. */
export interface Embedder {
  /** The binding, such as `builtin/hash-v1` or `local/all-MiniLM-L6-v2`: the name of the generation it fills. */
  readonly model: string;
  readonly dimensions: number;
  /**
   * One unit vector per text, in the texts' order. A text without any word still has one. Rejects with the signal's
   * reason when it is aborted, and with a `ModelError` when the model cannot answer.
   */
  embed(texts: readonly string[], purpose: EmbeddingPurpose, signal?: AbortSignal): Promise<Float32Array[]>;
  /**
   * Of a model that is called elsewhere: the same, with receipts and budget of whoever asks. Absent where calls cost nothing and
   * leave this process nowhere.
   */
  within?(context: CallContext): Pick<Embedder, 'embed'>;
  /** Frees what the model holds; calls that are under way are rejected. */
  close(): Promise<void>;
}
