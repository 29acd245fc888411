import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `GET /resolve`: the entities that a name may mean, ordered by what else is known. */
export function resolve(app: RoutedApp, { retrieval }: Pick<ApiDeps, 'retrieval'>): void {
  app.serve('resolve', ({ query, c }) => retrieval.resolve(query, c.req.raw.signal));
}
