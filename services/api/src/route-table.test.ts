import { findRoute, type Route, routes } from '@memory/contract';
import { expect, test } from 'vitest';
import { createApi } from './create-api.ts';
import { createFakeDeps } from './testing/index.ts';

const app = createApi(createFakeDeps().deps);

test('nothing is registered but routes of the table, so nothing is without a scope', () => {
  const registered = app.hono.routes.filter(({ method }) => method !== 'ALL');
  expect(registered.length).toBeGreaterThan(20);
  for (const { method, path } of registered) {
    const asked = path.replaceAll(/:\w+/g, 'x');
    expect(findRoute(method, asked)?.route.scope, `${method} ${path}`).toMatch(/^(none|read|ingest|write)$/);
  }
});

test('every route of the table has one of the scopes, and only /healthz is without', () => {
  const open = Object.values<Route>(routes).filter((route) => route.scope === 'none');
  expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /healthz',
    'GET /ops/cost-export/v1',
  ]);
  expect(findRoute('GET', '/ops/cost-export/v1'), 'which the API does not serve').toBeNull();
});
