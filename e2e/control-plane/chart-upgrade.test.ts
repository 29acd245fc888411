import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '@memory/operator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHART, FORMER_CHART, hasChartStage, openChartStage, SYSTEM } from './chart-stage.ts';
import { applyTenant, conditionOf, type Stage, tenantManifest, until, untilCondition } from './stage.ts';

type Former = { spec: object; children: Manifest[] };
const WORKLOADS = ['api', 'worker', 'graph', 'cost-export'];
const CRD = 'memorydeployments.memoryservice.dev';

/** From the chart that was released before to this one and back, with a tenant that its operator had made. */
describe.skipIf(!hasChartStage())('an upgrade of the chart', () => {
  let stage: Stage;
  let sh: (text: string, timeoutMs?: number) => Promise<string>;
  let close: () => Promise<void>;
  let namespace: string;
  beforeAll(async () => {
    ({ stage, sh, close } = await openChartStage(FORMER_CHART));
    namespace = await stage.namespace();
    await makeFormerTenant();
  });
  afterAll(() => close?.());

  const get = async (kind: string, name: string) =>
    JSON.parse(await stage.plane.kubectl(['-n', namespace, 'get', kind, name, '-o', 'json']));
  const uidsOf = async () => {
    const kinds =
      'memdep,deployments,services,poddisruptionbudgets,networkpolicies,serviceaccounts,cronjobs,persistentvolumeclaims';
    const { items } = JSON.parse(
      await stage.plane.kubectl(['-n', namespace, 'get', kinds, '-l', SELECTOR, '-o', 'json']),
    );
    const pairs = items.map((item: { kind: string; metadata: { name: string; uid: string } }) => [
      `${item.kind}/${item.metadata.name}`,
      item.metadata.uid,
    ]);
    return Object.fromEntries([
      ...pairs,
      ['MemoryDeployment/acme', (await get('memdep', 'acme')).metadata.uid],
    ]);
  };
  const schemaOf = async () => {
    const { spec, status } = await get('crd', CRD);
    const [version] = spec.versions;
    return {
      fields: Object.keys(version.schema.openAPIV3Schema.properties.spec.properties),
      stored: status.storedVersions,
    };
  };

  /** As the former operator left it: its spec, its children, and pods that are ready. */
  async function makeFormerTenant(): Promise<void> {
    const { spec, children }: Former = JSON.parse(
      readFileSync(join(import.meta.dirname, '../former/tenant.json'), 'utf8'),
    );
    const cost = `--from-literal=token=${'c'.repeat(40)}`;
    await stage.plane.kubectl(['-n', namespace, 'create', 'secret', 'generic', 'cost', cost]);
    const tenant = JSON.stringify(tenantManifest(namespace, 'acme', spec));
    await stage.plane.kubectl(['apply', '--server-side', '-f', '-'], tenant);
    const { uid } = (await get('memdep', 'acme')).metadata;
    const items = JSON.parse(
      JSON.stringify(children)
        .replaceAll('"NAMESPACE"', JSON.stringify(namespace))
        .replaceAll('"UID"', JSON.stringify(uid)),
    );
    await stage.plane.kubectl(
      ['apply', '--server-side', '--field-manager=memory-operator', '-f', '-'],
      JSON.stringify({ apiVersion: 'v1', kind: 'List', items }),
    );
    await ready();
  }

  const ready = () =>
    until('its pods are ready', async () => {
      for (const part of WORKLOADS) {
        const { spec, status, metadata } = await get('deployment', `acme-${part}`);
        const settled = status.observedGeneration === metadata.generation;
        if (!settled || status.readyReplicas !== spec.replicas || status.updatedReplicas !== spec.replicas)
          return false;
      }
      return true;
    });

  test('takes over the tenant as it is', async () => {
    const before = await uidsOf();
    expect(before).toHaveProperty('CronJob/acme-snapshot');
    expect((await schemaOf()).fields).not.toContain('revisionHistoryLimit');
    await sh(`helm -n ${SYSTEM} upgrade memory-operator ${CHART}`);
    const { fields, stored } = await schemaOf();
    expect(fields).toContain('revisionHistoryLimit');
    expect(stored).toEqual(['v1alpha1']);
    // Nothing has changed while no operator ran.
    expect(await uidsOf()).toEqual(before);
    // With the account and the roles that the chart has just brought.
    const { calls } = await stage.startOperator();
    const tenant = await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    await ready();
    expect(conditionOf(tenant, 'Degraded')).toMatchObject({ status: 'False' });
    expect(await uidsOf()).toEqual(before);
    expect(calls.filter(({ status }) => status === 403)).toEqual([]);
    expect((await get('memdep', 'acme')).spec.worker.replicas).toBe(2);
  });

  test('is rolled back, and made again: the tenant lives through both', async () => {
    const before = await uidsOf();
    await stage.stopOperators();
    await sh(`helm -n ${SYSTEM} rollback memory-operator`);
    expect((await schemaOf()).fields).not.toContain('revisionHistoryLimit');
    expect(await uidsOf()).toEqual(before);
    await sh(`helm -n ${SYSTEM} upgrade memory-operator ${CHART}`);
    await stage.startOperator();
    await stage.plane.kubectl([
      '-n',
      namespace,
      'patch',
      'memdep/acme',
      '--type=merge',
      '-p',
      '{"spec":{"worker":{"replicas":3}}}',
    ]);
    await until(
      'the operator works',
      async () => (await get('deployment', 'acme-worker')).spec.replicas === 3,
    );
    await untilCondition(stage.admin, namespace, 'acme', 'Ready', { status: 'True' });
    await ready();
    expect(await uidsOf()).toEqual(before);
  });

  test('uninstalled too early and installed again, it lets the definition go', async () => {
    const spec = { database: { admin: { name: 'database', key: 'admin' } }, deletionPolicy: 'Delete' };
    await applyTenant(stage.plane, namespace, 'owned', spec);
    await untilCondition(stage.admin, namespace, 'owned', 'Ready', { status: 'True' });
    let dropped = 0;
    stage.pods.fate = ({ program, tenant }) => {
      if (program === 'migrate' && tenant === 'owned') dropped += 1;
      return null;
    };
    await stage.stopOperators();
    await sh(`helm -n ${SYSTEM} uninstall memory-operator`);
    await sh(`kubectl delete crd ${CRD} --wait=false`);
    await sh(`helm install memory-operator ${CHART} -n ${SYSTEM}`);
    await stage.startOperator();
    await sh(`kubectl wait --for=delete crd/${CRD} --timeout=100s`);
    expect(dropped).toBe(1);
  });
});

const SELECTOR = 'app.kubernetes.io/managed-by=memory-operator,app.kubernetes.io/instance=acme';
