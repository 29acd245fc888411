export { createRetrieval, type Retrieval, type RetrievalOptions } from './create-retrieval.ts';
export { describeOperations } from './operations/plans.ts';
export type { MatchVersion } from './search/search-deps.ts';
