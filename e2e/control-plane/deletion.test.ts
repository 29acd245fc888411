import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasControlPlane, openSharedStage } from './open-shared.ts';
import { applyTenant, type Stage, until, untilCondition } from './stage.ts';

const owned = { database: { admin: { name: 'database', key: 'admin' } }, deletionPolicy: 'Delete' };

describe.skipIf(!hasControlPlane())('deleting a tenant', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openSharedStage();
    await stage.startOperator();
  });
  afterEach(() => {
    stage.pods.fate = () => null;
  });
  afterAll(() => stage?.close());

  const applyOwned = async (namespace: string) => {
    await applyTenant(stage.plane, namespace, 'acme', owned);
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
  };
  const untilGone = (namespace: string) =>
    until('the tenant is gone', async () => {
      const names = await stage.plane.kubectl(['-n', namespace, 'get', 'memdep', '-o', 'name']);
      return names.trim() === '';
    });

  test('removes what it made, and nothing else', async () => {
    const namespace = await stage.namespace();
    await applyTenant(stage.plane, namespace, 'acme');
    await applyTenant(stage.plane, namespace, 'other');
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    await untilCondition(stage.admin, namespace, 'other', 'Ready', { status: 'True' });
    await stage.plane.kubectl(['-n', namespace, 'delete', 'memdep/acme']);
    const list = ['-n', namespace, 'get', 'deploy,svc,pdb,netpol,job,sa,pod,rs', '-o', 'name', '-l'];
    await until(
      'its children are gone',
      async () => (await stage.plane.kubectl([...list, 'app.kubernetes.io/instance=acme'])).trim() === '',
    );
    expect(await stage.plane.kubectl([...list, 'app.kubernetes.io/instance=other'])).toContain('other-api');
    expect((await stage.admin.get({ kind: 'secret', namespace, name: 'database' })).metadata.name).toBe(
      'database',
    );
  });

  test('with deletionPolicy Delete the database is dropped before the resource goes', async () => {
    const namespace = await stage.namespace();
    await applyOwned(namespace);
    const login = await stage.admin.get({ kind: 'secret', namespace, name: 'acme-database' });
    const url = Buffer.from((login.data as { url: string }).url, 'base64').toString();
    expect(url).toMatch(
      new RegExp(
        `^postgres://tenant_${namespace.replace('-', '_')}_acme_[0-9a-f]{10}:[^@]{32}@db.example:5433/`,
      ),
    );
    let dropped = 0;
    stage.pods.fate = (pod) => {
      if (pod.program === 'migrate' && pod.namespace === namespace) dropped += 1;
      return null;
    };
    await stage.plane.kubectl(['-n', namespace, 'delete', 'memdep/acme']);
    await untilGone(namespace);
    expect(dropped).toBe(1);
  });

  test('a Secret that is gone, or a Job that fails, does not keep it from going', async () => {
    const namespace = await stage.namespace();
    await applyOwned(namespace);
    await stage.plane.kubectl(['-n', namespace, 'delete', 'secret/database']);
    await stage.plane.kubectl(['-n', namespace, 'delete', 'memdep/acme', '--wait=false']);
    await untilGone(namespace);
    await until('it is told that the database is kept', async () => {
      const { items } = await stage.admin.list('event', { namespace });
      return items.some(({ reason }) => reason === 'DatabaseKept');
    });

    const second = await stage.namespace();
    await applyOwned(second);
    stage.pods.fate = ({ program }) =>
      program === 'migrate' ? { kind: 'ends', exitCode: 78, message: 'no' } : null;
    await stage.plane.kubectl(['-n', second, 'delete', 'memdep/acme', '--wait=false']);
    await untilGone(second);
  });

  test('a foreground deletion drops the database too, and does not say that it was kept', async () => {
    const namespace = await stage.namespace();
    await applyOwned(namespace);
    let mayEnd = false;
    stage.pods.fate = (pod) =>
      pod.program === 'migrate' && pod.namespace === namespace && !mayEnd ? { kind: 'stays-pending' } : null;
    await stage.plane.kubectl([
      ...['-n', namespace, 'delete', 'memdep/acme'],
      ...['--cascade=foreground', '--wait=false'],
    ]);
    await until('the login and the workloads are gone', async () => {
      const left = await stage.plane.kubectl(['-n', namespace, 'get', 'secret,deploy,sa', '-o', 'name']);
      return !/acme/.test(left);
    });
    const jobs = await stage.plane.kubectl(['-n', namespace, 'get', 'job', '-o', 'name']);
    expect(jobs).toMatch(/^job.batch\/acme-drop-[0-9a-f]+$/m);
    mayEnd = true;
    await stage.plane.kubectl(['-n', namespace, 'delete', 'pod', '--all']);
    await untilGone(namespace);
    const { items } = await stage.admin.list('event', { namespace });
    expect(items.filter(({ reason }) => reason === 'DatabaseKept')).toEqual([]);
  });

  test('its namespace can be deleted', async () => {
    const namespace = await stage.namespace();
    await applyOwned(namespace);
    await stage.plane.kubectl(['delete', 'namespace', namespace, '--timeout=60s']);
    await expect(stage.plane.kubectl(['get', 'namespace', namespace])).rejects.toThrow('not found');
  });

  test('the login of a database is made once, and never again with another password', async () => {
    const namespace = await stage.namespace();
    await applyOwned(namespace);
    const before = await stage.admin.get({ kind: 'secret', namespace, name: 'acme-database' });
    await stage.plane.kubectl([
      '-n',
      namespace,
      'patch',
      'memdep/acme',
      '--type=merge',
      '-p',
      '{"spec":{"logLevel":"debug"}}',
    ]);
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    const after = await stage.admin.get({ kind: 'secret', namespace, name: 'acme-database' });
    expect(after.metadata.resourceVersion).toBe(before.metadata.resourceVersion);
  });

  test('without an operator, the finalizer is taken off by hand', async () => {
    const namespace = await stage.namespace();
    await applyOwned(namespace);
    await stage.stopOperators();
    await stage.plane.kubectl(['-n', namespace, 'delete', 'memdep/acme', '--wait=false']);
    const held = await stage.admin.get({ kind: 'memoryDeployment', namespace, name: 'acme' });
    expect(held.metadata.finalizers).toEqual(['memoryservice.dev/database']);
    await stage.plane.kubectl([
      ...['-n', namespace, 'patch', 'memdep/acme', '--type=merge'],
      ...['-p', '{"metadata":{"finalizers":null}}'],
    ]);
    await untilGone(namespace);
    await stage.startOperator();
  });
});
