import { inject } from 'vitest';
import {
  attachControlPlane,
  type ControlPlane,
  findProvider,
  startControlPlane,
} from '../kubernetes/control-plane.ts';
import { openStage, type Stage } from './stage.ts';

/** Whether this run has a control plane. */
export const hasControlPlane = () => inject('kubeconfig') !== null;

/** The stage on the control plane that the run shares. */
export async function openSharedStage(): Promise<Stage> {
  const provider = await findProvider(() => {});
  const directory = inject('controlPlane');
  let plane: ControlPlane;
  if (directory !== null && provider.kind === 'binaries') plane = attachControlPlane(directory, provider);
  else plane = await startControlPlane({ kind: 'given', kubeconfig: inject('kubeconfig') ?? '' });
  return openStage(plane);
}
