import { createLogger, createRegistry } from '@memory/telemetry';
import { expect, test } from 'vitest';
import { createObservabilityApp } from './observability-app.ts';
import { runPhases } from './shutdown.ts';

const log = createLogger({ service: 'test', level: 'error', destination: { write: () => undefined } });

function appWith(ready: () => Promise<void>) {
  return createObservabilityApp({ registry: createRegistry(), log, ready, readyMs: 30 });
}

test('metrics are in the format that Prometheus reads', async () => {
  const response = await appWith(async () => undefined).request('/metrics');
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(await response.text()).toContain('nodejs_eventloop_lag_seconds');
});

test('alive is not ready', async () => {
  const fine = appWith(async () => undefined);
  const broken = appWith(async () => {
    throw new Error('no database');
  });
  const stuck = appWith(() => new Promise(() => undefined));
  for (const [app, status] of [
    [fine, 200],
    [broken, 503],
    [stuck, 503],
  ] as const) {
    expect((await app.request('/livez')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(status);
  }
  expect((await fine.request('/documents')).status).toBe(404);
  expect((await fine.request('/livez', { method: 'POST' })).status).toBe(405);
});

test('what has started once has started, though it is not ready now', async () => {
  let database = 'away';
  const app = appWith(async () => {
    if (database === 'away') throw new Error('no database');
  });
  const statuses = async () => [
    (await app.request('/startupz')).status,
    (await app.request('/readyz')).status,
  ];
  expect(await statuses()).toEqual([503, 503]);
  database = 'there';
  expect(await statuses()).toEqual([200, 200]);
  database = 'away';
  expect(await statuses()).toEqual([200, 503]);
});

test('shutdown phases run in order, whatever becomes of one', async () => {
  const ran: string[] = [];
  await runPhases({
    log,
    phases: [
      { name: 'fails', deadlineMs: 50, run: () => Promise.reject(new Error('x')) },
      { name: 'hangs', deadlineMs: 10, run: () => new Promise(() => undefined) },
      { name: 'last', deadlineMs: 50, run: async () => ran.push('last') },
    ],
  });
  expect(ran).toEqual(['last']);
});
