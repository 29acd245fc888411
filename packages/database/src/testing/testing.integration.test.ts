import { expect, test } from 'vitest';
import { createDatabase } from '../database.ts';
import { createTestDatabase, testBackend } from './index.ts';

test('a test database is migrated, empty, its own, and acts as memory_app', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await one.sql`insert into memory.deployment (deployment_id) values (gen_random_uuid())`;
  expect(await one.sql`select count(*)::int as n, current_user as role from memory.deployment`).toEqual([
    { n: 1, role: one.roleName('memory_app') },
  ]);
  expect(await other.sql`select count(*)::int as n from memory.deployment`).toEqual([{ n: 0 }]);
  expect(one.backend).toBe(testBackend());
  await Promise.all([one.close(), other.close()]);
});

test('close names the pool that a test left open', async () => {
  const database = await createTestDatabase();
  const leaked = createDatabase({ url: database.url, poolSize: 1, applicationName: 'forgotten-pool' });
  await leaked.sql`select 1`;
  await expect(database.close()).rejects.toThrow('1 connections were left open by: forgotten-pool');
  await leaked.close(0);
});
