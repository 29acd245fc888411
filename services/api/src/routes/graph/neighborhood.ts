import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `POST /graph/neighborhood`: what is around entities, level by level. */
export function graphNeighborhood(app: RoutedApp, { graph }: Pick<ApiDeps, 'graph'>): void {
  app.serve(
    'graphNeighborhood',
    async ({ body, c }) => (await graph.neighborhood(body, c.req.raw.signal)).envelope,
  );
}
