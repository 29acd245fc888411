import type { ComponentStatus } from '../api/status.ts';
import type { KubeObject } from '../client/kube-client.ts';
import { type Component, childName, type RenderInput, wantedComponents } from '../resources/index.ts';
import type { ChildStore } from './children.ts';

/** How one Deployment is, as its controller last said. */
export type ComponentState = ComponentStatus & {
  component: Component;
  /** All its pods are of the present template, and enough of them are ready. */
  settled: boolean;
  /** Its rollout has not got on for longer than its deadline. */
  stuck: boolean;
};

type DeploymentObject = KubeObject & {
  spec?: { replicas?: number; template?: { spec?: { containers?: { image?: string }[] } } };
  status?: {
    observedGeneration?: number;
    replicas?: number;
    updatedReplicas?: number;
    readyReplicas?: number;
    conditions?: { type: string; status: string; reason?: string }[];
  };
};

export function componentState(live: KubeObject, component: Component, elastic: boolean): ComponentState {
  const { spec, status, metadata } = live as DeploymentObject;
  const desired = spec?.replicas ?? 1;
  const ready = status?.readyReplicas ?? 0;
  const isSeen = (status?.observedGeneration ?? 0) >= (metadata.generation ?? 0);
  const isUpdated = (status?.updatedReplicas ?? 0) === (status?.replicas ?? 0);
  // Where the number comes and goes with the load, one ready pod is what is asked for.
  const enough = elastic ? Math.min(1, desired) : desired;
  return {
    component,
    ready,
    desired,
    replicas: `${ready}/${desired}`,
    image: spec?.template?.spec?.containers?.[0]?.image ?? '',
    settled: isSeen && isUpdated && (status?.replicas ?? 0) >= enough && ready >= enough,
    stuck:
      status?.conditions?.some(
        ({ type, reason }) => type === 'Progressing' && reason === 'ProgressDeadlineExceeded',
      ) ?? false,
  };
}

/** The states of the components that are wanted; those without a Deployment yet are left out. */
export function componentStates(
  children: ChildStore,
  owner: RenderInput['owner'],
): { states: ComponentState[]; missing: Component[] } {
  const key = `${owner.metadata.namespace}/${owner.metadata.name}`;
  const states: ComponentState[] = [];
  const missing: Component[] = [];
  for (const component of wantedComponents(owner)) {
    const live = children.get(key, 'deployment', childName(owner, component));
    const elastic =
      (component === 'api' && owner.spec.api.autoscaling !== undefined) ||
      (component === 'worker' && owner.spec.worker.autoscaling !== undefined);
    if (live) states.push(componentState(live, component, elastic));
    else missing.push(component);
  }
  return { states, missing };
}
