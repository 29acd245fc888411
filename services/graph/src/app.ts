import type { Graph } from '@memory/graph';
import { createHttpMetrics, createRoutedApp } from '@memory/http';
import type { Logger, Registry } from '@memory/telemetry';
import { citationPath } from './routes/citation-path/post.ts';
import { expand } from './routes/expansion/post.ts';
import { health } from './routes/health/get.ts';
import { neighborhood } from './routes/neighborhood/post.ts';
import { path } from './routes/path/post.ts';

export type GraphAppDeps = { graph: Graph; log: Logger; registry?: Registry };

/** The graph service, for the API alone: its listener is inside the deployment, and nobody there has a credential. */
export function createGraphApp({ graph, log, registry }: GraphAppDeps) {
  const app = createRoutedApp({
    log,
    ...(registry === undefined ? {} : { metrics: createHttpMetrics(registry) }),
  });
  for (const mount of [neighborhood, path, citationPath, expand, health]) mount(app, graph);
  return app.hono;
}
