import type { Logger } from '@memory/telemetry';
import postgres from 'postgres';

/** From this version on, CREATEROLE reaches no role but those that its holder has made. */
const CREATEROLE_IS_BOUNDED = 160_000;

/**
 * Takes from a login that has migrated its own database what would lead it into others: before Postgres 16, a role with
 * CREATEROLE may make itself a member of every role that is no superuser, those of other tenants' databases among
 * them. The roles that it was needed for are there now. A superuser can be kept out of nothing, so that is told only.
 */
export async function limitLogin(url: string, log: Logger): Promise<void> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 10,
    onnotice: () => {},
    connection: { application_name: 'memory-migrate' },
  });
  try {
    const [role] = await sql<{ login: string; isSuper: boolean; makesRoles: boolean; version: number }[]>`
      select rolname as login, rolsuper as "isSuper", rolcreaterole as "makesRoles",
        current_setting('server_version_num')::int as version
      from pg_roles where rolname = current_user`;
    if (role?.isSuper) {
      log.warn(
        { login: role.login },
        'SERVICE_DATABASE_URL is a superuser: tenants on this server are not kept apart; give it a login of its own',
      );
    } else if (role?.makesRoles && role.version < CREATEROLE_IS_BOUNDED) {
      await sql`alter role current_user nocreaterole`;
      log.info(
        { login: role.login },
        'took CREATEROLE from the login: before Postgres 16 it leads into the databases of other tenants',
      );
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
}
