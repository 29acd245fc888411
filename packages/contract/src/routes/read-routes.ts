import { z } from 'zod';
import { Envelope } from '../resources/envelope.ts';
import {
  GraphCitationPathRequest,
  GraphNeighborhoodRequest,
  GraphPathRequest,
} from '../resources/graph-requests.ts';
import {
  LookupObservationsQuery,
  LookupRelationsQuery,
  RelationPath,
  ResolveQuery,
} from '../resources/lookups.ts';
import { OperationList, OperationResult } from '../resources/operations.ts';
import { RecipeList } from '../resources/recipes.ts';
import {
  AdjacentPath,
  AdjacentQuery,
  AdjacentRequest,
  SearchQuery,
  SearchRequest,
} from '../resources/search.ts';
import { wholeObject } from '../values/answer-values.ts';
import type { Route } from './route.ts';

const NamePath = z.strictObject({ name: z.string().min(1) });

/** What is answered with an envelope: search, operations, look-ups, the graph and recipes. */
export const readRoutes = {
  searchClaims: {
    method: 'GET',
    path: '/search/claims',
    scope: 'read',
    summary: 'Claims that match a query, best first.',
    query: SearchQuery,
    response: Envelope,
  },
  searchClaimsByBody: {
    method: 'POST',
    path: '/search/claims',
    scope: 'read',
    summary: 'Claims that match a query, best first; the query stays out of URLs and logs.',
    body: SearchRequest,
    response: Envelope,
  },
  searchChunks: {
    method: 'GET',
    path: '/search/chunks',
    scope: 'read',
    summary: 'Passages that match a query, best first.',
    query: SearchQuery,
    response: Envelope,
  },
  searchChunksByBody: {
    method: 'POST',
    path: '/search/chunks',
    scope: 'read',
    summary: 'Passages that match a query, best first; the query stays out of URLs and logs.',
    body: SearchRequest,
    response: Envelope,
  },
  adjacentChunks: {
    method: 'GET',
    path: '/chunks/{chunk_id}/adjacent',
    scope: 'read',
    summary: 'A passage with its neighbours, in document order.',
    params: AdjacentPath,
    query: AdjacentQuery,
    response: Envelope,
  },
  adjacentChunksByBody: {
    method: 'POST',
    path: '/chunks/adjacent',
    scope: 'read',
    summary: 'A passage with its neighbours, in document order.',
    body: AdjacentRequest,
    response: Envelope,
    tool: 'adjacent_chunks',
  },
  listOperations: {
    method: 'GET',
    path: '/operations',
    scope: 'read',
    summary: 'The four assured operations.',
    response: OperationList,
  },
  runOperation: {
    method: 'POST',
    path: '/operations/{name}',
    // All four declare that they read only; one that did not would need `write`.
    scope: 'read',
    summary: 'Runs an assured operation on one JSON object of arguments.',
    params: NamePath,
    body: wholeObject,
    response: OperationResult,
    argumentErrors: 'invalid_parameter',
  },
  resolve: {
    method: 'GET',
    path: '/resolve',
    scope: 'read',
    summary: 'The current entities that a name may mean.',
    query: ResolveQuery,
    response: Envelope,
  },
  lookupRelations: {
    method: 'GET',
    path: '/lookup/relations',
    scope: 'read',
    summary: 'Relations that match a (subject, predicate, object) pattern, now or at a world time.',
    query: LookupRelationsQuery,
    response: Envelope,
  },
  lookupObservations: {
    method: 'GET',
    path: '/lookup/observations',
    scope: 'read',
    summary: 'Live observations about one entity.',
    query: LookupObservationsQuery,
    response: Envelope,
  },
  hydrateRelation: {
    method: 'GET',
    path: '/hydrate/relation/{relation_id}',
    scope: 'read',
    summary: 'A relation with its evidence and its sources.',
    params: RelationPath,
    response: Envelope,
  },
  relationTranscript: {
    method: 'GET',
    path: '/transcript/relation/{relation_id}',
    scope: 'read',
    summary: 'The decisions that made a relation what it is.',
    params: RelationPath,
    response: Envelope,
  },
  graphNeighborhood: {
    method: 'POST',
    path: '/graph/neighborhood',
    scope: 'read',
    summary: 'What is around entities in the live graph.',
    body: GraphNeighborhoodRequest,
    response: Envelope,
  },
  graphPath: {
    method: 'POST',
    path: '/graph/path',
    scope: 'read',
    summary: 'How two entities are connected.',
    body: GraphPathRequest,
    response: Envelope,
  },
  graphCitationPath: {
    method: 'POST',
    path: '/graph/citation-path',
    scope: 'read',
    summary: 'How two documents are connected by citations.',
    body: GraphCitationPathRequest,
    response: Envelope,
  },
  listRecipes: {
    method: 'GET',
    path: '/recipes',
    scope: 'write',
    summary: 'The active recipes of this deployment.',
    response: RecipeList,
  },
  runRecipe: {
    method: 'POST',
    path: '/recipe/{name}',
    scope: 'write',
    summary: 'Runs a recipe on one JSON object of arguments.',
    params: NamePath,
    body: wholeObject,
    response: Envelope,
  },
} as const satisfies Record<string, Route>;
