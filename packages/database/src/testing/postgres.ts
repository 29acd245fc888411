import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import type { Sql } from '../database.ts';
import { migrate, migrationsHash } from '../migrate.ts';
import { roleNames } from '../roles/role-names.ts';
import { requiredVariable } from './environment.ts';
import type { TestDatabaseHost } from './index.ts';

/** Held while a template is made; any number that nothing else locks on a test server. */
const TEMPLATE_LOCK = 7_406_001;

/** Clones the template of this schema, which the first caller makes; any number of processes may call at once. */
export async function createPostgresTestDatabase(): Promise<TestDatabaseHost> {
  const url = requiredVariable('MEMORY_TEST_POSTGRES_URL');
  const name = `memory_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const template = `memory_template_${await migrationsHash()}`;
  await withAdmin(url, async (admin) => {
    await ensureTemplate(admin, url, template);
    await admin`create database ${admin(name)} template ${admin(template)}`;
  });
  // The clone's objects belong to the template's roles until a migrator has given them to its own.
  await migrate({ url: withDatabase(url, name) });
  return {
    url: withDatabase(url, name),
    openCopy: null,
    connections: () =>
      withAdmin(url, async (admin) => {
        const rows = await admin<{ name: string }[]>`
          select application_name as name from pg_stat_activity
          where datname = ${name} and backend_type = 'client backend'`;
        return rows.map((row) => row.name);
      }),
    remove: () =>
      withAdmin(url, async (admin) => {
        await admin`drop database if exists ${admin(name)} with (force)`;
        for (const role of roleNames(name)) await admin`drop role if exists ${admin(role)}`;
      }),
  };
}

async function ensureTemplate(admin: Sql, url: string, template: string): Promise<void> {
  if (await exists(admin, template)) {
    return;
  }
  await admin`select pg_advisory_lock(${TEMPLATE_LOCK})`;
  try {
    if (await exists(admin, template)) {
      return;
    }
    // Migrated under another name, so that a template that is there is a whole one.
    const building = `${template}_building`;
    await admin`drop database if exists ${admin(building)} with (force)`;
    await admin`create database ${admin(building)} template template0`;
    await migrate({ url: withDatabase(url, building) });
    await admin`alter database ${admin(building)} rename to ${admin(template)}`;
  } finally {
    await admin`select pg_advisory_unlock(${TEMPLATE_LOCK})`;
  }
}

async function exists(admin: Sql, name: string): Promise<boolean> {
  const rows = await admin`select from pg_database where datname = ${name}`;
  return rows.length > 0;
}

async function withAdmin<T>(url: string, run: (admin: Sql) => Promise<T>): Promise<T> {
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await run(admin);
  } finally {
    await admin.end({ timeout: 5 });
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
