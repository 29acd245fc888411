import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { ensureDeployment } from './ensure-deployment.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('draws an id once, keeps it, and refuses another', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => ensureDeployment(database.sql, undefined)));
  const [id] = ids;
  expect(new Set(ids).size).toBe(1);
  expect(await ensureDeployment(database.sql, id?.toUpperCase())).toBe(id);
  await expect(ensureDeployment(database.sql, randomUUID())).rejects.toMatchObject({
    code: 'deployment_mismatch',
  });
});

it('says what is missing where the database was never migrated', async () => {
  const emptied = await createTestDatabase();
  try {
    await emptied.sql.begin(async (tx) => {
      await tx`set local role ${tx(emptied.roleName('memory_owner'))}`;
      await tx`alter table memory.deployment rename to elsewhere`;
    });
    await expect(ensureDeployment(emptied.sql, undefined)).rejects.toThrow(/run the migrate program/);
  } finally {
    await emptied.close();
  }
});
