import {
  DocumentDeletion,
  DocumentSearchPage,
  Envelope,
  type McpToolName,
  mcpTools,
  operationNames,
  operations,
  PipelineReadinessReport,
  QueryResult,
} from '@memory/contract';
import { z } from 'zod';
import { checkArguments, invalidArguments } from './arguments.ts';
import type { ApiRequest } from './memory-api.ts';

export type Arguments = Readonly<Record<string, unknown>>;

/** How one tool becomes one request, and the schema that the answer must have. */
export type ToolCall = { readonly response: z.ZodType; request(args: Arguments): ApiRequest };

const anyObject = z.record(z.string(), z.unknown());

/**
 * The tools that are one request each: all but `ingest`. Arguments are checked before anything is sent; what is sent
 * is what the caller wrote, so that defaults stay the service's.
 */
export const toolCalls: Readonly<Record<Exclude<McpToolName, 'ingest'>, ToolCall>> = {
  pipeline_readiness: posts('/readiness', 'pipeline_readiness', PipelineReadinessReport),
  delete_document: {
    response: DocumentDeletion,
    request(args) {
      const { doc_id } = checkArguments(mcpTools.delete_document.input, args);
      return { method: 'DELETE', path: `/documents/${doc_id}` };
    },
  },
  search_documents: {
    response: DocumentSearchPage,
    request(args) {
      const checked = checkArguments(mcpTools.search_documents.input, args);
      if (checked.query !== undefined && checked.cursor !== undefined) {
        throw invalidArguments('cursor is only allowed without query');
      }
      const { query, versions, k, cursor, ...filters } = args;
      return {
        method: 'POST',
        path: '/documents/search',
        body: { json: { query, filters, versions, k, cursor } },
      };
    },
  },
  ...(Object.fromEntries(
    operationNames.map((name) => [name, posts(`/operations/${name}`, name, operations[name].result)]),
  ) as Record<(typeof operationNames)[number], ToolCall>),
  adjacent_chunks: posts('/chunks/adjacent', 'adjacent_chunks', Envelope),
  query_sql: posts('/query/sql', 'query_sql', QueryResult),
  explain_sql: posts('/query/sql/explain', 'explain_sql', QueryResult),
  describe_query_space: gets('/query/space', 'describe_query_space'),
  search_query_space: gets('/query/space/search', 'search_query_space'),
  list_saved_queries: gets('/query/saved', 'list_saved_queries'),
  describe_saved_query: {
    response: anyObject,
    request(args) {
      const { namespace, name, version } = checkArguments(mcpTools.describe_saved_query.input, args);
      return { method: 'GET', path: savedQueryPath(namespace, name), query: queryOf({ version }) };
    },
  },
  run_saved_query: {
    response: QueryResult,
    request(args) {
      const { namespace, name } = checkArguments(mcpTools.run_saved_query.input, args);
      const { namespace: _namespace, name: _name, ...body } = args;
      return { method: 'POST', path: `${savedQueryPath(namespace, name)}/run`, body: { json: body } };
    },
  },
};

function posts(path: string, tool: McpToolName, response: z.ZodType): ToolCall {
  return {
    response,
    request(args) {
      checkArguments(mcpTools[tool].input, args);
      return { method: 'POST', path, body: { json: args } };
    },
  };
}

function gets(path: string, tool: McpToolName): ToolCall {
  return {
    response: anyObject,
    request(args) {
      checkArguments(mcpTools[tool].input, args);
      return { method: 'GET', path, query: queryOf(args) };
    },
  };
}

/** The arguments that are given, as query parameters. */
function queryOf(args: Arguments): Record<string, string> {
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
}

/** Dots alone would be taken for steps of the path, however they are escaped. */
function savedQueryPath(namespace: string, name: string): string {
  const dots = [namespace, name].find((segment) => /^\.{1,2}$/.test(segment));
  if (dots !== undefined) throw invalidArguments(`${dots} is no name of a saved query or namespace`);
  return `/query/saved/${encodeURIComponent(namespace)}/${encodeURIComponent(name)}`;
}
