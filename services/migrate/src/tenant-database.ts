import { awaitDatabase, retryCollisions, roleName, roleNames } from '@memory/database';
import type { Logger } from '@memory/telemetry';
import postgres from 'postgres';
import { checkLogin } from './check-login.ts';

/** The database and the login that a tenant's URL names. */
type Tenant = { login: string; password: string; database: string };

const CONNECT_SECONDS = 10;

function readTenant(url: string): Tenant {
  const { username, password, pathname } = new URL(url);
  const tenant = {
    login: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  };
  if (tenant.login === '' || tenant.database === '') {
    throw new Error('SERVICE_DATABASE_URL must name the login and the database that are to be made');
  }
  return tenant;
}

/** Other migrators may be at the same roles: `run` may begin again, and looks at what is there. */
async function asAdmin(
  adminUrl: string,
  log: Logger,
  run: (sql: postgres.Sql) => Promise<void>,
): Promise<void> {
  const sql = postgres(adminUrl, {
    max: 1,
    connect_timeout: CONNECT_SECONDS,
    onnotice: () => {},
    connection: { application_name: 'memory-migrate' },
  });
  try {
    await awaitDatabase(sql, log);
    await retryCollisions(() => run(sql));
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The administrative URL, pointed at the tenant's database: who migrates it. */
export function adminUrlOf(adminUrl: string, url: string): string {
  const pointed = new URL(adminUrl);
  pointed.pathname = new URL(url).pathname;
  return pointed.href;
}

/**
 * Makes the login and the database of a tenant where they are missing, and gives the login the password of its URL.
 * The login does not inherit: it acts as one of its database's roles, or as nothing. It may connect to its own database
 * by a grant of its own. The administrator needs CREATEDB and CREATEROLE, and no superuser.
 *
 * @throws TenantRefusedError where the login could not be kept to this database; nothing is changed then
 */
export async function ensureTenant(adminUrl: string, url: string, log: Logger): Promise<void> {
  const { login, password, database } = readTenant(url);
  await asAdmin(adminUrl, log, async (sql) => {
    const verb = (await checkLogin(sql, login, database)) === 'present' ? sql`alter` : sql`create`;
    // Only a superuser may name SUPERUSER or NOSUPERUSER of a role that is there.
    const [statement] = await sql<{ text: string }[]>`
      select format('role %I login noinherit nocreatedb nocreaterole password %L',
                    ${login}::text, ${password}::text) as text`;
    await sql`${verb} ${sql.unsafe(statement?.text ?? '')}`;
    const [present] = await sql`select from pg_database where datname = ${database}`;
    if (!present) await sql`create database ${sql(database)}`.catch(unlessPresent);
    await sql`revoke all on database ${sql(database)} from public`;
    await sql`grant connect on database ${sql(database)} to ${sql(login)}`;
  });
}

/**
 * After the migration the database's roles are there: the login may act as those that services act as, and no longer
 * as those that all databases of the server shared before.
 */
export async function admitTenant(adminUrl: string, url: string, log: Logger): Promise<void> {
  const { login, database } = readTenant(url);
  await asAdmin(adminUrl, log, async (sql) => {
    for (const kind of ['memory_app', 'memory_graph', 'memory_query'] as const) {
      await sql`grant ${sql(roleName(kind, database))} to ${sql(login)}`;
      const [shared] = await sql`select from pg_roles where rolname = ${kind}`;
      if (shared) await sql`revoke ${sql(kind)} from ${sql(login)}`;
    }
  });
}

/**
 * Drops the database, whoever is connected to it, its roles, and the login. What is gone already is no fault; a role
 * that is used elsewhere stays, with a warning.
 */
export async function dropTenant(adminUrl: string, url: string, log: Logger): Promise<void> {
  const { login, database } = readTenant(url);
  await asAdmin(adminUrl, log, async (sql) => {
    await sql`drop database if exists ${sql(database)} with (force)`;
    for (const role of [...roleNames(database), login]) await dropRole(sql, role, log);
  });
}

async function dropRole(sql: postgres.Sql, role: string, log: Logger): Promise<void> {
  const [present] = await sql<{ isSuper: boolean }[]>`
    select rolsuper as "isSuper" from pg_roles where rolname = ${role}`;
  if (present?.isSuper) {
    log.warn({ role }, 'the role is a superuser, which was not made for this tenant: it stays');
    return;
  }
  try {
    await sql`drop role if exists ${sql(role)}`;
  } catch (err) {
    if (!(err instanceof postgres.PostgresError && IN_USE.has(err.code))) throw err;
    log.warn({ err, role, detail: err.detail }, 'the role is used outside the dropped database: it stays');
  }
}

/** Objects or grants depend on the role, or it is the administrator's own. */
const IN_USE = new Set(['2BP01', '55006']);
const DUPLICATE_DATABASE = '42P04';

function unlessPresent(error: unknown): void {
  if (!(error instanceof postgres.PostgresError && error.code === DUPLICATE_DATABASE)) throw error;
}
