import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { AppEnv } from '@memory/http';
import type { Hono, MiddlewareHandler } from 'hono';

/** Where `build-site.ts` puts the pages; a checkout has none before its first `npm start`. */
export const defaultSiteFolder = join(import.meta.dirname, '..', '..', 'dist');

export function isBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}

/**
 * The built pages. Files below `/assets` carry a hash of their content in their name and are kept for ever; every other
 * path is an address of the one page.
 */
export function serveSite(app: Hono<AppEnv>, folder: string): void {
  const file = serveStatic<AppEnv>({ root: folder, precompressed: true });
  app.get('/assets/*', keptFor('public, max-age=31536000, immutable'), file);
  app.get('/icon.svg', keptFor('no-cache'), file);
  const page = serveStatic<AppEnv>({ root: folder, path: 'index.html', precompressed: true });
  app.get('*', keptFor('no-cache'), (c, next) => (isFile(c.req.path) ? next() : page(c, next)));
}

/** What is found may be kept; that something is not there may not. */
function keptFor(value: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', value);
  };
}

/** Addresses of screens have no suffix; a name with one that is not there must not be answered with the page. */
function isFile(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/api/') || /\.[a-z0-9]{2,5}$/i.test(path);
}
