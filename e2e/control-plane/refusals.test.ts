import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { hasControlPlane, openSharedStage } from './open-shared.ts';
import {
  applyTenant,
  conditionOf,
  type RunningOperator,
  type Stage,
  until,
  untilCondition,
} from './stage.ts';

describe.skipIf(!hasControlPlane())('children that cannot be made as they should be', () => {
  let stage: Stage;
  let running: RunningOperator;
  beforeAll(async () => {
    stage = await openSharedStage();
    running = await stage.startOperator();
  });
  afterAll(() => stage?.close());

  const degradedEvents = async (namespace: string, reason: string) => {
    const { items } = await stage.admin.list('event', { namespace });
    return items.filter((event) => event.reason === reason && String(event.message).startsWith('Degraded'));
  };
  const names = async (namespace: string, kinds: string) =>
    (await stage.plane.kubectl(['-n', namespace, 'get', kinds, '-o', 'name'])).trim().split('\n').sort();

  test.each<[string, object, RegExp]>([
    [
      'an affinity with a mistyped field',
      { api: { affinity: { nodeAfinity: {} } } },
      /Deployment acme-api: .*nodeAfinity/,
    ],
    [
      'an affinity without a topology key',
      {
        api: {
          affinity: {
            podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [{ labelSelector: {} }] },
          },
        },
      },
      /Deployment acme-api: .*topologyKey/s,
    ],
    [
      'a request of storage above its limit',
      {
        api: {
          resources: { requests: { 'ephemeral-storage': '2Gi' }, limits: { 'ephemeral-storage': '1Gi' } },
        },
      },
      /Deployment acme-api: .*spec\.template\.spec\.containers\[0\]\.resources\.requests.*must be less than or equal to ephemeral-storage limit/s,
    ],
    [
      'a selector of clients that is none',
      { networkPolicy: { clients: [{ podSelector: { matchLabels: { 'a b': 'c' } } }] } },
      /NetworkPolicy acme-api: .*spec\.ingress\[0\]\.from\[0\]\.podSelector.*a b/s,
    ],
  ])('%s is told in the words of the server, and the others are made', async (_name, spec, words) => {
    const namespace = await stage.namespace();
    await applyTenant(stage.plane, namespace, 'acme', spec);
    const told = await untilCondition(stage.admin, namespace, 'acme', 'Degraded', {
      status: 'True',
      reason: 'ChildRefused',
    });
    expect(conditionOf(told, 'Degraded')?.message).toMatch(words);
    await until('worker, graph and Service are made', async () => {
      const made = await names(namespace, 'deployment,service');
      return ['deployment.apps/acme-worker', 'deployment.apps/acme-graph', 'service/acme-api'].every((name) =>
        made.includes(name),
      );
    });
    await until('an Event', async () => (await degradedEvents(namespace, 'ChildRefused')).length > 0);
    expect(await running.registry.metrics()).toMatch(
      /memory_operator_refused_total\{kind="\w+",reason="Refused"/,
    );

    await stage.plane.kubectl(
      ['-n', namespace, 'replace', '-f', '-'],
      stringify({
        apiVersion: 'memoryservice.dev/v1alpha1',
        kind: 'MemoryDeployment',
        metadata: { name: 'acme', namespace },
        spec: { database: { url: { name: 'database' } } },
      }),
    );
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    await untilCondition(stage.admin, namespace, 'acme', 'Degraded', { status: 'False' });
  });

  test('a resource that another definition let in is told which field is wrong, and its pods stay', async () => {
    const namespace = await stage.namespace();
    await applyTenant(stage.plane, namespace, 'acme');
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    const { kubectl } = stage.plane;
    const crd = ['crd', 'memorydeployments.memoryservice.dev'];
    const definition = JSON.parse(await kubectl(['get', ...crd, '-o', 'json']));
    const any = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };
    const schema = definition.spec.versions[0].schema.openAPIV3Schema.properties;
    await kubectl([
      'patch',
      ...crd,
      '--type=json',
      `-p=${JSON.stringify([{ op: 'replace', path: '/spec/versions/0/schema/openAPIV3Schema/properties/spec', value: any }])}`,
    ]);
    const patch = (replicas: unknown) =>
      kubectl([
        ...['-n', namespace, 'patch', 'memorydeployment', 'acme', '--type=merge'],
        `-p=${JSON.stringify({ spec: { api: { replicas } } })}`,
      ]);
    try {
      await until('the looser definition is served', () =>
        patch('many').then(
          () => true,
          () => false,
        ),
      );
      const told = await untilCondition(stage.admin, namespace, 'acme', 'Degraded', {
        status: 'True',
        reason: 'SpecInvalid',
      });
      expect(conditionOf(told, 'Degraded')?.message).toMatch(/^spec\.api\.replicas: /);
      expect(conditionOf(told, 'Ready')).toMatchObject({ status: 'False', reason: 'SpecInvalid' });
      await until('an Event', async () => {
        const { items } = await stage.admin.list('event', { namespace });
        return items.some(({ reason }) => reason === 'SpecInvalid');
      });
      expect(await names(namespace, 'deployment')).toContain('deployment.apps/acme-api');
      await patch(1);
      await untilCondition(stage.admin, namespace, 'acme', 'Degraded', { status: 'False' });
    } finally {
      await kubectl([
        'patch',
        ...crd,
        '--type=json',
        `-p=${JSON.stringify([{ op: 'replace', path: '/spec/versions/0/schema/openAPIV3Schema/properties/spec', value: schema.spec }])}`,
      ]);
    }
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
  });

  test('a name that somebody else holds is told, and what they hold is left as it is', async () => {
    const namespace = await stage.namespace();
    const foreign = {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'acme-graph', namespace, labels: { mine: 'yes' } },
      spec: { selector: { app: 'mine' }, ports: [{ port: 80 }] },
    };
    const before = await stage.admin.create(foreign);
    await applyTenant(stage.plane, namespace, 'acme');
    const told = await untilCondition(stage.admin, namespace, 'acme', 'Degraded', {
      status: 'True',
      reason: 'NameConflict',
    });
    expect(conditionOf(told, 'Degraded')?.message).toContain(
      'Service acme-graph: the name is held by an object that has no controller',
    );
    await until('an Event', async () => (await degradedEvents(namespace, 'NameConflict')).length > 0);
    await until('the API is made', async () =>
      (await names(namespace, 'deployment')).includes('deployment.apps/acme-api'),
    );
    const after = await stage.admin.get({ kind: 'service', namespace, name: 'acme-graph' });
    expect(after.metadata.resourceVersion).toBe(before.metadata.resourceVersion);

    await stage.plane.kubectl(['-n', namespace, 'delete', 'service/acme-graph']);
    await untilCondition(stage.admin, namespace, 'acme', 'Degraded', { status: 'False' });
  });

  test('a Secret that holds the name of the login is not used', async () => {
    const namespace = await stage.namespace();
    await stage.plane.kubectl([
      ...['-n', namespace, 'create', 'secret', 'generic', 'acme-database'],
      '--from-literal=url=postgres://mine:p@db.example/mine',
    ]);
    await applyTenant(stage.plane, namespace, 'acme', {
      database: { admin: { name: 'database', key: 'admin' } },
    });
    const told = await untilCondition(stage.admin, namespace, 'acme', 'Degraded', { reason: 'NameConflict' });
    expect(conditionOf(told, 'Degraded')?.message).toContain('Secret acme-database');
    expect(await names(namespace, 'job,deployment')).toEqual(['']);
  });

  test('a copy of a Deployment and a Service of the user, with the same labels, are not pruned', async () => {
    const namespace = await stage.namespace();
    await applyTenant(stage.plane, namespace, 'acme');
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    const { spec, metadata } = await stage.admin.get({ kind: 'deployment', namespace, name: 'acme-worker' });
    const { labels = {} } = metadata;
    const copy = await stage.admin.create({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'acme-debug', namespace, labels },
      spec,
    });
    await stage.admin.create({
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'mine', namespace, labels },
      spec: { selector: { app: 'mine' }, ports: [{ port: 80 }] },
    });
    await applyTenant(stage.plane, namespace, 'acme', { graph: { enabled: false } });
    await until('what the spec asks for no more is gone', async () => {
      const found = await names(namespace, 'deployment');
      return !found.includes('deployment.apps/acme-graph');
    });
    const kept = await stage.admin.get({ kind: 'deployment', namespace, name: 'acme-debug' });
    expect(kept.metadata.uid).toBe(copy.metadata.uid);
    expect(await names(namespace, 'service')).toContain('service/mine');
  });
});
