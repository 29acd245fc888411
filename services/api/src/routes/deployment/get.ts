import {
  type McpToolName,
  mcpToolNames,
  mcpTools,
  operationNames,
  type RouteName,
  routes,
} from '@memory/contract';
import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `GET /deployment`: the build, the model bindings, and the tools whose route is served. */
export function getDeployment(app: RoutedApp, { deployment }: Pick<ApiDeps, 'deployment'>): void {
  app.serve('deployment', async () => ({
    build_revision: deployment.buildRevision,
    model_bindings: { ...deployment.modelBindings },
    document_binding_generation: deployment.documentBindingGeneration,
    tools: servedTools(app.served),
  }));
}

/** The version of each MCP tool that can be called here. */
function servedTools(served: ReadonlySet<RouteName>): Record<string, number> {
  const callable = mcpToolNames.filter((tool) => served.has(routeNameOf(tool)));
  return Object.fromEntries(callable.map((tool) => [tool, mcpTools[tool].version]));
}

function routeNameOf(tool: McpToolName): RouteName {
  if (operationNames.some((name) => name === tool)) return 'runOperation';
  const found = Object.entries(routes).find(([, route]) => 'tool' in route && route.tool === tool);
  if (found === undefined) throw new Error(`no route for the tool ${tool}`);
  return found[0] as RouteName;
}
