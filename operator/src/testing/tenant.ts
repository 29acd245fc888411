import { MemoryDeployment } from '../api/memory-deployment.ts';
import type { RenderInput } from '../resources/render-input.ts';

/** A tenant as the API server would give it, for tests of what is made of it. */
export function tenant(spec: object = {}, name = 'acme'): MemoryDeployment {
  return MemoryDeployment.parse({
    apiVersion: 'memoryservice.dev/v1alpha1',
    kind: 'MemoryDeployment',
    metadata: {
      name,
      namespace: 'tenants',
      uid: '6f0e0d0c-0000-4000-8000-000000000000',
      generation: 1,
      resourceVersion: '1',
    },
    spec: { database: { url: { name: 'acme-database' } }, ...spec },
  });
}

export function renderInput(owner: MemoryDeployment, rest: Partial<RenderInput> = {}): RenderInput {
  return {
    owner,
    image: 'registry.example/memory:1.0.0',
    version: '1.0.0',
    secretHashes: { api: 'a', worker: 'w' },
    outsidePorts: { database: 5432, redis: 6379 },
    workerTarget: null,
    hasPodMonitors: false,
    ...rest,
  };
}
