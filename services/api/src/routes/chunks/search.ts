import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `GET` and `POST /search/chunks`: the same search, with the query in the URL or in the body. */
export function searchChunks(app: RoutedApp, { retrieval }: Pick<ApiDeps, 'retrieval'>): void {
  app.serve('searchChunks', ({ query, c }) => retrieval.searchChunks(query, c.req.raw.signal));
  app.serve('searchChunksByBody', ({ body, c }) => retrieval.searchChunks(body, c.req.raw.signal));
}
