import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { roleNames } from './roles/role-names.ts';
import { createTestDatabase, type TestDatabase, testBackend } from './testing/index.ts';

let database: TestDatabase;
let owner: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = createDatabase({ url: database.url, poolSize: 1, applicationName: 'owner' });
});
afterAll(async () => {
  await owner.close();
  await database.close();
});

async function version(): Promise<number> {
  const [row] = await owner.sql<{ v: number }[]>`select max(version) as v from memory.schema_migrations`;
  return row?.v ?? -1;
}

/** What the migrations leave: tables, indexes, functions, grants. */
async function shape(): Promise<unknown> {
  return owner.sql`
    select n.nspname, c.relname, c.relkind::text, array(select a::text from unnest(c.relacl) as a order by 1) as acl, pg_get_userbyid(c.relowner)
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname in ('memory', 'p1') order by 1, 2`;
}

test('a migrated database is left as it is', async () => {
  const before = await shape();
  expect(await migrate({ url: database.url })).toEqual({ applied: [], version: await version() });
  expect(await shape()).toEqual(before);
});

test('several migrators at once apply each migration once, from nothing', async () => {
  const wanted = await version();
  const before = await shape();
  await owner.sql`drop schema memory, p1, memory_sandbox, memory_v1 cascade`;
  const results = await Promise.all(Array.from({ length: 3 }, () => migrate({ url: database.url })));
  const applied = results.flatMap((result) => result.applied);
  expect(new Set(applied).size).toBe(applied.length);
  expect(applied.length).toBe(wanted + 1);
  expect(await shape()).toEqual(before);
});

test('a migration that fails half-way leaves nothing of itself', async () => {
  await owner.sql`drop schema p1 cascade`;
  await owner.sql`drop text search configuration memory.english`;
  await owner.sql`delete from memory.schema_migrations where version > 0`;
  // Migration 1 makes the configuration, and then a table in a schema that is not there now.
  await expect(migrate({ url: database.url })).rejects.toThrow();
  expect(await version()).toBe(0);
  const left =
    await owner.sql`select from pg_ts_config where cfgname = 'english' and cfgnamespace = 'memory'::regnamespace`;
  expect(left).toHaveLength(0);
  await owner.sql`drop schema memory, memory_sandbox, memory_v1 cascade`;
  await migrate({ url: database.url });
});

test('a newer schema, and another text of a migration, are refused in one line', async () => {
  await owner.sql`insert into memory.schema_migrations (version, name, checksum) values (9999, 'later', 'x')`;
  await expect(migrate({ url: database.url })).rejects.toThrow(
    /^the database has schema version 9999 \(later\), newer than version \d+ of this build/,
  );
  await owner.sql`delete from memory.schema_migrations where version = 9999`;
  await owner.sql`update memory.schema_migrations set checksum = 'other' where version = 0`;
  await expect(migrate({ url: database.url })).rejects.toThrow('applied with another content');
  await owner.sql`drop schema memory, p1, memory_sandbox, memory_v1 cascade`;
  await migrate({ url: database.url });
});

/** The embedded database has one backend, where a transaction holds everything up, and one login. */
const isEmbedded = testBackend() === 'embedded';

test.skipIf(isEmbedded)('a migrator that does not get its turn says so', async () => {
  await owner.sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${0x6d_65_6d_6f_72_79})`;
    await expect(migrate({ url: database.url, lockTimeoutSeconds: 1 })).rejects.toThrow(
      'another migration has held this database for more than 1s',
    );
  });
});

test.skipIf(isEmbedded)(
  'a login without rights is told what to run; with the roles it may migrate',
  async () => {
    const login = `plain_${randomBytes(4).toString('hex')}`;
    const [row] = await owner.sql<{ name: string }[]>`select current_database() as name`;
    await owner.sql.unsafe(`create role ${login} login`);
    const url = new URL(database.url);
    url.username = login;
    try {
      await expect(migrate({ url: url.href })).rejects.toThrow(
        new RegExp(`permission denied.*|run as a superuser: grant .*memory_owner.* to "${login}"`),
      );
      await owner.sql.unsafe(`grant ${roleNames(row?.name ?? '').join(', ')} to ${login}`);
      await owner.sql.unsafe(`grant create on database ${row?.name} to ${database.roleName('memory_owner')}`);
      await owner.sql.unsafe(`grant connect on database ${row?.name} to ${login}`);
      await owner.sql`drop schema memory, p1, memory_sandbox, memory_v1 cascade`;
      const { applied } = await migrate({ url: url.href });
      expect(applied.length).toBeGreaterThan(2);
      const app = createDatabase({ url: url.href, poolSize: 1, applicationName: 'app', role: 'memory_app' });
      expect(await app.sql`select count(*)::int as n from memory.claims`).toEqual([{ n: 0 }]);
      await app.close();
    } finally {
      await owner.sql.unsafe(`drop owned by ${login}`);
      await owner.sql.unsafe(`drop role ${login}`);
    }
  },
);
