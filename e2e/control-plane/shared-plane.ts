import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findProvider, startControlPlane } from '../kubernetes/control-plane.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the control plane that the tests share; null where this machine can have none. */
    controlPlane: string | null;
    /** Where it is not ours: an administrator's kubeconfig. */
    kubeconfig: string | null;
  }
}

/** One control plane for the whole run. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const provider = await findProvider((line) => console.error(line));
  if (provider.kind === 'none') {
    console.error(`left out: the tests of the operator on a control plane (${provider.reason})`);
    project.provide('controlPlane', null);
    project.provide('kubeconfig', null);
    return undefined;
  }
  const plane = await startControlPlane(provider);
  project.provide('controlPlane', plane.restartable ? dirname(plane.kubeconfig) : null);
  project.provide('kubeconfig', plane.kubeconfig);
  return () => plane.stop();
}
