import { z } from 'zod';
import {
  QuerySpaceDescription,
  QuerySpaceQuery,
  QuerySpaceSearchQuery,
  SavedQueriesQuery,
  SavedQueryPath,
  SavedQueryRunRequest,
  SavedQueryVersionQuery,
  SqlExplainRequest,
  SqlRequest,
} from '../resources/query-requests.ts';
import { QueryResult } from '../resources/query-result.ts';
import { jsonObject } from '../values/answer-values.ts';
import type { Route } from './route.ts';

const common = { scope: 'read', feature: 'open_query', argumentErrors: 'invalid_parameter' } as const;

/** The open query space. */
export const queryRoutes = {
  runSql: {
    ...common,
    method: 'POST',
    path: '/query/sql',
    summary: 'Runs one sandboxed, read-only statement.',
    body: SqlRequest,
    response: QueryResult,
    tool: 'query_sql',
  },
  explainSql: {
    ...common,
    method: 'POST',
    path: '/query/sql/explain',
    summary: 'The plan of a statement, without running it.',
    body: SqlExplainRequest,
    response: QueryResult,
    tool: 'explain_sql',
  },
  describeQuerySpace: {
    ...common,
    method: 'GET',
    path: '/query/space',
    summary: 'The views, functions, grammar, limits and examples of the query space.',
    query: QuerySpaceQuery,
    response: QuerySpaceDescription,
    tool: 'describe_query_space',
  },
  searchQuerySpace: {
    ...common,
    method: 'GET',
    path: '/query/space/search',
    summary: "Searches the query space's own documentation, never data.",
    query: QuerySpaceSearchQuery,
    response: jsonObject,
    tool: 'search_query_space',
  },
  listSavedQueries: {
    ...common,
    // An unknown status is a validation list, as the errors page says.
    argumentErrors: 'list',
    method: 'GET',
    path: '/query/saved',
    summary: 'The saved queries of this deployment.',
    query: SavedQueriesQuery,
    response: jsonObject,
    tool: 'list_saved_queries',
  },
  describeSavedQuery: {
    ...common,
    method: 'GET',
    path: '/query/saved/{namespace}/{name}',
    summary: 'One immutable version of a saved query.',
    params: SavedQueryPath,
    query: SavedQueryVersionQuery,
    response: jsonObject,
    tool: 'describe_saved_query',
  },
  runSavedQuery: {
    ...common,
    method: 'POST',
    path: '/query/saved/{namespace}/{name}/run',
    summary: 'Runs the active version of a saved query.',
    params: SavedQueryPath,
    body: SavedQueryRunRequest,
    response: QueryResult,
    tool: 'run_saved_query',
  },
} as const satisfies Record<string, Route>;

const connectorPath = z.strictObject({ connector_id: z.string().min(1) });

/** Connector management: only where a deployment composes it; a stock one answers 404. */
export const connectorRoutes = {
  listConnectors: {
    method: 'GET',
    path: '/connectors',
    scope: 'read',
    summary: 'The connectors of this deployment.',
    response: jsonObject,
    served: 'composed',
  },
  createConnector: {
    method: 'POST',
    path: '/connectors',
    scope: 'write',
    summary: 'Adds a connector.',
    body: jsonObject,
    response: jsonObject,
    served: 'composed',
  },
  connector: {
    method: 'GET',
    path: '/connectors/{connector_id}',
    scope: 'read',
    summary: 'One connector.',
    params: connectorPath,
    response: jsonObject,
    served: 'composed',
  },
  pauseConnector: {
    method: 'POST',
    path: '/connectors/{connector_id}/pause',
    scope: 'write',
    summary: 'Pauses a connector.',
    params: connectorPath,
    response: jsonObject,
    served: 'composed',
  },
} as const satisfies Record<string, Route>;
