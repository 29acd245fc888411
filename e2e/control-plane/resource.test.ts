import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { hasControlPlane, openSharedStage } from './open-shared.ts';
import { applyTenant, type Stage, tenantManifest } from './stage.ts';

const secret = (name: string) => ({ name });

describe.skipIf(!hasControlPlane())('the resource, as the API server sees it', () => {
  let stage: Stage;
  let namespace: string;
  beforeAll(async () => {
    stage = await openSharedStage();
    namespace = await stage.namespace();
  });
  afterAll(() => stage?.close());

  test.each<[string, object, string]>([
    [
      'two databases',
      { database: { url: secret('a'), admin: secret('b') } },
      'give exactly one of database.url',
    ],
    ['no database', { database: { url: null } }, 'give exactly one of database.url'],
    ['a name without an admin', { database: { url: secret('a'), name: 'x' } }, 'it needs database.admin'],
    [
      'bounds upside down',
      { api: { autoscaling: { minReplicas: 5, maxReplicas: 2 } } },
      'minReplicas must not exceed maxReplicas',
    ],
    [
      'a minimum above the default maximum',
      { worker: { autoscaling: { minReplicas: 9 } } },
      'minReplicas must not exceed maxReplicas',
    ],
    ['an open API beyond the cluster', { exposure: { type: 'LoadBalancer' } }, 'asks for no credentials'],
    [
      'an open API behind an ingress',
      { exposure: { ingress: { host: 'a.example' } } },
      'asks for no credentials',
    ],
    ['auth required of nobody', { perimeter: { requireAuth: true } }, 'requireAuth needs perimeter.token'],
    ['a foreign database to drop', { deletionPolicy: 'Delete' }, 'is yours to drop'],
    [
      'a model elsewhere without a key or an address',
      { models: { bindings: { p1_embedding: 'openrouter/x/y' } } },
      'give models.openrouter.apiKey',
    ],
    [
      'a model that its role cannot have',
      { models: { bindings: { claim_extraction: 'local/x' } } },
      'spec.models.bindings.claim_extraction',
    ],
    [
      'a local model without files',
      { models: { bindings: { p1_embedding: 'local/x' } } },
      'give models.volumeClaim',
    ],
    [
      'more queries than connections',
      { database: { url: secret('a'), graphPool: { size: 2, maxConcurrency: 3 } } },
      'maxConcurrency must not exceed size',
    ],
    [
      'two volumes for a snapshot',
      { snapshot: { schedule: '@daily', volume: { claimName: 'a', size: '1Gi' } } },
      'give exactly one of volume.claimName',
    ],
    [
      'a variable that follows from other fields',
      { worker: { env: [{ name: 'SERVICE_DATABASE_URL', value: 'x' }] } },
      'variables named SERVICE_… follow from the fields',
    ],
    [
      'a volume of the node',
      { worker: { volumes: [{ name: 'host', hostPath: { path: '/' } }] } },
      'unknown field "spec.worker.volumes[0].hostPath"',
    ],
    [
      'a volume without a source',
      { worker: { volumes: [{ name: 'none' }] } },
      'give exactly one of configMap',
    ],
    ['a quantity that is none', { api: { resources: { requests: { cpu: 'lots' } } } }, 'requests.cpu'],
    [
      'requests above limits',
      { worker: { resources: { requests: { memory: '2Gi' }, limits: { memory: '1Gi' } } } },
      'requests.memory must not exceed limits.memory',
    ],
    ['a label key that is none', { api: { podLabels: { 'a b': 'c' } } }, 'a key is an optional DNS prefix'],
    ['a label value that is none', { api: { podLabels: { a: 'b c' } } }, 'spec.api.podLabels.a'],
    [
      'a CIDR that is none',
      { networkPolicy: { egressCidrs: ['10.0.0.0/99'] } },
      'must be a CIDR such as 192.0.2.0/24',
    ],
    ['a mistyped field', { wroker: {} }, 'unknown field "spec.wroker"'],
    ['a version that is none', { version: 'a b' }, 'spec.version'],
  ])('refuses %s with what to do', async (_name, spec, message) => {
    const text = stringify(tenantManifest(namespace, 'refused', spec));
    await expect(stage.plane.kubectl(['create', '--validate=strict', '-f', '-'], text)).rejects.toThrow(
      message,
    );
  });

  test('refuses a name that Services cannot have', async () => {
    const long = stringify(tenantManifest(namespace, `a${'b'.repeat(41)}`));
    await expect(stage.plane.kubectl(['create', '-f', '-'], long)).rejects.toThrow(
      'the name must be at most 40',
    );
  });

  test('refuses another deployment id once one is set', async () => {
    const [one, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
    await applyTenant(stage.plane, namespace, 'fixed');
    await applyTenant(stage.plane, namespace, 'fixed', { deploymentId: one });
    await expect(applyTenant(stage.plane, namespace, 'fixed', { deploymentId: other })).rejects.toThrow(
      'deploymentId cannot change',
    );
    await expect(applyTenant(stage.plane, namespace, 'fixed')).rejects.toThrow('deploymentId cannot change');
  });

  test('takes the full example as it stands', async () => {
    const example = join(import.meta.dirname, '../../docs/examples/memory-deployment.yaml');
    const text = (await readFile(example, 'utf8')).replace('namespace: acme', `namespace: ${namespace}`);
    await stage.plane.kubectl(['apply', '--server-side', '--validate=strict', '-f', '-'], text);
  });

  test('fills in defaults, and is taken by kubectl in every way', async () => {
    const text = stringify(tenantManifest(namespace, 'plain'));
    await stage.plane.kubectl(['apply', '-f', '-'], text);
    await stage.plane.kubectl(['apply', '--server-side', '--force-conflicts', '-f', '-'], text);
    const { spec } = await stage.admin.get({ kind: 'memoryDeployment', namespace, name: 'plain' });
    expect(spec).toMatchObject({
      deletionPolicy: 'Retain',
      api: { replicas: 1 },
      networkPolicy: { enabled: true },
    });
    expect(await stage.plane.kubectl(['explain', 'memdep.spec.worker.autoscaling'])).toContain(
      'readyPerReplica',
    );
  });
});
