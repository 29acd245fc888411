import { kindOfRole } from '@memory/database';
import type postgres from 'postgres';

/** A tenant whose login cannot be kept to its own database; the message is one line for the person who named it. */
export class TenantRefusedError extends Error {
  override readonly name = 'TenantRefusedError';
  readonly code = 'tenant_refused';
}

/**
 * Whether the login is there already, as the administrator's connection sees it.
 *
 * @throws TenantRefusedError where it is one of the group roles of a database, the administrator, a role above others,
 * or one that owns another database or was let into it
 */
export async function checkLogin(
  sql: postgres.Sql,
  login: string,
  database: string,
): Promise<'present' | 'absent'> {
  const refuse = (why: string): never => {
    throw new TenantRefusedError(
      `the login "${login}" of SERVICE_DATABASE_URL ${why}; name a login that is this tenant's alone`,
    );
  };
  if (kindOfRole(login) !== null) refuse('has the name of a database’s group role');
  const [role] = await sql<{ isSelf: boolean; isPowerful: boolean }[]>`
    select rolname = current_user as "isSelf", rolsuper or rolreplication or rolbypassrls as "isPowerful"
    from pg_roles where rolname = ${login}`;
  if (role === undefined) return 'absent';
  if (role.isSelf) refuse('is the administrator of SERVICE_DATABASE_ADMIN_URL');
  if (role.isPowerful) refuse('is a superuser, or may replicate or bypass row security');
  const [owned] = await sql<{ name: string }[]>`
    select datname as name from pg_database
    where datname <> ${database} and pg_has_role(${login}, datdba, 'member') order by 1`;
  if (owned) refuse(`owns the database "${owned.name}" as well`);
  const admitted = await sql<{ name: string; role: string }[]>`
    select datname as name, pg_get_userbyid(grantee) as role
    from pg_database, aclexplode(datacl)
    where datname <> ${database} and privilege_type = 'CONNECT' and grantee <> 0
      and pg_has_role(${login}, grantee, 'member') order by 1, 2`;
  // The roles that a whole server shared say nothing of one login: admitTenant takes them from it.
  const other = admitted.find(({ role }) => role === login || ![null, role].includes(kindOfRole(role)));
  if (other) refuse(`may connect to the database "${other.name}" as well, by "${other.role}"`);
  return 'present';
}
