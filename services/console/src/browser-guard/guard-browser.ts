import { hostNotAllowed, originNotAllowed } from '@memory/contract';
import type { AppEnv } from '@memory/http';
import { isLoopbackHost } from '@memory/perimeter';
import type { Context, MiddlewareHandler } from 'hono';

/** Sent with each request that changes something. Another site's page cannot send it without a preflight, which fails. */
export const consoleHeader = 'x-memory-console';

/**
 * Lets in what the console's own pages send. The forwarded request has no `Origin` and no foreign `Host`, so the
 * API's own checks cannot see who asked; they are made here.
 *
 * On loopback the `Host` must mean this machine (DNS rebinding). An `Origin` must be the console's own; what changes
 * something must carry the console's header too.
 */
export function guardBrowser({ onLoopback }: { onLoopback: boolean }): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    if (onLoopback && !isLoopbackHost(host)) throw hostNotAllowed();
    if (isData(c.req.path) && !isOwn(c, host)) throw originNotAllowed();
    return next();
  };
}

function isData(path: string): boolean {
  return path === '/session' || path === '/costs' || path.startsWith('/api/');
}

const safeMethods = new Set(['GET', 'HEAD']);

function isOwn(c: Context<AppEnv>, host: string): boolean {
  const origin = c.req.header('origin');
  if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host.toLowerCase())) {
    return false;
  }
  const isSafe = safeMethods.has(c.req.method);
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && !(isSafe && site === 'none')) return false;
  return isSafe || c.req.header(consoleHeader) === '1';
}
