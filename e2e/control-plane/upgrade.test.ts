import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasControlPlane, openSharedStage } from './open-shared.ts';
import { applyTenant, conditionOf, type Stage, until, untilCondition } from './stage.ts';

const names = ['a', 'b', 'c', 'd', 'e'];

describe.skipIf(!hasControlPlane())('an upgrade of the operator', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openSharedStage();
  });
  afterEach(async () => {
    stage.pods.fate = () => null;
    await stage.stopOperators();
  });
  afterAll(() => stage?.close());

  test('rolls a bounded number of tenants at a time, and stops at the first that fails', async () => {
    const namespace = await stage.namespace();
    const first = await stage.startOperator({ namespaces: [namespace] });
    for (const name of names) await applyTenant(stage.plane, namespace, name, { graph: { enabled: false } });
    for (const name of names) await untilCondition(stage.admin, namespace, name, 'Ready', { status: 'True' });
    await first.stop();

    let most = 0;
    const upgraded = new Set<string>();
    const busy = async () => {
      const { items } = await stage.admin.list('memoryDeployment', { namespace });
      const rolling = items.filter((item) =>
        ['Migrating', 'RollingOut'].includes(conditionOf(item, 'Progressing')?.reason ?? ''),
      );
      most = Math.max(most, rolling.length);
      for (const item of items) {
        if ((item.status as { version?: string }).version === '2.0.0') upgraded.add(item.metadata.name);
      }
      return items;
    };
    stage.pods.fate = ({ program, tenant, image }) =>
      program === 'migrate' && tenant === 'c' && image.endsWith(':2.0.0')
        ? { kind: 'ends', exitCode: 78, message: 'the migration went wrong' }
        : null;
    const second = await stage.startOperator({
      namespaces: [namespace],
      image: 'registry.example/memory:2.0.0',
      maxRolling: 1,
      concurrency: 1,
    });
    await until('it stops at the one that fails', async () => {
      const items = await busy();
      return (
        items.some((item) => conditionOf(item, 'Degraded')?.reason === 'MigrationFailed') &&
        second.operator.pending() === 0
      );
    });
    const waiting = (await busy()).filter(
      (item) => conditionOf(item, 'Progressing')?.reason === 'UpgradeWaits',
    );
    expect(most).toBeLessThanOrEqual(1);
    expect(waiting.length + upgraded.size).toBe(names.length - 1);
    for (const item of waiting) {
      expect(conditionOf(item, 'Ready')).toMatchObject({ status: 'True' });
      expect(conditionOf(item, 'Progressing')?.message).toContain(`stopped at ${namespace}/c`);
    }
    stage.pods.fate = () => null;
    await applyTenant(stage.plane, namespace, 'c', { graph: { enabled: false }, version: '2.0.1' });
    await until('the others follow once it is cured', async () => {
      await busy();
      return upgraded.size === names.length - 1;
    });
    expect(most).toBeLessThanOrEqual(1);
  });
});
