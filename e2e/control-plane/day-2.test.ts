import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChartStage, openChartStage, SYSTEM } from './chart-stage.ts';
import { documentedCommands } from './documented-commands.ts';
import { applyTenant, type Stage, until, untilCondition } from './stage.ts';

/** What docs/day-2.md tells to do is done here, word for word, with a tenant that its chart has installed. */
describe.skipIf(!hasChartStage())('the page about day 2', () => {
  const commands = documentedCommands('day-2.md');
  const pasted = new Set<string>();
  let stage: Stage;
  let shell: (text: string, timeoutMs?: number) => Promise<string>;
  let namespace: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await openChartStage('charts/memory-operator');
    ({ stage, close } = opened);
    shell = opened.sh;
    await stage.startOperator();
    namespace = await stage.namespace();
    await shell(
      `helm install acme charts/memory-deployment -n ${namespace} --set spec.database.url.name=database`,
    );
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
  });
  afterAll(() => close?.());

  /** Runs the block of a section as a reader would who has put in their own names. */
  async function paste(section: string, place = 0): Promise<string> {
    const block = commands.get(section)?.[place];
    if (block === undefined) throw new Error(`the page has no block ${place} under ${section}`);
    pasted.add(block);
    return shell(block.replaceAll('NAMESPACE', namespace).replaceAll(/\bNAME\b/g, 'acme'));
  }

  const read = async (kind: string, name: string) =>
    JSON.parse(await stage.plane.kubectl(['-n', namespace, 'get', kind, name, '-o', 'json']));

  test('scaling', async () => {
    await paste('Scaling');
    await until('the pods are there', async () => {
      const [api, worker] = [await read('deployment', 'acme-api'), await read('deployment', 'acme-worker')];
      return api.status.readyReplicas === 3 && worker.status.readyReplicas === 4;
    });
  });

  test('rotating the secrets of the API rolls its pods, and an upgrade keeps the new one', async () => {
    const hash = async (part: string) =>
      (await read('deployment', `acme-${part}`)).spec.template.metadata.annotations[
        'memoryservice.dev/secrets-hash'
      ];
    const before = { api: await hash('api'), worker: await hash('worker') };
    const old = await read('secret', 'acme-token');
    await paste('Rotating the secrets of the API');
    await until('the API reads the new one', async () => (await hash('api')) !== before.api);
    expect(await hash('worker')).toBe(before.worker);
    const rotated = await read('secret', 'acme-token');
    expect(rotated.data.token).not.toBe(old.data.token);
    await shell(`helm -n ${namespace} upgrade acme charts/memory-deployment --reuse-values`);
    expect((await read('secret', 'acme-token')).data).toEqual(rotated.data);
  });

  test('a private registry', async () => {
    await paste('Private registries and authorities');
    const [operator] = JSON.parse(
      await stage.plane.kubectl(['-n', SYSTEM, 'get', 'deployments', '-o', 'json']),
    ).items;
    expect(operator.spec.template.spec).toMatchObject({
      imagePullSecrets: [{ name: 'registry' }],
      containers: [{ image: expect.stringMatching(/^registry\.example\/memory-service:/) }],
    });
    expect((await read('secret', 'registry')).type).toBe('kubernetes.io/dockerconfigjson');
  });

  test('a definition that somebody else installs: the tenant stays', async () => {
    const { metadata } = await read('memdep', 'acme');
    await paste('Upgrading the definition');
    expect((await read('memdep', 'acme')).metadata.uid).toBe(metadata.uid);
    await stage.plane.kubectl(['-n', namespace, 'annotate', 'memdep/acme', 'looked=at']);
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
  });

  test('removing everything ends, with a tenant whose database is to be dropped', async () => {
    const spec = { database: { admin: { name: 'database', key: 'admin' } }, deletionPolicy: 'Delete' };
    const other = await stage.namespace();
    await applyTenant(stage.plane, other, 'owned', spec);
    await untilCondition(stage.admin, other, 'owned', 'Ready', { status: 'True' });
    let dropped = 0;
    stage.pods.fate = ({ program, tenant }) => {
      if (program === 'migrate' && tenant === 'owned') dropped += 1;
      return null;
    };
    const notes = await shell(`helm -n ${SYSTEM} get notes memory-operator`);
    for (const line of commands.get('Removing everything')?.[0]?.trim().split('\n') ?? []) {
      // Who has installed the chart reads the same.
      expect(notes).toContain(`  ${line}\n`);
    }
    await paste('Removing everything');
    expect(dropped).toBe(1);
    expect(await stage.plane.kubectl(['get', 'crd', '-o', 'name'])).not.toContain('memorydeployments');
    expect(await stage.plane.kubectl(['get', 'clusterrole', '-o', 'name'])).not.toContain('memory-operator');
    await stage.stopOperators();
  });

  test('without an operator, the definition is held by a tenant, and the page says how to let it go', async () => {
    await shell(`helm install memory-operator charts/memory-operator -n ${SYSTEM}`);
    await stage.startOperator();
    namespace = await stage.namespace();
    await applyTenant(stage.plane, namespace, 'acme', {
      database: { admin: { name: 'database', key: 'admin' } },
      deletionPolicy: 'Delete',
    });
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    await stage.stopOperators();
    await shell(`helm -n ${SYSTEM} uninstall memory-operator`);
    const remove = 'kubectl delete crd memorydeployments.memoryservice.dev';
    await expect(shell(`${remove} --timeout=3s`)).rejects.toThrow(/timed out/);
    await paste('Removing everything', 1);
    await shell(`${remove} --ignore-not-found --timeout=60s`);
  });

  test('every block of the page has been pasted', () => {
    expect([...commands.values()].flat().filter((block) => !pasted.has(block))).toEqual([]);
  });
});
