import { z } from 'zod';

/**
 * The codes of SQL queries with the HTTP status that each has when it is raised outside a statement. Where a statement
 * breaks several rules, the order of this table decides which code it gets.
 */
export const sqlErrorStatus = {
  parse_error: 422,
  multiple_statements: 422,
  statement_not_allowed: 422,
  relation_not_allowed: 422,
  function_not_allowed: 422,
  function_placement_not_allowed: 422,
  operator_not_allowed: 422,
  invalid_parameter: 422,
  unbounded_recursion: 422,
  schema_version_mismatch: 409,
  quota_exceeded: 409,
  concurrency_exceeded: 409,
  saved_query_not_found: 404,
  saved_query_disabled: 409,
  saved_query_incompatible: 409,
  saved_query_revalidation_pending: 409,
  statement_timeout: 500,
  lock_timeout: 500,
  cancelled: 500,
  resource_limit: 500,
  execution_error: 500,
  pg_unavailable: 503,
  p1_unavailable: 503,
  graph_unavailable: 503,
  corpus_body_unavailable: 503,
  generation_unavailable: 503,
  confirmation_failed: 500,
} as const;

export type SqlErrorCode = keyof typeof sqlErrorStatus;
export const sqlErrorCodes = Object.keys(sqlErrorStatus) as [SqlErrorCode, ...SqlErrorCode[]];
export const SqlErrorCode = z.enum(sqlErrorCodes);
