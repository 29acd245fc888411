import type { Tx } from './database.ts';
import { MigrationError } from './migration-error.ts';
import { adoptObjects } from './roles/adopt-objects.ts';
import { quoteIdentifier as quote, roleName, roleNames } from './roles/role-names.ts';

const EXTENSIONS = ['vector', 'pg_trgm', 'fuzzystrmatch', 'unaccent'] as const;

/**
 * What has to be there before the first migration: a server that is new enough, the extensions, this database's
 * group roles with the migrating login among their members, who may connect, and the table of applied migrations. Asks
 * for no right that it does not need: where everything is there already, a login that is a member of the roles is enough.
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
  await adoptObjects(tx, server.database);
  await ensureJournal(tx, server.database);
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

type Server = { version: number; login: string; database: string; owns: boolean };

async function ensureRoles(tx: Tx, server: Server): Promise<void> {
  const names = roleNames(server.database);
  const present = await tx<{ name: string; canLogIn: boolean }[]>`
    select rolname as name, rolcanlogin as "canLogIn" from pg_roles where rolname in ${tx(names)}`;
  const login = present.find(({ canLogIn }) => canLogIn);
  if (login) {
    throw new MigrationError(
      `${quote(login.name)}, which is to be a group role of this database, is a login: whoever has its password would have the data; drop or rename that login, or run as a superuser: alter role ${quote(login.name)} nologin;`,
    );
  }
  const missing = names.filter((name) => !present.some((row) => row.name === name));
  if (missing.length > 0) {
    const [right] = await tx<{ allowed: boolean }[]>`
      select rolsuper or rolcreaterole as allowed from pg_roles where rolname = current_user`;
    if (!right?.allowed) {
      throw new MigrationError(
        `${quote(server.login)} may not create roles; run as a superuser: ${missing.map((name) => `create role ${quote(name)} nologin;`).join(' ')} ${remedyOf(server)}`,
      );
    }
    for (const name of missing) {
      await tx.unsafe(`create role ${quote(name)} nologin`);
    }
  }
  // From 16 on the creator of a role may grant it without being able to act as it.
  const able = server.version >= 160_000 ? 'set' : 'member';
  for (const name of names) {
    const [row] = await tx<{ able: boolean }[]>`select pg_has_role(current_user, ${name}, ${able}) as able`;
    if (!row?.able) {
      await explain(
        tx,
        `grant ${quote(name)} to ${quote(server.login)}`,
        `run as a superuser: ${remedyOf(server)}`,
      );
    }
  }
}

/** Only this database's roles, and the login that migrates it, may connect to it. */
async function ensureDatabasePrivileges(tx: Tx, server: Server): Promise<void> {
  if (server.owns) {
    for (const statement of privilegesOf(server)) await tx.unsafe(statement);
    return;
  }
  const owner = roleName('memory_owner', server.database);
  const [row] = await tx<{ able: boolean; open: boolean }[]>`
    select has_database_privilege(${owner}, datname, 'create') as able,
      exists (select from aclexplode(coalesce(datacl, acldefault('d', datdba))) where grantee = 0) as open
    from pg_database where datname = current_database()`;
  if (!row?.able || row.open) {
    throw new MigrationError(
      `${row?.able ? 'every login of the server may connect to this database' : `${owner} may not create schemas here`}; run as the owner of the database: ${remedyOf(server)}`,
    );
  }
}

function privilegesOf({ database, login }: Server): string[] {
  const [owner = '', ...others] = roleNames(database).map(quote);
  return [
    `revoke all on database ${quote(database)} from public`,
    `grant connect on database ${quote(database)} to ${[owner, ...others, quote(login)].join(', ')}`,
    `grant create on database ${quote(database)} to ${owner}`,
  ];
}

/** What somebody with the rights for it runs once, where the login itself has not got them. */
function remedyOf(server: Server): string {
  const roles = roleNames(server.database).map(quote).join(', ');
  return [`grant ${roles} to ${quote(server.login)}`, ...privilegesOf(server)]
    .map((statement) => `${statement};`)
    .join(' ');
}

async function ensureJournal(tx: Tx, database: string): Promise<void> {
  await tx.unsafe(`set local role ${quote(roleName('memory_owner', database))}`);
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
