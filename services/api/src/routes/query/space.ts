import type { RoutedApp } from '@memory/http';
import type { OpenQueryPort } from '../../deps.ts';

/** `GET /query/space` and `GET /query/space/search`: what may be asked, and the search over its documentation. */
export function describeQuerySpace(app: RoutedApp, openQuery: OpenQueryPort): void {
  app.serve('describeQuerySpace', async ({ query }) => openQuery.describeSpace(query));
  app.serve('searchQuerySpace', async ({ query }) => openQuery.searchSpace(query));
}
