import { randomUUID } from 'node:crypto';
import { limits, type QueryResult } from '@memory/contract';
import type { Ran } from './execute/run-statement.ts';
import type { Statement } from './gate/statement.ts';
import { surfaceManifestHash } from './manifest/manifest.ts';
import type { StatementError } from './statement-error.ts';

/** What every result says, whatever became of its statement. */
export type ResultHead = {
  deploymentId: string;
  /** Of the request; one that is no UUID gets a new one. */
  requestId: string;
  rowCap: number;
  startedAt: Date;
  elapsedMs: number;
  savedQuery: QueryResult['saved_query'];
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function emptyResult(head: ResultHead, hash: string): QueryResult {
  return {
    contract: 'QueryResult/v1',
    grade: 'exploratory_tabular',
    request_id: uuid.test(head.requestId) ? head.requestId : randomUUID(),
    deployment_id: head.deploymentId,
    surface_manifest_hash: surfaceManifestHash,
    query_space_schema: 'memory_v1',
    query_hash: hash,
    query_language: 'sql',
    saved_query: head.savedQuery,
    referenced_views: [],
    referenced_functions: [],
    source_grain_tags: [],
    columns: [],
    rows: [],
    returned_row_count: 0,
    returned_byte_count: 0,
    limits: {
      row_cap: head.rowCap,
      byte_cap: limits.sqlResultBytes,
      statement_timeout_ms: limits.sqlStatementMs,
      analytical_tier: false,
    },
    truncated: false,
    truncation_reason: null,
    exact_total_known: false,
    exact_total: null,
    ordered_result: false,
    empty_result: true,
    negative_kind: null,
    execution_started_at: head.startedAt.toISOString(),
    evaluated_at: null,
    pg_snapshot_at: null,
    elapsed_ms: head.elapsedMs,
    termination_reason: 'rejected',
    error_code: null,
    error_message: null,
    warnings: [],
    semantic_invocations: [],
    graph_invocations: [],
  };
}

function withStatement(result: QueryResult, statement: Statement): QueryResult {
  return {
    ...result,
    referenced_views: [...statement.views],
    referenced_functions: [...statement.functions],
    source_grain_tags: [...statement.grains],
    ordered_result: statement.isOrdered,
  };
}

/** Of a statement that was refused before anything ran. */
export function rejectedResult(
  head: ResultHead,
  {
    hash,
    statement,
    code,
    message,
  }: { hash: string; statement?: Statement; code: StatementError['code']; message: string },
): QueryResult {
  const empty = emptyResult(head, hash);
  const told = statement === undefined ? empty : withStatement(empty, statement);
  return { ...told, error_code: code, error_message: message };
}

/** Of a statement that ended with an error. */
export function failedResult(head: ResultHead, statement: Statement, error: StatementError): QueryResult {
  return {
    ...withStatement(emptyResult(head, statement.hash), statement),
    termination_reason: 'failed',
    error_code: error.code,
    error_message: error.message,
  };
}

export function completedResult(head: ResultHead, statement: Statement, ran: Ran): QueryResult {
  const budget = ran.graph.find(({ truncated }) => truncated)?.truncation_reason ?? null;
  const snapshotAt = ran.snapshotAt.toISOString();
  return {
    ...withStatement(emptyResult(head, statement.hash), statement),
    columns: ran.columns,
    rows: ran.rows,
    returned_row_count: ran.rows.length,
    returned_byte_count: ran.rows.reduce((sum, row) => sum + Buffer.byteLength(JSON.stringify(row)), 0),
    truncated: ran.stop !== null || budget !== null,
    truncation_reason: ran.stop ?? budget,
    empty_result: ran.rows.length === 0,
    evaluated_at: statement.oneInstant ? snapshotAt : null,
    pg_snapshot_at: snapshotAt,
    termination_reason: 'completed',
    semantic_invocations: ran.semantic,
    graph_invocations: ran.graph,
  };
}
