import { createHash } from 'node:crypto';
import { GROUP, KIND, VERSION } from '../api/crd.ts';
import type { MemoryDeployment } from '../api/memory-deployment.ts';

/** How children are called, labelled and found again. */

export const FIELD_MANAGER = 'memory-operator';
export const FINALIZER = `${GROUP}/database`;
export const SECRETS_HASH = `${GROUP}/secrets-hash`;
/** Hash of the pod template of a Deployment: another one means that its pods roll. */
export const TEMPLATE = `${GROUP}/template`;
/** Who owns the number of pods of a Deployment: `operator` or `autoscaler`. */
export const REPLICAS_BY = `${GROUP}/replicas-by`;
export const COMPONENT_LABEL = 'app.kubernetes.io/component';
export const INSTANCE_LABEL = 'app.kubernetes.io/instance';
/** On every child, so that one selector watches and lists what the operator made, and nothing else. */
export const MANAGED_BY = { 'app.kubernetes.io/managed-by': FIELD_MANAGER };

export const components = ['api', 'worker', 'graph', 'cost-export'] as const;
export type Component = (typeof components)[number];
/** What a container of the image is started with. */
export type Program = Component | 'migrate' | 'snapshot';

export const ports = { api: 8000, graph: 8001, 'cost-export': 8002, metrics: 9464 } as const;

/** Who runs in the image. */
export const USER = 65532;

/** A manifest, as the API server takes it. */
export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: {
    name: string;
    namespace?: string;
    /** Only the object with this id is written, and none is made. */
    uid?: string;
    resourceVersion?: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
    ownerReferences?: unknown[];
    finalizers?: string[];
  };
  [field: string]: unknown;
};

export function childName(owner: MemoryDeployment, part: string): string {
  return `${owner.metadata.name}-${part}`;
}

/** What the pods of one component are selected by; it can never change for a tenant that exists. */
export function selectorLabels(owner: MemoryDeployment, component?: Program): Record<string, string> {
  return {
    'app.kubernetes.io/name': 'memory-service',
    [INSTANCE_LABEL]: owner.metadata.name,
    ...(component === undefined ? {} : { [COMPONENT_LABEL]: component }),
  };
}

export function childLabels(owner: MemoryDeployment, component?: Program): Record<string, string> {
  return {
    ...selectorLabels(owner, component),
    'app.kubernetes.io/part-of': 'memory-service',
    ...MANAGED_BY,
  };
}

/** Kubernetes removes a child when its owner is gone. */
export function ownerReference(owner: MemoryDeployment): Record<string, unknown> {
  return {
    apiVersion: `${GROUP}/${VERSION}`,
    kind: KIND,
    name: owner.metadata.name,
    uid: owner.metadata.uid,
    controller: true,
    blockOwnerDeletion: true,
  };
}

/** The metadata of a child of this tenant. */
export function childMetadata(
  owner: MemoryDeployment,
  name: string,
  component?: Program,
  annotations?: Record<string, string>,
): Manifest['metadata'] {
  return {
    name,
    namespace: owner.metadata.namespace,
    labels: childLabels(owner, component),
    ...(annotations && Object.keys(annotations).length > 0 ? { annotations } : {}),
    ownerReferences: [ownerReference(owner)],
  };
}

/** Short, stable, and the same for equal values whatever the order of their keys. */
export function hashOf(value: unknown, length = 16): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')
    .slice(0, length);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
}
