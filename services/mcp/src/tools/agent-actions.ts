import type { McpErrorCode, SqlErrorCode } from '@memory/contract';

/** What an agent should do about each error: one or two sentences that it can act on. */
export const agentActions: Readonly<Record<McpErrorCode, string>> = {
  invalid_arguments:
    'Nothing was sent. Correct the arguments named in detail against the input schema of the tool, then call it again.',
  unknown_tool: 'Call tools/list and use one of the names it returns.',
  project_routing_unavailable:
    'Remove the project argument and call again: this server serves one memory and has no projects.',
  read_only:
    'Do not try again: this server only reads. Tell the user that the change needs a server without SERVICE_MCP_READ_ONLY.',
  source_lineage_pair:
    'Nothing was sent. Give source_kind and source_ref together, or neither together with source_modified_at, source_version_ref and versioning_mode living.',
  encoding_error:
    'Nothing was sent. Remove the unpaired surrogates from text, or send the original bytes as content_base64.',
  empty_body: 'Nothing was stored. Send a body with at least one byte, or skip this file.',
  path_not_allowed:
    'Nothing was sent. Send the content as text or content_base64 instead, or ask the user to add its directory to SERVICE_MCP_ALLOWED_ROOTS of a stdio server.',
  path_unreadable:
    'Nothing was sent. Check that the file exists and that the server may read it, then call again with the right path.',
  path_not_regular_file: 'Nothing was sent. Name a regular file; send the files of a directory one by one.',
  path_too_large:
    'Nothing was sent. Split the file, or ask the user to raise SERVICE_MCP_PATH_READ_MAX_BYTES.',
  document_not_found:
    'Do not try again: the document is not in the memory, or was already deleted. Find its doc_id with search_documents if another one was meant.',
  forget_in_progress:
    'Nothing was changed. Wait a minute and call again with the same arguments: the memory accepts no traffic while it erases content.',
  body_too_large:
    'Nothing was stored. Split the document into smaller ones, or ask the operator to raise the limit of ingest bodies.',
  unauthorized:
    'Do not try again with this key. Ask the user for a valid one: `memory login`, SERVICE_API_KEY, or the Authorization header of the HTTP transport.',
  insufficient_permission:
    'Do not try again with this key. Ask the user for a key with the scope that the tool needs: read for questions, ingest or write for ingest, write for delete_document.',
  rate_limited: 'Nothing was done. Wait retry_after seconds, then call again with the same arguments.',
  concurrency_limited:
    'Nothing was done. Wait a second, make fewer calls at once, then call again with the same arguments.',
  transport_error:
    'No answer came from the memory. Call again with the same arguments after a few seconds; after 3 failures tell the user that the memory cannot be reached.',
  engine_client_error: 'Do not repeat the same call. Read detail, change the arguments, or tell the user.',
  engine_unavailable:
    'Retry the same call 3 to 5 times with back-off, waiting 2 s and doubling up to 30 s; then tell the user that the memory is failing.',
  local_backend_error:
    'Do not repeat the call: the answer of the memory could not be understood. Tell the user to check SERVICE_BASE_URL and that server and memory have the same version.',
  internal_error: 'Do not repeat the call. Tell the user that the MCP server failed and to look at its log.',
};

type SqlAction = { readonly retryable: boolean; readonly action: string };

const rewrite: SqlAction = {
  retryable: false,
  action:
    'Rewrite the statement as detail says; describe_query_space shows the grammar, views and functions.',
};
const unavailable: SqlAction = {
  retryable: true,
  action:
    'Retry the same call 3 to 5 times with back-off, waiting 2 s and doubling up to 30 s; then tell the user.',
};
const operator: SqlAction = {
  retryable: false,
  action: 'Do not try again: the operator of the memory has to act. Tell the user, or ask with another tool.',
};

/** Whether a call that failed with a SQL code may be repeated, and what to do. */
export const sqlActions: Readonly<Record<SqlErrorCode, SqlAction>> = {
  parse_error: rewrite,
  multiple_statements: rewrite,
  statement_not_allowed: rewrite,
  relation_not_allowed: rewrite,
  function_not_allowed: rewrite,
  function_placement_not_allowed: rewrite,
  operator_not_allowed: rewrite,
  invalid_parameter: {
    retryable: false,
    action: 'Correct the argument named in detail, then call again.',
  },
  unbounded_recursion: rewrite,
  schema_version_mismatch: operator,
  quota_exceeded: {
    retryable: false,
    action:
      'Use fewer function calls and candidates in one statement, or wait a minute before the next statement.',
  },
  concurrency_exceeded: {
    retryable: true,
    action: 'Wait until your other statements have finished (2 may run at once), then call again.',
  },
  saved_query_not_found: {
    retryable: false,
    action: 'Call list_saved_queries and use a namespace, name and version that it shows.',
  },
  saved_query_disabled: {
    retryable: false,
    action: 'Choose an active query from list_saved_queries, or write the statement for query_sql.',
  },
  saved_query_incompatible: operator,
  saved_query_revalidation_pending: operator,
  statement_timeout: {
    retryable: false,
    action: 'Narrow the statement (fewer rows, more filters, a LIMIT), then call again.',
  },
  lock_timeout: unavailable,
  cancelled: unavailable,
  resource_limit: {
    retryable: false,
    action: 'Narrow the statement (fewer rows, smaller joins and sorts), then call again.',
  },
  execution_error: rewrite,
  pg_unavailable: unavailable,
  p1_unavailable: unavailable,
  graph_unavailable: unavailable,
  corpus_body_unavailable: unavailable,
  generation_unavailable: unavailable,
  confirmation_failed: unavailable,
};

/** After a write without an answer, nobody knows whether it happened; the same call again finds out and does no harm. */
export const unknownOutcomes: Readonly<Record<string, string>> = {
  ingest:
    'It is unknown whether the document was stored. Call ingest again with exactly the same arguments: the same bytes are stored once, and created false in the answer means that the first call had arrived.',
  delete_document:
    'It is unknown whether the document was deleted. Call delete_document again with the same doc_id: document_not_found then means that it is gone.',
};
