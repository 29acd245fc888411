import { mcpTools } from '../resources/mcp-tools.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

/** The routes as a Markdown page: docs/routes.md is this, and a test holds the two together. */
export function routeTable(): string {
  const rows = Object.values<Route>(routes).map((route) => {
    const scope = route.served === 'cost_export' ? 'own token' : route.scope;
    const tool = route.tool === undefined ? '' : `\`${route.tool}\` ${mcpTools[route.tool].version}`;
    const notes = [route.summary, served(route)].filter((note) => note !== '').join(' ');
    return `| ${route.method} | \`${route.path}\` | ${scope} | ${tool} | ${notes} |`;
  });
  return [
    '# Routes',
    '',
    'Made from the table of routes in packages/contract (`src/routes`), which is also what requests, scopes and answers are',
    'checked by. HEAD answers where GET does. What is not in the table needs `write` and is answered with 404.',
    '',
    '| method | path | scope | MCP tool, version | what it answers |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function served(route: Route): string {
  if (route.served === 'composed') return 'Only where a deployment adds it.';
  if (route.served === 'cost_export') return 'Served by a listener of its own.';
  return route.feature === undefined ? '' : `Off with \`SERVICE_${route.feature.toUpperCase()}=false\`.`;
}
