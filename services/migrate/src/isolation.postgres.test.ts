import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MigrationReport } from '@memory/contract';
import { roleName, roleNames } from '@memory/database';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const migrations = new URL('../../../packages/database/migrations/', import.meta.url);
const adminUrl = process.env.MEMORY_TEST_POSTGRES_URL ?? '';
const kinds = ['memory_owner', 'memory_app', 'memory_graph', 'memory_query'] as const;
const shared = kinds.join(', ');
const readClaims = 'select count(*)::int as n from memory.claims';

let admin: postgres.Sql;
let names: string[];
/** Whether the shared roles are ours: nothing else on the server may go by them. */
let madeShared: boolean;

beforeEach(() => {
  admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  names = ['a', 'b'].map((letter) => `tenant_${letter}_${randomBytes(4).toString('hex')}`);
  madeShared = false;
});
afterEach(async () => {
  for (const name of names) await admin`drop database if exists ${admin(name)} with (force)`;
  for (const role of names.flatMap((name) => [...roleNames(name), name])) {
    await admin`drop role if exists ${admin(role)}`;
  }
  if (madeShared) await admin.unsafe(`drop role if exists ${shared}`);
  await admin.end();
});

function urlOf(login: string, database = login): string {
  const url = new URL(adminUrl);
  url.username = login;
  url.password = 'secret';
  url.pathname = `/${database}`;
  return url.href;
}

/** Rejects with the report's message where the migration fails. */
async function migrate(name: string, path: 'url' | 'admin'): Promise<MigrationReport> {
  const env = {
    PATH: process.env.PATH,
    SERVICE_DATABASE_URL: urlOf(name),
    ...(path === 'admin' ? { SERVICE_DATABASE_ADMIN_URL: adminUrl } : {}),
  };
  const { stdout, stderr } = await run(process.execPath, [main], { env }).catch((error) => error);
  const report = MigrationReport.parse(JSON.parse(stdout));
  if (report.outcome === 'failed') throw new Error(`${name}: ${report.message}\n${stderr}`);
  return report;
}

/** A database of its own, owned by a login that may create roles, as a DBA hands it out. */
async function handOut(name: string): Promise<void> {
  await asSuperuser(
    adminUrl,
    `create role ${name} login createrole password 'secret'`,
    `create database ${name} owner ${name}`,
  );
  const here = urlOfAdmin(name);
  await asSuperuser(
    here,
    ...['vector', 'pg_trgm', 'fuzzystrmatch', 'unaccent'].map((e) => `create extension ${e}`),
  );
}

function urlOfAdmin(database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function asSuperuser(url: string, ...statements: string[]): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    for (const statement of statements) await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

/** What a connection gets: the rows of a statement, or the code of its error. */
async function attempt(url: string, statements: string[], role?: string): Promise<unknown> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: role === undefined ? {} : { role } });
  try {
    let rows: unknown = [];
    for (const statement of statements) rows = [...(await sql.unsafe(statement))];
    return rows;
  } catch (error) {
    return error instanceof postgres.PostgresError ? error.code : error;
  } finally {
    await sql.end();
  }
}

/** Every login and role of one tenant fails at the other's database, from outside and from its own connection. */
async function expectIsolated(one: string, other: string): Promise<void> {
  const roles = [...roleNames(one), ...roleNames(other), ...kinds];
  expect(await attempt(urlOf(one, other), [readClaims]), `${one} connects to ${other}`).toBe('42501');
  for (const role of roles) {
    const outcome = await attempt(urlOf(one, other), [readClaims], role);
    expect(['42501', '22023'], `${one} connects to ${other} as ${role}: ${outcome}`).toContain(outcome);
  }
  for (const role of [other, ...roleNames(other)]) {
    expect(await attempt(urlOf(one), [`set role "${role}"`]), `${one} becomes ${role}`).toBe('42501');
  }
  for (const role of [other, ...roleNames(other)]) {
    const granted = await attempt(urlOf(one), [`grant "${role}" to ${one}`]);
    expect(granted, `${one} makes itself a member of ${role}`).toBe('42501');
  }
  // As though it had got in: with the superuser's connection, acting as each role of the tenant.
  for (const role of [one, ...roleNames(one)]) {
    const inside = await attempt(urlOfAdmin(other), [`set role "${role}"`, readClaims]);
    expect(inside, `${role} inside ${other}`).toBe('42501');
  }
  for (const role of [one, ...roleNames(one)]) {
    const [row] = await admin`select has_database_privilege(${role}, ${other}, 'connect') as may`;
    expect(row?.may, `${role} may connect to ${other}`).toBe(false);
  }
}

test.each(['url', 'admin'] as const)(
  'two tenants of one server are strangers, by database.%s',
  async (path) => {
    const [one = '', other = ''] = names;
    for (const name of names) {
      if (path === 'url') await handOut(name);
      expect(await migrate(name, path)).toMatchObject({ outcome: 'migrated' });
      expect(await migrate(name, path)).toMatchObject({ outcome: 'migrated', applied: [] });
      expect(await attempt(urlOf(name), [readClaims], roleName('memory_app', name))).toEqual([{ n: 0 }]);
    }
    await expectIsolated(one, other);
    await expectIsolated(other, one);
  },
);

/** The roles of the whole server, where it has none, tied to a database at once, so that no other migrator drops them. */
async function shareRoles(database: string): Promise<void> {
  const present = await admin<{ name: string }[]>`
    select rolname as name from pg_roles where rolname in ${admin(kinds)}`;
  const missing = kinds.filter((kind) => !present.some(({ name }) => name === kind));
  madeShared = missing.length > 0;
  await admin.unsafe(
    [
      ...missing.map((kind) => `create role ${kind} nologin`),
      `grant connect on database ${database} to ${shared}`,
    ].join('; '),
  );
}

/** A database as the builds before had it: roles of the whole server, granted to an inheriting login. */
async function makeFormer(name: string): Promise<void> {
  const here = urlOfAdmin(name);
  const journal = JSON.parse(await readFile(new URL('meta/_journal.json', migrations), 'utf8'));
  const files = (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort();
  const statements: string[] = [];
  for (const [version, file] of files.entries()) {
    const text = await readFile(new URL(file, migrations), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    statements.push(
      text,
      `insert into memory.schema_migrations (version, name, checksum) values (${version}, '${journal.entries[version].tag}', '${checksum}')`,
    );
  }
  await asSuperuser(
    here,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to ${shared}`,
    `grant create on database ${name} to memory_owner`,
    `grant ${shared} to ${name}`,
    'set role memory_owner',
    'create schema memory',
    `create table memory.schema_migrations (version integer primary key, name text not null, checksum text not null,
       applied_at timestamptz(3) not null default now())`,
    ...statements,
    `insert into memory.entities (entity_id, canonical_name, name_norm, entity_type)
       values (gen_random_uuid(), '${name}', '${name}', 'concept')`,
    // As catalogs are after a while: what a schema holds comes before the schema.
    'reset role',
    ...['memory', 'p1'].flatMap((schema) => [
      `alter schema ${schema} owner to current_user`,
      `alter schema ${schema} owner to memory_owner`,
    ]),
  );
}

test.each(['url', 'admin'] as const)(
  'databases of server-wide roles keep their rows and end isolated, by database.%s',
  async (path) => {
    const [one = '', other = ''] = names;
    for (const name of names) await handOut(name);
    await shareRoles(one);
    for (const name of names) await makeFormer(name);
    expect(await attempt(urlOf(one, other), [readClaims])).toEqual([{ n: 0 }]);
    expect(await migrate(one, path)).toEqual(expect.objectContaining({ outcome: 'migrated', applied: [] }));
    // The other database depends on the shared roles still, and goes on by them.
    expect(await admin`select from pg_roles where rolname in ${admin(kinds)}`).toHaveLength(4);
    expect(await attempt(urlOf(other), [readClaims], 'memory_app')).toEqual([{ n: 0 }]);
    expect(await migrate(other, path)).toMatchObject({ outcome: 'migrated', applied: [] });
    const left = await admin`
      select from pg_shdepend as d join pg_database as b on b.oid in (d.dbid, d.objid)
      where b.datname in ${admin(names)}
        and d.refobjid in (select oid from pg_roles where rolname in ${admin(kinds)})`;
    expect(left).toHaveLength(0);
    for (const name of names) {
      const entities = 'select canonical_name as name from memory.entities';
      expect(await attempt(urlOf(name), [entities], roleName('memory_app', name))).toEqual([{ name }]);
      expect(await migrate(name, path)).toMatchObject({ outcome: 'migrated', applied: [] });
    }
    await expectIsolated(one, other);
    await expectIsolated(other, one);
  },
);
