import { MemoryDeployment, type RenderInput } from '@memory/operator';
import { IMAGE, tenantManifest } from '../control-plane/stage.ts';

/** What the operator would render for a tenant of the benchmark. */
export function renderInputOf(namespace: string, name: string): RenderInput {
  const metadata = { name, namespace, uid: '00000000-0000-4000-8000-000000000000', resourceVersion: '1' };
  return {
    owner: MemoryDeployment.parse({ ...tenantManifest(namespace, name), metadata }),
    image: IMAGE,
    version: '1.0.0',
    secretHashes: {},
    outsidePorts: { database: 5432, redis: 6379 },
    workerTarget: null,
    hasPodMonitors: false,
  };
}
