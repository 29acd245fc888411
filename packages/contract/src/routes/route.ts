import type { z } from 'zod';
import type { McpToolName } from '../resources/mcp-tools.ts';
import type { RouteScope } from '../scopes.ts';

export type HttpMethod = 'GET' | 'POST' | 'DELETE';
export type Feature = 'open_query' | 'document_deletion' | 'document_search';

/**
 * One route of the interface. `path` names its parameters in braces. A part that is missing (`query`, `body` …) is one
 * that a request may not have: undeclared query parameters are refused.
 */
export type Route = {
  method: HttpMethod;
  path: `/${string}`;
  /** The scope that a credential needs. The table of routes is the only place where it is said. */
  scope: RouteScope;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  /** A JSON body's schema, or `bytes` for a raw one. */
  body?: z.ZodType | 'bytes';
  response: z.ZodType;
  /** How wrong arguments are answered: a validation list, or the code `invalid_parameter`. */
  argumentErrors?: 'list' | 'invalid_parameter';
  /** Served only while this is switched on. */
  feature?: Feature;
  /** The MCP tool that calls it. */
  tool?: McpToolName;
  /** `cost_export` routes are served by a listener of their own; `composed` ones only where a deployment adds them. */
  served?: 'api' | 'cost_export' | 'composed';
};
