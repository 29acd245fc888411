import type { Tx } from './database.ts';
import { MigrationError } from './migration-error.ts';

const ROLES = ['memory_owner', 'memory_app', 'memory_graph', 'memory_query'] as const;
const EXTENSIONS = ['vector', 'pg_trgm', 'fuzzystrmatch', 'unaccent'] as const;

/**
 * What has to be there before the first migration: a server that is new enough, the extensions, the group roles with
 * the migrating login among their members, who may connect, and the table of applied migrations. Asks for no right that
 * it does not need: where everything is there already, a login that is a member of memory_owner is enough.
 */
export async function prepareDatabase(tx: Tx): Promise<void> {
  const [server] = await tx<{ version: number; login: string; database: string; owns: boolean }[]>`
    select current_setting('server_version_num')::int as version, current_user as login,
      current_database() as database, pg_has_role(current_user, datdba, 'usage') as owns
    from pg_database where datname = current_database()`;
  if (!server) {
    throw new MigrationError('the server does not list the current database');
  }
  if (server.version < 150_000) {
    throw new MigrationError(
      `Postgres 15 or newer is needed, this server is ${Math.floor(server.version / 10_000)}`,
    );
  }
  await ensureExtensions(tx);
  await ensureRoles(tx, server);
  await ensureDatabasePrivileges(tx, server);
  await ensureJournal(tx);
}

/** The schemas that hold the extensions, as a search path that ends safely. */
export async function extensionSchemas(tx: Tx): Promise<string> {
  const rows = await tx<{ name: string }[]>`
    select distinct quote_ident(n.nspname) as name
    from pg_extension as e join pg_namespace as n on n.oid = e.extnamespace
    where e.extname in ${tx(EXTENSIONS)} order by 1`;
  return ['pg_catalog', ...rows.map((row) => row.name), 'pg_temp'].join(', ');
}

async function ensureExtensions(tx: Tx): Promise<void> {
  const rows = await tx<{ name: string; installed: boolean; installedVersion: string | null }[]>`
    select name, installed_version is not null as installed,
      coalesce(installed_version, default_version) as "installedVersion"
    from pg_available_extensions where name in ${tx(EXTENSIONS)}`;
  const missing = EXTENSIONS.filter((name) => !rows.some((row) => row.name === name));
  if (missing.length > 0) {
    throw new MigrationError(
      `the server lacks the extension${missing.length > 1 ? 's' : ''} ${missing.join(', ')}: install ${missing.includes('vector') ? 'pgvector 0.7 or newer' : 'postgresql-contrib'} on it`,
    );
  }
  const vector = rows.find((row) => row.name === 'vector')?.installedVersion ?? '0';
  const [major = 0, minor = 0] = vector.split('.').map(Number);
  if (major === 0 && minor < 7) {
    throw new MigrationError(`pgvector 0.7 or newer is needed, this server has ${vector}`);
  }
  for (const row of rows.filter(({ installed }) => !installed)) {
    await explain(
      tx,
      `create extension if not exists ${row.name}`,
      `run as a superuser in this database: create extension ${row.name};`,
    );
  }
}

async function ensureRoles(tx: Tx, server: { version: number; login: string }): Promise<void> {
  const present = await tx<{ name: string }[]>`
    select rolname as name from pg_roles where rolname in ${tx(ROLES)}`;
  const missing = ROLES.filter((name) => !present.some((row) => row.name === name));
  if (missing.length > 0) {
    const [right] = await tx<{ allowed: boolean }[]>`
      select rolsuper or rolcreaterole as allowed from pg_roles where rolname = current_user`;
    if (!right?.allowed) {
      const statements = missing.map((name) => `create role ${name} nologin;`).join(' ');
      const grants = missing.map((name) => `grant ${name} to ${quote(server.login)};`).join(' ');
      throw new MigrationError(
        `${quote(server.login)} may not create roles; run as a superuser: ${statements} ${grants}`,
      );
    }
    for (const name of missing) {
      await tx.unsafe(`create role ${name} nologin`);
    }
  }
  // From 16 on the creator of a role may grant it without being able to act as it.
  const able = server.version >= 160_000 ? 'set' : 'member';
  for (const name of ROLES) {
    const [row] = await tx<{ able: boolean }[]>`select pg_has_role(current_user, ${name}, ${able}) as able`;
    if (!row?.able) {
      await explain(
        tx,
        `grant ${name} to ${quote(server.login)}`,
        `run as a superuser: grant ${name} to ${quote(server.login)};`,
      );
    }
  }
}

async function ensureDatabasePrivileges(
  tx: Tx,
  server: { login: string; database: string; owns: boolean },
): Promise<void> {
  const database = quote(server.database);
  if (server.owns) {
    await tx.unsafe(`revoke all on database ${database} from public`);
    await tx.unsafe(`grant connect on database ${database} to ${ROLES.join(', ')}`);
    await tx.unsafe(`grant create on database ${database} to memory_owner`);
    return;
  }
  const [row] = await tx<{ able: boolean }[]>`
    select has_database_privilege('memory_owner', current_database(), 'create') as able`;
  if (!row?.able) {
    throw new MigrationError(
      `memory_owner may not create schemas here; run as the owner of the database: grant create on database ${database} to memory_owner;`,
    );
  }
}

async function ensureJournal(tx: Tx): Promise<void> {
  await tx`set local role memory_owner`;
  await tx`create schema if not exists memory`;
  await tx`
    create table if not exists memory.schema_migrations (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz(3) not null default now()
    )`;
  await tx`reset role`;
}

async function explain(tx: Tx, statement: string, remedy: string): Promise<void> {
  try {
    await tx.savepoint((inner) => inner.unsafe(statement));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === '42501') {
      throw new MigrationError(`${cause.message}; ${remedy}`, { cause });
    }
    throw cause;
  }
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
