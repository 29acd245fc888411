import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrateJob, renderGround, renderWorkloads } from '@memory/operator';
import { createLogger } from '@memory/telemetry';
import { IMAGE, openStage } from '../control-plane/stage.ts';
import { ensureBinary, hasGo } from '../kubernetes/binaries.ts';
import { type Provider, startControlPlane } from '../kubernetes/control-plane.ts';
import { completeJobs } from './job-runner.ts';
import { type Basics, measureBasics, type Tenant } from './measure-basics.ts';
import { startProcess } from './operator-process.ts';
import { renderInputOf } from './render-input.ts';

export type GoComparison = {
  provider: Extract<Provider, { kind: 'binaries' }>;
  /** Of the benchmark; for the manifests and the kubeconfig. */
  folder: string;
  tenants: readonly Tenant[];
  drifts: number;
  say: (line: string) => void;
};

/** Stands for a tenant's name in the manifests; the operator in Go puts the name in. */
const TENANT_NAME = 'xx-tenant-xx';

/**
 * The same measures of the least operator that controller-runtime allows, which keeps the same children, on a fresh
 * control plane. Null where there is no Go to build it.
 */
export async function measureGoOperator(options: GoComparison): Promise<Basics | null> {
  const { provider, folder, say, drifts } = options;
  if (!(await hasGo())) return null;
  const binary = await ensureBinary('go-operator', say);
  const plane = await startControlPlane(provider);
  const stage = await openStage(plane);
  try {
    const own: string[] = [];
    for (const _ of new Set(options.tenants.map(([namespace]) => namespace)))
      own.push(await stage.namespace());
    const tenants = options.tenants.map(([, name], index): Tenant => [own[index % own.length] ?? '', name]);
    await plane.kill('kube-controller-manager');
    const kubeconfig = join(folder, 'go-kubeconfig');
    await writeFile(kubeconfig, await stage.operatorKubeconfig(), { mode: 0o600 });
    const children = join(folder, 'children.json');
    const input = renderInputOf('any', TENANT_NAME);
    await writeFile(
      children,
      JSON.stringify([...renderGround(input), migrateJob(input), ...renderWorkloads(input)]),
    );
    const start = () =>
      startProcess(binary, [], (metrics) => ({
        KUBECONFIG: kubeconfig,
        METRICS_BIND: metrics,
        CHILDREN: children,
        IMAGE,
      }));
    const jobs = completeJobs(stage.admin, createLogger({ service: 'bench', level: 'error' }));
    const { basics, operator } = await measureBasics(stage.admin, start, tenants, drifts, say);
    await operator.end('SIGTERM');
    await jobs.stop();
    return basics;
  } finally {
    await stage.close();
    await plane.stop();
  }
}
