import { setTimeout as sleep } from 'node:timers/promises';
import type { KubeClient } from '@memory/operator';
import { IMAGE, tenantManifest, until } from '../control-plane/stage.ts';
import { type OperatorProcess, sum } from './operator-process.ts';

/** A tenant's namespace and name. */
export type Tenant = readonly [namespace: string, name: string];

/** Writers at once, of the benchmark and of each operator. */
export const CONCURRENCY = 4;
const LONG_MS = 20 * 60_000;

/** What is measured of an operator: times in seconds, memory in MiB, drift in milliseconds. */
export type Basics = {
  created: number;
  applied: number;
  memory: { now: number; peak: number };
  restart: { seconds: number; writes: number; looks: number; lookSeconds: number };
  noOpPerSecond: number;
  drift: { p50: number; p95: number };
};

/**
 * Makes the tenants, waits until all is applied, restarts the operator with nothing to do, touches every tenant, and sets
 * `drifts` Deployments to another size. Answers the measures and the operator, which still runs.
 */
export async function measureBasics(
  admin: KubeClient,
  start: () => Promise<OperatorProcess>,
  tenants: readonly Tenant[],
  drifts: number,
  say: (line: string) => void,
): Promise<{ basics: Basics; operator: OperatorProcess }> {
  const total = tenants.length;
  let operator = await start();
  await until('the operator is up', async () => (await operator.metrics()).size > 0);
  const began = performance.now();
  await eachOf(tenants, CONCURRENCY, ([namespace, name]) => admin.create(tenantManifest(namespace, name)));
  const created = seconds(began);
  await until(
    'all is applied',
    async () => {
      const { items } = await admin.list('memoryDeployment');
      const done = items.filter((item) => (item.status as { image?: string } | undefined)?.image === IMAGE);
      say(`${done.length} of ${total} applied, ${operator.memory().now} MiB`);
      if (done.length >= total) return true;
      await sleep(2_000);
      return false;
    },
    LONG_MS,
  );
  const applied = seconds(began);
  const memory = operator.memory();
  say(`created in ${created} s, applied in ${applied} s; ${memory.now} MiB`);

  await untilIdle(operator);
  await operator.end('SIGTERM');
  const restarted = performance.now();
  operator = await start();
  await until(
    'every tenant was looked at',
    async () => {
      const metrics = await operator.metrics();
      return sum(metrics, RECONCILED) >= total && sum(metrics, 'workqueue_depth') === 0;
    },
    LONG_MS,
  );
  const after = await operator.metrics();
  const restart = {
    seconds: seconds(restarted),
    writes:
      sum(after, 'rest_client_requests_total', 'method="patch"') +
      sum(after, 'rest_client_requests_total', 'method="delete"'),
    looks: sum(after, RECONCILED),
    lookSeconds: sum(after, 'controller_runtime_reconcile_time_seconds_sum'),
  };
  say(`restart: ${restart.seconds} s, ${restart.writes} writes, ${restart.looks} looks`);

  const touched = performance.now();
  await eachOf(tenants, 16, ([namespace, name]) =>
    admin.merge(
      { kind: 'memoryDeployment', namespace, name },
      { metadata: { annotations: { touched: String(Date.now()) } } },
    ),
  );
  await until(
    'every touch was looked at',
    async () => sum(await operator.metrics(), RECONCILED) >= restart.looks + total,
    LONG_MS,
  );
  const noOpPerSecond = Math.round(total / seconds(touched));
  say(`${noOpPerSecond} no-op reconciles a second`);

  const drift = await measureDrift(admin, tenants, drifts);
  say(`drift put back: p50 ${drift.p50} ms, p95 ${drift.p95} ms`);
  return { basics: { created, applied, memory, restart, noOpPerSecond, drift }, operator };
}

const RECONCILED = 'controller_runtime_reconcile_total';

async function measureDrift(admin: KubeClient, tenants: readonly Tenant[], count: number) {
  const times: number[] = [];
  const chosen = Array.from(
    { length: count },
    (_, index) => tenants[(index * 7) % tenants.length] ?? ['', ''],
  );
  await eachOf(chosen as Tenant[], 2, async ([namespace, name]) => {
    const target = { kind: 'deployment', namespace, name: `${name}-api` } as const;
    await admin.merge(target, { spec: { replicas: 9 } });
    const began = performance.now();
    for (;;) {
      const { spec } = await admin.get(target);
      if ((spec as { replicas?: number }).replicas === 1) break;
      if (seconds(began) > 60) throw new Error(`the drift of ${name} was not put back`);
      await sleep(10);
    }
    times.push(performance.now() - began);
  });
  times.sort((a, b) => a - b);
  const at = (part: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);
  return { p50: at(0.5), p95: at(0.95) };
}

async function untilIdle(operator: OperatorProcess): Promise<void> {
  let last = -1;
  await until(
    'it is idle',
    async () => {
      const now = sum(await operator.metrics(), RECONCILED);
      if (now === last) return true;
      last = now;
      await sleep(3_000);
      return false;
    },
    LONG_MS,
  );
}

/** Runs `run` for each item, `atOnce` at a time. */
export async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = [...items].reverse();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = rest.pop(); item !== undefined; item = rest.pop()) await run(item);
    }),
  );
}

/** Since a moment of `performance.now()`, to a hundredth. */
export function seconds(since: number): number {
  return Math.round((performance.now() - since) / 10) / 100;
}
