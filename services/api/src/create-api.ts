import { createHttpMetrics, createRoutedApp, type RoutedApp } from '@memory/http';
import type { ApiDeps } from './deps.ts';
import { refuseDuringForget } from './refuse-during-forget.ts';
import { adjacentChunks } from './routes/chunks/adjacent.ts';
import { searchChunks } from './routes/chunks/search.ts';
import { searchClaims } from './routes/claims/search.ts';
import { getDeployment } from './routes/deployment/get.ts';
import { deleteDocument } from './routes/documents/delete.ts';
import { listDocuments } from './routes/documents/list.ts';
import { searchDocuments } from './routes/documents/search.ts';
import { graphCitationPath } from './routes/graph/citation-path.ts';
import { graphNeighborhood } from './routes/graph/neighborhood.ts';
import { graphPath } from './routes/graph/path.ts';
import { getHealth } from './routes/health/get.ts';
import { ingest } from './routes/ingest/post.ts';
import { lookupObservations } from './routes/lookup/observations.ts';
import { lookupRelations } from './routes/lookup/relations.ts';
import { listOperations } from './routes/operations/list.ts';
import { runOperation } from './routes/operations/run.ts';
import { savedQueries } from './routes/query/saved.ts';
import { describeQuerySpace } from './routes/query/space.ts';
import { runStatements } from './routes/query/statements.ts';
import { checkReadiness } from './routes/readiness/post.ts';
import { listRecipes } from './routes/recipes/list.ts';
import { runRecipe } from './routes/recipes/run.ts';
import { hydrateRelation } from './routes/relations/hydrate.ts';
import { relationTranscript } from './routes/relations/transcript.ts';
import { resolve } from './routes/resolve/get.ts';

/** The public API: every route of the contract that is built, in an app that has no listener of its own. */
export function createApi(deps: ApiDeps): RoutedApp {
  const app = createRoutedApp({
    log: deps.log,
    tracer: deps.tracer,
    perimeter: deps.perimeter,
    admission: deps.admission,
    ...(deps.registry === undefined ? {} : { metrics: createHttpMetrics(deps.registry) }),
    ...(deps.bodyLimits === undefined ? {} : { bodyLimits: deps.bodyLimits }),
  });
  app.hono.use(refuseDuringForget(deps));
  for (const mount of mounts) mount(app, deps);
  const { openQuery } = deps;
  if (openQuery !== undefined && deps.features.open_query) {
    for (const mount of [runStatements, describeQuerySpace, savedQueries]) mount(app, openQuery);
  }
  return app;
}

const mounts: readonly ((app: RoutedApp, deps: ApiDeps) => void)[] = [
  getHealth,
  getDeployment,
  ingest,
  checkReadiness,
  listDocuments,
  searchDocuments,
  deleteDocument,
  searchClaims,
  searchChunks,
  adjacentChunks,
  listOperations,
  runOperation,
  resolve,
  lookupRelations,
  lookupObservations,
  hydrateRelation,
  relationTranscript,
  graphNeighborhood,
  graphPath,
  graphCitationPath,
  listRecipes,
  runRecipe,
];
