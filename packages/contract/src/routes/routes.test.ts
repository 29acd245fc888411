import { describe, expect, test } from 'vitest';
import { mcpToolNames, mcpTools } from '../resources/mcp-tools.ts';
import { inputSchemaOf } from '../resources/operations.ts';
import { type Scope, scopeCovers } from '../scopes.ts';
import type { Route } from './route.ts';
import { routeTable } from './route-table.ts';
import { findRoute, routeOfTool, routes, routesAt, scopeOf } from './routes.ts';

const read = [
  'GET /resolve',
  'GET /lookup/relations',
  'GET /lookup/observations',
  'GET /transcript/relation/x',
  'GET /hydrate/relation/x',
  'GET /search/claims',
  'GET /search/chunks',
  'GET /chunks/x/adjacent',
  'GET /query/space',
  'GET /query/space/search',
  'GET /query/saved',
  'GET /query/saved/a/b',
  'GET /operations',
  'GET /connectors',
  'GET /connectors/x',
  'GET /documents',
  'GET /deployment',
  'POST /search/claims',
  'POST /search/chunks',
  'POST /chunks/adjacent',
  'POST /graph/neighborhood',
  'POST /graph/path',
  'POST /graph/citation-path',
  'POST /query/sql',
  'POST /query/sql/explain',
  'POST /query/saved/a/b/run',
  'POST /readiness',
  'POST /documents/search',
  'POST /operations/facts_context',
];

describe('scopes', () => {
  test('the read list of the specification, and nothing more', () => {
    const declared = Object.values<Route>(routes).filter((route) => route.scope === 'read');
    expect(declared).toHaveLength(read.length);
    for (const line of read) {
      const [method = '', path = ''] = line.split(' ');
      expect(scopeOf(method, path), line).toBe('read');
    }
  });

  test('everything else needs write, but for ingest and health', () => {
    expect(scopeOf('POST', '/ingest')).toBe('ingest');
    expect(scopeOf('GET', '/healthz')).toBe('none');
    for (const [method, path] of [
      ['DELETE', '/documents/x'],
      ['POST', '/connectors'],
      ['POST', '/connectors/x/pause'],
      ['GET', '/recipes'],
      ['POST', '/recipe/x'],
      ['GET', '/openapi.json'],
      ['GET', '/ops/cost-export/v1'],
      ['PUT', '/documents'],
      ['POST', '/healthz'],
    ] as const) {
      expect(scopeOf(method, path), `${method} ${path}`).toBe('write');
    }
  });

  test('HEAD has the scope of GET', () => {
    expect(scopeOf('HEAD', '/documents')).toBe('read');
    expect(scopeOf('HEAD', '/ingest')).toBe('write');
  });

  test('what a scope covers', () => {
    const covered = (held: Scope) =>
      (['none', 'read', 'ingest', 'write'] as const).filter((needed) => scopeCovers(held, needed));
    expect(covered('read')).toEqual(['none', 'read']);
    expect(covered('ingest')).toEqual(['none', 'ingest']);
    expect(covered('write')).toEqual(['none', 'read', 'ingest', 'write']);
  });
});

describe('routes', () => {
  test('are found by method and path', () => {
    expect(findRoute('POST', '/chunks/adjacent')?.name).toBe('adjacentChunksByBody');
    expect(findRoute('GET', '/chunks/adjacent')).toBeNull();
    expect(findRoute('GET', '/documents/')).toBeNull();
    expect(findRoute('GET', '/chunks//adjacent')).toBeNull();
    expect(routesAt('/search/claims').map(({ route }) => route.method)).toEqual(['GET', 'POST']);
  });

  test('have one method and path each, and parameters where the path has them', () => {
    const keys = Object.values<Route>(routes).map((route) => `${route.method} ${route.path}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const route of Object.values<Route>(routes)) {
      expect(route.params !== undefined, route.path).toBe(route.path.includes('{'));
    }
  });
});

describe('MCP tools', () => {
  test('sixteen, in their order', () => {
    expect(mcpToolNames).toEqual([
      'ingest',
      'pipeline_readiness',
      'delete_document',
      'search_documents',
      'resolve_entity',
      'claims_and_sources_context',
      'facts_context',
      'combined_context',
      'adjacent_chunks',
      'query_sql',
      'explain_sql',
      'describe_query_space',
      'search_query_space',
      'list_saved_queries',
      'describe_saved_query',
      'run_saved_query',
    ]);
  });

  test('annotations', () => {
    const named = (hint: 'readOnlyHint' | 'destructiveHint', value: boolean) =>
      mcpToolNames.filter((name) => mcpTools[name].annotations[hint] === value);
    expect(named('readOnlyHint', false)).toEqual(['ingest', 'delete_document']);
    expect(named('destructiveHint', true)).toEqual(['delete_document']);
  });

  test('take no undeclared arguments, and call a route', () => {
    for (const name of mcpToolNames) {
      expect(inputSchemaOf(mcpTools[name].input), name).toMatchObject({ additionalProperties: false });
      expect(mcpTools[name].input.safeParse({ project: 'x' }).success, name).toBe(false);
      const isOperation = name.endsWith('_context') || name === 'resolve_entity';
      if (!isOperation) expect(routeOfTool(name)?.feature ?? null, name).toBe(mcpTools[name].feature);
    }
  });
});

test('docs/routes.md is the table of routes (vitest -u writes it anew)', async () => {
  await expect(routeTable()).toMatchFileSnapshot('../../../../docs/routes.md');
});
