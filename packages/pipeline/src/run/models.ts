import type { Embedder } from '@memory/models';

/** One generation of the search index that is written to, with the model that fills it. */
export type WritableGeneration = { generation: number; embedder: Embedder };

/** The models that the stages call. */
export type Models = {
  /** Every generation that new items go to: the serving one, and one that is being built beside it. */
  generations(): Promise<readonly WritableGeneration[]>;
};
