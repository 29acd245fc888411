import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `DELETE /documents/{doc_id}`: out of every read once it is answered. */
export function deleteDocument(
  app: RoutedApp,
  { documents, features }: Pick<ApiDeps, 'documents' | 'features'>,
): void {
  if (!features.document_deletion) return;
  app.serve('deleteDocument', ({ params }) => documents.deleteDocument(params.doc_id));
}
