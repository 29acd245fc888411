import { type Component, childMetadata, childName, type Manifest, ports, selectorLabels } from './names.ts';
import type { RenderInput } from './render-input.ts';

/** The Service of a component that is called by others. */
export function service({ owner }: RenderInput, component: Exclude<Component, 'worker'>): Manifest {
  const { exposure } = owner.spec;
  const published = component === 'api';
  // Kubernetes reads an empty list of source ranges as everybody.
  const admitsNobody = exposure.type === 'LoadBalancer' && exposure.loadBalancerSourceRanges?.length === 0;
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: childMetadata(
      owner,
      childName(owner, component),
      component,
      published ? exposure.annotations : undefined,
    ),
    spec: {
      type: published && !admitsNobody ? exposure.type : 'ClusterIP',
      selector: selectorLabels(owner, component),
      ports: [{ name: 'http', port: ports[component], targetPort: 'http', protocol: 'TCP' }],
      ...(published && exposure.type === 'LoadBalancer' && exposure.loadBalancerSourceRanges && !admitsNobody
        ? { loadBalancerSourceRanges: exposure.loadBalancerSourceRanges }
        : {}),
    },
  };
}

/** Inside the cluster only: where the operator reads how much work waits. */
export function statusService({ owner }: RenderInput): Manifest {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: childMetadata(owner, childName(owner, 'status'), 'api'),
    spec: {
      type: 'ClusterIP',
      selector: selectorLabels(owner, 'api'),
      ports: [{ name: 'metrics', port: ports.metrics, targetPort: 'metrics', protocol: 'TCP' }],
    },
  };
}

export function ingress({ owner }: RenderInput): Manifest | null {
  const wanted = owner.spec.exposure.ingress;
  if (!wanted) return null;
  const backend = { service: { name: childName(owner, 'api'), port: { name: 'http' } } };
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: childMetadata(owner, childName(owner, 'api'), 'api', wanted.annotations),
    spec: {
      ...(wanted.className ? { ingressClassName: wanted.className } : {}),
      ...(wanted.tlsSecretName ? { tls: [{ hosts: [wanted.host], secretName: wanted.tlsSecretName }] } : {}),
      rules: [{ host: wanted.host, http: { paths: [{ path: '/', pathType: 'Prefix', backend }] } }],
    },
  };
}

/** The URL of the API: its ingress where there is one, else its Service. */
export function endpoint({ owner }: RenderInput): string {
  const wanted = owner.spec.exposure.ingress;
  if (wanted) return `${wanted.tlsSecretName ? 'https' : 'http'}://${wanted.host}`;
  return `http://${childName(owner, 'api')}.${owner.metadata.namespace}.svc:${ports.api}`;
}
