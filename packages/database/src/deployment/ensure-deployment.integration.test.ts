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

it('says what gives the rights that the role lacks', async () => {
  const closed = await createTestDatabase();
  try {
    await closed.sql.begin(async (tx) => {
      await tx`set local role ${tx(closed.roleName('memory_owner'))}`;
      await tx`revoke all on memory.deployment from ${tx(closed.roleName('memory_app'))}`;
    });
    await expect(ensureDeployment(closed.sql, undefined)).rejects.toThrow(
      /^permission denied for table deployment; a migration gives these rights: run the migrate program on this database/,
    );
  } finally {
    await closed.close();
  }
});
