import type { GraphHealth } from '@memory/contract';
import { graphPaths } from '@memory/graph';
import type { Mount } from '../route.ts';

/** Why the live graph is not ready, for the API's readiness. */
export const health: Mount = (app, graph) => {
  app.hono.get(graphPaths.health, async (c) => c.json({ fault: await graph.fault() } satisfies GraphHealth));
};
