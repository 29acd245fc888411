import type {
  DocumentSearchFilters,
  GraphAnswer,
  GraphCitationPathRequest,
  GraphNeighborhoodRequest,
  GraphPathRequest,
} from '@memory/contract';
import type { NominatedKind } from './manifest/types.ts';

export type NominationRequest = {
  kind: NominatedKind;
  channel: 'semantic' | 'bm25';
  query: string;
  k: number;
  documents?: DocumentSearchFilters | undefined;
};

/** What the search index names for a text, best first. */
export type Nomination = {
  items: readonly { id: string; score: number }[];
  /** Of the semantic channel: the generation that answered and its model; null where there is none yet. */
  generation: { number: number; model: string } | null;
};

export type ChunkBody = { chunk_id: string; chunk_text: string; context_prefix: string | null };

/** What the service runs for the functions of a statement; each rejects with a `ServiceError` where it cannot answer. */
export type QueryPorts = {
  nominate(request: NominationRequest, signal?: AbortSignal): Promise<Nomination>;
  chunkBodies(chunkIds: readonly string[]): Promise<readonly ChunkBody[]>;
  graph: {
    neighborhood(request: GraphNeighborhoodRequest, signal?: AbortSignal): Promise<GraphAnswer>;
    path(request: GraphPathRequest, signal?: AbortSignal): Promise<GraphAnswer>;
    citationPath(request: GraphCitationPathRequest, signal?: AbortSignal): Promise<GraphAnswer>;
  };
};
