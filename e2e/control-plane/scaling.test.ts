import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWorkReader } from '@memory/operator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasControlPlane, openSharedStage } from './open-shared.ts';
import { applyTenant, conditionOf, type Stage, until, untilCondition } from './stage.ts';

describe.skipIf(!hasControlPlane())('workers follow the queue', () => {
  let stage: Stage;
  let server: Server;
  let reader: ReturnType<typeof createWorkReader>;
  const idle = { deployment_id: 'd', ready: 0, running: 0, oldest_ready_seconds: 0, dead_letters: 0 };
  let work = idle;
  beforeAll(async () => {
    stage = await openSharedStage();
    // Stands where the API pod answers `/status`; on a control plane alone no pod runs.
    server = createServer((_request, response) => response.end(JSON.stringify(work)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    reader = createWorkReader(() => `http://127.0.0.1:${port}/status`);
    await stage.startOperator({ readWork: reader.read, queuePollMs: 200 });
  });
  afterAll(async () => {
    await stage?.close();
    await reader?.close();
    server?.closeAllConnections();
    server?.close();
  });

  test('up with the depth, down to zero when there is nothing, and back on the next ingest', async () => {
    const namespace = await stage.namespace();
    const autoscaling = { minReplicas: 0, maxReplicas: 3, readyPerReplica: 10, scaleDownSeconds: 1 };
    await applyTenant(stage.plane, namespace, 'acme', { worker: { autoscaling } });
    const untilWorkers = (count: number) =>
      until(`${count} workers`, async () => {
        const { spec } = await stage.admin.get({ kind: 'deployment', namespace, name: 'acme-worker' });
        return (spec as { replicas: number }).replicas === count;
      });
    await untilWorkers(0);
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    work = { ...idle, ready: 95, running: 1, oldest_ready_seconds: 5 };
    await untilWorkers(3);
    work = { ...idle, ready: 12, running: 1 };
    await untilWorkers(2);
    work = { ...idle, running: 1 };
    await untilWorkers(1);
    work = idle;
    await untilWorkers(0);
    const started = Date.now();
    work = { ...idle, ready: 1 };
    await untilWorkers(1);
    expect(Date.now() - started).toBeLessThan(30_000);
    await stage.plane.kubectl(['-n', namespace, 'get', 'memdep', 'acme']);
  });

  test('dead letters are told', async () => {
    const namespace = await stage.namespace();
    work = { ...idle, dead_letters: 2 };
    await applyTenant(stage.plane, namespace, 'acme');
    const told = await untilCondition(stage.admin, namespace, 'acme', 'QueueHealthy', {
      reason: 'DeadLetters',
    });
    expect(conditionOf(told, 'QueueHealthy')?.message).toContain('2 pieces of work were given up');
    expect(told.status).toMatchObject({ queue: { deadLetters: 2 } });
    work = idle;
    await untilCondition(stage.admin, namespace, 'acme', 'QueueHealthy', { status: 'True' });
  });
});
