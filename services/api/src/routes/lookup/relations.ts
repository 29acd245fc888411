import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `GET /lookup/relations`: relations of a (subject, predicate, object) pattern. */
export function lookupRelations(app: RoutedApp, { retrieval }: Pick<ApiDeps, 'retrieval'>): void {
  app.serve('lookupRelations', ({ query, c }) => retrieval.lookupRelations(query, c.req.raw.signal));
}
