import type { RoutedApp } from '@memory/http';
import type { ApiDeps } from '../../deps.ts';

/** `POST /readiness`: which stages have finished, and which capabilities hold. */
export function checkReadiness(
  app: RoutedApp,
  { documents, deployment }: Pick<ApiDeps, 'documents' | 'deployment'>,
): void {
  app.serve('readiness', async ({ body }) => ({
    ...(await documents.readiness(body)),
    document_binding_generation: deployment.documentBindingGeneration,
    model_bindings: { ...deployment.modelBindings },
    build_revision: deployment.buildRevision,
  }));
}
