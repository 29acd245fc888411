import { methodNotAllowed, notFound } from '@memory/contract';
import type { Logger, Registry } from '@memory/telemetry';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { renderError } from '../render-error.ts';
import { within } from '../within.ts';

export type Check = () => Promise<void>;

export type ObservabilityOptions = {
  registry: Registry;
  log: Logger;
  /** Resolves while the process can do its work; a rejection says why it cannot. Not asked for liveness. */
  ready: Check;
  /** Longest time that `ready` or `status` may take. */
  readyMs?: number;
  /** What `/status` answers to those who run the process; without it there is none. */
  status?: () => Promise<object>;
};

/**
 * What a process shows to those who run it, on a listener of its own: `/metrics` for Prometheus, `/livez` (the event
 * loop turns), `/startupz` (it has been ready once, whatever came after), `/readyz` (it can do its work now).
 */
export function createObservabilityApp({
  registry,
  log,
  ready,
  readyMs = 3_000,
  status,
}: ObservabilityOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/metrics', async (c) => {
    c.header('Content-Type', registry.contentType);
    return c.body(await registry.metrics());
  });
  app.get('/livez', (c) => c.json({ status: 'ok' }));
  let hasStarted = false;
  const answer = async (c: Context<AppEnv>) => {
    try {
      await within(ready(), readyMs);
      hasStarted = true;
      return c.json({ status: 'ok' });
    } catch (error) {
      log.debug({ err: error }, 'not ready');
      return c.json({ status: 'unavailable' }, 503);
    }
  };
  app.get('/readyz', answer);
  app.get('/startupz', (c) => (hasStarted ? c.json({ status: 'ok' }) : answer(c)));
  const paths = new Set(['/metrics', '/livez', '/startupz', '/readyz']);
  if (status !== undefined) {
    paths.add('/status');
    app.get('/status', async (c) => c.json(await within(status(), readyMs)));
  }
  app.notFound((c: Context<AppEnv>) =>
    renderError(paths.has(c.req.path) ? methodNotAllowed(['GET', 'HEAD']) : notFound(), c),
  );
  app.onError((error, c) => {
    log.error({ err: error }, 'observability request failed');
    return renderError(error, c);
  });
  return app;
}
