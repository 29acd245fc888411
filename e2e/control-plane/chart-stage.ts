import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProvider, startControlPlane } from '../kubernetes/control-plane.ts';
import { findHelm, openShell, type Shell } from '../kubernetes/helm.ts';
import { openStage, type Stage } from './stage.ts';

/** Where the documentation puts the operator. */
export const SYSTEM = 'memory-system';
/** The chart as it was released before. */
export const FORMER_CHART = 'e2e/former/memory-operator-0.1.0.tgz';
export const CHART = 'charts/memory-operator';

const silent = () => {};
const provider = await findProvider(silent);
const helm = provider.kind === 'binaries' ? await findHelm(silent) : null;

/** Whether this machine has Helm, and a control plane of the test's own: the definition is removed on it. */
export const hasChartStage = () => helm !== null;

/** A control plane of its own, on which Helm installs the operator's `chart`; no pod runs, so a test starts the operator. */
export async function openChartStage(
  chart: string,
): Promise<{ stage: Stage; sh: Shell['sh']; close(): Promise<void> }> {
  if (provider.kind !== 'binaries' || helm === null)
    throw new Error('no control plane of its own, or no Helm');
  const folder = await mkdtemp(join(tmpdir(), 'memory-chart-stage-'));
  const plane = await startControlPlane(provider);
  const { sh } = await openShell({
    folder,
    helm,
    kubeconfig: plane.kubeconfig,
    kubectl: provider.command('kubectl'),
  });
  const stage = await openStage(plane, {
    operatorNamespace: SYSTEM,
    install: () => sh(`helm install memory-operator ${chart} -n ${SYSTEM} --create-namespace`),
  });
  return {
    stage,
    sh,
    async close() {
      await stage.close();
      await plane.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
