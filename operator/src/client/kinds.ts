import { GROUP, PLURAL, VERSION } from '../api/crd.ts';

/** Where the API server keeps a kind. */
export type Kind = { apiVersion: string; kind: string; plural: string; namespaced: boolean };

const kind = (apiVersion: string, name: string, plural: string, namespaced = true): Kind => ({
  apiVersion,
  kind: name,
  plural,
  namespaced,
});

/** Every kind that the operator reads or writes. */
export const kinds = {
  memoryDeployment: kind(`${GROUP}/${VERSION}`, 'MemoryDeployment', PLURAL),
  deployment: kind('apps/v1', 'Deployment', 'deployments'),
  service: kind('v1', 'Service', 'services'),
  serviceAccount: kind('v1', 'ServiceAccount', 'serviceaccounts'),
  secret: kind('v1', 'Secret', 'secrets'),
  pod: kind('v1', 'Pod', 'pods'),
  event: kind('v1', 'Event', 'events'),
  job: kind('batch/v1', 'Job', 'jobs'),
  cronJob: kind('batch/v1', 'CronJob', 'cronjobs'),
  claim: kind('v1', 'PersistentVolumeClaim', 'persistentvolumeclaims'),
  disruptionBudget: kind('policy/v1', 'PodDisruptionBudget', 'poddisruptionbudgets'),
  autoscaler: kind('autoscaling/v2', 'HorizontalPodAutoscaler', 'horizontalpodautoscalers'),
  networkPolicy: kind('networking.k8s.io/v1', 'NetworkPolicy', 'networkpolicies'),
  ingress: kind('networking.k8s.io/v1', 'Ingress', 'ingresses'),
  podMonitor: kind('monitoring.coreos.com/v1', 'PodMonitor', 'podmonitors'),
  lease: kind('coordination.k8s.io/v1', 'Lease', 'leases'),
} as const satisfies Record<string, Kind>;
export type KindName = keyof typeof kinds;

/** What a tenant is made of: labelled as the operator's own, and watched. */
export const childKinds = [
  'deployment',
  'service',
  'serviceAccount',
  'job',
  'cronJob',
  'claim',
  'disruptionBudget',
  'autoscaler',
  'networkPolicy',
  'ingress',
  'podMonitor',
] as const satisfies KindName[];
export type ChildKind = (typeof childKinds)[number];

export function kindOf(manifest: { apiVersion: string; kind: string }): KindName {
  const found = Object.entries(kinds).find(
    ([, known]) => known.apiVersion === manifest.apiVersion && known.kind === manifest.kind,
  );
  if (!found) throw new Error(`the operator does not know ${manifest.apiVersion} ${manifest.kind}`);
  return found[0] as KindName;
}

/** The path of a collection, or of one object in it. */
export function pathOf(name: KindName, namespace?: string, object?: string): string {
  const { apiVersion, plural }: Kind = kinds[name];
  const root = apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
  const scope = namespace === undefined ? '' : `/namespaces/${encodeURIComponent(namespace)}`;
  return `${root}${scope}/${plural}${object === undefined ? '' : `/${encodeURIComponent(object)}`}`;
}
