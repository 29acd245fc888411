import { type Route, routes } from '@memory/contract';
import { describe, test } from 'vitest';
import { createApi } from './create-api.ts';
import { createFakeDeps, createTestClient, sendStrangeRequests } from './testing/index.ts';

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
