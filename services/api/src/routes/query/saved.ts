import type { RoutedApp } from '@memory/http';
import type { OpenQueryPort } from '../../deps.ts';
import { askerOf } from './asker.ts';

/** `GET /query/saved`, `GET /query/saved/{namespace}/{name}` and its `run`. */
export function savedQueries(app: RoutedApp, openQuery: OpenQueryPort): void {
  app.serve('listSavedQueries', ({ query }) => openQuery.listSaved(query));
  app.serve('describeSavedQuery', ({ params, query }) => openQuery.describeSaved(params, query.version));
  app.serve('runSavedQuery', ({ params, body, c }) => openQuery.runSaved(params, body, askerOf(c)));
}
