import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `POST /graph/path`: how two entities are connected. */
export function graphPath(app: RoutedApp, { graph }: Pick<ApiDeps, 'graph'>): void {
  app.serve('graphPath', async ({ body, c }) => (await graph.path(body, c.req.raw.signal)).envelope);
}
