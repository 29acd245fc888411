import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `GET /transcript/relation/{relation_id}`: the decisions about a relation. */
export function relationTranscript(app: RoutedApp, { retrieval }: Pick<ApiDeps, 'retrieval'>): void {
  app.serve('relationTranscript', ({ params, c }) =>
    retrieval.relationTranscript(params.relation_id, c.req.raw.signal),
  );
}
