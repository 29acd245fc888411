export {
  createRetrieval,
  RETRIEVAL_SETTINGS,
  type Retrieval,
  type RetrievalOptions,
} from './create-retrieval.ts';
export {
  createIndexUpkeep,
  type IndexUpkeepOptions,
  type Upkeep,
} from './index-upkeep/create-index-upkeep.ts';
export {
  type RebuildOptions,
  type RebuildOutcome,
  rebuildGeneration,
} from './index-upkeep/rebuild-generation.ts';
export {
  type IndexProgress,
  type RebuildIndexOptions,
  type RebuiltIndex,
  rebuildIndex,
} from './index-upkeep/rebuild-index.ts';
export { type IndexKeeperOptions, startIndexKeeper } from './index-upkeep/start-index-keeper.ts';
export { describeOperations } from './operations/plans.ts';
export type { ChunkBody, ItemNomination, ItemNominationRequest } from './search/nominate-items.ts';
export type { MatchVersion } from './search/search-deps.ts';
