import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `GET /chunks/{chunk_id}/adjacent` and `POST /chunks/adjacent`: a chunk with its neighbours. */
export function adjacentChunks(app: RoutedApp, { retrieval }: Pick<ApiDeps, 'retrieval'>): void {
  app.serve('adjacentChunks', ({ params, query, c }) =>
    retrieval.adjacentChunks({ ...params, ...query }, c.req.raw.signal),
  );
  app.serve('adjacentChunksByBody', ({ body, c }) => retrieval.adjacentChunks(body, c.req.raw.signal));
}
