import { CostExportPage, CostExportQuery } from '../resources/cost-export.ts';
import type { McpToolName } from '../resources/mcp-tools.ts';
import type { RouteScope } from '../scopes.ts';
import { memoryRoutes } from './memory-routes.ts';
import { connectorRoutes, queryRoutes } from './query-routes.ts';
import { readRoutes } from './read-routes.ts';
import type { HttpMethod, Route } from './route.ts';

/** Every route of the interface: the source of scopes, of validation, of the response checks and of the docs. */
export const routes = {
  ...memoryRoutes,
  ...readRoutes,
  ...queryRoutes,
  ...connectorRoutes,
  costExport: {
    method: 'GET',
    path: '/ops/cost-export/v1',
    scope: 'none',
    summary: 'Cost receipts, page by page; its listener has its own token.',
    query: CostExportQuery,
    response: CostExportPage,
    served: 'cost_export',
  },
} as const satisfies Record<string, Route>;
export type RouteName = keyof typeof routes;

type Matcher = { name: RouteName; route: Route; segments: string[] };

const matchers: Matcher[] = Object.entries(routes).map(([name, route]) => ({
  name: name as RouteName,
  route,
  segments: route.path.split('/'),
}));

/** The API route of a method and a path as it was requested; null when there is none. Literal segments win. */
export function findRoute(method: string, path: string): { name: RouteName; route: Route } | null {
  return (
    routesAt(path).find(
      ({ route }) => route.method === asDeclared(method) && route.served !== 'cost_export',
    ) ?? null
  );
}

/** Every route at a path, whatever its method. */
export function routesAt(path: string): { name: RouteName; route: Route }[] {
  const asked = path.split('/');
  const found = matchers.filter((matcher) => matches(matcher.segments, asked));
  const literals = ({ segments }: Matcher) => segments.filter((segment) => !isParameter(segment)).length;
  return found.sort((a, b) => literals(b) - literals(a));
}

/**
 * The scope that a request needs, by its route. What is in no route needs `write`, as `write` may call everything that
 * the table does not name.
 */
export function scopeOf(method: string, path: string): RouteScope {
  return findRoute(method, path)?.route.scope ?? 'write';
}

/** The route that an MCP tool calls. */
export function routeOfTool(tool: McpToolName): Route | null {
  return Object.values<Route>(routes).find((route) => route.tool === tool) ?? null;
}

/** HEAD answers where GET does. */
function asDeclared(method: string): HttpMethod | string {
  return method === 'HEAD' ? 'GET' : method;
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

function matches(declared: readonly string[], asked: readonly string[]): boolean {
  if (declared.length !== asked.length) return false;
  return declared.every((segment, index) => {
    const given = asked[index] ?? '';
    return isParameter(segment) ? given !== '' : segment === given;
  });
}
