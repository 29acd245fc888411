import { z } from 'zod';
import { SqlErrorCode } from '../errors/sql-codes.ts';
import { count, id, utcTime } from '../values/answer-values.ts';

export const QueryColumn = z.strictObject({
  name: z.string(),
  type: z.string(),
  nullable: z.literal(true),
});
export type QueryColumn = z.infer<typeof QueryColumn>;

export const QueryLimits = z.strictObject({
  row_cap: count,
  byte_cap: count,
  statement_timeout_ms: count,
  analytical_tier: z.literal(false),
});
export type QueryLimits = z.infer<typeof QueryLimits>;

/** One call of a nomination function: what it named and what became of it. */
export const SemanticInvocation = z.strictObject({
  function: z.string(),
  nominated: count,
  confirmed: count,
  dropped_stale: count,
  dropped_filtered: count,
  dropped_ambiguous: count,
  dropped_absent: count,
  dropped_body_mismatch: count,
  dropped_absent_current: count,
  dropped_absent_projection: count,
  dropped_hash_mismatch: count,
  policy_generation: z.string().nullable(),
  embedder_generation: z.string().nullable(),
  generation: z.string().nullable(),
  pg_confirmed_at: utcTime.nullable(),
  termination_reason: z.string().nullable(),
});
export type SemanticInvocation = z.infer<typeof SemanticInvocation>;

export const GraphFunction = z.enum(['graph_neighborhood', 'graph_path', 'graph_citation_path']);

/** One call of a graph function, with the budgets in force. */
export const GraphInvocation = z.strictObject({
  ordinal: count,
  function: GraphFunction,
  truncated: z.boolean(),
  truncation_reason: z.string().nullable(),
  examined_edges: count,
  returned_paths: count,
  effective_depth: count,
  effective_expansion_budget: count,
  effective_frontier_budget: count,
  effective_result_budget: count,
  effective_time_budget_ms: count,
  applied_valid_at: utcTime.nullable(),
  applied_believed_at: utcTime.nullable(),
  evaluated_at: utcTime,
});
export type GraphInvocation = z.infer<typeof GraphInvocation>;

/** The saved query that ran. */
export const SavedQueryReference = z.strictObject({
  query_id: z.string(),
  namespace: z.string(),
  name: z.string(),
  version: z.string(),
  query_hash: z.string(),
});
export type SavedQueryReference = z.infer<typeof SavedQueryReference>;

/** What every SQL statement route answers, whatever became of the statement. */
export const QueryResult = z.strictObject({
  contract: z.literal('QueryResult/v1'),
  grade: z.literal('exploratory_tabular'),
  request_id: id,
  deployment_id: id,
  surface_manifest_hash: z.string(),
  query_space_schema: z.literal('memory_v1'),
  query_hash: z.string(),
  query_language: z.literal('sql'),
  saved_query: SavedQueryReference.nullable(),
  referenced_views: z.array(z.string()),
  referenced_functions: z.array(z.string()),
  source_grain_tags: z.array(z.string()),
  columns: z.array(QueryColumn),
  rows: z.array(z.array(z.unknown())),
  returned_row_count: count,
  returned_byte_count: count,
  limits: QueryLimits,
  truncated: z.boolean(),
  truncation_reason: z.string().nullable(),
  exact_total_known: z.literal(false),
  exact_total: z.null(),
  ordered_result: z.boolean(),
  empty_result: z.boolean(),
  negative_kind: z.null(),
  execution_started_at: utcTime,
  evaluated_at: utcTime.nullable(),
  pg_snapshot_at: utcTime.nullable(),
  elapsed_ms: z.number().min(0),
  termination_reason: z.enum(['completed', 'rejected', 'failed']),
  error_code: SqlErrorCode.nullable(),
  error_message: z.string().nullable(),
  warnings: z.array(z.string()),
  semantic_invocations: z.array(SemanticInvocation),
  graph_invocations: z.array(GraphInvocation),
});
export type QueryResult = z.infer<typeof QueryResult>;
