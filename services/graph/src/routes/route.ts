import type { Route } from '@memory/contract';
import type { Graph } from '@memory/graph';
import { type AppEnv, defaultBodyLimits, type RoutedApp, validateRequest } from '@memory/http';
import type { Context } from 'hono';
import type { z } from 'zod';

/** Serves a route of this service's own; it is between the API and the graph, so no table of the contract has it. */
export function serve<R extends Route & { body: z.ZodType }>(
  app: RoutedApp,
  route: R,
  answer: (body: z.infer<R['body']>, signal: AbortSignal) => Promise<z.input<R['response']>>,
): void {
  app.hono.on(route.method, route.path, async (c: Context<AppEnv>) => {
    const { body } = await validateRequest(route, c, defaultBodyLimits);
    return c.json(await answer(body as z.infer<R['body']>, c.req.raw.signal));
  });
}

export type Mount = (app: RoutedApp, graph: Graph) => void;
