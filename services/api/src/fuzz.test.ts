import { type Route, routes } from '@memory/contract';
import { describe, expect, test } from 'vitest';
import { createApi } from './create-api.ts';
import {
  createFakeDeps,
  createTestClient,
  sendSchemaRequests,
  sendStrangeRequests,
} from './testing/index.ts';

const { deps } = createFakeDeps();
const app = createApi(deps);
const client = createTestClient(app.hono);
const served = [...app.served].map((name): Route => routes[name]);

describe('no request makes the service fail', () => {
  test.each(served.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s',
    async (_name, route) => {
      await sendStrangeRequests(client, route, 300);
    },
  );
});

describe('every route answers what its own schemas make', () => {
  test.each(served.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s, by its own schemas',
    async (_name, route) => {
      const { sent, taken } = await sendSchemaRequests(client, route, 200);
      expect(sent).toBeGreaterThanOrEqual(200);
      // Which recipes there are is for the service to say, so only wrong names are made.
      if (route.path !== '/recipe/{name}') expect(taken).toBeGreaterThan(0);
    },
    60_000,
  );
});
