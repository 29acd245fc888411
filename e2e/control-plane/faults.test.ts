import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasControlPlane, openSharedStage } from './open-shared.ts';
import { applyTenant, IMAGE, OPERATOR_NAMESPACE, type Stage, until, untilCondition } from './stage.ts';

const main = join(import.meta.dirname, '../../operator/src/main.ts');

describe.skipIf(!hasControlPlane())('when parts fail', () => {
  let stage: Stage;
  let folder: string;
  let processes: ChildProcess[] = [];
  beforeAll(async () => {
    stage = await openSharedStage();
    folder = await mkdtemp(join(tmpdir(), 'memory-operator-'));
    await writeFile(join(folder, 'kubeconfig'), await stage.operatorKubeconfig(), { mode: 0o600 });
  });
  afterEach(async () => {
    for (const child of processes) child.kill('SIGKILL');
    processes = [];
    await stage.stopOperators();
  });
  afterAll(async () => {
    await stage?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const startProcess = (identity: string) => {
    const child = spawn(process.execPath, [main], {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        KUBECONFIG: join(folder, 'kubeconfig'),
        SERVICE_OPERATOR_IMAGE: IMAGE,
        SERVICE_OPERATOR_NAMESPACE: OPERATOR_NAMESPACE,
        SERVICE_OPERATOR_IDENTITY: identity,
        SERVICE_METRICS_BIND: '127.0.0.1:0',
        SERVICE_LOG_LEVEL: 'error',
      },
    });
    processes.push(child);
    return child;
  };
  const holder = async () => {
    const lease = await stage.admin.get({
      kind: 'lease',
      namespace: OPERATOR_NAMESPACE,
      name: 'memory-operator',
    });
    return (lease.spec as { holderIdentity?: string }).holderIdentity;
  };

  test('a leader that is killed, and one that stops, is followed by the other', async () => {
    const namespace = await stage.namespace();
    const one = startProcess('one');
    await until('one leads', async () => (await holder()) === 'one');
    const two = startProcess('two');
    await applyTenant(stage.plane, namespace, 'first');
    await untilCondition(stage.admin, namespace, 'first', 'Ready', { status: 'True' });
    one.kill('SIGKILL');
    await until('two leads', async () => (await holder()) === 'two');
    await applyTenant(stage.plane, namespace, 'second');
    await untilCondition(stage.admin, namespace, 'second', 'Ready', { status: 'True' });
    const three = startProcess('three');
    await until('three is ready to follow', async () => three.exitCode === null);
    two.kill('SIGTERM');
    await until('three leads', async () => (await holder()) === 'three');
    await applyTenant(stage.plane, namespace, 'third');
    await untilCondition(stage.admin, namespace, 'third', 'Ready', { status: 'True' });
    three.kill('SIGTERM');
    await until('the lease is free', async () => (await holder()) === '');
    await until('two has ended', async () => two.exitCode !== null);
    expect(two.exitCode).toBe(0);
  });

  test('no change is missed while the API server or etcd is killed again and again', async (context) => {
    if (!stage.plane.restartable) context.skip('the parts of this cluster are not ours to kill');
    const namespace = await stage.namespace();
    await stage.startOperator({ namespaces: [namespace] });
    await applyTenant(stage.plane, namespace, 'acme');
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    for (const [round, part] of (['kube-apiserver', 'etcd', 'kube-apiserver'] as const).entries()) {
      await stage.plane.restart(part);
      const level = ['debug', 'warn', 'error'][round] ?? 'info';
      await until('kubectl gets through', async () => {
        await applyTenant(stage.plane, namespace, 'acme', { logLevel: level });
        return true;
      });
      await until(`round ${round} reaches the pods`, async () => {
        const worker = await stage.admin.get({ kind: 'deployment', namespace, name: 'acme-worker' });
        return JSON.stringify(worker.spec).includes(`"name":"SERVICE_LOG_LEVEL","value":"${level}"`);
      });
    }
  });
});
