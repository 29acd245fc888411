/**
 * The operator against a real etcd and API server: many tenants, memory, restart, drift, failover, API server restarts.
 *
 * `npm run bench -- operator [--tenants 1000] [--restarts 100] [--drifts 200]`. The controller manager does not run: Jobs
 * are said to be complete by the benchmark, and pods are nobody's concern here. Prints one JSON line; progress is on
 * stderr. The baseline in the same run is the bare cost of the same writes: every manifest of every tenant by
 * server-side apply from one client that does nothing else, at the same concurrency.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type KubeClient,
  MemoryDeployment,
  migrateJob,
  type RenderInput,
  renderGround,
  renderWorkloads,
} from '@memory/operator';
import { createLogger } from '@memory/telemetry';
import { IMAGE, OPERATOR_NAMESPACE, openStage, tenantManifest, until } from '../control-plane/stage.ts';
import { findProvider, startControlPlane } from '../kubernetes/control-plane.ts';
import { completeJobs } from './job-runner.ts';
import { startOperatorProcess, sum } from './operator-process.ts';

const { values } = parseArgs({
  options: {
    tenants: { type: 'string', default: '1000' },
    restarts: { type: 'string', default: '100' },
    drifts: { type: 'string', default: '200' },
  },
});
const tenants = Number(values.tenants);
const NAMESPACES = 10;
const CONCURRENCY = 4;
const LONG_MS = 20 * 60_000;

const say = (line: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${line}`);
const log = createLogger({ service: 'bench', level: 'error' });
const provider = await findProvider(say);
if (provider.kind !== 'binaries') {
  console.error(
    'this benchmark kills API servers: it needs a control plane of its own (KUBEBUILDER_ASSETS, or Go)',
  );
  process.exit(69);
}
const folder = await mkdtemp(join(tmpdir(), 'memory-operator-bench-'));
const plane = await startControlPlane(provider);
const stage = await openStage(plane);
try {
  console.log(JSON.stringify(await measure()));
} finally {
  await stage.close();
  await plane.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure() {
  const { admin } = stage;
  const namespaces: string[] = [];
  for (let index = 0; index < NAMESPACES; index += 1) namespaces.push(await stage.namespace());
  await plane.kill('kube-controller-manager');
  const kubeconfig = join(folder, 'kubeconfig');
  await writeFile(kubeconfig, await stage.operatorKubeconfig(), { mode: 0o600 });
  const start = (identity: string) =>
    startOperatorProcess({ kubeconfig, namespace: OPERATOR_NAMESPACE, identity, image: IMAGE });
  const jobs = completeJobs(admin, log);
  const names = Array.from({ length: tenants }, (_, index) => [
    namespaces[index % NAMESPACES] ?? '',
    `tenant-${index}`,
  ]) as [string, string][];

  const baseline = await measureBaseline(admin, namespaces[0] ?? '');

  say(`${tenants} tenants`);
  let operator = await start('one');
  await until('the operator is up', async () => (await operator.metrics()).size > 0);
  const began = performance.now();
  await eachOf(names, CONCURRENCY, ([namespace, name]) => admin.create(tenantManifest(namespace, name)));
  const createdSeconds = seconds(began);
  await until(
    'all is applied',
    async () => {
      const { items } = await admin.list('memoryDeployment');
      const done = items.filter((item) => (item.status as { image?: string } | undefined)?.image === IMAGE);
      say(`${done.length} of ${tenants} applied, ${operator.memory().now} MiB`);
      if (done.length >= tenants) return true;
      await sleep(2_000);
      return false;
    },
    LONG_MS,
  );
  const applySeconds = seconds(began);
  const memory = operator.memory();
  say(
    `created in ${createdSeconds} s, applied in ${applySeconds} s; bare writes ${baseline} s; ${memory.now} MiB`,
  );

  say('restart with nothing to do');
  await untilIdle(operator);
  await operator.end('SIGTERM');
  const restarted = performance.now();
  operator = await start('one');
  await until(
    'every tenant was looked at',
    async () => {
      const metrics = await operator.metrics();
      return (
        sum(metrics, 'controller_runtime_reconcile_total') >= tenants &&
        metrics.get('workqueue_depth{name="memorydeployment"}') === 0
      );
    },
    LONG_MS,
  );
  const restartSeconds = seconds(restarted);
  const after = await operator.metrics();
  const restartWrites =
    sum(after, 'rest_client_requests_total', 'method="patch"') +
    sum(after, 'rest_client_requests_total', 'method="delete"');
  const looked = sum(after, 'controller_runtime_reconcile_total');
  say(`restart: ${restartSeconds} s, ${restartWrites} writes, ${looked} looks`);
  const lookSeconds = sum(after, 'controller_runtime_reconcile_time_seconds_sum');

  say('no-op reconciles');
  const beforeTouch = sum(after, 'controller_runtime_reconcile_total');
  const touched = performance.now();
  await eachOf(names, 16, ([namespace, name]) =>
    admin.merge(
      { kind: 'memoryDeployment', namespace, name },
      { metadata: { annotations: { touched: String(Date.now()) } } },
    ),
  );
  await until(
    'every touch was looked at',
    async () => sum(await operator.metrics(), 'controller_runtime_reconcile_total') >= beforeTouch + tenants,
    LONG_MS,
  );
  const noOpPerSecond = Math.round(tenants / seconds(touched));

  say(`${noOpPerSecond} no-op reconciles a second`);
  say('drift');
  const drift = await measureDrift(admin, names, Number(values.drifts));

  say(`drift put back: p50 ${drift.p50} ms, p95 ${drift.p95} ms`);
  say('failover');
  const standby = await start('two');
  await until('the other stands by', async () => (await standby.metrics()).size > 0);
  await sleep(3_000);
  const crash = await measureFailover(admin, () => operator.end('SIGKILL'), 'two');
  operator = await start('one');
  await until('the first stands by', async () => (await operator.metrics()).size > 0);
  await sleep(3_000);
  const graceful = await measureFailover(admin, () => standby.end('SIGTERM'), 'one');

  say(`failover: ${crash} s after a crash, ${graceful} s when graceful`);
  say('API server restarts');
  const missed = await measureRestarts(admin, names, Number(values.restarts));
  const endMemory = operator.memory();
  await operator.end('SIGTERM');
  await jobs.stop();

  return {
    bench: 'operator',
    tenants,
    created_s: createdSeconds,
    applied_s: applySeconds,
    baseline_applied_s: baseline,
    rss_mib: memory.now,
    rss_peak_mib: Math.max(endMemory.peak, memory.peak),
    restart_s: restartSeconds,
    restart_writes: restartWrites,
    restart_reconciles_per_s_of_work: Math.round(looked / Math.max(lookSeconds, 0.001)),
    noop_reconciles_per_s: noOpPerSecond,
    drift_p50_ms: drift.p50,
    drift_p95_ms: drift.p95,
    failover_crash_s: crash,
    failover_graceful_s: graceful,
    api_restarts: Number(values.restarts),
    changes_missed: missed,
  };
}

/** The same writes with nobody thinking: seconds for all tenants, scaled up from a tenth of them. */
async function measureBaseline(admin: KubeClient, namespace: string): Promise<number> {
  const sample = Math.max(10, Math.round(tenants / 10));
  const inputs = Array.from({ length: sample }, (_, index): RenderInput => {
    const name = `baseline-${index}`;
    const metadata = { name, namespace, uid: '00000000-0000-4000-8000-000000000000', resourceVersion: '1' };
    return {
      owner: MemoryDeployment.parse({ ...tenantManifest(namespace, name), metadata }),
      image: IMAGE,
      version: '1.0.0',
      secretHashes: {},
      outsidePorts: { database: 5432, redis: 6379 },
      workerTarget: null,
      hasPodMonitors: false,
    };
  });
  const began = performance.now();
  await eachOf(inputs, CONCURRENCY, async (input) => {
    for (const manifest of [...renderGround(input), migrateJob(input), ...renderWorkloads(input)]) {
      const { ownerReferences: _, ...metadata } = manifest.metadata;
      await admin.apply({ ...manifest, metadata });
    }
  });
  return Math.round((seconds(began) * tenants) / sample);
}

async function measureDrift(admin: KubeClient, names: [string, string][], count: number) {
  const times: number[] = [];
  const chosen = Array.from({ length: count }, (_, index) => names[(index * 7) % names.length] ?? ['', '']);
  await eachOf(chosen as [string, string][], 2, async ([namespace, name]) => {
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

async function measureFailover(admin: KubeClient, end: () => Promise<void>, next: string): Promise<number> {
  const began = performance.now();
  const ended = end();
  await until(`${next} leads`, async () => {
    const lease = await admin.get({ kind: 'lease', namespace: OPERATOR_NAMESPACE, name: 'memory-operator' });
    return (lease.spec as { holderIdentity?: string }).holderIdentity === next;
  });
  const took = seconds(began);
  await ended;
  return took;
}

/** A change of a tenant right after each restart must reach its pods; answers how many did not. */
async function measureRestarts(admin: KubeClient, names: [string, string][], count: number): Promise<number> {
  let missed = 0;
  for (let round = 0; round < count; round += 1) {
    const [namespace, name] = names[(round * 13) % names.length] ?? ['', ''];
    const target = { kind: 'memoryDeployment', namespace, name } as const;
    const revision = `round-${round}`;
    await plane.kill('kube-apiserver');
    await plane.start('kube-apiserver');
    await until('the change is taken', async () => {
      await admin.merge(target, { spec: { worker: { podAnnotations: { revision } } } });
      return true;
    });
    await until(
      'the change reaches the pods',
      async () => {
        const { spec } = await admin.get({ kind: 'deployment', namespace, name: `${name}-worker` });
        return JSON.stringify(spec).includes(revision);
      },
      60_000,
    ).catch(() => {
      missed += 1;
    });
    if (round % 10 === 9) say(`${round + 1} restarts`);
  }
  return missed;
}

async function untilIdle(operator: Awaited<ReturnType<typeof startOperatorProcess>>): Promise<void> {
  let last = -1;
  await until(
    'it is idle',
    async () => {
      const now = sum(await operator.metrics(), 'controller_runtime_reconcile_total');
      if (now === last) return true;
      last = now;
      await sleep(3_000);
      return false;
    },
    LONG_MS,
  );
}

async function eachOf<Item>(
  items: Item[],
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

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 10) / 100;
}
