/**
 * The operator against a real etcd and API server: many tenants, memory, restart, drift, failover, API server restarts.
 *
 * `npm run bench -- operator [--tenants 1000] [--restarts 100] [--drifts 200]`. The controller manager does not run: Jobs
 * are said to be complete by the benchmark, and pods are nobody's concern here. Prints one JSON line; progress is on
 * stderr. Baselines in the same run: the bare cost of the same writes, every manifest of every tenant by server-side
 * apply from one client that does nothing else, at the same concurrency; and, where Go is at hand, the least operator that
 * controller-runtime allows, which keeps the same children (`go` in the answer).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type KubeClient, migrateJob, renderGround, renderWorkloads } from '@memory/operator';
import { createLogger } from '@memory/telemetry';
import { IMAGE, OPERATOR_NAMESPACE, openStage, until } from '../control-plane/stage.ts';
import { findProvider, startControlPlane } from '../kubernetes/control-plane.ts';
import { measureGoOperator } from './go-operator.ts';
import { completeJobs } from './job-runner.ts';
import { type Basics, CONCURRENCY, eachOf, measureBasics, seconds, type Tenant } from './measure-basics.ts';
import { startOperatorProcess } from './operator-process.ts';
import { renderInputOf } from './render-input.ts';

const { values } = parseArgs({
  options: {
    tenants: { type: 'string', default: '1000' },
    restarts: { type: 'string', default: '100' },
    drifts: { type: 'string', default: '200' },
  },
});
const tenants = Number(values.tenants);
const NAMESPACES = 10;

const say = (line: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${line}`);
const log = createLogger({ service: 'bench', level: 'error' });
const provider = await findProvider(say);
if (provider.kind !== 'binaries') {
  console.error(
    'this benchmark kills API servers: it needs a control plane of its own (KUBEBUILDER_ASSETS, or Go)',
  );
  process.exit(69);
}
const binaries = provider;
const folder = await mkdtemp(join(tmpdir(), 'memory-operator-bench-'));
const plane = await startControlPlane(binaries);
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
  ]) as Tenant[];

  const baseline = await measureBaseline(admin, namespaces[0] ?? '', 'before');
  say(`bare writes: ${baseline} s`);
  say(`${tenants} tenants`);
  const measured = await measureBasics(admin, () => start('one'), names, Number(values.drifts), say);
  const { basics } = measured;
  let { operator } = measured;
  const after = await measureBaseline(admin, namespaces[0] ?? '', 'after');
  say(`bare writes again, with the operator idle: ${after} s`);

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

  say('the same with the operator in Go');
  const go = await measureGoOperator({
    provider: binaries,
    folder,
    tenants: names,
    drifts: Number(values.drifts),
    say,
  });
  if (go === null) say('left out: there is no Go here');
  return {
    bench: 'operator',
    tenants,
    ...toldOf(basics),
    rss_peak_mib: Math.max(endMemory.peak, basics.memory.peak),
    baseline_applied_s: baseline,
    baseline_after_s: after,
    failover_crash_s: crash,
    failover_graceful_s: graceful,
    api_restarts: Number(values.restarts),
    changes_missed: missed,
    go: go && toldOf(go),
  };
}

function toldOf({ created, applied, memory, restart, noOpPerSecond, drift }: Basics) {
  return {
    created_s: created,
    applied_s: applied,
    rss_mib: memory.now,
    rss_peak_mib: memory.peak,
    restart_s: restart.seconds,
    restart_writes: restart.writes,
    restart_reconciles_per_s_of_work: Math.round(restart.looks / Math.max(restart.lookSeconds, 0.001)),
    noop_reconciles_per_s: noOpPerSecond,
    drift_p50_ms: drift.p50,
    drift_p95_ms: drift.p95,
  };
}

/**
 * The same writes with nobody thinking: seconds for all tenants, scaled up from a tenth of them. Before and after the
 * operator's, as a machine that others use too is not equally fast all the time.
 */
async function measureBaseline(
  admin: KubeClient,
  namespace: string,
  when: 'before' | 'after',
): Promise<number> {
  const sample = Math.max(10, Math.round(tenants / 10));
  const inputs = Array.from({ length: sample }, (_, index) => renderInputOf(namespace, `${when}-${index}`));
  const began = performance.now();
  await eachOf(inputs, CONCURRENCY, async (input) => {
    for (const manifest of [...renderGround(input), migrateJob(input), ...renderWorkloads(input)]) {
      const { ownerReferences: _, ...metadata } = manifest.metadata;
      await admin.apply({ ...manifest, metadata });
    }
  });
  return Math.round((seconds(began) * tenants) / sample);
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
async function measureRestarts(admin: KubeClient, names: readonly Tenant[], count: number): Promise<number> {
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
