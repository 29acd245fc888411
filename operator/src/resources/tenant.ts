import { snapshotClaim, snapshotCronJob } from './jobs.ts';
import { podMonitor } from './monitors.ts';
import { hashOf, type Manifest } from './names.ts';
import { networkPolicies } from './network-policies.ts';
import type { RenderInput } from './render-input.ts';
import { ingress, service, statusService } from './services.ts';
import { autoscaler, deployment, disruptionBudget, serviceAccount, wantedComponents } from './workloads.ts';

/** Hash of the manifest that was applied last: another render is applied, an equal one is not. */
export const APPLIED = 'memoryservice.dev/applied';

/** Who the pods are and what they may reach: there before the first of them, the migration's. */
export function renderGround(input: RenderInput): Manifest[] {
  return [serviceAccount(input), ...networkPolicies(input)].map(stamped);
}

/** What runs, in the order in which it is applied. */
export function renderWorkloads(input: RenderInput): Manifest[] {
  const components = wantedComponents(input.owner);
  return [
    ...components.flatMap((component) => [
      ...(component === 'worker' ? [] : [service(input, component)]),
      deployment(input, component),
      disruptionBudget(input, component),
    ]),
    statusService(input),
    autoscaler(input),
    ingress(input),
    podMonitor(input),
    snapshotClaim(input),
    snapshotCronJob(input),
  ]
    .filter((manifest) => manifest !== null)
    .map(stamped);
}

/** The manifest with its own hash in an annotation. */
export function stamped(manifest: Manifest): Manifest {
  const { metadata } = manifest;
  return {
    ...manifest,
    metadata: { ...metadata, annotations: { ...metadata.annotations, [APPLIED]: hashOf(manifest) } },
  };
}
