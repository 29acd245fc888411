import type {
  GraphAnswer,
  GraphCitationPathRequest,
  GraphExpansion,
  GraphExpansionRequest,
  GraphHealth,
  GraphNeighborhoodRequest,
  GraphPathRequest,
} from '@memory/contract';

/**
 * The live graph, in this process or in a service of its own. Every call rejects with one of three 503s where the graph
 * cannot answer: `live graph is busy`, `live graph timed out`, `live graph result unavailable`.
 */
export type Graph = {
  /** Throws `cursor is malformed` for a continuation that is none, or another request's. */
  neighborhood(request: GraphNeighborhoodRequest, signal?: AbortSignal): Promise<GraphAnswer>;
  path(request: GraphPathRequest, signal?: AbortSignal): Promise<GraphAnswer>;
  citationPath(request: GraphCitationPathRequest, signal?: AbortSignal): Promise<GraphAnswer>;
  /** The entities around anchors, for operations that search among them. */
  expand(request: GraphExpansionRequest, signal?: AbortSignal): Promise<GraphExpansion>;
  /** The first of the health checks that fails, as it was found some seconds ago at most; never rejects. */
  fault(): Promise<GraphHealth['fault']>;
  close(): Promise<void>;
};
