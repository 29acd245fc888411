import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MigrationReport } from '@memory/contract';
import { roleName, roleNames } from '@memory/database';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const adminUrl = process.env.MEMORY_TEST_POSTGRES_URL ?? '';

/** Only a superuser may create the first of them. */
const extensions = ['vector', 'pg_trgm', 'fuzzystrmatch', 'unaccent'];

let admin: postgres.Sql;
/** A tenant’s database and login, another’s, and an administrator who is no superuser. */
let tenant: string;
let other: string;
let keeper: string;

beforeEach(() => {
  admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  const suffix = randomBytes(4).toString('hex');
  [tenant, other, keeper] = [`login_one_${suffix}`, `login_other_${suffix}`, `login_keeper_${suffix}`];
});
afterEach(async () => {
  for (const name of [tenant, other]) await admin`drop database if exists ${admin(name)} with (force)`;
  const roles = [tenant, other].flatMap((name) => [...roleNames(name), name]);
  for (const role of [...roles, keeper]) {
    const [present] = await admin`select from pg_roles where rolname = ${role}`;
    if (present) await admin`drop owned by ${admin(role)}`;
    await admin`drop role if exists ${admin(role)}`;
  }
  await admin.end();
});

function urlOf(login: string, database = login): string {
  const url = new URL(adminUrl);
  url.username = login;
  url.password = 'secret';
  url.pathname = `/${database}`;
  return url.href;
}

function urlOfAdmin(database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** The report of the program, and its log. */
async function migrate(
  env: { url: string; adminUrl?: string },
  ...args: string[]
): Promise<{ report: MigrationReport; log: string }> {
  const { stdout, stderr } = await run(process.execPath, [main, ...args], {
    env: {
      PATH: process.env.PATH,
      SERVICE_DATABASE_URL: env.url,
      ...(env.adminUrl === undefined ? {} : { SERVICE_DATABASE_ADMIN_URL: env.adminUrl }),
    },
    timeout: 60_000,
  }).catch((error) => error);
  return { report: MigrationReport.parse(JSON.parse(stdout)), log: stderr };
}

async function query(url: string, text: string, role?: string): Promise<unknown[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: role === undefined ? {} : { role } });
  try {
    return [...(await sql.unsafe(text))];
  } finally {
    await sql.end();
  }
}

test('an administrator who is no superuser makes a tenant, keeps it, and drops it', async () => {
  await admin.unsafe(`create role ${keeper} login createrole createdb password 'secret'`);
  await admin.unsafe(`create database ${tenant} owner ${keeper}`);
  for (const name of extensions) await query(urlOfAdmin(tenant), `create extension ${name}`);
  const given = { url: urlOf(tenant), adminUrl: urlOf(keeper, 'postgres') };
  expect((await migrate(given)).report).toMatchObject({ outcome: 'migrated' });
  expect((await migrate(given)).report).toMatchObject({ outcome: 'migrated', applied: [] });
  const claims = 'select count(*)::int as n from memory.claims';
  expect(await query(urlOf(tenant), claims, roleName('memory_app', tenant))).toEqual([{ n: 0 }]);
  expect((await migrate(given, 'drop')).report).toEqual({ outcome: 'dropped' });
  const roles = [...roleNames(tenant), tenant];
  expect(await admin`select from pg_roles where rolname in ${admin(roles)}`).toEqual([]);
});

test.each<[string, (login: string) => string[], RegExp]>([
  ['who is a superuser', (login) => [`alter role ${login} superuser`], /is a superuser/],
  ['who may replicate', (login) => [`alter role ${login} replication`], /may replicate/],
  [
    'who owns another database',
    (login) => [`alter database ${other} owner to ${login}`],
    /owns the database "login_other_\w+" as well/,
  ],
  [
    'who may connect to another database',
    (login) => [`grant connect on database ${other} to ${login}`],
    /may connect to the database "login_other_\w+" as well, by "login_one_\w+"/,
  ],
  [
    'who is a member of another database’s role',
    (login) => [
      `create role ${roleName('memory_app', other)} nologin`,
      `grant connect on database ${other} to ${roleName('memory_app', other)}`,
      `grant ${roleName('memory_app', other)} to ${login}`,
    ],
    /as well, by "memory_app_login_other_\w+"/,
  ],
])('an existing login %s is not made a tenant’s', async (_what, prepare, message) => {
  await admin.unsafe(`create database ${other}`);
  await admin.unsafe(`create role ${tenant} login password 'former'`);
  for (const statement of prepare(tenant)) await admin.unsafe(statement);
  const before = await admin`select * from pg_authid where rolname = ${tenant}`;
  const { report } = await migrate({ url: urlOf(tenant), adminUrl });
  expect(report).toEqual({
    outcome: 'failed',
    code: 'configuration',
    message: expect.stringMatching(message),
  });
  expect(await admin`select * from pg_authid where rolname = ${tenant}`).toEqual(before);
  expect(await admin`select from pg_database where datname = ${tenant}`).toEqual([]);
});

test('neither the administrator nor a group role’s name is a tenant’s login', async () => {
  await admin.unsafe(`create role ${keeper} login createrole createdb password 'secret'`);
  const own = await migrate({ url: urlOf(keeper, tenant), adminUrl: urlOf(keeper, 'postgres') });
  expect(own.report).toMatchObject({
    code: 'configuration',
    message: expect.stringMatching(/is the administrator/),
  });
  const group = await migrate({ url: urlOf(roleName('memory_app', other), tenant), adminUrl });
  expect(group.report).toMatchObject({
    code: 'configuration',
    message: expect.stringMatching(/name of a database’s group role/),
  });
  expect(await admin`select from pg_database where datname = ${tenant}`).toEqual([]);
});

test('a database whose group role is somebody’s login is not migrated', async () => {
  await admin.unsafe(`create role ${roleName('memory_app', tenant)} login`);
  const { report } = await migrate({ url: urlOf(tenant), adminUrl });
  expect(report).toMatchObject({
    outcome: 'failed',
    message: expect.stringMatching(/"memory_app_login_one_\w+".* is a login/),
  });
});

/** What docs/security.md has a DBA run for `acme`, with another name and password. */
async function asDocumented(name: string): Promise<void> {
  const page = await readFile(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  const [, block = ''] = /```sql\n(create role acme login[^`]+)```/.exec(page) ?? [];
  const [server = '', inside = ''] = block
    .replaceAll(/(\b|_)acme\b/g, `$1${name}`)
    .replace('…', 'secret')
    .split(`-- connected to ${name}:\n`);
  for (const statement of server.split(';').filter((text) => text.trim() !== ''))
    await admin.unsafe(statement);
  await query(urlOfAdmin(name), inside);
}

test('a login with the rights that a DBA is told to give it migrates, and is a stranger elsewhere', async () => {
  for (const name of [tenant, other]) {
    await asDocumented(name);
    expect((await migrate({ url: urlOf(name) })).report).toMatchObject({ outcome: 'migrated' });
    expect((await migrate({ url: urlOf(name) })).report).toMatchObject({ outcome: 'migrated', applied: [] });
    const claims = 'select count(*)::int as n from memory.claims';
    expect(await query(urlOf(name), claims, roleName('memory_app', name))).toEqual([{ n: 0 }]);
  }
  await expect(query(urlOf(tenant, other), 'select')).rejects.toMatchObject({ code: '42501' });
  await expect(query(urlOf(tenant), `grant memory_app_${other} to ${tenant}`)).rejects.toMatchObject({
    code: '42501',
  });
});

test('a login that a DBA named like a group role keeps its rights', async () => {
  const login = roleName('memory_app', other);
  await admin.unsafe(`create role ${login} login createrole password 'secret'`);
  await admin.unsafe(`create database ${tenant}`);
  await admin.unsafe(`alter database ${tenant} owner to ${login}`);
  for (const name of extensions) await query(urlOfAdmin(tenant), `create extension ${name}`);
  const claims = 'select count(*)::int as n from memory.claims';
  expect((await migrate({ url: urlOf(login, tenant) })).report).toMatchObject({ outcome: 'migrated' });
  // It may connect by its own right, not only by what it inherits.
  await admin.unsafe(`alter role ${login} noinherit`);
  expect(await query(urlOf(login, tenant), claims, roleName('memory_app', tenant))).toEqual([{ n: 0 }]);
});

test('a superuser is told that it keeps no tenant apart; CREATEROLE is taken once, and said', async () => {
  await admin.unsafe(`create database ${other}`);
  const asSuper = await migrate({ url: urlOfAdmin(other) });
  expect(asSuper.report).toMatchObject({ outcome: 'migrated' });
  expect(asSuper.log).toContain('tenants on this server are not kept apart');
  await admin.unsafe(`create role ${tenant} login createrole password 'secret'`);
  await admin.unsafe(`create database ${tenant} owner ${tenant}`);
  for (const name of extensions) await query(urlOfAdmin(tenant), `create extension ${name}`);
  const first = await migrate({ url: urlOf(tenant) });
  expect(first.report).toMatchObject({ outcome: 'migrated' });
  const [server] = await admin`select current_setting('server_version_num')::int < 160000 as "isOpen"`;
  expect(first.log.includes('took CREATEROLE from the login')).toBe(server?.isOpen);
  const again = await migrate({ url: urlOf(tenant) });
  expect(again.report).toMatchObject({ outcome: 'migrated', applied: [] });
  expect(again.log).not.toContain('CREATEROLE');
});

test('a role that is used elsewhere does not keep the database from being dropped', async () => {
  const given = { url: urlOf(tenant), adminUrl };
  expect((await migrate(given)).report).toMatchObject({ outcome: 'migrated' });
  await admin.unsafe(`create database ${other}`);
  await query(urlOfAdmin(other), `create table kept (n int); grant select on kept to ${tenant}`);
  const dropped = await migrate(given, 'drop');
  expect(dropped.report).toEqual({ outcome: 'dropped' });
  expect(dropped.log).toContain('is used outside the dropped database');
  expect(dropped.log).toContain(other);
  expect(await admin`select from pg_database where datname = ${tenant}`).toEqual([]);
  expect(await admin`select from pg_roles where rolname in ${admin(roleNames(tenant))}`).toEqual([]);
  expect((await migrate(given, 'drop')).report).toEqual({ outcome: 'dropped' });
});
