import { z } from 'zod';
import { limits } from '../limits.ts';
import { jsonObject } from '../values/answer-values.ts';
import { integer, text, utcDateTime, uuid } from '../values/request-values.ts';
import { VersioningMode } from '../vocabulary.ts';
import { DocumentSearchFilters, DocumentSearchRequest } from './document-search.ts';
import { IngestedVersion } from './ingest.ts';
import { operations } from './operations.ts';
import { SavedQueryRunRequest, SqlExplainRequest, SqlRequest } from './query-requests.ts';
import { ReadinessRequest } from './readiness.ts';
import { AdjacentRequest } from './search.ts';

export const mcpProtocolVersion = '2025-11-25';

/** Exactly one of `text`, `content_base64` and `path`; which, and what goes with it, is for the server to say. */
export const McpIngestInput = z.strictObject({
  text: z.string().min(1).optional(),
  content_base64: z.string().optional(),
  path: z.string().optional(),
  filename: text(limits.mcp.filename).optional(),
  mime: text(limits.mcp.mime).optional(),
  title: text(limits.mcp.title).optional(),
  source_kind: text(limits.mcp.sourceKind).optional(),
  source_ref: text(limits.mcp.sourceRef).optional(),
  versioning_mode: VersioningMode.optional(),
  source_modified_at: utcDateTime().optional(),
  source_version_ref: text(limits.mcp.sourceVersionRef).optional(),
});
export type McpIngestInput = z.infer<typeof McpIngestInput>;

/** What the `ingest` tool answers: the version, and how to wait for it. */
export const McpIngestResult = IngestedVersion.extend({
  pipeline: z.strictObject({
    status: z.enum(['accepted_not_ready', 'parked_no_route']),
    next_tool: z.string().nullable(),
    poll_with: jsonObject.nullable(),
    guidance: z.string(),
  }),
});
export type McpIngestResult = z.infer<typeof McpIngestResult>;

const { query, versions, k, cursor } = DocumentSearchRequest.shape;
export const McpSearchDocumentsInput = z.strictObject({
  query,
  ...DocumentSearchFilters.shape,
  versions,
  k,
  cursor,
});

const savedQuery = { namespace: text({ min: 1 }), name: text({ min: 1 }) };

const reading = { readOnlyHint: true, destructiveHint: false } as const;

/** The MCP tools in the order in which they are listed. `feature` names what must be switched on to serve one. */
export const mcpTools = {
  ingest: {
    version: 1,
    input: McpIngestInput,
    annotations: { readOnlyHint: false, destructiveHint: false },
    feature: null,
  },
  pipeline_readiness: { version: 1, input: ReadinessRequest, annotations: reading, feature: null },
  delete_document: {
    version: 1,
    input: z.strictObject({ doc_id: uuid() }),
    annotations: { readOnlyHint: false, destructiveHint: true },
    feature: 'document_deletion',
  },
  search_documents: {
    version: 1,
    input: McpSearchDocumentsInput,
    annotations: reading,
    feature: 'document_search',
  },
  resolve_entity: {
    version: operations.resolve_entity.version,
    input: operations.resolve_entity.arguments,
    annotations: reading,
    feature: null,
  },
  claims_and_sources_context: {
    version: operations.claims_and_sources_context.version,
    input: operations.claims_and_sources_context.arguments,
    annotations: reading,
    feature: null,
  },
  facts_context: {
    version: operations.facts_context.version,
    input: operations.facts_context.arguments,
    annotations: reading,
    feature: null,
  },
  combined_context: {
    version: operations.combined_context.version,
    input: operations.combined_context.arguments,
    annotations: reading,
    feature: null,
  },
  adjacent_chunks: { version: 1, input: AdjacentRequest, annotations: reading, feature: null },
  query_sql: { version: 1, input: SqlRequest, annotations: reading, feature: 'open_query' },
  explain_sql: { version: 1, input: SqlExplainRequest, annotations: reading, feature: 'open_query' },
  describe_query_space: {
    version: 1,
    input: z.strictObject({
      pattern: text({ min: 1 }).optional(),
      include_examples: z.boolean().optional(),
    }),
    annotations: reading,
    feature: 'open_query',
  },
  search_query_space: {
    version: 1,
    input: z.strictObject({
      query: text({ min: 1 }),
      k: integer(limits.querySpaceSearchK).default(limits.querySpaceSearchK.default),
    }),
    annotations: reading,
    feature: 'open_query',
  },
  list_saved_queries: {
    version: 1,
    input: z.strictObject({ namespace: text({ min: 1 }).optional(), status: text({ min: 1 }).optional() }),
    annotations: reading,
    feature: 'open_query',
  },
  describe_saved_query: {
    version: 1,
    input: z.strictObject({ ...savedQuery, version: integer({ min: 1 }).optional() }),
    annotations: reading,
    feature: 'open_query',
  },
  run_saved_query: {
    version: 1,
    input: z.strictObject({ ...savedQuery, ...SavedQueryRunRequest.shape }),
    annotations: reading,
    feature: 'open_query',
  },
} as const;
export type McpToolName = keyof typeof mcpTools;
export const mcpToolNames = Object.keys(mcpTools) as [McpToolName, ...McpToolName[]];

/** The codes of a failed tool call, with whether a caller may try again. SQL codes stand for themselves. */
export const mcpErrorCodes = {
  invalid_arguments: { retryable: false },
  unknown_tool: { retryable: false },
  project_routing_unavailable: { retryable: false },
  read_only: { retryable: false },
  source_lineage_pair: { retryable: false },
  encoding_error: { retryable: false },
  empty_body: { retryable: false },
  path_not_allowed: { retryable: false },
  path_unreadable: { retryable: false },
  path_not_regular_file: { retryable: false },
  path_too_large: { retryable: false },
  document_not_found: { retryable: false },
  forget_in_progress: { retryable: true },
  body_too_large: { retryable: false },
  unauthorized: { retryable: false },
  insufficient_permission: { retryable: false },
  rate_limited: { retryable: true },
  concurrency_limited: { retryable: true },
  transport_error: { retryable: true },
  engine_client_error: { retryable: false },
  engine_unavailable: { retryable: true },
  local_backend_error: { retryable: false },
  internal_error: { retryable: false },
} as const;
export type McpErrorCode = keyof typeof mcpErrorCodes;

/** The one JSON text of a failed tool call. */
export const McpToolError = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    status_code: z.int().nullable(),
    detail: z.unknown(),
    retryable: z.boolean(),
    agent_action: z.string(),
    retry_after: z.number().optional(),
    reason_code: z.string().optional(),
    request_id: z.string().optional(),
  }),
});
export type McpToolError = z.infer<typeof McpToolError>;

export const jsonRpcErrors = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
} as const;
