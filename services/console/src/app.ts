import { type AppEnv, createHttpMetrics, createRoutedApp } from '@memory/http';
import type { Logger, Registry } from '@memory/telemetry';
import type { Hono } from 'hono';
import { guardBrowser } from './browser-guard/guard-browser.ts';
import { pageHeaders } from './browser-guard/page-headers.ts';
import { type CostDeps, serveCosts } from './costs/cost-routes.ts';
import type { Forwarder } from './forwarding/create-forwarder.ts';
import { currentCredential, serveSessions } from './sessions/session-routes.ts';
import type { SessionStore } from './sessions/session-store.ts';
import { serveSite } from './site/serve-site.ts';

export type ConsoleDeps = {
  forwarder: Forwarder;
  sessions: SessionStore;
  costExport?: CostDeps['costExport'];
  /** How long the browser keeps its cookie. */
  sessionLifetimeMs: number;
  /** Whether only this machine can reach it. */
  onLoopback: boolean;
  siteFolder: string;
  log: Logger;
  registry?: Registry;
};

const PREFIX = '/api';

/** The console: its pages, its sessions, and `/api/*`, which goes on to the API with the session's credential. */
export function createConsole(deps: ConsoleDeps): Hono<AppEnv> {
  const { forwarder, sessions, log, registry } = deps;
  const app = createRoutedApp({
    log,
    ...(registry === undefined ? {} : { metrics: createHttpMetrics(registry) }),
  }).hono;
  app.use(pageHeaders);
  app.use(guardBrowser(deps));
  serveSessions(app, { sessions, lifetimeMs: deps.sessionLifetimeMs, forwarder });
  serveCosts(app, {
    forwarder,
    costExport: deps.costExport ?? null,
    credentialOf: (c) => currentCredential(c, sessions),
  });
  app.all(`${PREFIX}/*`, async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const answer = await forwarder.forward({
      method: c.req.method,
      target: `${pathname.slice(PREFIX.length)}${search}`,
      headers: c.req.raw.headers,
      body: c.req.raw.body as Parameters<Forwarder['forward']>[0]['body'],
      credential: currentCredential(c, sessions),
      signal: c.req.raw.signal,
    });
    return c.newResponse(answer.body, answer.status as 200, Object.fromEntries(answer.headers));
  });
  serveSite(app, deps.siteFolder);
  return app;
}
