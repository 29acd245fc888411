import { childMetadata, type Manifest, selectorLabels } from './names.ts';
import type { RenderInput } from './render-input.ts';

/** A PodMonitor over all pods of the tenant, where the cluster knows such and it is wanted. */
export function podMonitor({ owner, hasPodMonitors }: RenderInput): Manifest | null {
  const { monitoring } = owner.spec;
  if (!hasPodMonitors || !monitoring.podMonitor) return null;
  const metadata = childMetadata(owner, owner.metadata.name);
  return {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PodMonitor',
    metadata: { ...metadata, labels: { ...monitoring.labels, ...metadata.labels } },
    spec: {
      selector: { matchLabels: selectorLabels(owner) },
      podTargetLabels: [
        'app.kubernetes.io/name',
        'app.kubernetes.io/instance',
        'app.kubernetes.io/component',
      ],
      podMetricsEndpoints: [{ port: 'metrics', path: '/metrics', interval: monitoring.interval }],
    },
  };
}
