import { limits, ServiceError, scopeOf } from '@memory/contract';
import type { Perimeter } from '@memory/perimeter';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { headerValues } from '../request/header-values.ts';
import type { HttpMetrics } from './observe.ts';

/**
 * The perimeter, before anything touches a body: host, browser origin (and its preflight), credential, scope by the
 * contract's table of routes. `/healthz` asks for no credential.
 */
export function guard(perimeter: Perimeter, metrics?: HttpMetrics): MiddlewareHandler<AppEnv> {
  async function letIn(c: Context<AppEnv>): Promise<'preflight' | 'request'> {
    for (const host of hostsOf(c)) perimeter.checkHost(host);
    const origin = c.req.header('origin') ?? null;
    if (perimeter.browserOrigins.size > 0) c.header('Vary', 'Origin', { append: true });
    perimeter.checkOrigin(origin);
    if (origin !== null) {
      c.header('Access-Control-Allow-Origin', origin);
      c.header('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
      if (isPreflight(c)) return 'preflight';
    }
    const needed = scopeOf(c.req.method, c.req.path);
    if (needed === 'none') return 'request';
    const caller = await perimeter.authenticate(headerValues(c, 'authorization'));
    perimeter.authorize(caller, needed);
    c.set('caller', caller);
    return 'request';
  }

  return async (c, next) => {
    try {
      if ((await letIn(c)) === 'preflight') return preflight(c);
    } catch (error) {
      if (error instanceof ServiceError) metrics?.perimeterRefusals.inc({ status: String(error.status) });
      throw error;
    }
    return next();
  };
}

function isPreflight(c: Context<AppEnv>): boolean {
  return c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
}

function preflight(c: Context<AppEnv>): Response {
  c.header('Access-Control-Allow-Methods', 'GET, POST, DELETE');
  c.header('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  c.header('Access-Control-Max-Age', String(limits.corsMaxAgeSeconds));
  return c.body(null, 204);
}

/** Where the request says it goes: its `Host`, and its target's host where that is a whole URL. */
function hostsOf(c: Context<AppEnv>): string[] {
  const header = c.req.header('host');
  const target = new URL(c.req.url).host;
  return header === undefined ? [target] : [header, target];
}
