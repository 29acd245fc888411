import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `POST /graph/citation-path`: how two documents are connected by what cites what. */
export function graphCitationPath(app: RoutedApp, { graph }: Pick<ApiDeps, 'graph'>): void {
  app.serve(
    'graphCitationPath',
    async ({ body, c }) => (await graph.citationPath(body, c.req.raw.signal)).envelope,
  );
}
