import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `GET` and `POST /search/claims`: the same search, with the query in the URL or in the body. */
export function searchClaims(app: RoutedApp, { retrieval }: Pick<ApiDeps, 'retrieval'>): void {
  app.serve('searchClaims', ({ query, c }) => retrieval.searchClaims(query, c.req.raw.signal));
  app.serve('searchClaimsByBody', ({ body, c }) => retrieval.searchClaims(body, c.req.raw.signal));
}
