import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `GET /operations`: the four descriptors. */
export function listOperations(app: RoutedApp, { retrieval }: Pick<ApiDeps, 'retrieval'>): void {
  app.serve('listOperations', async () => retrieval.describeOperations());
}
