import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `GET /hydrate/relation/{relation_id}`: a relation with its evidence and sources. */
export function hydrateRelation(app: RoutedApp, { retrieval }: Pick<ApiDeps, 'retrieval'>): void {
  app.serve('hydrateRelation', ({ params, c }) =>
    retrieval.hydrateRelation(params.relation_id, c.req.raw.signal),
  );
}
