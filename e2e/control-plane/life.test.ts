import { type KubeObject, kinds, tenantRules } from '@memory/operator';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasControlPlane, openSharedStage } from './open-shared.ts';
import {
  applyTenant,
  type Call,
  conditionOf,
  IMAGE,
  type RunningOperator,
  type Stage,
  until,
  untilCondition,
} from './stage.ts';

describe.skipIf(!hasControlPlane())('a tenant on a real control plane', () => {
  let stage: Stage;
  let running: RunningOperator;
  const calls: Call[][] = [];
  beforeAll(async () => {
    stage = await openSharedStage();
    running = await stage.startOperator();
    calls.push(running.calls);
  });
  afterEach(() => {
    stage.pods.fate = () => null;
  });
  afterAll(() => stage?.close());

  const deployment = (namespace: string, name: string) =>
    stage.admin.get({ kind: 'deployment', namespace, name });
  const templateOf = (object: KubeObject) => JSON.stringify((object.spec as { template: unknown }).template);

  test('a minimal resource becomes ready, and kubectl tells so', async () => {
    const namespace = await stage.namespace();
    await applyTenant(stage.plane, namespace, 'acme');
    await stage.plane.kubectl([
      '-n',
      namespace,
      'wait',
      '--for=condition=Ready',
      'memdep/acme',
      '--timeout=60s',
    ]);
    const table = await stage.plane.kubectl(['-n', namespace, 'get', 'memdep']);
    expect(table).toMatch(/NAME\s+READY\s+API\s+WORKERS\s+QUEUE\s+DEAD LETTERS\s+VERSION\s+AGE/);
    expect(table).toMatch(/acme\s+True\s+1\/1\s+1\/1\s+1\.0\.0/);
    const object = await stage.admin.get({ kind: 'memoryDeployment', namespace, name: 'acme' });
    expect(object.status).toMatchObject({
      observedGeneration: 1,
      deploymentId: '00000000-0000-4000-8000-000000000001',
      image: IMAGE,
      migration: { revision: 7, image: IMAGE },
      endpoint: `http://acme-api.${namespace}.svc:8000`,
      components: { api: { ready: 1, desired: 1 }, worker: { ready: 1 }, graph: { ready: 1 } },
    });
    expect(conditionOf(object, 'DatabaseMigrated')).toMatchObject({ status: 'True', reason: 'Migrated' });
    const told = await stage.plane.kubectl(['-n', namespace, 'describe', 'memdep', 'acme']);
    expect(told).toContain('Ready is True: All components are ready.');
  });

  test('nothing rolls before the migration is done; a failed one leaves the old version serving and says so', async () => {
    const namespace = await stage.namespace();
    await applyTenant(stage.plane, namespace, 'acme');
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    const before = templateOf(await deployment(namespace, 'acme-api'));
    const failure = JSON.stringify({
      outcome: 'failed',
      code: 'schema_newer',
      message: 'the database has schema version 9, newer than version 7 of this build',
    });
    stage.pods.fate = ({ program, image }) =>
      program === 'migrate' && image.endsWith(':0.9.0')
        ? { kind: 'ends', exitCode: 78, message: failure }
        : null;
    await applyTenant(stage.plane, namespace, 'acme', { version: '0.9.0' });
    const failed = await untilCondition(stage.admin, namespace, 'acme', 'Degraded', { status: 'True' });
    expect(conditionOf(failed, 'DatabaseMigrated')).toMatchObject({ status: 'False', reason: 'SchemaNewer' });
    expect(conditionOf(failed, 'Ready')?.message).toContain('newer than version 7 of this build. The pods');
    expect(failed.status).toMatchObject({
      image: IMAGE,
      version: '1.0.0',
      components: { api: { ready: 1 } },
    });
    expect(templateOf(await deployment(namespace, 'acme-api'))).toBe(before);
    await applyTenant(stage.plane, namespace, 'acme', { version: '1.1.0' });
    const cured = await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    expect(cured.status).toMatchObject({ version: '1.1.0' });
  });

  test('drift is put back', async () => {
    const namespace = await stage.namespace();
    await applyTenant(stage.plane, namespace, 'acme');
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    await stage.plane.kubectl(['-n', namespace, 'scale', 'deployment/acme-api', '--replicas=3']);
    await stage.plane.kubectl([
      '-n',
      namespace,
      'set',
      'env',
      'deployment/acme-worker',
      'SERVICE_LOG_LEVEL=debug',
    ]);
    await stage.plane.kubectl(['-n', namespace, 'delete', 'service/acme-api', 'networkpolicy/acme-closed']);
    await stage.plane.kubectl([
      '-n',
      namespace,
      'label',
      'pdb/acme-api',
      'app.kubernetes.io/managed-by=me',
      '--overwrite',
    ]);
    await until(
      'replicas are put back',
      async () => (await deployment(namespace, 'acme-api')).spec?.['replicas' as never] === 1,
    );
    await until('the environment is put back', async () =>
      templateOf(await deployment(namespace, 'acme-worker')).includes('"value":"info"'),
    );
    await until('the Service is back', () =>
      stage.admin.get({ kind: 'service', namespace, name: 'acme-api' }),
    );
    await until('the policy is back', () =>
      stage.admin.get({ kind: 'networkPolicy', namespace, name: 'acme-closed' }),
    );
    await until('the label is back', async () => {
      const { metadata } = await stage.admin.get({ kind: 'disruptionBudget', namespace, name: 'acme-api' });
      return metadata.labels?.['app.kubernetes.io/managed-by'] === 'memory-operator';
    });
  });

  test('what the spec no longer asks for is removed, and comes back', async () => {
    const namespace = await stage.namespace();
    const wide = {
      api: { autoscaling: { minReplicas: 1, maxReplicas: 3 } },
      perimeter: { token: { name: 'database', key: 'url' } },
      costExport: { token: { name: 'database', key: 'url' } },
      exposure: { ingress: { host: 'acme.example' } },
      snapshot: { schedule: '0 3 * * *', volume: { size: '1Gi' } },
    };
    await applyTenant(stage.plane, namespace, 'acme', wide);
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    const names = async () =>
      (
        await stage.plane.kubectl([
          '-n',
          namespace,
          'get',
          'deploy,svc,hpa,ingress,cronjob,pdb,netpol',
          '-o',
          'name',
        ])
      ).split('\n');
    expect(await names()).toEqual(
      expect.arrayContaining([
        'deployment.apps/acme-graph',
        'deployment.apps/acme-cost-export',
        'horizontalpodautoscaler.autoscaling/acme-api',
        'ingress.networking.k8s.io/acme-api',
        'cronjob.batch/acme-snapshot',
      ]),
    );
    await applyTenant(stage.plane, namespace, 'acme', { graph: { enabled: false } });
    await until(
      'the orphans are gone',
      async () =>
        !(await names()).some((name) => /graph|cost-export|autoscaler|ingress\.|cronjob/.test(name)),
    );
    expect(await stage.admin.get({ kind: 'claim', namespace, name: 'acme-snapshot' })).toBeDefined();
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
  });

  test('a changed Secret rolls the pods that read it, and no others', async () => {
    const namespace = await stage.namespace();
    const token = (value: string) =>
      `apiVersion: v1\nkind: Secret\nmetadata: {name: token, namespace: ${namespace}}\nstringData: {token: ${value}}\n`;
    await stage.plane.kubectl(['apply', '-f', '-'], token('one'));
    await applyTenant(stage.plane, namespace, 'acme', { perimeter: { token: { name: 'token' } } });
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    const before = await Promise.all(
      ['acme-api', 'acme-worker', 'acme-graph'].map((name) => deployment(namespace, name)),
    );
    await stage.plane.kubectl(['apply', '-f', '-'], token('two'));
    await until(
      'the API rolls',
      async () => templateOf(await deployment(namespace, 'acme-api')) !== templateOf(before[0] as KubeObject),
    );
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    for (const index of [1, 2]) {
      const was = before[index] as KubeObject;
      expect((await deployment(namespace, was.metadata.name)).metadata.generation).toBe(
        was.metadata.generation,
      );
    }
  });

  test('a Secret that is missing is named, and everything goes on when it comes', async () => {
    const namespace = await stage.namespace();
    await applyTenant(stage.plane, namespace, 'acme', { redis: { url: { name: 'redis' } } });
    const waiting = await untilCondition(stage.admin, namespace, 'acme', 'Ready', {
      reason: 'SecretMissing',
    });
    expect(conditionOf(waiting, 'Ready')?.message).toContain('Secret redis is not there');
    await stage.plane.kubectl([
      '-n',
      namespace,
      'create',
      'secret',
      'generic',
      'redis',
      '--from-literal=url=redis://r:6380',
    ]);
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    const policy = await stage.admin.get({ kind: 'networkPolicy', namespace, name: 'acme-worker' });
    const doors = JSON.stringify((policy.spec as { egress: unknown }).egress);
    expect(doors).toContain('"port":6380');
    expect(doors).toContain('"port":5433');
  });

  test('an API that gets an autoscaler keeps the pods that it has', async () => {
    const namespace = await stage.namespace();
    await applyTenant(stage.plane, namespace, 'acme', { api: { replicas: 3 } });
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    const autoscaling = { minReplicas: 2, maxReplicas: 5 };
    await applyTenant(stage.plane, namespace, 'acme', { api: { autoscaling } });
    await until('the autoscaler is there', () =>
      stage.admin.get({ kind: 'autoscaler', namespace, name: 'acme-api' }),
    );
    expect((await deployment(namespace, 'acme-api')).spec).toMatchObject({ replicas: 3 });
  });

  test('a paused tenant is left alone', async () => {
    const namespace = await stage.namespace();
    await applyTenant(stage.plane, namespace, 'acme');
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    await applyTenant(stage.plane, namespace, 'acme', { paused: true });
    await untilCondition(stage.admin, namespace, 'acme', 'Progressing', { reason: 'Paused' });
    await stage.plane.kubectl(['-n', namespace, 'delete', 'service/acme-api']);
    const count = running.writes().length;
    await until('the queue is empty', async () => running.operator.pending() === 0);
    expect(
      running
        .writes()
        .slice(count)
        .filter(({ kind }) => kind === 'service'),
    ).toEqual([]);
    await applyTenant(stage.plane, namespace, 'acme');
    await until('the Service is back', () =>
      stage.admin.get({ kind: 'service', namespace, name: 'acme-api' }),
    );
  });

  test('Events tell of transitions, not of looks', async () => {
    const namespace = await stage.namespace();
    await applyTenant(stage.plane, namespace, 'acme');
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    const eventsOfTenant = async () => {
      const { items } = await stage.admin.list('event', { namespace });
      return items.filter(
        (event) => (event.involvedObject as { kind?: string } | undefined)?.kind === 'MemoryDeployment',
      );
    };
    // An Event follows the status that it tells of.
    await until('Ready is told', async () =>
      (await eventsOfTenant()).some(({ reason }) => reason === 'Ready'),
    );
    const events = await eventsOfTenant();
    expect(events.length).toBeGreaterThan(1);
    expect(events.length).toBeLessThan(8);
    // Conditions that change together for one reason are one Event.
    expect(events.filter(({ reason }) => reason === 'Migrating')).toHaveLength(1);
  });

  test('a restart with nothing to do writes nothing', async () => {
    await until('the queue is empty', async () => running.operator.pending() === 0);
    await running.stop();
    running = await stage.startOperator();
    const second = running;
    calls.push(second.calls);
    await until('it has looked at every tenant', async () => {
      const text = await second.registry.getSingleMetricAsString('controller_runtime_reconcile_total');
      const counts = [...text.matchAll(/result="\w+"\} (\d+)/g)].map((match) => Number(match[1]));
      return second.operator.pending() === 0 && counts.reduce((a, b) => a + b, 0) >= 7;
    });
    expect(second.writes()).toEqual([]);
    expect(second.calls.filter(({ status }) => status === 403)).toEqual([]);
  });

  test('what the operator may do, it does', () => {
    const did = new Set(calls.flat().map(({ verb, kind }) => `${kinds[kind].plural} ${verb}`));
    const unused = tenantRules().flatMap(({ resources: [resource = ''], verbs }) =>
      verbs.map((verb) => `${resource} ${verb}`).filter((use) => !did.has(use)),
    );
    // Server-side apply of what is not there needs `create` too, which no request of ours is called.
    const byApply = (use: string) => use.endsWith(' create') && did.has(use.replace(/create$/, 'patch'));
    const isElsewhere = (use: string) =>
      // Only where the cluster knows them; and what the tests of deletion and of repeated events do.
      use.startsWith('podmonitors ') ||
      ['secrets create', 'events patch', 'memorydeployments patch'].includes(use) ||
      // Asked of whoever sets an owner reference that blocks deletion.
      use === 'memorydeployments/finalizers update' ||
      use === 'memorydeployments/status patch';
    // A child is read alone only where its name turns out to be taken, which the tests of refusals do.
    const isOfTaken = (use: string) => use.endsWith(' get') && did.has(use.replace(/get$/, 'patch'));
    expect(unused.filter((use) => !byApply(use) && !isOfTaken(use) && !isElsewhere(use))).toEqual([]);
  });
});
