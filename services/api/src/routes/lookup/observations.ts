import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `GET /lookup/observations`: what holds of one entity. */
export function lookupObservations(app: RoutedApp, { retrieval }: Pick<ApiDeps, 'retrieval'>): void {
  app.serve('lookupObservations', ({ query, c }) => retrieval.lookupObservations(query, c.req.raw.signal));
}
