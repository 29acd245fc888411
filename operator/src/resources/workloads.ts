import {
  type Component,
  childMetadata,
  childName,
  hashOf,
  type Manifest,
  ports,
  REPLICAS_BY,
  selectorLabels,
  TEMPLATE,
} from './names.ts';
import { type PodOptions, podTemplate } from './pods.ts';
import type { RenderInput } from './render-input.ts';

/** Who the pods are; it may do nothing, and its token is not mounted. */
export function serviceAccount({ owner }: RenderInput): Manifest {
  const { labels, annotations } = owner.spec.serviceAccount ?? {};
  const metadata = childMetadata(owner, owner.metadata.name, undefined, annotations);
  return {
    apiVersion: 'v1',
    kind: 'ServiceAccount',
    metadata: { ...metadata, labels: { ...labels, ...metadata.labels } },
    automountServiceAccountToken: false,
  };
}

/** The components that the spec asks for. */
export function wantedComponents({ spec }: RenderInput['owner']): Component[] {
  return [
    'api',
    'worker',
    ...(spec.graph.enabled ? (['graph'] as const) : []),
    ...(spec.costExport ? (['cost-export'] as const) : []),
  ];
}

/** The Deployment of a component. */
export function deployment(input: RenderInput, component: Component): Manifest {
  const { owner } = input;
  const replicas = replicasOf(input, component);
  const template = podTemplate(input, podOptions(input, component));
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: childMetadata(owner, childName(owner, component), component, {
      [TEMPLATE]: hashOf(template),
      [REPLICAS_BY]: replicas === null ? 'autoscaler' : 'operator',
    }),
    spec: {
      ...(replicas === null ? {} : { replicas }),
      revisionHistoryLimit: owner.spec.revisionHistoryLimit,
      progressDeadlineSeconds: 300,
      selector: { matchLabels: selectorLabels(owner, component) },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template,
    },
  };
}

/** Null where another owns the number. */
export function replicasOf({ owner, workerTarget }: RenderInput, component: Component): number | null {
  const { spec } = owner;
  switch (component) {
    case 'api':
      return spec.api.autoscaling ? null : spec.api.replicas;
    case 'worker':
      return spec.worker.autoscaling
        ? (workerTarget ?? spec.worker.autoscaling.minReplicas)
        : spec.worker.replicas;
    case 'graph':
      return spec.graph.replicas;
    case 'cost-export':
      return spec.costExport?.replicas ?? 0;
  }
}

function podOptions({ owner }: RenderInput, component: Component): PodOptions {
  const { spec } = owner;
  const http = (containerPort: number) => ({
    ports: [{ name: 'http', containerPort }],
    lingerSeconds: 5,
    graceSeconds: 75,
  });
  const shared = { program: component, serves: true } as const;
  switch (component) {
    case 'api':
      return { ...shared, resources: spec.api.resources, scheduling: spec.api, ...http(ports.api) };
    case 'worker':
      return { ...shared, resources: spec.worker.resources, scheduling: spec.worker, graceSeconds: 60 };
    case 'graph':
      return { ...shared, resources: spec.graph.resources, scheduling: spec.graph, ...http(ports.graph) };
    case 'cost-export':
      return {
        ...shared,
        resources: spec.costExport?.resources,
        ...(spec.costExport ? { scheduling: spec.costExport } : {}),
        ...http(ports['cost-export']),
      };
  }
}

/** One pod at a time may be taken away on purpose; so a single replica never blocks a node from draining. */
export function disruptionBudget({ owner }: RenderInput, component: Component): Manifest {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: childMetadata(owner, childName(owner, component), component),
    spec: {
      maxUnavailable: 1,
      unhealthyPodEvictionPolicy: 'AlwaysAllow',
      selector: { matchLabels: selectorLabels(owner, component) },
    },
  };
}

/** The API by its CPU; null where it is not asked for. */
export function autoscaler({ owner }: RenderInput): Manifest | null {
  const scaling = owner.spec.api.autoscaling;
  if (!scaling) return null;
  const name = childName(owner, 'api');
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: childMetadata(owner, name, 'api'),
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas: scaling.minReplicas,
      maxReplicas: scaling.maxReplicas,
      metrics: [
        {
          type: 'Resource',
          resource: {
            name: 'cpu',
            target: { type: 'Utilization', averageUtilization: scaling.targetCpuPercent },
          },
        },
      ],
    },
  };
}
