import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { createLogger } from '@memory/telemetry';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryDeployment } from '../api/index.ts';
import { createWorkReader } from '../read-work.ts';
import { WorkWatch } from './work-watch.ts';

const tenantOf = (n: number) =>
  MemoryDeployment.parse({
    apiVersion: 'memoryservice.dev/v1alpha1',
    kind: 'MemoryDeployment',
    metadata: { name: `t${n}`, namespace: 'tenants', uid: `${n}`, resourceVersion: '1', generation: 1 },
    spec: { database: { url: { name: 'database' } } },
  });

afterEach(() => void vi.useRealTimers());

test('a clock that is set back keeps no tenant from being asked', async () => {
  let asked = 0;
  const watch = new WorkWatch({
    read: async () => {
      asked += 1;
      throw new Error('nobody answers');
    },
    tenants: () => [tenantOf(1)],
    onChange: () => undefined,
    onScaled: () => undefined,
    pollMs: 10,
    log: createLogger({ service: 'test', level: 'error' }),
  });
  watch.start();
  await vi.waitFor(() => expect(asked).toBe(1));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  await vi.waitFor(() => expect(asked).toBeGreaterThan(1));
  watch.stop();
});

test('stopping waits for no tenant that is silent, and asks no other', async () => {
  let asked = 0;
  const silent = createServer(() => {
    asked += 1;
  });
  await new Promise<void>((resolve) => silent.listen(0, resolve));
  const { port } = silent.address() as AddressInfo;
  const tenants = Array.from({ length: 100 }, (_, n) => tenantOf(n));
  // An origin each, as each tenant has a Service of its own.
  const reader = createWorkReader(
    ({ metadata }) => `http://127.0.1.${Number(metadata.uid) + 1}:${port}/status`,
  );
  const watch = new WorkWatch({
    read: reader.read,
    tenants: () => tenants,
    onChange: () => undefined,
    onScaled: () => undefined,
    pollMs: 1_000,
    log: createLogger({ service: 'test', level: 'error' }),
  });
  watch.start();
  await vi.waitFor(() => expect(asked).toBeGreaterThan(10), { timeout: 2_500 });
  watch.stop();
  await reader.close();
  await setTimeout(200);
  expect(asked).toBeLessThanOrEqual(32);
  silent.closeAllConnections();
  silent.close();
});
