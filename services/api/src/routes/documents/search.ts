import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `POST /documents/search`: documents by names, metadata and text. */
export function searchDocuments(
  app: RoutedApp,
  { documents, features }: Pick<ApiDeps, 'documents' | 'features'>,
): void {
  if (!features.document_search) return;
  app.serve('searchDocuments', ({ body }) => documents.searchDocuments(body));
}
