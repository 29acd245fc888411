import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `GET /documents`: one page, newest first. */
export function listDocuments(app: RoutedApp, { documents }: Pick<ApiDeps, 'documents'>): void {
  app.serve('listDocuments', ({ query }) => documents.listDocuments(query));
}
